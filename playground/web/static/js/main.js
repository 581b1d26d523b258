// The page: who looks at it, which chats stand side by side, and what its acts come to.

import {isPhone} from "./dom.js";
import {Banner} from "./banner.js";
import {Links} from "./links.js";
import {Live} from "./live.js";
import {Pane} from "./pane.js";
import {alert, toast} from "./popup.js";
import {Sidebar} from "./sidebar.js";
import {Store} from "./store.js";
import {Theme} from "./theme.js";
import {Unread} from "./unread.js";
import {speak} from "./words.js";

class App {
  constructor() {
    this.store = new Store();
    this.theme = new Theme();
    this.unread = new Unread(this);
    this.links = new Links(this);
    this.banner = new Banner(this);
    this.waiting = new Set();
    this.panes = new Map(); // key -> Pane
    this.connected = false;
    this.everyDm = false;
    this.group = null;
    this.screen = "list"; // what a phone shows: list, group or dm
    this.live = new Live({
      person: Number(location.hash.slice(1)) || null,
      changed: (news, fresh) => this.changed(news, fresh),
      connected: (is) => this.connection(is),
    });
    addEventListener("popstate", (event) => this.turn(event.state?.screen || "list"));
  }

  get me() {
    return this.store.me;
  }

  // what the server tells

  changed(news, fresh) {
    if (fresh) this.store.clear();
    this.store.apply(news);
    if (fresh) this.unread.begin();
    this.learn();
    this.update();
    if (!fresh) this.banner.notice(Object.values(news.set));
  }

  // The language is that of whoever looks; all that was drawn in another one is drawn anew.
  learn() {
    const language = this.store.person(this.me).language_code || "ru";
    if (language === this.language) return;
    this.language = language;
    speak(language);
    this.panes.clear();
    this.sidebar = new Sidebar(this, document.getElementById("sidebar"));
  }

  connection(is) {
    if (this.connected === is) return;
    this.connected = is;
    if (this.store.bot) this.update();
  }

  // what is shown

  update() {
    if (!this.store.chat(this.group)) this.group = this.store.groups[0]?.id ?? null;
    const shown = this.layout();
    document.title = this.store.bot.first_name;
    document.body.dataset.screen = this.screen;
    if (document.visibilityState === "visible") this.unread.look(shown.filter((pane) => this.visible(pane)));
    for (const pane of shown) pane.update();
    this.sidebar.update();
  }

  layout() {
    const {people} = this.store;
    const dms = this.everyDm && !isPhone() ? people.slice(0, 4).map(({id}) => id) : [this.me];
    const wanted = [...(this.group ? [[this.group, this.me]] : []), ...dms.map((id) => [id, id])];
    const shown = wanted.map(([id, viewer]) => this.pane(id, viewer));
    const main = document.getElementById("panes");
    const elements = shown.map((pane) => pane.element);
    if (elements.length !== main.children.length || elements.some((one, at) => main.children[at] !== one)) main.replaceChildren(...elements);
    main.classList.toggle("every", this.everyDm);
    return shown;
  }

  pane(id, viewer) {
    const key = `${id}/${viewer}`;
    if (!this.panes.has(key)) this.panes.set(key, new Pane(this, id, viewer));
    return this.panes.get(key);
  }

  visible(pane) {
    return !isPhone() || this.screen === (pane.isGroup ? "group" : "dm");
  }

  paneOf(id) {
    const pane = this.panes.get(`${id}/${this.me}`);
    return pane?.element.isConnected ? pane : null;
  }

  show(id) {
    if (id < 0) this.showGroup(id);
    else this.showDm(id);
  }

  showGroup(id) {
    this.group = id;
    this.go("group");
  }

  showDm(person) {
    if (person !== this.me && !this.everyDm) this.be(person);
    this.go("dm");
  }

  showList() {
    if (history.state?.screen) history.back();
    else this.turn("list");
  }

  go(screen) {
    if (isPhone() && this.screen === "list") history.pushState({screen}, "");
    this.turn(screen);
    if (!isPhone()) this.paneOf(screen === "group" ? this.group : this.me)?.composer.input.focus();
  }

  turn(screen) {
    this.screen = screen;
    this.update();
  }

  toggleDms() {
    this.everyDm = !this.everyDm;
    this.update();
  }

  // what is done

  be(person) {
    history.replaceState(history.state, "", `#${person}`);
    return this.act("be", {person});
  }

  async act(name, fields) {
    const outcome = await this.live.act(name, fields);
    if (outcome.refused) toast(outcome.refused);
    return outcome;
  }

  isWaiting(person, order, data) {
    return this.waiting.has(`${person}/${order}/${data}`);
  }

  async press(person, message, data) {
    const key = `${person}/${message.order}/${data}`;
    if (this.waiting.has(key)) return;
    const pane = this.pane(message.chat.id, person);
    this.waiting.add(key);
    pane.log.redraw(message.order);
    const {popup} = await this.act("press", {person, order: message.order, data});
    this.waiting.delete(key);
    pane.log.redraw(message.order);
    if (popup?.url) this.links.open(popup.url, pane);
    else if (popup?.text && popup.show_alert) alert(popup.text, this.store.bot.first_name);
    else if (popup?.text) toast(popup.text);
  }
}

window.app = new App();
