-- What the referee said that words of other programs' maps mean, for the next map of that kind.

CREATE TABLE map_word (
  id INTEGER PRIMARY KEY,
  dialect TEXT NOT NULL CHECK (dialect IN ('textMapper', 'worldographer', 'tiled', 'azgaar', 'csv')),
  place TEXT NOT NULL CHECK (place IN ('ground', 'hex', 'thing', 'line')), -- where in the file it stands
  word TEXT NOT NULL CHECK (length(word) BETWEEN 1 AND 200),
  means TEXT NOT NULL CHECK (means IN ('ground', 'site', 'line', 'nothing')),
  terrain_id INTEGER REFERENCES terrain_kind (id) ON DELETE SET NULL, -- NULL of a ground: that is gone
  site TEXT CHECK (site IN ('settlement', 'ruin', 'dungeon', 'lair', 'landmark', 'ferry', 'bridge', 'ford', 'harbour', 'spring', 'other')),
  line TEXT CHECK (line IN ('road', 'trail', 'river', 'border', 'wall', 'other')),
  UNIQUE (dialect, place, word),
  CHECK (terrain_id IS NULL OR means = 'ground'),
  CHECK ((site IS NOT NULL) = (means = 'site')),
  CHECK ((line IS NOT NULL) = (means = 'line'))
) STRICT;
CREATE INDEX map_word_by_terrain ON map_word (terrain_id);
