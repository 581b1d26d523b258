// Who I am, and the chats that I have.

import {avatar} from "./avatar.js";
import {h, icon} from "./dom.js";
import {newPerson, pageMenu} from "./menus.js";
import {under} from "./popup.js";
import {serviceText} from "./service.js";
import {gist, nameOf} from "./store.js";
import {clock} from "./time.js";
import {t} from "./words.js";

export class Sidebar {
  constructor(app, element) {
    this.app = app;
    const menu = h("button.round.menu-button", {type: "button", "aria-label": t("menu"), "aria-haspopup": "menu", onclick: () => pageMenu(app, under(menu))}, icon("menu"));
    this.title = h("h1");
    this.people = h(".people", {role: "radiogroup", onkeydown: (event) => this.walk(event)});
    this.chats = h("ul.chats");
    element.replaceChildren(h("header.bar", null, menu, this.title), this.people, this.chats);
    this.element = element;
  }

  update() {
    this.element.setAttribute("aria-label", t("chats"));
    this.title.textContent = this.app.connected ? t("chats") : t("connecting");
    this.people.setAttribute("aria-label", t("who"));
    const focused = this.element.contains(document.activeElement) && document.activeElement.dataset.key;
    this.people.replaceChildren(...this.app.store.people.map((person) => this.person(person)), this.adder());
    this.chats.replaceChildren(...this.rows());
    if (focused) this.element.querySelector(`[data-key="${focused}"]`)?.focus();
  }

  person(person) {
    const mine = person.id === this.app.me;
    const unread = this.app.unread.count(person.id, person.id);
    const name = nameOf(person);
    return h("button.who", {
      type: "button", role: "radio", "aria-checked": String(mine), tabindex: mine ? 0 : -1, "data-key": `person-${person.id}`,
      "aria-label": unread ? `${name}, ${unread} ${t("unread")}` : name, onclick: () => this.app.be(person.id),
    }, h("span.ring", null, avatar(person.id, name)), unread && !mine ? h("b.badge", null, String(unread)) : "", h("small", null, name));
  }

  adder() {
    return h("button.who.adder", {type: "button", "data-key": "adder", "aria-label": t("newPerson"), title: t("newPerson"), onclick: () => newPerson(this.app)},
      h("span.ring", null, h("span.avatar", null, icon("plus"))));
  }

  walk(event) {
    const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
    if (!step) return;
    event.preventDefault();
    const radios = [...this.people.querySelectorAll("[role=radio]")];
    const next = radios[(radios.indexOf(document.activeElement) + step + radios.length) % radios.length];
    next.focus();
    next.click();
  }

  rows() {
    const {store, me} = this.app;
    const dm = {id: me, title: store.bot.first_name, face: store.bot.id};
    const groups = store.groups.filter((chat) => me in chat.members || chat.id === this.app.group).map((chat) => ({id: chat.id, title: chat.title, face: chat.id}));
    return [...groups, dm].map((chat) => this.row(chat, store.messages(chat.id).at(-1)));
  }

  row({id, title, face}, last) {
    const unread = this.app.unread.count(this.app.me, id);
    const open = this.app.paneOf(id) ? "true" : null;
    return h("li", null, h("button.chat", {type: "button", "data-key": `chat-${id}`, "aria-current": open, onclick: () => this.app.show(id)},
      avatar(face, title, "large"),
      h("span.top", null, h("b", null, title), last && h("time", null, clock(last.date))),
      h("span.bottom", null, h("span.gist", null, ...this.gist(id, last)), unread ? h("b.badge", {"aria-label": `${unread} ${t("unread")}`}, String(unread)) : "")));
  }

  gist(id, last) {
    if (!last) return [t("nobody")];
    const service = serviceText(last);
    if (service) return [service];
    const author = last.from.id === this.app.me ? t("you") : nameOf(last.from);
    return id < 0 || author === t("you") ? [h("i", null, `${author}: `), gist(last, t)] : [gist(last, t)];
  }
}
