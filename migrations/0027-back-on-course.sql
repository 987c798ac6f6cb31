-- What days astray were thought to be, so that they can be told once the players know.

ALTER TABLE road_miles ADD COLUMN from_col INTEGER CHECK (from_col BETWEEN -4096 AND 4095); -- the hex it truly led out of; NULL: no map
ALTER TABLE road_miles ADD COLUMN from_row INTEGER CHECK (from_row BETWEEN -4096 AND 4095);

-- A day on which they were elsewhere than they believed.
CREATE TABLE stray_day (
  id INTEGER PRIMARY KEY,
  road_day_id INTEGER NOT NULL UNIQUE REFERENCES road_day (id) ON DELETE CASCADE,
  col INTEGER NOT NULL CHECK (col BETWEEN -4096 AND 4095), -- where they believed that it began
  row INTEGER NOT NULL CHECK (row BETWEEN -4096 AND 4095),
  found INTEGER NOT NULL DEFAULT 0 CHECK (found IN (0, 1)) -- they have learned where they were
) STRICT;

-- The hexes they believed they went into that day, in their order.
CREATE TABLE stray_hex (
  id INTEGER PRIMARY KEY,
  stray_day_id INTEGER NOT NULL REFERENCES stray_day (id) ON DELETE CASCADE,
  col INTEGER NOT NULL CHECK (col BETWEEN -4096 AND 4095),
  row INTEGER NOT NULL CHECK (row BETWEEN -4096 AND 4095)
) STRICT;
CREATE INDEX stray_hex_by_day ON stray_hex (stray_day_id);
