-- On which those who come are thrown wherever a kind of ground lies and neither its hex nor its region names another. NULL: none.

ALTER TABLE terrain_kind ADD COLUMN table_id INTEGER REFERENCES wander_table (id) ON DELETE SET NULL;
CREATE INDEX terrain_kind_by_table ON terrain_kind (table_id);

-- Sites that they come by without knowing of them, and those that they have on their map where they do not stand.

CREATE TABLE passed_site (
  id INTEGER PRIMARY KEY,
  site_id INTEGER NOT NULL UNIQUE REFERENCES site (id) ON DELETE CASCADE,
  col INTEGER CHECK (col BETWEEN -4096 AND 4095), -- where their map has it; NULL: nobody has said yet whether they see it
  row INTEGER CHECK (row BETWEEN -4096 AND 4095),
  CHECK ((col IS NULL) = (row IS NULL))
) STRICT;
