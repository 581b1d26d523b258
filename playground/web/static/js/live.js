// The connection: what the server tells, what the person does. It comes back by itself when it breaks.

const SLOWEST = 5000;
const PATIENCE = 15000; // after so long Telegram no longer waits for the answer to a press

export class Live {
  constructor({person, changed, connected}) {
    Object.assign(this, {person, changed, connected, number: 0, waiting: new Map(), delay: 250});
    this.open();
  }

  open() {
    this.socket = new WebSocket(new URL("live", location.href.replace(/^http/, "ws")));
    this.fresh = true;
    this.socket.onopen = () => {
      this.delay = 250;
      if (this.person) this.act("be", {person: this.person});
    };
    this.socket.onmessage = ({data}) => this.hear(JSON.parse(data));
    this.socket.onclose = () => this.lost();
  }

  hear(news) {
    if ("done" in news) return this.settle(news.done, news);
    this.changed(news, this.fresh);
    this.fresh = false;
    this.connected(true);
  }

  lost() {
    this.connected(false);
    for (const number of [...this.waiting.keys()]) this.settle(number, {});
    setTimeout(() => this.open(), this.delay);
    this.delay = Math.min(this.delay * 2, SLOWEST);
  }

  // What came of it: {}, {popup} or {refused}.
  act(name, fields) {
    if (name === "be") this.person = fields.person;
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({});
    const n = (this.number += 1);
    this.socket.send(JSON.stringify({act: name, n, ...fields}));
    return new Promise((resolve) => {
      this.waiting.set(n, resolve);
      setTimeout(() => this.settle(n, {}), PATIENCE);
    });
  }

  settle(number, outcome) {
    this.waiting.get(number)?.(outcome);
    this.waiting.delete(number);
  }
}
