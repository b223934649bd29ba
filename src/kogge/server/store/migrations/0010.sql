ALTER TABLE tables ADD COLUMN counted BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_counted ON tables (counted, state, changed);
CREATE TABLE results (
    at_table TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    bot TEXT NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    own DOUBLE PRECISION NOT NULL,
    opening TEXT NOT NULL,
    ended BIGINT NOT NULL,
    mean DOUBLE PRECISION,
    doubt DOUBLE PRECISION,
    PRIMARY KEY (at_table, seat)
);
CREATE INDEX results_person ON results (person, game, ended);
CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    doubt DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE INDEX ratings_game ON ratings (game, mean);
CREATE TABLE secluded (
    person TEXT PRIMARY KEY
);
CREATE TABLE counts (
    at_table TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    data TEXT NOT NULL
);
CREATE INDEX counts_game ON counts (game, seats, ended);
