CREATE TABLE checkpoints (
    at_table TEXT PRIMARY KEY,
    number BIGINT NOT NULL,
    data TEXT NOT NULL
);
CREATE TABLE site_time (
    life BIGINT NOT NULL,
    ticks BIGINT NOT NULL,
    beat BIGINT NOT NULL,
    gaps TEXT NOT NULL
);
CREATE TABLE maintenance (
    since BIGINT NOT NULL
);
