// Elements in one expression: h("button.round", {type: "button", onclick}, icon("back"), "Back").

export function h(name, attributes, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes || {})) set(element, key, value);
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function set(element, key, value) {
  if (value === null || value === undefined || value === false) return;
  if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
  else if (key === "style") Object.entries(value).forEach(([name, one]) => element.style.setProperty(name, one));
  else element.setAttribute(key, value === true ? "" : value);
}

const PATHS = {
  back: "M15 5l-7 7 7 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  dots: "M12 5.500v.01M12 12v.01M12 18.500v.01",
  send: "M4 12l-1-8 19 8-19 8 1-8zm0 0h9",
  slash: "M9.500 17l5-10M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z",
  close: "M6 6l12 12M18 6L6 18",
  reply: "M10 6l-6 6 6 6v-4c5 0 8 1 10 4 0-6-4-9-10-9V6z",
  copy: "M9 9h10v11H9zM5 15V4h10",
  eye: "M2 12s4-6.500 10-6.500S22 12 22 12s-4 6.500-10 6.500S2 12 2 12zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  moon: "M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z",
  plus: "M12 5v14M5 12h14",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7.500 8c.8-4 3.800-6 7.500-6s6.700 2 7.500 6",
  group: "M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 19c.6-3.500 3-5 6.500-5s5.900 1.500 6.500 5M16 11a3 3 0 1 0-1-5.800M18 14c2 .6 3.200 2.300 3.500 5",
  grid: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm-9 9h18M12 3c3 3 3.500 6 3.500 9s-.5 6-3.500 9c-3-3-3.500-6-3.500-9s.5-6 3.500-9z",
  block: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.700 5.700l12.600 12.600",
  leave: "M14 4H6v16h8M11 12h10m-3.500-3.500L21 12l-3.500 3.500",
  down: "M6 9.500l6 6 6-6",
  away: "M8 16L17 7M9 7h8v8",
  topic: "M5 9h14M5 15h14M10 4L8 20M16 4l-2 16",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  restart: "M19 8a8 8 0 1 0 1 5M20 3v5h-5",
  check: "M3 13l4 4L16 7",
  checks: "M2 13l4 4 9-10M11.500 16l1 1 9-10",
};

export function icon(name, label) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  if (label) svg.setAttribute("aria-label", label);
  else svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const isPhone = () => matchMedia("(max-width: 760px)").matches;
