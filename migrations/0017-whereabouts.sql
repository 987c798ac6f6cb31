-- Where the company is on a map and where it thinks it is; the hexes of a way and of miles that were made.

CREATE TABLE whereabouts (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  map_id INTEGER NOT NULL REFERENCES hex_map (id) ON DELETE CASCADE,
  col INTEGER NOT NULL CHECK (col BETWEEN -4096 AND 4095),
  row INTEGER NOT NULL CHECK (row BETWEEN -4096 AND 4095),
  to_col INTEGER CHECK (to_col BETWEEN -4096 AND 4095), -- the hex they are on the way into; NULL: they stand in theirs
  to_row INTEGER CHECK (to_row BETWEEN -4096 AND 4095),
  miles INTEGER NOT NULL CHECK (miles >= 0), -- made of the way into it
  believed_col INTEGER CHECK (believed_col BETWEEN -4096 AND 4095), -- NULL: they know that they are lost
  believed_row INTEGER CHECK (believed_row BETWEEN -4096 AND 4095),
  believed_to_col INTEGER CHECK (believed_to_col BETWEEN -4096 AND 4095),
  believed_to_row INTEGER CHECK (believed_to_row BETWEEN -4096 AND 4095),
  believed_miles INTEGER NOT NULL CHECK (believed_miles >= 0),
  doubt_miles INTEGER NOT NULL CHECK (doubt_miles >= 0), -- made since they were last sure
  sure_col INTEGER NOT NULL CHECK (sure_col BETWEEN -4096 AND 4095), -- where they were last sure
  sure_row INTEGER NOT NULL CHECK (sure_row BETWEEN -4096 AND 4095),
  CHECK ((to_col IS NULL) = (to_row IS NULL)),
  CHECK ((believed_col IS NULL) = (believed_row IS NULL)),
  CHECK ((believed_to_col IS NULL) = (believed_to_row IS NULL))
) STRICT;

ALTER TABLE leg ADD COLUMN col INTEGER CHECK (col BETWEEN -4096 AND 4095); -- the hex it leads into; NULL: no map
ALTER TABLE leg ADD COLUMN row INTEGER CHECK (row BETWEEN -4096 AND 4095);
ALTER TABLE road_miles ADD COLUMN col INTEGER CHECK (col BETWEEN -4096 AND 4095); -- the hex they truly led into
ALTER TABLE road_miles ADD COLUMN row INTEGER CHECK (row BETWEEN -4096 AND 4095);
