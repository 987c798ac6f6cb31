-- What lies beside a ground by chance, where the referee has a table of their own.

CREATE TABLE ground_neighbour (
  id INTEGER PRIMARY KEY,
  code INTEGER NOT NULL REFERENCES terrain_kind (code) ON DELETE CASCADE,
  beside_code INTEGER NOT NULL REFERENCES terrain_kind (code) ON DELETE CASCADE,
  weight INTEGER NOT NULL CHECK (weight BETWEEN 1 AND 100),
  UNIQUE (code, beside_code)
) STRICT;
CREATE INDEX ground_neighbour_beside ON ground_neighbour (beside_code);
