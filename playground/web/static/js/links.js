// Where links lead: into the bot's private chat, into a group, to a message; all else only after a question.

import {avatar} from "./avatar.js";
import {choose, confirm, toast} from "./popup.js";
import {t} from "./words.js";

const PAYLOAD = /^[A-Za-z0-9_-]{0,64}$/;
const SUPERGROUP = -1000000000000;

export class Links {
  constructor(app) {
    this.app = app;
  }

  follow({command, url, user, username}, pane) {
    if (command) pane.send(command);
    else if (url) this.open(url, pane);
    else if (username) this.named(username, pane);
    else if (user?.id === this.app.store.bot.id) this.app.showDm(pane.viewer);
  }

  isBot(name) {
    return name.toLowerCase() === this.app.store.bot.username.toLowerCase();
  }

  named(name, pane) {
    if (this.isBot(name)) this.app.showDm(pane.viewer);
  }

  open(address, pane) {
    const url = new URL(address, "https://t.me");
    const parts = url.pathname.split("/").filter(Boolean);
    if (url.protocol === "tg:") return this.scheme(url, pane);
    if (url.host !== "t.me") return this.leave(url.href);
    if (parts[0] === "c") return this.message(SUPERGROUP - Number(parts[1]), Number(parts.at(-1)));
    if (this.isBot(parts[0] || "")) return this.deep(url.searchParams, pane);
    const chat = this.app.store.groups.find((one) => one.username?.toLowerCase() === parts[0]?.toLowerCase());
    if (!chat) return toast(t("away"));
    return this.message(chat.id, parts.length > 1 ? Number(parts.at(-1)) : 0);
  }

  scheme(url, pane) {
    if (url.host === "resolve" && this.isBot(url.searchParams.get("domain") || "")) this.deep(url.searchParams, pane);
    else if (url.host === "user" && Number(url.searchParams.get("id")) === this.app.store.bot.id) this.app.showDm(pane.viewer);
    else toast(t("away"));
  }

  async deep(parameters, pane) {
    const person = pane.viewer;
    const [start, group] = [parameters.get("start"), parameters.get("startgroup")];
    if (![start ?? "", group ?? ""].every((payload) => PAYLOAD.test(payload))) return toast(t("away"));
    if (group !== null) return this.bring(person, group);
    this.app.showDm(person);
    if (start !== null) await this.app.act("start", {person, payload: start});
    return undefined;
  }

  async bring(person, payload) {
    const groups = this.app.store.groups.filter((chat) => person in chat.members);
    const chat = await choose(t("chooseGroup"), groups.map((one) => [one.id, one.title, avatar(one.id, one.title, "small")]));
    if (chat === null) return;
    this.app.showGroup(chat);
    await this.app.act("bring", {person, chat, payload});
  }

  message(chat, number) {
    if (!this.app.store.chat(chat)) return toast(t("away"));
    this.app.showGroup(chat);
    const found = number && this.app.store.messages(chat).find((one) => one.message_id === number);
    if (found) requestAnimationFrame(() => this.app.paneOf(chat)?.jump(found.order));
    return undefined;
  }

  async leave(href) {
    if (/^https?:/.test(href) && await confirm(t("opens", href), t("open"))) window.open(href, "_blank", "noopener,noreferrer");
  }
}
