-- Camp: the watches of a night in their order and who stands each; a fire; whether marching in the dark was said.

CREATE TABLE watch (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL CHECK (position > 0), -- of the night, from 1
  hours INTEGER NOT NULL CHECK (hours BETWEEN 1 AND 12)
) STRICT;

CREATE TABLE watcher (
  id INTEGER PRIMARY KEY,
  watch_id INTEGER NOT NULL REFERENCES watch (id) ON DELETE CASCADE,
  character_id INTEGER NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  UNIQUE (watch_id, character_id)
) STRICT;
CREATE INDEX watcher_by_character ON watcher (character_id);

ALTER TABLE standing_order ADD COLUMN fire INTEGER NOT NULL DEFAULT 0 CHECK (fire IN (0, 1)); -- a note; it burns no fuel
ALTER TABLE journey ADD COLUMN dark_said INTEGER NOT NULL DEFAULT 0 CHECK (dark_said IN (0, 1)); -- that they march in it
