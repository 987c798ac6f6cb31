-- What the referee wants first on the page for tonight, whatever is near, and what not at all.

CREATE TABLE tonight_pin (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL, -- of what comes first
  hidden INTEGER NOT NULL CHECK (hidden IN (0, 1)),
  room_id INTEGER REFERENCES room (id) ON DELETE CASCADE,
  page_id INTEGER REFERENCES page (id) ON DELETE CASCADE,
  table_id INTEGER REFERENCES random_table (id) ON DELETE CASCADE,
  muster_id INTEGER REFERENCES muster (id) ON DELETE CASCADE,
  site_id INTEGER REFERENCES site (id) ON DELETE CASCADE,
  creature_id TEXT, -- an entry of the book, or own:12
  CHECK ((room_id IS NOT NULL) + (page_id IS NOT NULL) + (table_id IS NOT NULL) + (muster_id IS NOT NULL)
    + (site_id IS NOT NULL) + (creature_id IS NOT NULL) = 1)
) STRICT;
CREATE UNIQUE INDEX tonight_pin_of_room ON tonight_pin (room_id);
CREATE UNIQUE INDEX tonight_pin_of_page ON tonight_pin (page_id);
CREATE UNIQUE INDEX tonight_pin_of_table ON tonight_pin (table_id);
CREATE UNIQUE INDEX tonight_pin_of_muster ON tonight_pin (muster_id);
CREATE UNIQUE INDEX tonight_pin_of_site ON tonight_pin (site_id);
CREATE UNIQUE INDEX tonight_pin_of_creature ON tonight_pin (creature_id);
