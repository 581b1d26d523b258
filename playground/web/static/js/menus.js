// The menus: of the page, of a chat, of a message.

import {ask, menu} from "./popup.js";
import {t} from "./words.js";

const NAMES = {
  ru: ["Дарья", "Егор", "Лёля 🌻", "Айгуль", "Зураб", "Tomás"],
  en: ["Daria", "Tomás", "Mei", "Ngozi", "Lola 🌻", "Айгуль"],
};

export function pageMenu(app, place) {
  menu(place, [
    ["person", t("newPerson"), () => newPerson(app)],
    ["group", t("newGroup"), () => newGroup(app)],
    ["grid", t(app.everyDm ? "oneDm" : "everyDm"), () => app.toggleDms(), "wide"],
    ["moon", t(app.theme.dark ? "dayTheme" : "theme"), () => app.theme.toggle()],
    ...(app.store.values.get("page").can_restart ? [["restart", t("restart"), () => app.act("restart", {person: app.me})]] : []),
    ["globe", t("language"), () => app.act("speak", {person: app.me, language: t("lang") === "ru" ? "en" : "ru"})],
  ]);
}

export async function newPerson(app) {
  const taken = new Set(app.store.people.map((person) => person.first_name));
  const answer = await ask(t("newPerson"), t("name"), {names: NAMES[t("lang")].filter((name) => !taken.has(name))});
  if (answer?.name) app.act("new_person", {person: app.me, name: answer.name});
}

async function newGroup(app) {
  const kinds = ["supergroup", "forum", "group"].map((kind) => [kind, t(kind)]);
  const answer = await ask(t("newGroup"), t("title"), {kinds});
  if (answer?.name) app.act("new_group", {person: app.me, title: answer.name, kind: answer.kind});
}

export function chatMenu(pane, place) {
  menu(place, pane.isGroup ? groupItems(pane) : dmItems(pane));
}

function dmItems(pane) {
  const {person} = pane;
  if (person.blocked) return [["person", t("unblock"), () => pane.act("unblock")]];
  if (!person.started) return [["person", t("start"), () => pane.act("start")]];
  return [["block", t("block"), () => pane.act("block"), "bad"]];
}

function groupItems(pane) {
  const {chat, viewer, bot} = pane;
  const where = {chat: pane.id};
  if (!(viewer in chat.members)) return [["group", t("join"), () => pane.act("join", where)]];
  const items = [];
  if (chat.is_forum) items.push(["topic", t("newTopic"), () => newTopic(pane)]);
  if (!(bot.id in chat.members)) items.push(["plus", t("bring"), () => pane.act("bring", where)]);
  else if (chat.members[viewer] === "creator") items.push(["block", t("kick"), () => pane.act("kick", where), "bad"]);
  return [...items, ["leave", t("leave"), () => pane.act("leave", where), "bad"]];
}

async function newTopic(pane) {
  const answer = await ask(t("newTopic"), t("title"));
  if (answer?.name) pane.act("new_topic", {chat: pane.id, name: answer.name});
}

export function messageMenu(pane, message, place) {
  const words = message.text ?? message.caption;
  const items = [];
  if (!pane.instead()) items.push(["reply", t("reply"), () => pane.answer(message)]);
  if (words) items.push(["copy", t("copy"), () => pane.copy(words)]);
  if (items.length) menu(place, items);
}
