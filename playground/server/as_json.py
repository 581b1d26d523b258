"""How the Bot API spells what the model holds."""

from typing import Any

from playground.server.files import File
from playground.server.model import Chat, Member, Message, Query, User

Json = dict[str, Any]

RIGHTS = (
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_send_welcome_messages",
)
PERMISSIONS = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_react_to_messages",
    "can_edit_tag",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
)


def some(**fields: object) -> Json:
    """Leave out what is absent, as the Bot API does."""
    return {name: value for name, value in fields.items() if value not in (None, False, [], {})}


def user_json(user: User) -> Json:
    """User."""
    return {"id": user.id, "is_bot": user.is_bot, "first_name": user.first_name} | some(
        last_name=user.last_name,
        username=user.username,
        language_code=user.language_code,
    )


def chat_json(chat: Chat) -> Json:
    """Chat."""
    if chat.user:
        return {"id": chat.id, "type": chat.type, "first_name": chat.user.first_name} | some(
            last_name=chat.user.last_name,
            username=chat.user.username,
        )
    return {"id": chat.id, "type": chat.type, "title": chat.title} | some(
        username=chat.username,
        is_forum=chat.is_forum,
    )


def full_chat_json(chat: Chat) -> Json:
    """ChatFullInfo."""
    gifts = ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels")
    full: Json = {
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(gifts, False),
    }
    if not chat.user:
        full["permissions"] = dict.fromkeys(PERMISSIONS, chat.can_send)
    return chat_json(chat) | full


def member_json(member: Member) -> Json:
    """ChatMember, in the form of its status."""
    body: Json = {"status": member.status, "user": user_json(member.user)}
    if member.status == "creator":
        return body | {"is_anonymous": member.anonymous}
    if member.status == "administrator":
        return body | {"can_be_edited": False, "is_anonymous": member.anonymous} | dict.fromkeys(RIGHTS, True)
    if member.status == "restricted":
        return body | {"is_member": True, "until_date": 0} | dict.fromkeys(PERMISSIONS, False)
    return body | {"until_date": 0} if member.status == "kicked" else body


def message_json(message: Message, *, nested: bool = False) -> Json:
    """Message; the message it replies to is spelled without the one that replies to in turn."""
    reply = message.reply_to
    texts = "entities" if message.text is not None else "caption_entities"
    return {
        "message_id": message.id,
        "from": user_json(message.sender),
        "chat": chat_json(message.chat),
        "date": int(message.date),
        **message.service,
        **message.media,
        **some(
            text=message.text,
            caption=message.caption,
            message_thread_id=message.thread,
            is_topic_message=message.in_topic,
            sender_chat=message.sender_chat and chat_json(message.sender_chat),
            edit_date=message.edited and int(message.edited),
            reply_to_message=message_json(reply, nested=True) if reply and not nested else None,
            rich_message=message.rich,
            receiver_user=message.receiver and user_json(message.receiver),
            ephemeral_message_id=message.ephemeral_id,
            reply_markup=message.keyboard and {"inline_keyboard": message.keyboard},
            **{texts: message.entities},
        ),
    }


def document_json(file: File) -> Json:
    """Document."""
    return file_json(file) | some(file_name=file.name, mime_type=file.mime_type)


def photo_json(file: File) -> list[Json]:
    """The sizes of a photo: its own alone."""
    width, height = file.size
    return [file_json(file) | {"width": width, "height": height}]


def file_json(file: File) -> Json:
    """What all files have in common."""
    return {"file_id": file.id, "file_unique_id": file.unique_id, "file_size": len(file.data)}


def maybe_inaccessible_json(message: Message) -> Json:
    """A message that was deleted is told by its id alone, with date 0: nothing remains of an ephemeral one."""
    if message.deleted:
        return {"chat": chat_json(message.chat), "message_id": message.id, "date": 0}
    return message_json(message)


def query_json(query: Query) -> Json:
    """CallbackQuery."""
    return {
        "id": query.id,
        "from": user_json(query.user),
        "message": maybe_inaccessible_json(query.message),
        "chat_instance": str(query.message.chat.id * 31),
        "data": query.data,
    }
