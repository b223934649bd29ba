CREATE TABLE correspondents (
    person TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    zone TEXT NOT NULL,
    quiet_from BIGINT NOT NULL,
    quiet_until BIGINT NOT NULL,
    rested BIGINT NOT NULL
);
CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    secrets TEXT NOT NULL,
    events TEXT NOT NULL,
    state TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
);
CREATE INDEX channels_person ON channels (person);
CREATE INDEX channels_address ON channels (address);
CREATE TABLE mutes (
    person TEXT NOT NULL,
    at_table TEXT NOT NULL,
    PRIMARY KEY (person, at_table)
);
CREATE TABLE notices (
    person TEXT NOT NULL,
    at_table TEXT NOT NULL,
    event TEXT NOT NULL,
    number BIGINT NOT NULL,
    due BIGINT NOT NULL,
    PRIMARY KEY (person, at_table, event)
);
CREATE INDEX notices_due ON notices (due);
CREATE TABLE letters (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    channel TEXT NOT NULL,
    content TEXT NOT NULL,
    tries BIGINT NOT NULL,
    due BIGINT NOT NULL
);
CREATE INDEX letters_due ON letters (due);
CREATE INDEX letters_person ON letters (person);
