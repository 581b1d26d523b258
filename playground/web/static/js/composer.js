// Where one writes; or the one button that stands there instead: Start, Unblock, Join.

import {Completion} from "./completion.js";
import {h, icon} from "./dom.js";
import {gist, nameOf} from "./store.js";
import {t} from "./words.js";

let made = 0;

// `pane` has chat, viewer, send(text, reply), instead() and bot.
export class Composer {
  constructor(pane) {
    this.pane = pane;
    this.reply = null;
    this.input = h("textarea", {rows: 1, placeholder: t("message"), "aria-label": t("message"), maxlength: 4096, enterkeyhint: "send",
      "aria-keyshortcuts": "Control+ArrowUp", oninput: () => this.typed(), onkeydown: (event) => this.key(event)});
    this.completion = new Completion(this.input, `completion-${(made += 1)}`, (command) => this.send(`/${command}`));
    this.quote = h(".replying", {hidden: true});
    const slash = h("button.round.slash", {type: "button", "aria-label": t("commands"), title: t("commands"), onclick: () => this.browse()}, icon("slash"));
    this.button = h("button.round.send", {type: "button", "aria-label": t("send"), onclick: () => this.send(this.input.value)}, icon("send"));
    this.field = h(".field", null, this.quote, h(".typing", null, this.input, slash));
    this.writing = h(".writing", null, this.completion.element, this.field, this.button);
    this.only = h("button.only", {type: "button"});
    this.element = h("footer.composer", null, this.writing, this.only);
  }

  update() {
    const instead = this.pane.instead();
    this.writing.hidden = Boolean(instead);
    this.only.hidden = !instead;
    if (!instead) return;
    this.only.textContent = instead.label;
    this.only.disabled = !instead.act;
    this.only.onclick = instead.act;
  }

  typed() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 160)}px`;
    this.completion.offer(this.pane.chat.commands, this.pane.bot);
  }

  browse() {
    this.input.value = this.completion.open ? "" : "/";
    this.input.focus();
    this.typed();
  }

  key(event) {
    if (event.isComposing || this.completion.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send(this.input.value);
    } else if (event.key === "Escape") this.answer(null);
    else if (event.ctrlKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) this.step(event.key === "ArrowUp" ? -1 : 1);
  }

  // Ctrl+Up answers the message above, as in Telegram on a desktop.
  step(by) {
    const messages = this.pane.messages();
    const at = messages.indexOf(this.reply);
    this.answer(messages[at < 0 ? messages.length - 1 : at + by] || null);
  }

  answer(message) {
    this.reply = message;
    this.quote.hidden = !message;
    if (!message) return;
    const cancel = h("button.round", {type: "button", "aria-label": t("cancel"), onclick: () => this.answer(null)}, icon("close"));
    this.quote.replaceChildren(icon("reply"), h("span", null, h("b", null, nameOf(message.from)), gist(message, t)), cancel);
    this.input.focus();
  }

  send(text) {
    if (!text.trim()) return;
    this.pane.send(text, this.reply);
    this.input.value = "";
    this.typed();
    this.answer(null);
  }
}
