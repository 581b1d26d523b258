game-eights = Crazy Eights
aliases-eights = eights
line-eights = One deal, medium length; luck and skill in equal parts

option-eights-eights = Eights
option-eights-eights-stuck = an eight when nothing else fits
option-eights-eights-free = an eight on any turn
option-eights-named_suit = Which suit to name
option-eights-named_suit-any = any suit may be named
option-eights-named_suit-longest = only your longest suit may be named
option-eights-blocked = When all have passed
option-eights-blocked-lead = blocked: the last player leads anew
option-eights-blocked-count = blocked: hands are counted

verb-eights-play = { $cards } { $suit }
verb-eights-pass = Pass
    .row = own

ask-eights-lead = Your turn: any card
ask-eights-follow = Your turn: { $suit } or the rank of { $card }
ask-eights-eight = Only an eight fits: play it or pass
ask-eights-pass = No card of yours fits

event-eights-first = { $seat } to lead
event-eights-played = { $seat }: { $cards }
event-eights-named = { $seat }: { $cards }, suit { $suit }
event-eights-pass = { $seat }: pass
event-eights-leads = All have passed, { $seat } leads any card
event-eights-left = { $seat } ({ $cards-count }): { $cards }

refused-eights-must_play = You hold a card that fits — passing isn’t allowed
refused-eights-no_match = That card matches neither the suit nor the rank
refused-eights-eight_not_now = Such an eight is for when no other card fits
refused-eights-name_suit = Name a suit
refused-eights-suit_not_longest = Only your longest suit may be named

fact-eights-suit = suit now: { $value }

zone-eights-pile = On the table
zone-eights-hand = cards

ending-eights-out = { "" }
ending-eights-blocked = Blocked: all have passed, the hands are counted

result-eights-points = penalty { $n }
