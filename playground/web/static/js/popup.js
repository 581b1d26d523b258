// What pops up: toasts, alerts, questions, menus, a picture at full size.

import {h, icon} from "./dom.js";
import {t} from "./words.js";

const TOAST_MS = 3500;

export function toast(text) {
  const note = h(".toast", null, text);
  document.getElementById("toasts").append(note);
  setTimeout(() => note.remove(), TOAST_MS + text.length * 30);
}

function dialog(children, {role = "dialog", label} = {}) {
  const box = h("dialog.card", {role, "aria-label": label}, children);
  box.addEventListener("close", () => box.remove());
  box.addEventListener("click", (event) => event.target === box && box.close());
  document.body.append(box);
  box.showModal();
  return box;
}

export function alert(text, title) {
  const box = dialog([
    title && h("h2", null, title), h("p", null, text),
    h(".choices", null, h("button.flat", {type: "button", onclick: () => box.close()}, t("ok"))),
  ], {role: "alertdialog", label: text});
  box.querySelector("button").focus();
}

export function confirm(text, action) {
  return new Promise((resolve) => {
    const close = (answer) => () => {
      resolve(answer);
      box.close();
    };
    const box = dialog([
      h("p", null, text),
      h(".choices", null,
        h("button.flat", {type: "button", onclick: close(false)}, t("cancel")),
        h("button.flat", {type: "button", onclick: close(true)}, action)),
    ], {role: "alertdialog", label: text});
    box.addEventListener("close", () => resolve(false));
  });
}

// Ask for a name, and for one of `kinds` where there are any: {name, kind}, or null.
export function ask(title, label, {kinds = [], names = []} = {}) {
  return new Promise((resolve) => {
    const input = h("input", {name: "name", required: true, maxlength: 64, autocomplete: "off", "aria-label": label, placeholder: label, value: names[0]});
    const chips = names.map((name) => h("button.chip", {type: "button", onclick: () => { input.value = name; }}, name));
    const radios = kinds.map(([kind, word], index) =>
      h("label.choice", null, h("input", {type: "radio", name: "kind", value: kind, checked: index === 0}), word));
    const send = (event) => {
      event.preventDefault();
      const chosen = new FormData(event.target);
      resolve({name: chosen.get("name").trim(), kind: chosen.get("kind")});
      box.close();
    };
    const box = dialog([h("form", {onsubmit: send}, h("h2", null, title), input, h(".chips", null, chips), radios,
      h(".choices", null,
        h("button.flat", {type: "button", onclick: () => box.close()}, t("cancel")),
        h("button.flat", {type: "submit"}, t("create"))))], {label: title});
    box.addEventListener("close", () => resolve(null));
    input.focus();
  });
}

// Choose one of [value, label, picture]: the value, or null.
export function choose(title, options) {
  return new Promise((resolve) => {
    const pick = (value) => () => {
      resolve(value);
      box.close();
    };
    const box = dialog([h("h2", null, title), options.map(([value, label, picture]) =>
      h("button.option", {type: "button", onclick: pick(value)}, picture, h("span", null, label)))], {label: title});
    box.addEventListener("close", () => resolve(null));
  });
}

export function enlarge(source) {
  const box = h("dialog.lightbox", {"aria-label": t("photo"), onclick: () => box.close(), onclose: () => box.remove()},
    h("button.round", {type: "button", "aria-label": t("ok")}, icon("close")), h("img", {src: source, alt: ""}));
  document.body.append(box);
  box.showModal();
}

// A menu at a place of the screen; items are [icon, label, act, kind].
export function menu(place, items) {
  document.querySelector(".menu")?.remove();
  const back = document.activeElement;
  const list = h(".menu", {role: "menu", popover: "auto", onkeydown: (event) => walk(event, list)}, items.map(([picture, label, act, kind]) =>
    h(`button.item${kind ? `.${kind}` : ""}`, {type: "button", role: "menuitem", tabindex: -1, onclick: () => {
      list.hidePopover();
      act();
    }}, icon(picture), label)));
  list.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    list.remove();
    if (document.activeElement === document.body) back?.focus();
  });
  document.body.append(list);
  list.showPopover();
  const box = list.getBoundingClientRect();
  list.style.left = `${Math.max(8, Math.min(place.x, innerWidth - box.width - 8))}px`;
  list.style.top = `${Math.max(8, Math.min(place.y, innerHeight - box.height - 8))}px`;
  list.querySelector("button")?.focus();
}

function walk(event, list) {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (!step) return;
  event.preventDefault();
  const items = [...list.querySelectorAll("button")];
  items[(items.indexOf(document.activeElement) + step + items.length) % items.length].focus();
}

export const under = (element) => {
  const box = element.getBoundingClientRect();
  return {x: box.left, y: box.bottom + 4};
};
