CREATE TABLE admins (
    person TEXT PRIMARY KEY,
    since BIGINT NOT NULL
);
CREATE TABLE bans (
    person TEXT PRIMARY KEY,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    words TEXT NOT NULL
);
CREATE TABLE deeds (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    actor TEXT NOT NULL,
    deed TEXT NOT NULL,
    subject TEXT NOT NULL,
    words TEXT NOT NULL
);
CREATE INDEX deeds_at ON deeds (at);
CREATE TABLE announcements (
    id TEXT PRIMARY KEY,
    made BIGINT NOT NULL,
    until BIGINT NOT NULL,
    words TEXT NOT NULL
);
CREATE TABLE house_rules (
    name TEXT PRIMARY KEY,
    value BIGINT NOT NULL
);
CREATE TABLE passes (
    digest TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    made BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    uses BIGINT NOT NULL
);
CREATE INDEX tables_created ON tables (created);
CREATE INDEX people_created ON people (created);
