-- Boards and ratings: who has won, what a match did to a rating, where the days of a chat begin.

ALTER TABLE chats ADD COLUMN zone TEXT NOT NULL DEFAULT 'Europe/Moscow';

CREATE TABLE ratings (
    person INTEGER NOT NULL REFERENCES people (id),
    "key" TEXT NOT NULL, -- of the game
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (person, "key")
) STRICT, WITHOUT ROWID;

ALTER TABLE results ADD COLUMN won INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN change INTEGER; -- of the rating as shown; NULL: unrated

CREATE INDEX results_at ON results (at);

-- Matches of the time before ratings count on boards if two people met in them, and leave ratings as they are.
UPDATE results SET change = 0
WHERE person IS NOT NULL AND rank IS NOT NULL AND EXISTS (
    SELECT * FROM results AS other
    WHERE other."table" = results."table" AND other.person IS NOT NULL AND other.seat <> results.seat
);

-- In durak, the only game of losers then, who was the fool the least has won; in others the first.
WITH worth AS (
    SELECT "table", seat, iif("key" = 'durak', max(points, "left"), rank) AS amount
    FROM results JOIN tables ON id = "table"
    WHERE rank IS NOT NULL
), best AS (
    SELECT "table", min(amount) AS amount FROM worth GROUP BY "table" HAVING min(amount) < max(amount)
)
UPDATE results SET won = 1
WHERE ("table", seat) IN (SELECT "table", seat FROM worth JOIN best USING ("table", amount));
