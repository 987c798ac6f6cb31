-- Packs that were taken: under what they came, and each part as it came, so that another edition is told apart from it.

CREATE TABLE pack (
  id INTEGER PRIMARY KEY,
  pack TEXT NOT NULL UNIQUE, -- the id that all editions of it bear
  name TEXT NOT NULL,
  author TEXT NOT NULL,
  licence TEXT NOT NULL CHECK (json_valid(licence)) -- id, name, attribution, section 15
) STRICT;

CREATE TABLE pack_part (
  id INTEGER PRIMARY KEY,
  pack_id INTEGER NOT NULL REFERENCES pack (id) ON DELETE CASCADE,
  part TEXT NOT NULL, -- its kind and the name it bears in the pack, folded
  came TEXT NOT NULL CHECK (json_valid(came)), -- as the pack had it
  written TEXT NOT NULL, -- a digest of how it stood here once it was taken
  -- What it became, one of these at most; none of them: it was removed here.
  creature_id INTEGER REFERENCES creature (id) ON DELETE SET NULL,
  table_id INTEGER REFERENCES random_table (id) ON DELETE SET NULL,
  page_id INTEGER REFERENCES page (id) ON DELETE SET NULL,
  CHECK ((creature_id IS NOT NULL) + (table_id IS NOT NULL) + (page_id IS NOT NULL) <= 1),
  UNIQUE (pack_id, part)
) STRICT;
CREATE INDEX pack_part_of_creature ON pack_part (creature_id);
CREATE INDEX pack_part_of_table ON pack_part (table_id);
CREATE INDEX pack_part_of_page ON pack_part (page_id);
