-- A day on the road keeps the figures it began with, and the way may be lost by other dice than a d6.

CREATE TABLE new_road_day (
  id INTEGER PRIMARY KEY,
  journey_id INTEGER NOT NULL REFERENCES journey (id) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number > 0), -- of the journey
  kind TEXT NOT NULL CHECK (kind IN ('march', 'forced', 'hunt', 'rest', 'camp', 'sail', 'adrift', 'town')),
  phase TEXT NOT NULL CHECK (phase IN ('way', 'camp', 'done')),
  began_seconds INTEGER NOT NULL,
  figures_by TEXT NOT NULL DEFAULT 'ose', -- the rule system by whose figures it goes
  base_feet INTEGER NOT NULL CHECK (base_feet >= 0), -- what its allowance was counted from
  parts INTEGER NOT NULL CHECK (parts >= 0), -- allowed, in parts of a clear mile by those figures, or sixths of any mile afloat
  spent INTEGER NOT NULL DEFAULT 0 CHECK (spent BETWEEN 0 AND parts),
  marched_seconds INTEGER NOT NULL DEFAULT 0 CHECK (marched_seconds >= 0),
  lost_chance INTEGER CHECK (lost_chance BETWEEN 0 AND lost_sides), -- lost where the die shows no more; NULL: nothing of the day could lead astray yet
  lost_sides INTEGER NOT NULL DEFAULT 6 CHECK (lost_sides IN (6, 20, 100)),
  lost_die INTEGER CHECK (lost_die BETWEEN 1 AND lost_sides),
  offset_degrees INTEGER NOT NULL DEFAULT 0 CHECK (offset_degrees IN (-90, -45, 0, 45, 90)), -- left is negative
  told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1)), -- they know that they went astray
  sought INTEGER NOT NULL DEFAULT 0 CHECK (sought IN (0, 1)), -- foraged, or hunted
  found INTEGER NOT NULL DEFAULT 0 CHECK (found IN (0, 1)), -- what was sought
  fed INTEGER NOT NULL DEFAULT 0 CHECK (fed >= 0) -- portions found, which keep for this day alone
) STRICT;
INSERT INTO new_road_day (id, journey_id, number, kind, phase, began_seconds, base_feet, parts, spent, marched_seconds,
    lost_chance, lost_die, offset_degrees, told, sought, found, fed)
  SELECT id, journey_id, number, kind, phase, began_seconds, base_feet, parts, spent, marched_seconds, lost_chance,
    lost_die, offset_degrees, told, sought, found, fed FROM road_day;
DROP TABLE road_day;
ALTER TABLE new_road_day RENAME TO road_day;
CREATE INDEX road_day_by_journey ON road_day (journey_id, number);
