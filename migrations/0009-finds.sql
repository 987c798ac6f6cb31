-- Treasure as it was found, kept until an award counts it; and whether an award has counted those who were met.

CREATE TABLE find (
  id INTEGER PRIMARY KEY,
  item_id INTEGER REFERENCES item (id) ON DELETE SET NULL, -- the stack it went to; NULL: nobody can tell it any more
  delve_id INTEGER REFERENCES delve (id) ON DELETE SET NULL, -- NULL: found outside
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  worth INTEGER CHECK (worth >= 0), -- copper pieces, each; NULL: not known
  place TEXT NOT NULL, -- where, in the referee's words
  award TEXT CHECK (award IN ('counted', 'struck')) -- NULL: waits for an award
) STRICT;
CREATE INDEX find_by_item ON find (item_id);
CREATE INDEX find_by_delve ON find (delve_id);

ALTER TABLE encounter ADD COLUMN award TEXT CHECK (award IN ('counted', 'struck')); -- NULL: waits for an award
-- Those met before this was kept were awarded by hand.
UPDATE encounter SET award = 'struck' WHERE concluded = 1;
