"""The Fluent files of all languages say the same things, once, and can be formatted."""

from collections import Counter
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tests.texts.fluent_files import LANGUAGES, LOCALES, arguments, entries, messages

each_language = pytest.mark.parametrize("language", LANGUAGES)
GIVEN = [3, "three"]
"""What an argument may be: a number or a text."""


@each_language
def test_a_file_holds_nothing_that_is_no_text(language):
    assert [f"{path.name}: {entry.content}" for path, entry in entries(language) if isinstance(entry, ast.Junk)] == []


@each_language
def test_no_text_is_written_twice(language):
    """Fluent would drop the second in silence."""
    counted = Counter(entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message | ast.Term))
    assert [name for name, times in counted.items() if times > 1] == []


def test_all_languages_have_the_same_texts():
    assert LANGUAGES == ["en", "ru"]
    assert set(messages("en")) == set(messages("ru"))


@pytest.mark.parametrize("name", sorted(messages("en")))
def test_a_text_has_the_same_arguments_in_all_languages(name):
    assert arguments(messages("en")[name]) == arguments(messages("ru")[name])


@each_language
@pytest.mark.parametrize("value", GIVEN)
def test_every_text_can_be_formatted(language, value):
    functions: Any = {"SIGNED": str}
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    wrong = {}
    for name, parsed in messages(language).items():
        message = bundle.get_message(name)
        given = dict.fromkeys(arguments(parsed), value)
        for pattern in (message.value, *message.attributes.values()):
            _, errors = bundle.format_pattern(pattern, given) if pattern is not None else ("", [])
            if errors:
                wrong[name] = errors
    assert wrong == {}
