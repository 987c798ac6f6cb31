-- Hex maps: their grounds, their hexes in squares of 16 by 16, and what lies on them.

CREATE TABLE hex_map (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  layout TEXT NOT NULL CHECK (layout IN ('flat', 'pointy')),
  raised TEXT NOT NULL CHECK (raised IN ('odd', 'even')), -- which columns (pointy: rows) stand half a hex higher
  hex_miles INTEGER NOT NULL CHECK (hex_miles BETWEEN 1 AND 100), -- across a hex
  first_col INTEGER NOT NULL, -- the number of column 0, and of row 0
  first_row INTEGER NOT NULL,
  number_order TEXT NOT NULL CHECK (number_order IN ('col-row', 'row-col')),
  digits INTEGER NOT NULL CHECK (digits BETWEEN 1 AND 5),
  separator TEXT NOT NULL CHECK (length(separator) <= 3),
  notes TEXT NOT NULL
) STRICT;

-- The campaign's own list of grounds, for all of its maps.
CREATE TABLE terrain_kind (
  id INTEGER PRIMARY KEY,
  code INTEGER NOT NULL UNIQUE CHECK (code BETWEEN 1 AND 4095), -- what a hex holds
  name TEXT NOT NULL,
  ground TEXT NOT NULL CHECK (ground IN
    ('clear', 'grassland', 'city', 'settled', 'barren', 'broken', 'hills', 'forest', 'desert', 'mountains', 'jungle',
     'swamp', 'ocean', 'lake', 'river')),
  look TEXT NOT NULL CHECK (look IN
    ('plain', 'grass', 'farmland', 'forest', 'pines', 'jungle', 'hills', 'mountains', 'peaks', 'swamp', 'desert',
     'barren', 'broken', 'snow', 'town', 'shallows', 'deeps'))
) STRICT;

CREATE TABLE hex_chunk (
  id INTEGER PRIMARY KEY,
  map_id INTEGER NOT NULL REFERENCES hex_map (id) ON DELETE CASCADE,
  layer TEXT NOT NULL CHECK (layer IN ('terrain', 'elevation', 'region', 'known', 'theirs')),
  cx INTEGER NOT NULL CHECK (cx BETWEEN -256 AND 255),
  cy INTEGER NOT NULL CHECK (cy BETWEEN -256 AND 255),
  stamp INTEGER NOT NULL, -- made of the cells: the same stamp, the same cells
  cells TEXT NOT NULL CHECK (length(cells) = 512), -- two characters of base64url a hex, row by row
  UNIQUE (map_id, layer, cx, cy)
) STRICT;

CREATE TABLE map_line (
  id INTEGER PRIMARY KEY,
  map_id INTEGER NOT NULL REFERENCES hex_map (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('road', 'trail', 'river', 'border', 'wall', 'other')),
  name TEXT NOT NULL, -- empty for none
  along TEXT NOT NULL CHECK (along IN ('centres', 'edges')),
  path TEXT NOT NULL, -- "col,row" or "col,row,side" a point, with blanks between
  maintained INTEGER NOT NULL CHECK (maintained IN (0, 1)), -- a road that is kept up
  secret INTEGER NOT NULL CHECK (secret IN (0, 1)),
  notes TEXT NOT NULL
) STRICT;
CREATE INDEX map_line_by_map ON map_line (map_id);

CREATE TABLE site (
  id INTEGER PRIMARY KEY,
  map_id INTEGER NOT NULL REFERENCES hex_map (id) ON DELETE CASCADE,
  col INTEGER NOT NULL CHECK (col BETWEEN -4096 AND 4095),
  row INTEGER NOT NULL CHECK (row BETWEEN -4096 AND 4095),
  kind TEXT NOT NULL CHECK (kind IN
    ('settlement', 'ruin', 'dungeon', 'lair', 'landmark', 'ferry', 'bridge', 'ford', 'harbour', 'spring', 'other')),
  name TEXT NOT NULL,
  knowledge TEXT NOT NULL CHECK (knowledge IN ('secret', 'rumour', 'known')),
  dungeon_id INTEGER REFERENCES dungeon (id) ON DELETE SET NULL,
  notes TEXT NOT NULL
) STRICT;
CREATE INDEX site_by_map ON site (map_id);
CREATE INDEX site_by_dungeon ON site (dungeon_id);

CREATE TABLE map_label (
  id INTEGER PRIMARY KEY,
  map_id INTEGER NOT NULL REFERENCES hex_map (id) ON DELETE CASCADE,
  col INTEGER NOT NULL CHECK (col BETWEEN -4096 AND 4095),
  row INTEGER NOT NULL CHECK (row BETWEEN -4096 AND 4095),
  words TEXT NOT NULL,
  size INTEGER NOT NULL CHECK (size BETWEEN 50 AND 400), -- percent
  turn INTEGER NOT NULL CHECK (turn BETWEEN -180 AND 180), -- degrees, clockwise
  secret INTEGER NOT NULL CHECK (secret IN (0, 1))
) STRICT;
CREATE INDEX map_label_by_map ON map_label (map_id);

CREATE TABLE map_region (
  id INTEGER PRIMARY KEY,
  map_id INTEGER NOT NULL REFERENCES hex_map (id) ON DELETE CASCADE,
  code INTEGER NOT NULL CHECK (code BETWEEN 1 AND 4095), -- what its hexes hold in the layer of regions
  name TEXT NOT NULL,
  notes TEXT NOT NULL,
  UNIQUE (map_id, code)
) STRICT;

CREATE TABLE hex_note (
  id INTEGER PRIMARY KEY,
  map_id INTEGER NOT NULL REFERENCES hex_map (id) ON DELETE CASCADE,
  col INTEGER NOT NULL CHECK (col BETWEEN -4096 AND 4095),
  row INTEGER NOT NULL CHECK (row BETWEEN -4096 AND 4095),
  notes TEXT NOT NULL,
  UNIQUE (map_id, col, row)
) STRICT;
