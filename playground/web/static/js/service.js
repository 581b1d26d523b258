// What a service message says; nothing for the messages that people and bots wrote.

import {nameOf} from "./store.js";
import {t} from "./words.js";

export function serviceText(message) {
  const by = nameOf(message.from);
  if (message.new_chat_members) return newcomers(message, by);
  if (message.left_chat_member) {
    const gone = nameOf(message.left_chat_member);
    return message.left_chat_member.id === message.from.id ? t("leaves", gone) : t("removed", by, gone);
  }
  if (message.forum_topic_created) return t("topicCreated", message.forum_topic_created.name);
  if (message.forum_topic_closed) return t("topicClosed");
  if (message.forum_topic_reopened) return t("topicReopened");
  if (message.migrate_to_chat_id || message.migrate_from_chat_id) return t("migrated");
  if (message.group_chat_created || message.supergroup_chat_created) return t("created");
  if (message.pinned_message) return t("pinned");
  return "";
}

function newcomers(message, by) {
  const names = message.new_chat_members.map(nameOf).join(", ");
  return message.new_chat_members[0].id === message.from.id ? t("joins", names) : t("added", by, names);
}
