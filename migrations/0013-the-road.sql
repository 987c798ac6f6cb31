-- The road: stays out of doors with the way ahead, their days, and what each day threw.

CREATE TABLE journey (
  id INTEGER PRIMARY KEY,
  goal TEXT NOT NULL, -- where they mean to go
  ground TEXT NOT NULL CHECK (ground IN
    ('clear', 'grassland', 'city', 'settled', 'barren', 'broken', 'hills', 'forest', 'desert', 'mountains', 'jungle',
     'swamp')), -- on which they stand
  began_seconds INTEGER NOT NULL,
  ended_seconds INTEGER -- NULL while under way
) STRICT;

-- The way ahead as the players mean to go it, in its order, in whole miles.
CREATE TABLE leg (
  id INTEGER PRIMARY KEY,
  journey_id INTEGER NOT NULL REFERENCES journey (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  ground TEXT NOT NULL CHECK (ground IN
    ('clear', 'grassland', 'city', 'settled', 'barren', 'broken', 'hills', 'forest', 'desert', 'mountains', 'jungle',
     'swamp')),
  way TEXT NOT NULL CHECK (way IN ('open', 'trail', 'road')),
  miles INTEGER NOT NULL CHECK (miles > 0),
  walked INTEGER NOT NULL DEFAULT 0 CHECK (walked BETWEEN 0 AND miles),
  name TEXT NOT NULL -- where it ends; empty for nowhere of note
) STRICT;
CREATE INDEX leg_by_journey ON leg (journey_id, position);

-- One day out of doors, from its setting out to the next morning.
CREATE TABLE road_day (
  id INTEGER PRIMARY KEY,
  journey_id INTEGER NOT NULL REFERENCES journey (id) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number > 0), -- of the journey
  kind TEXT NOT NULL CHECK (kind IN ('march', 'forced', 'hunt', 'rest', 'camp')),
  phase TEXT NOT NULL CHECK (phase IN ('way', 'camp', 'done')),
  began_seconds INTEGER NOT NULL,
  base_feet INTEGER NOT NULL CHECK (base_feet >= 0), -- what its allowance was counted from
  parts INTEGER NOT NULL CHECK (parts >= 0), -- allowed, sixths of a clear mile
  spent INTEGER NOT NULL DEFAULT 0 CHECK (spent BETWEEN 0 AND parts),
  marched_seconds INTEGER NOT NULL DEFAULT 0 CHECK (marched_seconds >= 0),
  lost_chance INTEGER CHECK (lost_chance BETWEEN 0 AND 6), -- in six; NULL: nothing of the day could lead astray yet
  lost_die INTEGER CHECK (lost_die BETWEEN 1 AND 6),
  offset_degrees INTEGER NOT NULL DEFAULT 0 CHECK (offset_degrees IN (-90, -45, 0, 45, 90)), -- left is negative
  told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1)), -- they know that they went astray
  sought INTEGER NOT NULL DEFAULT 0 CHECK (sought IN (0, 1)), -- foraged, or hunted
  fed INTEGER NOT NULL DEFAULT 0 CHECK (fed >= 0) -- portions found, which keep for this day alone
) STRICT;
CREATE INDEX road_day_by_journey ON road_day (journey_id, number);

-- Whole miles made of a day, by the ground they went over, in their order.
CREATE TABLE road_miles (
  id INTEGER PRIMARY KEY,
  road_day_id INTEGER NOT NULL REFERENCES road_day (id) ON DELETE CASCADE,
  ground TEXT NOT NULL,
  way TEXT NOT NULL CHECK (way IN ('open', 'trail', 'road')),
  miles INTEGER NOT NULL CHECK (miles > 0)
) STRICT;
CREATE INDEX road_miles_by_day ON road_miles (road_day_id);

CREATE TABLE road_check (
  id INTEGER PRIMARY KEY,
  road_day_id INTEGER NOT NULL REFERENCES road_day (id) ON DELETE CASCADE,
  at_seconds INTEGER NOT NULL,
  ground TEXT NOT NULL,
  chance_in_six INTEGER NOT NULL CHECK (chance_in_six BETWEEN 0 AND 6),
  die INTEGER CHECK (die BETWEEN 1 AND 6), -- NULL: nothing was thrown
  encounter INTEGER NOT NULL CHECK (encounter IN (0, 1)),
  let_be INTEGER NOT NULL DEFAULT 0 CHECK (let_be IN (0, 1)) -- the referee lets nobody come of it
) STRICT;
CREATE INDEX road_check_by_day ON road_check (road_day_id);

ALTER TABLE encounter ADD COLUMN road_check_id INTEGER REFERENCES road_check (id) ON DELETE SET NULL;
CREATE INDEX encounter_by_road_check ON encounter (road_check_id);

-- Who sits on a beast, in a cart or aboard a ship.
CREATE TABLE ride (
  id INTEGER PRIMARY KEY,
  rider_id INTEGER NOT NULL UNIQUE REFERENCES character (id) ON DELETE CASCADE,
  on_id INTEGER NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  CHECK (rider_id <> on_id)
) STRICT;
CREATE INDEX ride_by_on ON ride (on_id);

-- What holds from day to day until it is said otherwise.
CREATE TABLE standing_order (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  food TEXT NOT NULL CHECK (food IN ('packs', 'found', 'none')),
  water TEXT NOT NULL CHECK (water IN ('ground', 'packs', 'found', 'none')), -- ground: found where the ground has it
  share INTEGER NOT NULL CHECK (share IN (0, 1)),
  forage INTEGER NOT NULL CHECK (forage IN (0, 1)),
  guide TEXT NOT NULL -- who leads the way, so that it is not lost; empty for nobody
) STRICT;
