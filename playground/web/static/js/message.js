// One message as a row of the log: its bubble, what hangs under it, or the pill of a service message.

import {avatar, colourOf} from "./avatar.js";
import {h, icon} from "./dom.js";
import {entityText} from "./entities.js";
import {key, keyboard} from "./keyboard.js";
import {richMessage} from "./rich.js";
import {serviceText} from "./service.js";
import {gist, nameOf} from "./store.js";
import {clock, day} from "./time.js";
import {t} from "./words.js";

// `shape` says how it stands among its neighbours: {first, last, newDay}.
export function row(message, shape, desk) {
  const service = serviceText(message);
  const inner = service ? h(".service", {"aria-label": t("service")}, h("span", null, service)) : spoken(message, shape, desk);
  const kinds = service ? "served" : [mine(message, desk) ? "out" : "in", shape.first && "first", shape.last && "last"].filter(Boolean).join(".");
  return h(`.row.${kinds}`, {"data-order": message.order}, shape.newDay && h(".service.day", null, h("span", null, day(message.date))), inner);
}

const mine = (message, desk) => message.from.id === desk.viewer;

function spoken(message, shape, desk) {
  const author = message.sender_chat ? {id: message.sender_chat.id, first_name: message.sender_chat.title} : message.from;
  const faces = desk.isGroup && !mine(message, desk);
  return h(".line", null,
    faces && (shape.last ? avatar(author.id, nameOf(author), "small") : h("span.faceless")),
    h("article.message", {"aria-label": `${nameOf(author)}, ${clock(message.date)}`},
      bubble(message, shape, author, faces, desk), keyboard(message, desk)),
    h("button.answer", {type: "button", tabindex: -1, "aria-label": t("reply"), title: t("reply"), onclick: () => desk.answer(message)}, icon("reply")));
}

function bubble(message, shape, author, faces, desk) {
  const parts = [
    faces && shape.first && h(`.name.ink-${colourOf(author.id)}`, null, nameOf(author)),
    isWhisper(message) && h(".whisper", null, icon("eye"), t("onlyYou")),
    quoted(message, desk),
    photo(message, desk),
    file(message),
    body(message, desk),
  ];
  return h(`.bubble${message.photo ? ".pictured" : ""}`, {oncontextmenu: (event) => desk.menu(event, message)}, parts);
}

export const isWhisper = (message) => Boolean(message.receiver_user || message.ephemeral_message_id);

function body(message, desk) {
  if (message.rich_message) {
    const draw = (button, words) => key(message, button, words, desk);
    return h(".text", null, richMessage(message.rich_message, {follow: desk.follow, button: draw}), meta(message, desk));
  }
  const words = message.text ?? message.caption ?? "";
  const entities = message.text === undefined ? message.caption_entities : message.entities;
  return h(`.text${words ? "" : ".empty"}`, {dir: "auto"}, entityText(words, entities, desk.follow), meta(message, desk));
}

function meta(message, desk) {
  return h("span.meta", null,
    message.edit_date && h("span", null, t("edited")),
    h("time", {datetime: new Date(message.date * 1000).toISOString()}, clock(message.date)),
    mine(message, desk) && icon("checks"));
}

function quoted(message, desk) {
  const reply = message.reply_to_message;
  if (!reply) return null;
  const jump = () => desk.jump(message.reply_to_order);
  return h(`button.quoted.ink-${colourOf(reply.from.id)}`, {type: "button", onclick: jump},
    h("b", null, nameOf(reply.from)), h("span", null, gist(reply, t) || serviceText(reply)));
}

function photo(message, desk) {
  if (!message.photo) return null;
  const {file_id: id, width, height} = message.photo.at(-1);
  const source = `file/${encodeURIComponent(id)}`;
  return h("button.photo", {type: "button", "aria-label": t("photo"), onclick: () => desk.enlarge(source)},
    h("img", {src: source, width, height, alt: message.caption || t("photo"), loading: "lazy"}));
}

function file(message) {
  if (!message.document) return null;
  const {file_id: id, file_name: name = t("file"), file_size: size = 0} = message.document;
  return h("a.file", {href: `file/${encodeURIComponent(id)}`, download: name}, h("span.sheet", null, icon("file")),
    h("span", null, h("b", null, name), h("small", null, `${Math.max(size / 1024, 0.1).toFixed(1)} KB`)));
}
