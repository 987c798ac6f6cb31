-- The referee's own creatures. One with a base is a variant: its facts say only what differs from it.

CREATE TABLE creature (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  also TEXT NOT NULL DEFAULT '', -- its second name
  base TEXT CHECK (base LIKE '_%:_%'), -- an entry of a printed book by system and id: ose:goblin
  base_id INTEGER REFERENCES creature (id), -- another own one
  system TEXT NOT NULL, -- in the terms of whose book it is written
  facts TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(facts)), -- figures, each by its name
  tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags)), -- words it is counted among
  terrain TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(terrain)), -- words for where it lives
  level_least INTEGER CHECK (level_least >= 1), -- levels underground
  level_most INTEGER CHECK (level_most >= level_least),
  notes TEXT NOT NULL DEFAULT '', -- Markdown
  licence TEXT NOT NULL DEFAULT '', -- under which it may be given on
  source TEXT NOT NULL DEFAULT '',
  CHECK (base IS NULL OR base_id IS NULL),
  CHECK ((level_least IS NULL) = (level_most IS NULL))
) STRICT;
CREATE INDEX creature_by_base ON creature (base_id);
