CREATE TABLE deals (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    seed TEXT NOT NULL,
    terms TEXT NOT NULL,
    best TEXT NOT NULL,
    PRIMARY KEY (day, game)
);
CREATE TABLE deal_plays (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    at_table TEXT NOT NULL,
    PRIMARY KEY (day, game, person)
);
CREATE INDEX deal_plays_person ON deal_plays (person);
CREATE TABLE deal_marks (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    level TEXT NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    PRIMARY KEY (day, game, level)
);
