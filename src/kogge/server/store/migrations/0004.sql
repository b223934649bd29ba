CREATE TABLE devices (
    digest TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX devices_person ON devices (person);
CREATE TABLE pulse (
    at BIGINT NOT NULL
);
INSERT INTO pulse VALUES (0);
ALTER TABLE people ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
CREATE INDEX people_seen ON people (seen);
CREATE INDEX sessions_expires ON sessions (expires);
