"""Deals as plain data: copying, dumping and loading by the annotations of their fields.

A field is a number, a text, bytes, a Card, Suit or Rank, options, or a list, dict, set or tuple of those.
"""

import types
from collections.abc import Mapping
from typing import Any, Union, get_args, get_origin

from pydantic import BaseModel

from games.cards import Card, Rank, Suit, card

_CONTAINERS = (list, dict, set)
_RANKS = {rank.code: rank for rank in Rank}
_SUITS = {suit.code: suit for suit in Suit}


def copied(value: Any) -> Any:
    """Return an independent copy of a field; lists are of one kind, so the first element tells for all."""
    kind = type(value)
    if kind is list:
        return [copied(one) for one in value] if value and type(value[0]) in _CONTAINERS else value[:]
    if kind is dict:
        return {key: copied(one) for key, one in value.items()}
    if kind is set:
        return set(value)
    return value


def dumped(value: Any) -> Any:
    """Return a field as JSON has it; sets and keys sorted, so that equal states have equal texts."""
    if isinstance(value, Card | Suit | Rank):
        return value.code
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, BaseModel):
        return value.model_dump()
    if isinstance(value, set | frozenset):
        return [dumped(one) for one in sorted(value)]
    if isinstance(value, Mapping):
        return {str(dumped(key)): dumped(value[key]) for key in sorted(value)}
    if isinstance(value, list | tuple):
        return [dumped(one) for one in value]
    return value


def loaded(kind: Any, value: Any) -> Any:
    """Return what `dumped` wrote of a field annotated with `kind`."""
    if value is None:
        return None
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        (kind,) = (one for one in args if one is not type(None))
        return loaded(kind, value)
    if origin in (list, set):
        return origin(loaded(args[0], one) for one in value)
    if origin is dict:
        return {loaded(args[0], key): loaded(args[1], one) for key, one in value.items()}
    if origin is tuple:
        kinds = [args[0]] * len(value) if args[-1] is Ellipsis else args
        return tuple(loaded(each, one) for each, one in zip(kinds, value, strict=True))
    return _simple(kind, value)


def _simple(kind: Any, value: Any) -> Any:
    if kind is Card:
        return card(value)
    if kind is Suit:
        return _SUITS[value]
    if kind is Rank:
        return _RANKS[value]
    if kind is bytes:
        return bytes.fromhex(value)
    if kind is int:
        return int(value)
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return kind.model_validate(value)
    return value
