// Light or dark: as the system has it, until somebody chooses.

const KEY = "theme";

export class Theme {
  constructor() {
    this.system = matchMedia("(prefers-color-scheme: dark)");
    this.system.addEventListener("change", () => this.apply());
    this.apply();
  }

  get dark() {
    const chosen = localStorage.getItem(KEY);
    return chosen ? chosen === "dark" : this.system.matches;
  }

  apply() {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }

  toggle() {
    localStorage.setItem(KEY, this.dark ? "light" : "dark");
    this.apply();
  }
}
