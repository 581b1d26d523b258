// The messages of one chat. What did not change is not touched: a thousand messages cost nothing while one is edited.

import {h, icon, still} from "./dom.js";
import {row} from "./message.js";
import {serviceText} from "./service.js";
import {day} from "./time.js";
import {t} from "./words.js";

const TOGETHER = 600; // seconds within which messages of one author hang together

export class Log {
  constructor(desk) {
    this.desk = desk;
    this.rows = new Map(); // order -> {message, shape, element}
    this.list = h(".log", {role: "log", "aria-live": "polite", "aria-relevant": "additions", "aria-label": t("log")});
    this.scroller = h(".scroller", {tabindex: 0, "aria-label": t("log"), onscroll: () => this.scrolled()}, this.list);
    this.count = h("b");
    this.down = h("button.down.round", {type: "button", hidden: true, "aria-label": t("down"), onclick: () => this.toEnd()}, icon("down"), this.count);
    this.element = h(".history", null, this.scroller, this.down);
    this.drawn = false;
  }

  show(messages) {
    const kept = new Set();
    let before = null;
    for (let index = 0; index < messages.length; index += 1) {
      const message = messages[index];
      kept.add(message.order);
      this.place(message, shapeOf(messages, index), before);
      before = this.rows.get(message.order).element;
    }
    for (const order of [...this.rows.keys()]) if (!kept.has(order)) this.remove(order);
    this.drawn = true;
    this.list.classList.toggle("nothing", !messages.length);
  }

  place(message, shape, before) {
    const known = this.rows.get(message.order);
    if (known && known.message === message && same(known.shape, shape)) return;
    const element = row(message, shape, this.desk);
    if (known) {
      replace(known.element, element);
    } else {
      if (before) before.after(element);
      else this.list.prepend(element);
      if (this.drawn) this.greet(element);
    }
    this.rows.set(message.order, {message, shape, element});
  }

  greet(element) {
    if (!element.nextElementSibling) element.classList.add("new");
    if (this.away()) this.missed((this.unseen || 0) + 1);
  }

  remove(order) {
    const {element} = this.rows.get(order);
    this.rows.delete(order);
    if (still() || document.hidden) return element.remove();
    element.inert = true;
    element.classList.add("gone");
    setTimeout(() => element.remove(), 180);
  }

  // Draw one message anew though it did not change: a button of it is pressed, or was answered.
  redraw(order) {
    const known = this.rows.get(order);
    if (!known) return;
    const element = row(known.message, known.shape, this.desk);
    replace(known.element, element);
    known.element = element;
  }

  jump(order) {
    const element = this.rows.get(order)?.element;
    if (!element) return false;
    element.scrollIntoView({block: "center", behavior: still() ? "auto" : "smooth"});
    element.classList.remove("found");
    requestAnimationFrame(() => element.classList.add("found"));
    return true;
  }

  away() {
    return this.scroller.scrollTop < -80;
  }

  scrolled() {
    this.down.hidden = !this.away();
    if (!this.away()) this.missed(0);
  }

  missed(count) {
    this.unseen = count;
    this.count.textContent = count || "";
  }

  toEnd() {
    this.scroller.scrollTo({top: 0, behavior: still() ? "auto" : "smooth"});
  }
}

const same = (one, other) => one.first === other.first && one.last === other.last && one.newDay === other.newDay;

function shapeOf(messages, index) {
  const [before, message, after] = [messages[index - 1], messages[index], messages[index + 1]];
  const newDay = !before || day(before.date) !== day(message.date);
  return {newDay, first: newDay || !together(before, message), last: !after || day(after.date) !== day(message.date) || !together(message, after)};
}

function together(one, other) {
  const authors = [one, other].map((message) => message.sender_chat?.id ?? message.from.id);
  return authors[0] === authors[1] && other.date - one.date < TOGETHER && !serviceText(one) && !serviceText(other);
}

// Who stood on a button stays there when the keyboard is drawn anew.
function replace(old, element) {
  const cell = old.contains(document.activeElement) && document.activeElement.dataset.cell;
  const open = [...old.querySelectorAll("details")].map((one) => one.open);
  old.replaceWith(element);
  element.querySelectorAll("details").forEach((one, index) => { one.open = open[index] ?? one.open; });
  if (!cell) return;
  const keys = [...element.querySelectorAll('.key:not([aria-disabled="true"])')];
  (keys.find((one) => one.dataset.cell === cell) || keys[0])?.focus({preventScroll: true});
}
