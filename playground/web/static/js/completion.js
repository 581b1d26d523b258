// The bot's commands, offered while one is being typed.

import {h} from "./dom.js";
import {avatar} from "./avatar.js";
import {t} from "./words.js";

export class Completion {
  constructor(input, id, take) {
    Object.assign(this, {input, take, id, found: [], at: 0});
    this.element = h(".completion", {role: "listbox", id, hidden: true, "aria-label": t("commandsList")});
    const owned = {role: "combobox", "aria-autocomplete": "list", "aria-controls": id, "aria-expanded": "false"};
    for (const [name, value] of Object.entries(owned)) input.setAttribute(name, value);
  }

  offer(commands, bot) {
    const typed = /^\/(\w*)$/.exec(this.input.value);
    this.found = typed ? commands.filter(({command}) => command.startsWith(typed[1].toLowerCase())) : [];
    this.at = 0;
    this.element.replaceChildren(...this.found.map((one, index) => this.option(one, index, bot)));
    this.element.hidden = !this.open;
    this.input.setAttribute("aria-expanded", String(this.open));
    this.mark();
  }

  option({command, description}, index, bot) {
    const pick = (event) => {
      event.preventDefault();
      this.pick(index);
    };
    return h(".suggestion", {role: "option", id: `${this.id}-${index}`, onmousedown: pick},
      avatar(bot.id, bot.first_name, "tiny"), h("b", null, `/${command}`), h("span", null, description));
  }

  get open() {
    return this.found.length > 0;
  }

  mark() {
    [...this.element.children].forEach((one, index) => one.setAttribute("aria-selected", String(index === this.at)));
    this.element.children[this.at]?.scrollIntoView({block: "nearest"});
    if (this.open) this.input.setAttribute("aria-activedescendant", `${this.id}-${this.at}`);
    else this.input.removeAttribute("aria-activedescendant");
  }

  close() {
    this.found = [];
    this.element.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.mark();
  }

  pick(index) {
    const {command} = this.found[index];
    this.close();
    this.take(command);
  }

  // Whether the key was meant for the list.
  key(event) {
    if (!this.open) return false;
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step) {
      this.at = (this.at + step + this.found.length) % this.found.length;
      this.mark();
    } else if (event.key === "Enter") this.pick(this.at);
    else if (event.key === "Tab") this.fill();
    else if (event.key === "Escape") this.close();
    else return false;
    event.preventDefault();
    return true;
  }

  // Tab completes the word only, so that something can be added to it.
  fill() {
    this.input.value = `/${this.found[this.at].command} `;
    this.close();
  }
}
