CREATE TABLE vacations (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    first TEXT NOT NULL,
    last TEXT NOT NULL,
    begins BIGINT NOT NULL,
    ends BIGINT NOT NULL
);
CREATE INDEX vacations_person ON vacations (person);
CREATE TABLE orders (
    at_table TEXT NOT NULL,
    seat BIGINT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (at_table, seat)
);
CREATE TABLE invited (
    person TEXT NOT NULL,
    at_table TEXT NOT NULL,
    PRIMARY KEY (person, at_table)
);
CREATE INDEX invited_table ON invited (at_table);
CREATE TABLE told (
    person TEXT NOT NULL,
    at_table TEXT NOT NULL,
    turn BIGINT NOT NULL,
    PRIMARY KEY (person, at_table)
);
CREATE INDEX told_table ON told (at_table);
