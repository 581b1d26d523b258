// A text with its entities as elements. Offsets are in UTF-16 units, as JavaScript counts anyway.

import {h} from "./dom.js";
import {t} from "./words.js";
import {moment} from "./time.js";

const PLAIN = {
  bold: "b", italic: "i", underline: "u", strikethrough: "s", code: "code.mono",
};
const FOUND = /(?<![\w/@.:])\/[a-zA-Z][a-zA-Z0-9_]{0,31}(?:@\w+)?(?![\w/])|https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]|(?<![\w@])@[a-zA-Z]\w{3,31}/g;

// `follow` is called with {command}, {url}, {user} or {username} when something is pressed.
export function entityText(text, entities, follow) {
  const nested = [...(entities || [])].sort((one, other) => one.offset - other.offset || other.length - one.length);
  return piece(text, 0, text.length, nested, follow);
}

function piece(text, from, to, entities, follow) {
  const parts = [];
  let at = from;
  for (let index = 0; index < entities.length; index += 1) {
    const entity = entities[index];
    if (entity.offset < at) continue; // it lies inside the one before, which has drawn it
    parts.push(...between(text.slice(at, entity.offset), parts.at(-1), follow));
    const end = Math.min(entity.offset + entity.length, to);
    const inside = entities.slice(index + 1).filter((one) => one.offset < end);
    parts.push(element(entity, text, end, inside, follow));
    at = end;
  }
  return [...parts, ...between(text.slice(at, to), parts.at(-1), follow)];
}

// A block ends its line by itself.
const between = (words, before, follow) =>
  detected(before?.matches?.("pre, blockquote") ? words.replace(/^\n/, "") : words, follow);

function element(entity, text, end, inside, follow) {
  const raw = text.slice(entity.offset, end);
  const whole = () => piece(text, entity.offset, end, inside, follow);
  if (PLAIN[entity.type]) return h(PLAIN[entity.type], null, entity.type === "code" ? raw : whole());
  switch (entity.type) {
    case "pre": return h("pre", {tabindex: 0}, h("code", null, raw));
    case "blockquote": return h("blockquote", null, whole());
    case "expandable_blockquote": return expandable(whole());
    case "spoiler": return spoiler(whole());
    case "date_time": return moment(entity.unix_time, entity.date_time_format, whole());
    case "text_link": return link(whole(), entity.url, () => follow({url: entity.url}));
    case "text_mention": return press("mention", whole(), () => follow({user: entity.user}));
    case "url": return link([raw], raw, () => follow({url: raw}));
    case "bot_command": return press("command", [raw], () => follow({command: raw}));
    case "mention": return press("mention", [raw], () => follow({username: raw.slice(1)}));
    default: return h("span", null, whole());
  }
}

function detected(text, follow) {
  const parts = [];
  let at = 0;
  for (const {0: found, index} of text.matchAll(FOUND)) {
    parts.push(text.slice(at, index));
    if (found.startsWith("/")) parts.push(press("command", [found], () => follow({command: found})));
    else if (found.startsWith("@")) parts.push(press("mention", [found], () => follow({username: found.slice(1)})));
    else parts.push(link([found], found, () => follow({url: found})));
    at = index + found.length;
  }
  parts.push(text.slice(at));
  return parts.filter(Boolean);
}

function link(children, url, go) {
  const stop = (event) => {
    event.preventDefault();
    go();
  };
  return h("a.link", {href: url, title: url, rel: "noopener noreferrer", onclick: stop}, children);
}

function press(kind, children, go) {
  return h(`button.link.${kind}`, {type: "button", onclick: go}, children);
}

export function spoiler(children) {
  const cover = h("span.spoiler", {role: "button", tabindex: 0, "aria-label": t("spoiler")}, h("span", null, children));
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    cover.classList.add("open");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
  };
  cover.addEventListener("click", reveal);
  cover.addEventListener("keydown", reveal);
  return cover;
}

export function expandable(children) {
  const toggle = h("button.expand", {type: "button", "aria-expanded": "false"}, t("show"));
  const quote = h("blockquote.folded", null, h(".folding", null, children), toggle);
  toggle.addEventListener("click", () => {
    const folded = quote.classList.toggle("folded");
    toggle.setAttribute("aria-expanded", String(!folded));
    toggle.textContent = t(folded ? "show" : "hide");
  });
  return quote;
}
