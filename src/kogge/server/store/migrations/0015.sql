CREATE TABLE friends (
    id TEXT NOT NULL,
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    called TEXT NOT NULL,
    since BIGINT NOT NULL,
    hidden BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE UNIQUE INDEX friends_id ON friends (id);
CREATE INDEX friends_other ON friends (other);
CREATE TABLE blocked (
    id TEXT NOT NULL,
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    called TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX blocked_other ON blocked (other);
CREATE TABLE present (
    person TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE TABLE unseen (
    person TEXT PRIMARY KEY
);
