// One chat as one person sees it: its header, its topics, its log, and where to write.

import {avatar} from "./avatar.js";
import {Composer} from "./composer.js";
import {h, icon} from "./dom.js";
import {Log} from "./log.js";
import {chatMenu, messageMenu} from "./menus.js";
import {enlarge, toast, under} from "./popup.js";
import {nameOf} from "./store.js";
import {t} from "./words.js";

export class Pane {
  constructor(app, id, viewer) {
    Object.assign(this, {app, id, viewer, topic: 0, isGroup: id < 0});
    this.header = h("header.bar");
    this.topics = h(".topics", {role: "tablist", "aria-label": t("forum"), hidden: true});
    this.log = new Log(this);
    this.composer = new Composer(this);
    this.intro = h(".intro", {hidden: true});
    this.hint = h("button.hint", {type: "button", hidden: true});
    this.element = h(`section.pane.${this.isGroup ? "group" : "dm"}`, null, this.header, this.topics, this.log.element, this.intro, this.hint, this.composer.element);
  }

  get chat() {
    return this.app.store.chat(this.id);
  }

  get bot() {
    return this.app.store.bot;
  }

  get person() {
    return this.app.store.person(this.viewer);
  }

  get title() {
    return this.isGroup ? this.chat.title : this.bot.first_name;
  }

  messages() {
    const all = this.app.store.messages(this.id);
    if (!this.chat.is_forum) return all;
    return all.filter((message) => (message.is_topic_message ? message.message_thread_id : 0) === this.topic);
  }

  update() {
    this.element.setAttribute("aria-label", this.isGroup ? this.title : `${this.title}: ${nameOf(this.person)}`);
    this.drawHeader();
    this.drawTopics();
    this.drawIntro();
    this.drawHint();
    this.log.show(this.messages());
    this.composer.update();
  }

  drawHeader() {
    const {connected, unread} = this.app;
    const status = this.isGroup ? t("members", Object.keys(this.chat.members).length) : t(this.person.blocked ? "blocked" : "bot");
    const others = unread.except(this.id);
    const signature = JSON.stringify([this.title, status, connected, others, this.person.first_name]);
    if (signature === this.signature) return;
    this.signature = signature;
    const face = this.isGroup ? avatar(this.id, this.title) : avatar(this.bot.id, this.bot.first_name);
    const more = h("button.round.more", {type: "button", "aria-label": t("more"), "aria-haspopup": "menu", onclick: () => chatMenu(this, under(more))}, icon("dots"));
    this.header.replaceChildren(
      h("button.round.back", {type: "button", "aria-label": t("back"), onclick: () => this.app.showList()}, icon("back"), others ? h("b.badge", null, String(others)) : ""),
      face, h(".titles", null, h("h2", null, this.title), h("small", null, connected ? status : t("connecting"))),
      h("span.whose", {title: t("dmOf")}, avatar(this.viewer, nameOf(this.person), "tiny"), nameOf(this.person)),
      more);
  }

  drawTopics() {
    const shown = this.chat.is_forum ? [{id: 0, name: t("general")}, ...this.chat.topics] : [];
    if (!shown.some(({id}) => id === this.topic)) this.topic = 0;
    this.topics.hidden = !shown.length;
    this.topics.replaceChildren(...shown.map(({id, name}) => h("button.tab", {
      type: "button", role: "tab", "aria-selected": String(id === this.topic), onclick: () => this.openTopic(id),
    }, name)));
  }

  openTopic(id) {
    this.topic = id;
    this.update();
  }

  drawIntro() {
    const described = !this.isGroup && !this.messages().length;
    this.intro.hidden = !described;
    if (described) this.intro.replaceChildren(h("b", null, t("what")), h("p", null, this.bot.description || "…"));
  }

  drawHint() {
    const {hint} = this.app.store.values.get("page");
    const begun = this.messages().some((message) => !message.from.is_bot && message.text?.startsWith("/"));
    this.hint.hidden = !this.isGroup || !hint || begun || Boolean(this.instead());
    if (this.hint.hidden) return;
    this.hint.replaceChildren(h("small", null, t("hint")), h("b", null, hint));
    this.hint.onclick = () => this.send(hint);
  }

  // What stands in the place of the composer: {label, act}, or nothing.
  instead() {
    const {chat, person} = this;
    if (!this.isGroup) {
      if (person.blocked) return {label: t("unblock"), act: () => this.act("unblock")};
      return person.started ? null : {label: t("start"), act: () => this.act("start")};
    }
    if (!(this.viewer in chat.members)) return {label: t("join"), act: () => this.act("join", {chat: this.id})};
    return chat.may_write ? null : {label: t("silent"), act: null};
  }

  // what is done here

  act(name, fields) {
    return this.app.act(name, {person: this.viewer, ...fields});
  }

  send(text, reply) {
    this.log.toEnd();
    return this.act("send", {chat: this.id, text, topic: this.topic || null, reply_to: reply?.order ?? null});
  }

  press = (message, data) => this.app.press(this.viewer, message, data);
  isWaiting = (message, data) => this.app.isWaiting(this.viewer, message.order, data);
  follow = (what) => this.app.links.follow(what, this);
  answer = (message) => this.composer.answer(message);
  enlarge = enlarge;
  tell = toast;

  menu = (event, message) => {
    event.preventDefault();
    messageMenu(this, message, {x: event.clientX, y: event.clientY});
  };

  jump = (order) => {
    const message = this.app.store.message(this.id, order);
    const topic = message?.is_topic_message ? message.message_thread_id : 0;
    if (message && this.chat.is_forum && topic !== this.topic) this.openTopic(topic);
    if (!this.log.jump(order)) toast(t("noSuch"));
  };

  copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t("copied"));
    } catch {
      toast(text);
    }
  };
}
