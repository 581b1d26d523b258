// Inline keyboards: rows of equal widths, colours, a spinner until the press is answered, arrow keys from one to the next.

import {h, icon} from "./dom.js";
import {t} from "./words.js";

const STYLES = new Set(["danger", "success", "primary"]);

// `desk` has press(message, data), follow({url}), copy(text), tell(text) and isWaiting(message, data).
export function keyboard(message, desk) {
  const rows = message.reply_markup?.inline_keyboard;
  if (!rows) return null;
  const grid = h(".keyboard", {role: "group", "aria-label": t("keyboard"), onkeydown: walk}, rows.map((row, y) =>
    h(".keys", null, row.map((button, x) => key(message, button, [button.text], desk, `${y},${x}`)))));
  rove(grid, enabled(grid)[0]);
  grid.addEventListener("focusin", (event) => rove(grid, event.target.closest("button")));
  return grid;
}

export function key(message, button, words, desk, cell) {
  const data = button.callback_data;
  const waits = data !== undefined && desk.isWaiting(message, data);
  const style = STYLES.has(button.style) ? `.${button.style}` : "";
  const corner = button.url ? icon("away") : button.copy_text ? icon("copy") : null;
  const press = () => pressed(message, button, desk);
  return h(`button.key${style}${waits ? ".waits" : ""}`, {
    type: "button", "data-cell": cell, "data-data": data, "aria-busy": waits && "true",
    "aria-disabled": button.disabled && "true", title: button.url, onclick: button.disabled ? null : press,
  }, h("span", null, words), corner, waits && h("i.spinner", {role: "img", "aria-label": t("pressed")}));
}

function pressed(message, button, desk) {
  if (button.callback_data !== undefined) desk.press(message, button.callback_data);
  else if (button.url) desk.follow({url: button.url});
  else if (button.copy_text) desk.copy(button.copy_text.text);
  else desk.tell(t("unsupported"));
}

const all = (grid) => [...grid.querySelectorAll("button.key")];
const enabled = (grid) => all(grid).filter((one) => one.getAttribute("aria-disabled") !== "true");

// One stop for Tab in each keyboard: the button that had the focus last.
function rove(grid, chosen) {
  for (const one of all(grid)) one.tabIndex = one === chosen ? 0 : -1;
}

function walk(event) {
  const grid = event.currentTarget;
  const step = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
  if (!step || !event.target.matches("button.key")) return;
  event.preventDefault();
  const here = middle(event.target);
  const there = enabled(grid).filter((one) => one !== event.target).map((one) => ({one, at: middle(one)}))
    .filter(({at}) => (step[0] ? Math.abs(at.y - here.y) < 8 && (at.x - here.x) * step[0] > 0 : (at.y - here.y) * step[1] > 8))
    .sort((a, b) => distance(a.at, here) - distance(b.at, here));
  there[0]?.one.focus();
}

const distance = (a, b) => Math.abs(a.x - b.x) + 20 * Math.abs(a.y - b.y);

function middle(element) {
  const box = element.getBoundingClientRect();
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}
