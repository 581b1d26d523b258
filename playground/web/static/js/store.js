// The page's copy of what the server shows: one flat dictionary, indexed by chat.

export class Store {
  constructor() {
    this.clear();
  }

  clear() {
    this.values = new Map();
    this.chats = new Map(); // chat id -> Map of order -> message
    this.sorted = new Map(); // chat id -> messages in order, until one comes or goes
  }

  apply({set, gone}) {
    for (const [key, value] of Object.entries(set)) {
      this.values.set(key, value);
      if (key.startsWith("message/")) this.index(key).set(value.order, value);
    }
    for (const key of gone) {
      this.values.delete(key);
      if (key.startsWith("message/")) this.index(key).delete(Number(key.split("/")[2]));
    }
  }

  index(key) {
    const chat = Number(key.split("/")[1]);
    if (!this.chats.has(chat)) this.chats.set(chat, new Map());
    this.sorted.delete(chat);
    return this.chats.get(chat);
  }

  messages(chat) {
    if (!this.sorted.has(chat)) {
      const all = [...(this.chats.get(chat)?.values() || [])];
      this.sorted.set(chat, all.sort((one, other) => one.order - other.order));
    }
    return this.sorted.get(chat);
  }

  message(chat, order) {
    return this.chats.get(chat)?.get(order);
  }

  get me() {
    return this.values.get("me");
  }

  get bot() {
    return this.values.get("bot");
  }

  person(id) {
    return this.values.get(`person/${id}`);
  }

  chat(id) {
    return this.values.get(`chat/${id}`);
  }

  get people() {
    return this.all("person/");
  }

  get groups() {
    return this.all("chat/").filter((chat) => chat.type !== "private");
  }

  all(prefix) {
    return [...this.values].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value);
  }
}

export const nameOf = (user) => [user.first_name, user.last_name].filter(Boolean).join(" ");

// What a list of chats, a reply or a banner says of a message in one line.
export function gist(message, t) {
  const words = message.text ?? message.caption ?? "";
  if (words) return words.replace(/\s+/g, " ").slice(0, 120);
  if (message.photo) return t("photo");
  if (message.document) return message.document.file_name || t("file");
  if (message.rich_message) return flat(message.rich_message.blocks).trim().slice(0, 120);
  return "";
}

function flat(rich) {
  if (typeof rich === "string") return rich;
  if (Array.isArray(rich)) return rich.map(flat).join(" ");
  return rich ? flat(rich.text ?? rich.blocks ?? rich.summary ?? "") : "";
}
