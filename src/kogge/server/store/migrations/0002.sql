CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    made BIGINT NOT NULL,
    person TEXT NOT NULL,
    at_table TEXT NOT NULL,
    seat BIGINT NOT NULL,
    words TEXT NOT NULL,
    settled BIGINT NOT NULL
);
ALTER TABLE tables ADD COLUMN rematch TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_invitation ON tables (invitation);
