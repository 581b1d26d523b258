-- Times are unix seconds. Ids of people and chats are Telegram's. Columns are the fields of bot/storage/rows.py.

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    username TEXT,
    language TEXT,
    hint TEXT,
    ring TEXT NOT NULL CHECK (ring IN ('always', 'away', 'never')),
    dm TEXT NOT NULL CHECK (dm IN ('unknown', 'open', 'closed')),
    seen REAL NOT NULL
) STRICT;

CREATE TABLE chats (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('private', 'group', 'supergroup')),
    username TEXT,
    language TEXT NOT NULL,
    turn INTEGER NOT NULL,
    leaver TEXT NOT NULL CHECK (leaver IN ('computer', 'end')),
    "window" INTEGER NOT NULL,
    tables INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'muted', 'gone'))
) STRICT;

-- A table lives in a chat and topic, or in an inline message: then its chat is 0, which is no row of chats.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- an id is part of buttons and proofs: never given twice
    chat INTEGER NOT NULL,
    topic INTEGER NOT NULL,
    number INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    version INTEGER NOT NULL,
    options TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    secret BLOB NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'void', 'closed', 'broken')),
    owner INTEGER,
    turn INTEGER NOT NULL,
    leaver TEXT NOT NULL,
    "window" INTEGER NOT NULL,
    opened REAL NOT NULL,
    touched REAL NOT NULL,
    seed BLOB,
    before TEXT,
    deadline REAL,
    rung INTEGER NOT NULL,
    held REAL,
    inline TEXT NOT NULL
) STRICT;

CREATE INDEX tables_live ON tables (status) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_chat ON tables (chat);
CREATE INDEX tables_touched ON tables (touched);

CREATE TABLE seats (
    "table" INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES people (id),
    waiting INTEGER NOT NULL,
    stop INTEGER NOT NULL,
    declines TEXT,
    PRIMARY KEY ("table", waiting, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE log (
    "table" INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    code TEXT NOT NULL,
    at REAL NOT NULL,
    "by" TEXT NOT NULL CHECK ("by" IN ('person', 'silence', 'computer', 'host')),
    PRIMARY KEY ("table", number)
) STRICT, WITHOUT ROWID;

CREATE TABLE sent (
    "table" INTEGER NOT NULL, -- 0: of no table (a menu, settings, rules)
    kind TEXT NOT NULL,
    chat INTEGER NOT NULL,
    topic INTEGER NOT NULL,
    inline TEXT NOT NULL,
    message INTEGER NOT NULL,
    digest TEXT NOT NULL,
    since INTEGER NOT NULL,
    upto INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY ("table", kind, chat, topic, inline)
) STRICT, WITHOUT ROWID;

CREATE INDEX sent_message ON sent (chat, message);

CREATE TABLE results (
    "table" INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES people (id),
    rank INTEGER,
    points INTEGER NOT NULL,
    titles TEXT NOT NULL,
    "left" INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_person ON results (person, at);
