"""The only way to Telegram for messages: it makes Telegram equal to what is wanted.

The life of a wanted screen:

1. A table says what a slot (a living message) shall show: `outbox.want(Wanted(slot, render, upto))` (wanted.py).
   It becomes a job in the lane of its chat (jobs.py, lane.py). One that still waits for the same slot is superseded;
   that it was to be a new message, or with sound, is kept.
2. The outbox serves one job a lane at a time, as soon as the budgets of the chat and of the whole bot (budget.py) and
   Telegram's wishes (429, silence) allow: the player on turn first, then tables, then the rest; between chats who was
   served longest ago (outbox.py). Who has waited long moves up.
3. Only then the screen is rendered: it tells all since the log entry that the message last told, so nothing is lost by
   superseding. A screen equal to the one sent is not sent. Else the message is edited, or sent if there is none, or if
   a fresh one is wanted; the old one is then removed (delivery.py, calls.py).
4. The store remembers message, digest and what it tells: a restart edits the same messages. A crash between sending
   and remembering can leave a twin, whose keyboard `strip` removes when somebody presses it.
5. What Telegram refuses (errors.py) is tried again in the same place (429, network), sent anew (message gone), sent to
   the chat instead of its topic, moved to the new id of the chat, or given up; people and chats out of reach are told
   to the tables by `OutboxEvents`. Where the store knows that nothing goes there, nothing is tried.
"""

from bot.outbox.outbox import Outbox
from bot.outbox.wanted import ON_TURN, REST, TABLE, OutboxEvents, Wanted

__all__ = ["ON_TURN", "REST", "TABLE", "Outbox", "OutboxEvents", "Wanted"]
