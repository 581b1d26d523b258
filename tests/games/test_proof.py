"""A match as a file: it proves what was played, and whatever is changed in it is found."""

import json
from collections.abc import Sequence
from random import Random

import pytest

from games.__main__ import main
from games.cards import Card
from games.catalog import catalog
from games.deal import Deal
from games.game import Game
from games.match import Entry, Match
from games.proof import MatchFile, Unreadable, decks, report, verify, written
from games.shuffle import derived, match_seed, seal, seat_id, shuffled
from tests.games.matches import finish

SECRET = bytes(range(32))
IDS = ("1001", "1002", "c2")
SEAL = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
SEED = "58e975b00a3138d729c82a7e1d16b2f6408b5c794f3c1fca4dfbecfc3f158a2d"
DECK = "JH 6H JD QS 8D 7S 9C QH JC KH AC 8C 8H AH AS 7C 7D 8S 9H 6S JS KC AD TC 6D QC 6C 9D TH 7H KD TD KS 9S QD TS"


def durak(ids=IDS, **options) -> Match:
    kind = catalog()["durak"]
    game = kind(len(ids), kind.Options(**options))
    return finish(Match(game, match_seed(SECRET, 7, ids)), Random(1))


def filed(match: Match, ids=IDS, **more) -> str:
    given = {
        "game": match.game.key,
        "version": match.game.version,
        "options": match.game.options.model_dump(),
        "table": 7,
        "seats": ids,
        "seal": seal(SECRET),
        "secret": SECRET.hex(),
        "seed": match.seed.hex(),
        "before": match.before,
        "log": tuple(match.log),
        "ranking": match.ranking(),
        "totals": None if match.void else match.standing.totals,
    }
    return written(MatchFile(**{**given, **more}))


def changed(**fields) -> str:
    """The file of a proved match with other values in it."""
    return json.dumps({**json.loads(filed(durak())), **fields})


def test_the_seed_is_made_of_the_secret_the_table_and_the_seats():
    assert [seat_id(seat, person) for seat, person in enumerate([1001, 1002, None])] == list(IDS)
    assert seal(SECRET) == SEAL
    assert match_seed(SECRET, 7, IDS).hex() == SEED
    assert match_seed(SECRET, 7, ("1002", "1001", "c2")).hex() != SEED
    assert match_seed(SECRET, 8, IDS).hex() != SEED


def test_a_match_is_proved_and_told():
    match = durak()
    told = list(report(verify(filed(match))))
    places = " ".join(map(str, match.ranking() or ()))
    assert told == [
        "game    durak, version 1, table 7, seats 1001 1002 c2",
        f"seal    {SEAL} (compare it with the one in the lobby)",
        "secret  000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        f"seed    {SEED}",
        "dealer  seat 1, by lot",
        f"deal 1  {DECK}",
        f"log     {len(match.log)} entries",
        f"result  places {places}",
        "proved: the cards follow from the secret, the result from the log",
    ]


def test_a_file_comes_back_as_it_was_written():
    content = filed(durak())
    assert written(MatchFile.model_validate_json(content)) == content
    assert content.count("\n") == len(MatchFile.model_fields) + 2


def test_each_dealing_has_its_deck_those_thrown_in_too():
    kind = catalog()["durak"]
    match = Match(kind(3, kind.Options(deals=3)), match_seed(SECRET, 7, IDS))
    match.host("@again")
    verdict = verify(filed(finish(match, Random(2))))
    assert verdict.problems == ()
    assert [(deck.dealing, deck.number) for deck in verdict.decks] == [(1, 1), (2, 1), (3, 1), (4, 1)]
    assert len({deck.cards for deck in verdict.decks}) == 4


def test_two_packs_are_told_apart():
    kind = catalog()["loto"]
    match = Match(kind(2, kind.Options()), match_seed(SECRET, 7, ("1", "2")))
    match.host("@void")
    labels = [line.split()[1] for line in report(verify(filed(match, ("1", "2")))) if line.startswith("deal ")]
    assert labels == ["1", "1.2"]


def test_a_void_match_is_proved_too():
    kind = catalog()["durak"]
    match = Match(kind(3, kind.Options()), match_seed(SECRET, 7, IDS))
    match.host("@void")
    verdict = verify(filed(match))
    assert verdict.problems == ()
    assert "result  void" in list(report(verdict))


def test_a_rematch_goes_on_from_the_match_before():
    first = durak()
    again = finish(Match(first.game, match_seed(SECRET, 7, IDS), first.standing), Random(3))
    verdict = verify(filed(again))
    assert (verdict.problems, verdict.dealer) == ((), None)
    assert verify(json.dumps({**json.loads(filed(again)), "before": None})).problems != ()


