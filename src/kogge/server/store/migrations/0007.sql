CREATE TABLE reviews (
    at_table TEXT NOT NULL,
    seat BIGINT NOT NULL,
    form BIGINT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (at_table, seat)
);
CREATE TABLE learners (
    person TEXT PRIMARY KEY,
    data TEXT NOT NULL
);
