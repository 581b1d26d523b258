// Rich messages: headings, lists, tables, details and what else their blocks are (core.telegram.org/bots/api#richmessage).

import {h, icon} from "./dom.js";
import {expandable, spoiler} from "./entities.js";
import {moment} from "./time.js";

const MARKS = {
  bold: "b", italic: "i", underline: "u", strikethrough: "s", code: "code.mono", marked: "mark", subscript: "sub",
  superscript: "sup", mathematical_expression: "code.mono",
};

// `context` has follow() for links and button() that draws a button of the message.
export function richMessage(rich, context) {
  return h(".rich", {dir: rich.is_rtl ? "rtl" : "auto"}, blocks(rich.blocks, context));
}

const blocks = (list, context) => (list || []).map((one) => block(one, context));

function block(one, context) {
  const words = (text = one.text) => richText(text, context);
  switch (one.type) {
    case "paragraph": return h("p", null, words());
    case "heading": return h(`h${Math.min(6, Math.max(1, one.size || 1))}`, null, words());
    case "pre": return h("pre", {tabindex: 0}, h("code", null, words()));
    case "footer": return h("footer", null, words());
    case "divider": return h("hr");
    case "list": return list(one, context);
    case "blockquote": return h("blockquote", null, blocks(one.blocks, context), credit(one, context));
    case "expandable_blockquote": return expandable([...words(), ...[credit(one, context)].filter(Boolean)]);
    case "pullquote": return h("blockquote.pull", null, words(), credit(one, context));
    case "details": return h("details", {open: one.is_open}, h("summary", null, words(one.summary)), blocks(one.blocks, context));
    case "table": return table(one, context);
    case "buttons": return h(`.buttons.${one.align || "left"}`, null, one.buttons.map((button) => context.button(button, words(button.text))));
    case "photo": return figure(one, context);
    case "collage":
    case "slideshow": return h("figure.collage", null, blocks(one.blocks, context), caption(one, context));
    case "thinking": return h("p.thinking", null, words());
    case "anchor": return h("span", {id: `anchor-${one.name}`});
    default: return h("p.unknown", null, icon("file"), ` ${one.type}`);
  }
}

function list(one, context) {
  return h("ul", null, one.items.map((item) => {
    const mark = item.has_checkbox ? (item.is_checked ? "☑" : "☐") : item.label;
    return h("li", null, h("span.label", null, mark), h("div", null, blocks(item.blocks, context)));
  }));
}

function table(one, context) {
  const kinds = ["bordered", "striped", "compact"].filter((kind) => one[`is_${kind}`]).map((kind) => `.${kind}`).join("");
  const rows = one.cells.map((row) => h("tr", null, row.map((cell) => h(
    cell.is_header ? "th" : "td",
    {colspan: cell.colspan, rowspan: cell.rowspan, style: {"text-align": cell.align, "vertical-align": cell.valign}},
    richText(cell.text ?? "", context),
  ))));
  const title = one.caption && h("caption", null, richText(one.caption, context));
  return h(".wide", {tabindex: 0}, h(`table${kinds}`, null, title, h("tbody", null, rows)));
}

function figure(one, context) {
  const image = h("img", {src: `file/${one.photo.at(-1).file_id}`, alt: "", loading: "lazy"});
  return h("figure", null, one.has_spoiler ? spoiler([image]) : image, caption(one, context));
}

const caption = (one, context) => one.caption && h("figcaption", null, richText(one.caption.text, context));
const credit = (one, context) => one.credit && h("cite", null, richText(one.credit, context));

export function richText(text, context) {
  if (typeof text === "string") return [text];
  if (Array.isArray(text)) return text.flatMap((part) => richText(part, context));
  return text ? [mark(text, context)] : [];
}

function mark(text, {follow, button}) {
  const inside = richText(text.text ?? "", {follow, button});
  const pressing = (what) => h("button.link", {type: "button", onclick: () => follow(what)}, inside);
  if (MARKS[text.type]) return h(MARKS[text.type], null, inside, text.expression);
  switch (text.type) {
    case "spoiler": return spoiler(inside);
    case "date_time": return moment(text.unix_time, text.date_time_format, inside);
    case "url": return pressing({url: text.url});
    case "text_mention": return pressing({user: text.user});
    case "mention": return pressing({username: text.username.replace("@", "")});
    case "bot_command": return pressing({command: text.bot_command});
    case "custom_emoji": return h("span", null, text.alternative_text);
    case "button": return button(text.button, richText(text.button.text, {follow, button}));
    default: return h("span", null, inside);
  }
}
