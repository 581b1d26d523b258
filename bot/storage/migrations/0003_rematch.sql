-- What the lobby of a rematch goes on from: JSON of the table, its seats, and how long they are held.
ALTER TABLE tables ADD COLUMN again TEXT;
-- When the cards were dealt: some games have a time limit of the match.
ALTER TABLE tables ADD COLUMN started REAL;
