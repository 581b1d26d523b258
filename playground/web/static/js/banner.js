// On a phone, what comes in a chat that is not open slides in at the top; a touch leads there.

import {avatar} from "./avatar.js";
import {h, isPhone} from "./dom.js";
import {gist, nameOf} from "./store.js";
import {t} from "./words.js";

const BANNER_MS = 4000;

export class Banner {
  constructor(app) {
    this.app = app;
  }

  notice(values) {
    if (!isPhone()) return;
    const news = values.filter((value) => this.isNews(value)).at(-1);
    if (news) this.show(news);
  }

  // New, loud, not one's own, and in a chat of one's own that is not open.
  isNews(value) {
    const {me, screen, group} = this.app;
    if (!value?.order || value.edit_date || value.silent || value.from.id === me || !gist(value, t)) return false;
    const id = value.chat.id;
    if (id > 0) return id === me && screen !== "dm";
    return me in (this.app.store.chat(id)?.members || {}) && !(screen === "group" && id === group);
  }

  show(message) {
    const id = message.chat.id;
    this.element?.remove();
    const open = () => {
      this.element.remove();
      this.app.show(id);
    };
    const title = message.chat.title || nameOf(message.from);
    this.element = h("button.banner", {type: "button", onclick: open}, avatar(id < 0 ? id : message.from.id, title, "small"), h("span", null, h("b", null, title), gist(message, t)));
    document.body.append(this.element);
    const shown = this.element;
    setTimeout(() => shown.remove(), BANNER_MS);
  }
}
