-- Towns: what a stay costs, days given to one, and wages that were counted.

ALTER TABLE site ADD COLUMN lodging INTEGER CHECK (lodging >= 0); -- copper pieces a head and day; NULL: not known
ALTER TABLE site ADD COLUMN stable INTEGER CHECK (stable >= 0); -- the same for a beast
ALTER TABLE site ADD COLUMN market TEXT NOT NULL DEFAULT ''; -- what can be bought there, in words
ALTER TABLE site ADD COLUMN harbour INTEGER NOT NULL DEFAULT 0 CHECK (harbour IN (0, 1));

-- One day out of doors, from its setting out to the next morning.
CREATE TABLE new_road_day (
  id INTEGER PRIMARY KEY,
  journey_id INTEGER NOT NULL REFERENCES journey (id) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number > 0), -- of the journey
  kind TEXT NOT NULL CHECK (kind IN ('march', 'forced', 'hunt', 'rest', 'camp', 'sail', 'adrift', 'town')),
  phase TEXT NOT NULL CHECK (phase IN ('way', 'camp', 'done')),
  began_seconds INTEGER NOT NULL,
  base_feet INTEGER NOT NULL CHECK (base_feet >= 0), -- what its allowance was counted from
  parts INTEGER NOT NULL CHECK (parts >= 0), -- allowed, sixths of a clear mile, or of any mile afloat
  spent INTEGER NOT NULL DEFAULT 0 CHECK (spent BETWEEN 0 AND parts),
  marched_seconds INTEGER NOT NULL DEFAULT 0 CHECK (marched_seconds >= 0),
  lost_chance INTEGER CHECK (lost_chance BETWEEN 0 AND 6), -- in six; NULL: nothing of the day could lead astray yet
  lost_die INTEGER CHECK (lost_die BETWEEN 1 AND 6),
  offset_degrees INTEGER NOT NULL DEFAULT 0 CHECK (offset_degrees IN (-90, -45, 0, 45, 90)), -- left is negative
  told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1)), -- they know that they went astray
  sought INTEGER NOT NULL DEFAULT 0 CHECK (sought IN (0, 1)), -- foraged, or hunted
  fed INTEGER NOT NULL DEFAULT 0 CHECK (fed >= 0) -- portions found, which keep for this day alone
) STRICT;
INSERT INTO new_road_day (id, journey_id, number, kind, phase, began_seconds, base_feet, parts, spent, marched_seconds,
    lost_chance, lost_die, offset_degrees, told, sought, fed)
  SELECT id, journey_id, number, kind, phase, began_seconds, base_feet, parts, spent, marched_seconds, lost_chance,
    lost_die, offset_degrees, told, sought, fed FROM road_day;
DROP TABLE road_day;
ALTER TABLE new_road_day RENAME TO road_day;
CREATE INDEX road_day_by_journey ON road_day (journey_id, number);

-- Of everybody who serves for a wage: until when it is settled, and what is owed of it.
CREATE TABLE wage_account (
  id INTEGER PRIMARY KEY,
  character_id INTEGER NOT NULL UNIQUE REFERENCES character (id) ON DELETE CASCADE,
  from_day INTEGER NOT NULL CHECK (from_day >= 1), -- the clock's day from which the next wage is counted
  owed INTEGER NOT NULL DEFAULT 0 CHECK (owed >= 0) -- copper pieces
) STRICT;
