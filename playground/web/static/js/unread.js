// What each person has not seen yet, by chat. What the page shows is seen.

export class Unread {
  constructor(app) {
    this.app = app;
    this.seen = new Map(); // `${person}/${chat}` -> order of the newest message seen
  }

  // Everything that is there at the beginning counts as seen.
  begin() {
    this.floor = Math.max(0, ...this.app.store.all("message/").map((message) => message.order));
    this.seen.clear();
  }

  look(panes) {
    for (const {viewer, id} of panes) {
      this.seen.set(`${viewer}/${id}`, this.app.store.messages(id).at(-1)?.order ?? 0);
    }
  }

  count(person, chat) {
    const from = Math.max(this.floor || 0, this.seen.get(`${person}/${chat}`) ?? 0);
    const messages = this.app.store.messages(chat);
    let count = 0;
    for (let at = messages.length - 1; at >= 0 && messages[at].order > from; at -= 1) count += messages[at].from.id !== person;
    return count;
  }

  except(chat) {
    const {me, store} = this.app;
    return [...store.groups.map(({id}) => id), me].filter((id) => id !== chat).reduce((sum, id) => sum + this.count(me, id), 0);
  }
}
