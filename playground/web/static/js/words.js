// What the page itself says, in the language of whoever looks at it.

const RU = {
  who: "Кто вы", chats: "Чаты", bot: "бот", blocked: "бот заблокирован", you: "Вы",
  members: (n) => `${n} ${few(n, "участник", "участника", "участников")}`,
  connecting: "Соединение…", message: "Сообщение", start: "Начать", unblock: "Разблокировать", join: "Вступить",
  silent: "Писать здесь нельзя", what: "Что умеет этот бот?", edited: "изменено", onlyYou: "видно только вам",
  today: "Сегодня", yesterday: "Вчера", reply: "Ответить", copy: "Копировать", copied: "Скопировано", send: "Отправить",
  commands: "Команды", cancel: "Отмена", ok: "OK", back: "Назад", menu: "Меню", more: "Действия", down: "Вниз",
  newGroup: "Новая группа", newPerson: "Новый человек", newTopic: "Новая тема", theme: "Ночной режим",
  dayTheme: "Дневной режим", everyDm: "Личка каждого", oneDm: "Личка одного", language: "English",
  restart: "Перезапустить бота", block: "Заблокировать бота", leave: "Выйти из группы", kick: "Удалить бота", bring: "Добавить бота",
  group: "Группа", supergroup: "Супергруппа", forum: "Группа с темами", name: "Имя", title: "Название",
  create: "Создать", general: "Общее", chooseGroup: "Добавить бота в группу", dmOf: "Личка", photo: "Фото",
  file: "Файл", spoiler: "Скрытый текст", show: "Показать полностью", hide: "Свернуть", unread: "непрочитанных",
  joins: (who) => `${who} теперь в группе`, added: (by, who) => `${by}: в группе теперь ${who}`,
  leaves: (who) => `${who} больше не в группе`, removed: (by, who) => `${by}: ${who} больше не в группе`,
  topicCreated: (name) => `Создана тема «${name}»`, topicClosed: "Тема закрыта", topicReopened: "Тема открыта снова",
  migrated: "Группа стала супергруппой", created: "Группа создана", pinned: "Сообщение закреплено",
  nobody: "Пока ничего нет", away: "Этой ссылки в песочнице нет", unsupported: "Эта кнопка в песочнице не действует",
  opens: (url) => `Открыть ссылку?\n${url}`, open: "Открыть", noSuch: "Такого сообщения здесь нет",
  hint: "Начать игру", service: "служебное сообщение", keyboard: "Кнопки сообщения",
  log: "Сообщения", pressed: "ждём ответа", commandsList: "Команды бота", lang: "ru",
};

const EN = {
  who: "Who you are", chats: "Chats", bot: "bot", blocked: "bot blocked", you: "You",
  members: (n) => `${n} ${n === 1 ? "member" : "members"}`,
  connecting: "Connecting…", message: "Message", start: "Start", unblock: "Unblock", join: "Join",
  silent: "You can’t write here", what: "What can this bot do?", edited: "edited", onlyYou: "visible only to you",
  today: "Today", yesterday: "Yesterday", reply: "Reply", copy: "Copy", copied: "Copied", send: "Send",
  commands: "Commands", cancel: "Cancel", ok: "OK", back: "Back", menu: "Menu", more: "Actions", down: "Down",
  newGroup: "New group", newPerson: "New person", newTopic: "New topic", theme: "Night mode",
  dayTheme: "Day mode", everyDm: "Everyone’s DM", oneDm: "One DM", language: "Русский",
  restart: "Restart the bot", block: "Block the bot", leave: "Leave the group", kick: "Remove the bot", bring: "Add the bot",
  group: "Group", supergroup: "Supergroup", forum: "Group with topics", name: "Name", title: "Title",
  create: "Create", general: "General", chooseGroup: "Add the bot to a group", dmOf: "DM", photo: "Photo",
  file: "File", spoiler: "Hidden text", show: "Show more", hide: "Show less", unread: "unread",
  joins: (who) => `${who} joined the group`, added: (by, who) => `${by} added ${who}`,
  leaves: (who) => `${who} left the group`, removed: (by, who) => `${by} removed ${who}`,
  topicCreated: (name) => `Topic “${name}” was created`, topicClosed: "Topic closed", topicReopened: "Topic reopened",
  migrated: "The group became a supergroup", created: "The group was created", pinned: "A message was pinned",
  nobody: "Nothing here yet", away: "This link leads nowhere here", unsupported: "This button does nothing here",
  opens: (url) => `Open this link?\n${url}`, open: "Open", noSuch: "There is no such message here",
  hint: "Start a game", service: "service message", keyboard: "Buttons of the message",
  log: "Messages", pressed: "waiting for the answer", commandsList: "Commands of the bot", lang: "en",
};

let words = RU;

export function speak(language) {
  words = language === "en" ? EN : RU;
  document.documentElement.lang = words.lang;
}

export function t(key, ...values) {
  const word = words[key];
  return typeof word === "function" ? word(...values) : word;
}

function few(n, one, some, many) {
  const [tens, ones] = [Math.floor(n / 10) % 10, n % 10];
  if (tens === 1 || ones === 0 || ones > 4) return many;
  return ones === 1 ? one : some;
}
