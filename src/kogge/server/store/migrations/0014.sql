CREATE TABLE dealt (
    at_table TEXT PRIMARY KEY,
    deal TEXT NOT NULL
);
CREATE INDEX dealt_deal ON dealt (deal);
