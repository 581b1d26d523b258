# The fair deal: the seal, the secret, the file of a match.
button-fairness = Fairness
fair-sealed = 🔏 Deck sealed: { $seal }
fair-secret = 🔏 Secret: { $secret } · /verify
fair-popup-sealed =
    { $seal }
    The fingerprint of a secret set before the first card. After the match the secret opens, and /verify deals the same again
fair-popup-secret =
    { $secret }
    { $seal }
    The secret and its sha256 fingerprint. /verify sends the match file
fair-file =
    The secret, the seats and all moves of the match
    To check: { $command }
    What it proves: docs/fairness.md