LIES = [
    ({"seal": "ab" * 32}, f"sha256 of the secret is {SEAL}, not the seal"),
    ({"secret": "ab" * 32}, "secret, table and seats make the seed "),
    ({"seats": ["1002", "1001", "c2"]}, "secret, table and seats make the seed "),
    ({"table": 8}, "secret, table and seats make the seed "),
    ({"seed": "ab" * 32}, f"secret, table and seats make the seed {SEED}"),
    ({"ranking": [1, 1, 1]}, "the match ends with places "),
    ({"ranking": None}, "the match ends with places "),
    ({"totals": [9, 9, 9]}, "the match ends with points "),
    ({"log": []}, "the match does not end with the log"),
    ({"log": [[0, "lead:2C"]]}, "entry 1, lead:2C of seat 0: "),
    ({"log": [[9, "@leave"]]}, "entry 1, @leave of seat 9: no such seat: 9"),
    ({"version": 99}, "played by version 99 of the rules, here is 1"),
    ({"seats": ["1001", None, "c2"]}, "somebody was erased: "),
]


@pytest.mark.parametrize(("lie", "found"), LIES, ids=lambda one: "-".join(one) if isinstance(one, dict) else "")
def test_whatever_is_changed_is_found(lie, found):
    verdict = verify(changed(**lie))
    assert any(problem.startswith(found) for problem in verdict.problems), verdict.problems
    assert list(report(verdict))[-1] == "not proved"


def test_who_was_erased_leaves_a_match_that_still_replays():
    verdict = verify(changed(seats=[None, "1002", "c2"]))
    assert len(verdict.problems) == 1
    assert len(verdict.decks) == 1


STANDING = {"number": 2, "totals": [0, 0, 0], "dealer": 0, "first": 1, "last": None, "carry": {}}
UNREADABLE = [
    ("", "Invalid JSON"),
    ("[]", "object"),
    (changed(extra=1), "extra: Extra inputs are not permitted"),
    (changed(kozyr=2), "kozyr: Input should be 1"),
    (changed(secret="ab"), "secret: String should match pattern"),
    (changed(game="chess"), "no game 'chess' here"),
    (changed(options={"deck": 33}), "options: deck: "),
    (changed(seats=["1001"]), "durak cannot be played so: seats"),
    (changed(before={**STANDING, "dealer": 3}), "before: not of 3 seats"),
    (changed(before={**STANDING, "totals": [0, 0]}), "before: not of 3 seats"),
]


@pytest.mark.parametrize(("content", "why"), UNREADABLE)
def test_what_is_no_match_cannot_be_read(content, why):
    with pytest.raises(Unreadable, match=why):
        verify(content)


@pytest.mark.parametrize("kind", catalog().values(), ids=lambda kind: kind.key)
def test_every_game_deals_the_decks_that_the_proof_names(kind: type[Game], monkeypatch):
    """What a deal shuffles, in whatever order it lists its pack, is what decks() makes of the cards alone."""
    made: list[tuple[Card, ...]] = []

    def recorded(deal: Deal, cards: Sequence[Card]) -> list[Card]:
        deal.shuffles += 1
        made.append(tuple(shuffled(cards, deal.seed, f"shuffle {deal.shuffles}")))
        return list(made[-1])

    game = kind(min(kind.seats), kind.Options())
    named = [deck.cards for deck in decks(Match(game, SECRET)) if deck.dealing == 1]
    monkeypatch.setattr(Deal, "shuffled", recorded)
    game.deal(game.opening(SECRET, None), derived(SECRET, "deal 1"))
    assert named
    assert named == made


def test_the_command_proves_refutes_or_cannot_read(tmp_path, capsys):
    path = tmp_path / "match.json"
    for content, code in [(filed(durak()), 0), (changed(totals=[9, 9, 9]), 1), ("{}", 2), ("\xff", 2)]:
        path.write_bytes(content.encode("latin-1"))
        assert main(["verify", str(path)]) == code
    shown = capsys.readouterr()
    assert shown.out.startswith("game    durak, version 1, table 7, seats 1001 1002 c2\n")
    assert shown.out.endswith("not proved\n")
    assert shown.err.count("cannot be read: ") == 2
    assert main(["verify", str(tmp_path / "none.json")]) == 2


def test_the_log_is_written_as_pairs():
    log = json.loads(filed(durak()))["log"]
    assert log[0][0] in {0, 1, 2}
    assert tuple(Entry(*entry) for entry in log) == tuple(durak().log)
