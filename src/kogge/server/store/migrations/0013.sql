CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    version BIGINT NOT NULL,
    state TEXT NOT NULL,
    private BIGINT NOT NULL,
    organiser TEXT NOT NULL,
    invitation TEXT NOT NULL,
    changed BIGINT NOT NULL,
    data TEXT NOT NULL
);
CREATE INDEX tournaments_state ON tournaments (private, state, changed);
CREATE INDEX tournaments_organiser ON tournaments (organiser);
CREATE INDEX tournaments_invitation ON tournaments (invitation);
CREATE TABLE contestants (
    tournament TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (tournament, person)
);
CREATE INDEX contestants_person ON contestants (person);
CREATE TABLE boards (
    at_table TEXT PRIMARY KEY,
    tournament TEXT NOT NULL,
    running BIGINT NOT NULL
);
CREATE INDEX boards_running ON boards (running);
