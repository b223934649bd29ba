CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    handle TEXT UNIQUE,
    password TEXT NOT NULL,
    recovery TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE sessions (
    digest TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version BIGINT NOT NULL,
    state TEXT NOT NULL,
    private BIGINT NOT NULL,
    host TEXT NOT NULL,
    invitation TEXT NOT NULL,
    setup TEXT NOT NULL,
    chairs TEXT NOT NULL,
    seed TEXT NOT NULL,
    due BIGINT,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_state ON tables (state, private, changed);
CREATE TABLE sittings (
    at_table TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    asked BIGINT NOT NULL,
    PRIMARY KEY (at_table, seat)
);
CREATE INDEX sittings_person ON sittings (person);
CREATE TABLE records (
    at_table TEXT NOT NULL,
    number BIGINT NOT NULL,
    made BIGINT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (at_table, number)
);
CREATE TABLE sealed (
    at_table TEXT NOT NULL,
    seat BIGINT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (at_table, seat)
);
