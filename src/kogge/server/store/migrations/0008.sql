CREATE TABLE puzzle_tries (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    tried BIGINT NOT NULL,
    PRIMARY KEY (person, game, number)
);
CREATE TABLE puzzle_solvers (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE TABLE puzzle_days (
    person TEXT NOT NULL,
    day BIGINT NOT NULL,
    PRIMARY KEY (person, day)
);
CREATE TABLE puzzle_ratings (
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    tries BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);
