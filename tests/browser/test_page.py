"""What the page shows and does, in Chromium."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Desk
from tests.playground.conftest import keyboard

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_text_is_drawn_with_its_entities(wide: Desk) -> None:
    await wide.send(
        "<b>b</b> <i>i</i> <code>4f9a</code> <a href='https://example.org/'>link</a> <tg-spoiler>secret</tg-spoiler>"
        "<blockquote expandable>1\n2\n3\n4</blockquote><pre>a  b</pre>\n"
        "<tg-time unix='1767225600' format='t'>00:00</tg-time>"
    )
    text = wide.tab.locator(".group .row .text").last

    for tag, words in [("b", "b"), ("i", "i"), ("code.mono", "4f9a"), ("a.link", "link"), ("pre", "a  b")]:
        await expect(text.locator(tag)).to_have_text(words)
    await expect(text.locator("time").first).to_have_text("03:00")
    await text.get_by_role("button", name="Показать полностью").click()
    await expect(text.get_by_role("button", name="Свернуть")).to_have_attribute("aria-expanded", "true")
    await text.get_by_role("button", name="Скрытый текст").press("Enter")
    await expect(text.locator(".spoiler")).to_have_class("spoiler open")


async def test_markup_in_names_and_texts_is_only_text(wide: Desk) -> None:
    anna = wide.people[0]
    wide.server.telegram.rename(anna, "<img src=x onerror=alert(1)>")
    wide.server.telegram.write(wide.people[1], wide.group, "<b>not bold</b>")

    await expect(wide.tab.locator(".group .row .text").last).to_contain_text("<b>not bold</b>")
    await expect(wide.tab.locator("img")).to_have_count(0)


async def test_a_pressed_button_spins_until_it_is_answered_by_a_toast(wide: Desk) -> None:
    await wide.send("Стол", reply_markup=keyboard(["Сесть", "Встать"]))
    button = wide.tab.get_by_role("button", name="Сесть")
    await button.click()
    query = await wide.pressed("Сесть")
    await expect(button).to_have_attribute("aria-busy", "true")
    await wide.call("answerCallbackQuery", callback_query_id=query, text="Вы за столом")

    await expect(wide.tab.get_by_role("status")).to_have_text("Вы за столом")
    await expect(button).not_to_have_attribute("aria-busy", "true")


async def test_an_alert_waits_for_ok(wide: Desk) -> None:
    await wide.send("Стол", reply_markup=keyboard(["?"]))
    await wide.tab.get_by_role("button", name="?", exact=True).click()
    await wide.call("answerCallbackQuery", callback_query_id=await wide.pressed("?"), text="Ход: Вера", show_alert=True)
    alert = wide.tab.get_by_role("alertdialog")

    await expect(alert).to_contain_text("Ход: Вера")
    await alert.get_by_role("button", name="OK").press("Enter")
    await expect(alert).to_have_count(0)


async def test_buttons_are_rows_of_equal_widths_in_their_colours(wide: Desk) -> None:
    disabled = {"text": "7♦", "disabled": {}}
    await wide.send(
        "Рука",
        reply_markup={
            "inline_keyboard": [
                [{"text": "В♠", "callback_data": "1"}, {"text": "10♦ и ещё", "callback_data": "2"}, disabled],
                [{"text": "Беру", "callback_data": "3", "style": "danger"}],
                [{"text": "К столу", "url": "https://t.me/kozyr_bot"}],
            ]
        },
    )
    keys = wide.tab.locator(".group .key")
    await expect(keys).to_have_count(5)
    widths = await keys.evaluate_all("keys => keys.slice(0, 3).map(key => Math.round(key.offsetWidth))")

    assert max(widths) - min(widths) <= 1
    await expect(keys.nth(3)).to_have_css("background-color", "rgb(207, 59, 53)")
    await expect(keys.nth(2)).to_have_attribute("aria-disabled", "true")
    await expect(keys.nth(4).locator(".icon-away")).to_have_count(1)
    await keys.nth(2).click(force=True)
    assert wide.server.telegram.queries == {}


async def test_arrow_keys_go_from_button_to_button(wide: Desk) -> None:
    await wide.send("Рука", reply_markup=keyboard(["1", "2"], ["3"]))
    await wide.tab.get_by_role("button", name="1", exact=True).focus()
    for arrow, label in [("Right", "2"), ("Down", "3"), ("Up", "1")]:
        await wide.tab.keyboard.press(f"Arrow{arrow}")
        await expect(wide.tab.locator(":focus")).to_have_text(label)
    await wide.tab.keyboard.press("Space")

    await wide.pressed("1")


async def test_an_edit_changes_one_message_in_place_and_keeps_the_focus(wide: Desk) -> None:
    for number in range(1000):
        await wide.send(f"Ход {number}")
    sent = await wide.send("Стол", reply_markup=keyboard(["1", "2"]))
    rows = wide.tab.locator(".group .row")
    await expect(rows.last).to_contain_text("Стол")
    await wide.tab.get_by_role("button", name="2", exact=True).focus()
    await rows.evaluate_all("rows => rows.forEach(row => { row.kept = true; })")
    await wide.call(
        "editMessageText",
        chat_id=wide.group.id,
        message_id=sent["message_id"],
        text="Стол изменился",
        reply_markup=keyboard(["3", "4"]),
    )

    await expect(rows.last).to_contain_text("Стол изменился")
    await expect(rows.last).to_contain_text("изменено")
    await expect(wide.tab.locator(":focus")).to_have_text("4")
    assert await rows.evaluate_all("rows => rows.filter(row => !row.kept).length") == 1


async def test_a_deleted_message_vanishes(wide: Desk) -> None:
    sent = await wide.send("Ненадолго")
    await expect(wide.tab.get_by_text("Ненадолго").last).to_be_visible()
    await wide.call("deleteMessage", chat_id=wide.group.id, message_id=sent["message_id"])

    await expect(wide.tab.get_by_text("Ненадолго")).to_have_count(0)


async def test_commands_are_completed_while_they_are_typed(wide: Desk) -> None:
    commands = [{"command": name, "description": name.upper()} for name in ("play", "pause", "rules")]
    await wide.call("setMyCommands", commands=commands, scope={"type": "all_group_chats"})
    field = wide.tab.locator(".group textarea")
    await field.press_sequentially("/p")
    await expect(wide.tab.get_by_role("option")).to_have_text(["К/playPLAY", "К/pausePAUSE"])
    await field.press("ArrowDown")
    await field.press("Enter")

    await expect(wide.tab.locator(".group .row.out .text").last).to_contain_text("/pause")
    await expect(field).to_have_value("")


async def test_who_has_not_started_the_bot_gets_a_button_for_it(wide: Desk) -> None:
    await wide.tab.get_by_role("button", name="Новый человек").click()
    await wide.tab.get_by_label("Имя", exact=True).fill("Лёля")
    await wide.tab.get_by_role("button", name="Создать").click()
    await wide.tab.get_by_role("radio", name="Лёля").click()
    await wide.tab.get_by_role("button", name="Начать", exact=True).click()

    await expect(wide.tab.locator(".dm .row.out .text")).to_contain_text("/start")
    await expect(wide.tab.locator(".dm textarea")).to_be_visible()


async def test_the_bot_is_blocked_and_let_in_again(wide: Desk) -> None:
    await wide.tab.locator(".dm").get_by_role("button", name="Действия").click()
    await wide.tab.get_by_role("menuitem", name="Заблокировать бота").click()
    await wide.tab.get_by_role("button", name="Разблокировать").click()
    await expect(wide.tab.locator(".dm textarea")).to_be_visible()

    assert not wide.people[0].blocked


async def test_a_deep_link_starts_the_bot(wide: Desk) -> None:
    await wide.send("Сначала откройте личку", reply_markup={"inline_keyboard": [[
        {"text": "Открыть личку", "url": "https://t.me/kozyr_bot?start=seat-7"},
    ]]})  # fmt: skip
    await wide.tab.get_by_role("button", name="Открыть личку").click()

    await expect(wide.tab.locator(".dm .row.out .text").last).to_contain_text("/start seat-7")


async def test_a_link_to_a_message_shows_it(wide: Desk) -> None:
    first = await wide.send("Первое")
    for number in range(60):
        await wide.send(f"Ход {number}")
    group = f"{-wide.group.id}".removeprefix("100")
    url = f"https://t.me/c/{group}/{first['message_id']}"
    await wide.send(
        "К столу", chat=wide.people[0].id, reply_markup={"inline_keyboard": [[{"text": "Там", "url": url}]]}
    )
    await wide.tab.get_by_role("button", name="Там").click()

    await expect(wide.tab.get_by_text("Первое")).to_be_in_viewport()


async def test_a_startgroup_link_asks_for_the_group(wide: Desk) -> None:
    wide.server.telegram.kick_bot(wide.group)
    url = "https://t.me/kozyr_bot?startgroup=hello"
    await wide.send(
        "Добавить", chat=wide.people[0].id, reply_markup={"inline_keyboard": [[{"text": "В группу", "url": url}]]}
    )
    await wide.tab.get_by_role("button", name="В группу").click()
    await wide.tab.get_by_role("dialog").get_by_role("button", name="Дача").click()

    await expect(wide.tab.locator(".group .row.out .text").last).to_contain_text("/start@kozyr_bot hello")


async def test_an_ephemeral_message_shows_to_its_receiver_alone(wide: Desk) -> None:
    wide.server.telegram.promote(wide.server.telegram.bot, wide.group)
    await wide.send("Ваши карты", ephemeral_message_parameters={"receiver_user_id": wide.people[1].id})
    await wide.send("Всем")
    await expect(wide.tab.locator(".group .row").last).to_contain_text("Всем")
    await expect(wide.tab.get_by_text("Ваши карты")).to_have_count(0)
    await wide.tab.get_by_role("radio", name="Борис").click()

    await expect(wide.tab.locator(".group .row", has_text="Ваши карты")).to_contain_text("видно только вам")


async def test_topics_stand_side_by_side(wide: Desk) -> None:
    await wide.tab.get_by_role("button", name="Меню").click()
    await wide.tab.get_by_role("menuitem", name="Новая группа").click()
    await wide.tab.get_by_label("Название").fill("Клуб")
    await wide.tab.get_by_role("radio", name="Группа с темами").check()
    await wide.tab.get_by_role("button", name="Создать").click()
    await wide.tab.get_by_role("button", name="Клуб").click()
    await wide.tab.locator(".group").get_by_role("button", name="Действия").click()
    await wide.tab.get_by_role("menuitem", name="Новая тема").click()
    await wide.tab.get_by_label("Название").fill("Дурак")
    await wide.tab.get_by_role("button", name="Создать").click()
    await wide.tab.get_by_role("tab", name="Дурак").click()
    await wide.tab.locator(".group textarea").fill("В теме")
    await wide.tab.locator(".group textarea").press("Enter")
    await expect(wide.tab.locator(".group .row.out")).to_contain_text("В теме")
    await wide.tab.get_by_role("tab", name="Общее").click()

    await expect(wide.tab.locator(".group").get_by_text("В теме")).to_have_count(0)


async def test_rich_messages_are_drawn(wide: Desk) -> None:
    cell = {"align": "right", "valign": "top"}
    blocks = [
        {"type": "heading", "size": 2, "text": "Лидеры"},
        {"type": "table", "cells": [[cell | {"text": "Лёля", "is_header": True}, cell | {"text": "1523"}]]},
        {"type": "details", "summary": "Правила", "blocks": [{"type": "paragraph", "text": "Козырь бьёт всё"}]},
    ]
    await wide.call("sendRichMessage", chat_id=wide.group.id, rich_message={"blocks": blocks})
    rich = wide.tab.locator(".group .rich")

    await expect(rich.get_by_role("heading", name="Лидеры")).to_be_visible()
    await expect(rich.get_by_role("cell", name="1523")).to_have_css("text-align", "right")
    await rich.get_by_text("Правила").click()
    await expect(rich.get_by_text("Козырь бьёт всё")).to_be_visible()


async def test_replies_name_what_they_answer(wide: Desk) -> None:
    await wide.tab.locator(".group .bubble", has_text="Сыграем?").click(button="right")
    await wide.tab.get_by_role("menuitem", name="Ответить").click()
    await wide.tab.keyboard.type("Да")
    await wide.tab.keyboard.press("Enter")

    await expect(wide.tab.locator(".group .row.out .quoted")).to_contain_text("Сыграем?")


async def test_everybodys_private_chat_side_by_side(wide: Desk) -> None:
    await wide.tab.get_by_role("button", name="Меню").click()
    await wide.tab.get_by_role("menuitem", name="Личка каждого").click()
    for person in wide.people:
        await wide.send(
            f"Рука: {person.first_name}", chat=person.id, reply_markup=keyboard([f"Ход {person.first_name}"])
        )
    await expect(wide.tab.locator(".dm")).to_have_count(4)
    await wide.tab.get_by_role("button", name="Ход Вера").click()
    await wide.pressed("Ход Вера")

    assert [query.user.first_name for query in wide.server.telegram.queries.values()] == ["Вера"]


async def test_night_and_day(wide: Desk) -> None:
    html = wide.tab.locator("html")
    await expect(html).to_have_attribute("data-theme", "light")
    await wide.tab.emulate_media(color_scheme="dark")
    await expect(html).to_have_attribute("data-theme", "dark")
    await wide.tab.get_by_role("button", name="Меню").click()
    await wide.tab.get_by_role("menuitem", name="Дневной режим").click()
    await wide.tab.reload()

    await expect(html).to_have_attribute("data-theme", "light")


async def test_the_page_speaks_the_language_of_who_looks(wide: Desk) -> None:
    await wide.tab.get_by_role("button", name="Меню").click()
    await wide.tab.get_by_role("menuitem", name="English").click()
    await expect(wide.tab.locator(".group textarea")).to_have_attribute("placeholder", "Message")
    await wide.tab.get_by_role("radio", name="Борис").click()

    await expect(wide.tab.locator(".group textarea")).to_have_attribute("placeholder", "Сообщение")


async def test_a_phone_shows_one_chat_at_a_time(phone: Desk) -> None:
    await phone.tab.locator(".chat", has_text="Дача").tap()
    await expect(phone.tab.locator(".group textarea")).to_be_visible()
    await expect(phone.tab.locator(".dm textarea")).to_be_hidden()
    await phone.send("Ваш ход", chat=phone.people[0].id)
    await phone.tab.locator(".banner", has_text="Ваш ход").tap()
    await expect(phone.tab.locator(".dm textarea")).to_be_visible()
    await phone.tab.locator(".dm").get_by_role("button", name="Назад").tap()

    await expect(phone.tab.locator("#sidebar")).to_be_visible()


async def test_nothing_is_wider_than_the_screen(screen: Desk) -> None:
    await screen.send(
        "Ы" * 300 + " https://example.org/" + "long" * 60,
        reply_markup={"inline_keyboard": [[{"text": "Кнопка " * 12, "callback_data": "1"}] * 8]},
    )
    await screen.tab.locator(".chat", has_text="Дача").click()
    await expect(screen.tab.locator(".group .row").last).to_contain_text("ЫЫЫ")

    assert await screen.tab.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert await screen.tab.locator(".group .scroller").evaluate("pane => pane.scrollWidth <= pane.clientWidth")


async def test_the_page_comes_back_after_the_server(wide: Desk) -> None:
    port = int(wide.page.url.rsplit(":", 1)[1].strip("/"))
    await wide.page.stop()
    await expect(wide.tab.locator(".group .titles small")).to_have_text("Соединение…")
    await wide.send("Пока вас не было")
    await wide.page.start(port)

    await expect(wide.tab.locator(".group .row").last).to_contain_text("Пока вас не было")
