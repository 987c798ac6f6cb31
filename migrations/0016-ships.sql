-- Ships: waters among the legs of a way, what a vessel is, and what each day afloat threw.

CREATE TABLE new_journey (
  id INTEGER PRIMARY KEY,
  goal TEXT NOT NULL, -- where they mean to go
  ground TEXT NOT NULL CHECK (ground IN
    ('clear', 'grassland', 'city', 'settled', 'barren', 'broken', 'hills', 'forest', 'desert', 'mountains', 'jungle',
     'swamp', 'sea', 'coast', 'lake', 'river', 'marsh')), -- on which they stand or float
  began_seconds INTEGER NOT NULL,
  ended_seconds INTEGER -- NULL while under way
) STRICT;
INSERT INTO new_journey (id, goal, ground, began_seconds, ended_seconds)
  SELECT id, goal, ground, began_seconds, ended_seconds FROM journey;
DROP TABLE journey;
ALTER TABLE new_journey RENAME TO journey;

-- The way ahead as the players mean to go it, in its order, in whole miles.
CREATE TABLE new_leg (
  id INTEGER PRIMARY KEY,
  journey_id INTEGER NOT NULL REFERENCES journey (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  ground TEXT NOT NULL CHECK (ground IN
    ('clear', 'grassland', 'city', 'settled', 'barren', 'broken', 'hills', 'forest', 'desert', 'mountains', 'jungle',
     'swamp', 'sea', 'coast', 'lake', 'river', 'marsh')),
  way TEXT NOT NULL CHECK (way IN ('open', 'trail', 'road', 'downstream', 'upstream')),
  miles INTEGER NOT NULL CHECK (miles > 0),
  walked INTEGER NOT NULL DEFAULT 0 CHECK (walked BETWEEN 0 AND miles),
  name TEXT NOT NULL -- where it ends; empty for nowhere of note
) STRICT;
INSERT INTO new_leg (id, journey_id, position, ground, way, miles, walked, name)
  SELECT id, journey_id, position, ground, way, miles, walked, name FROM leg;
DROP TABLE leg;
ALTER TABLE new_leg RENAME TO leg;
CREATE INDEX leg_by_journey ON leg (journey_id, position);

-- One day out of doors, from its setting out to the next morning.
CREATE TABLE new_road_day (
  id INTEGER PRIMARY KEY,
  journey_id INTEGER NOT NULL REFERENCES journey (id) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number > 0), -- of the journey
  kind TEXT NOT NULL CHECK (kind IN ('march', 'forced', 'hunt', 'rest', 'camp', 'sail', 'adrift')),
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

-- Whole miles made of a day, by the ground they went over, in their order.
CREATE TABLE new_road_miles (
  id INTEGER PRIMARY KEY,
  road_day_id INTEGER NOT NULL REFERENCES road_day (id) ON DELETE CASCADE,
  ground TEXT NOT NULL,
  way TEXT NOT NULL CHECK (way IN ('open', 'trail', 'road', 'downstream', 'upstream')),
  miles INTEGER NOT NULL CHECK (miles > 0)
) STRICT;
INSERT INTO new_road_miles (id, road_day_id, ground, way, miles)
  SELECT id, road_day_id, ground, way, miles FROM road_miles;
DROP TABLE road_miles;
ALTER TABLE new_road_miles RENAME TO road_miles;
CREATE INDEX road_miles_by_day ON road_miles (road_day_id);

-- What a vessel is beside its sheet; one without a row goes by the usual figures of its carrier.
CREATE TABLE ship (
  id INTEGER PRIMARY KEY,
  character_id INTEGER NOT NULL UNIQUE REFERENCES character (id) ON DELETE CASCADE,
  goes TEXT NOT NULL CHECK (goes IN ('sail', 'oar')),
  sail_feet INTEGER CHECK (sail_feet >= 0), -- base rate; NULL: no sails
  sail_crew INTEGER NOT NULL CHECK (sail_crew >= 0), -- wanted
  oar_feet INTEGER CHECK (oar_feet >= 0), -- base rate; NULL: no oars
  oar_crew INTEGER NOT NULL CHECK (oar_crew >= 0), -- wanted
  crew INTEGER NOT NULL CHECK (crew >= 0), -- hired hands aboard, beside the company
  company_works INTEGER NOT NULL CHECK (company_works IN (0, 1)), -- who is aboard of the company works her too
  captain_wanted INTEGER NOT NULL CHECK (captain_wanted IN (0, 1)),
  captain INTEGER NOT NULL CHECK (captain IN (0, 1)),
  navigator INTEGER NOT NULL CHECK (navigator IN (0, 1)),
  seaworthy INTEGER NOT NULL CHECK (seaworthy IN (0, 1)),
  taken_on_water INTEGER NOT NULL CHECK (taken_on_water IN (0, 1)),
  crew_mended INTEGER NOT NULL CHECK (crew_mended >= 0), -- hull points since the last dock
  crew_days INTEGER NOT NULL CHECK (crew_days >= 0), -- days of travel of her crew since its last of complete rest
  on_sea INTEGER NOT NULL CHECK (on_sea IN (0, 1)), -- the waters she is fit for
  on_coast INTEGER NOT NULL CHECK (on_coast IN (0, 1)),
  on_lake INTEGER NOT NULL CHECK (on_lake IN (0, 1)),
  on_river INTEGER NOT NULL CHECK (on_river IN (0, 1)),
  on_marsh INTEGER NOT NULL CHECK (on_marsh IN (0, 1))
) STRICT;

-- What a day afloat threw and came to: a line of the ship's log.
CREATE TABLE sea_day (
  id INTEGER PRIMARY KEY,
  road_day_id INTEGER NOT NULL UNIQUE REFERENCES road_day (id) ON DELETE CASCADE,
  vessel_id INTEGER REFERENCES character (id) ON DELETE SET NULL,
  vessel TEXT NOT NULL,
  goes TEXT NOT NULL CHECK (goes IN ('sail', 'oar')),
  wind INTEGER CHECK (wind BETWEEN 2 AND 12), -- NULL: none to reckon with, or not thrown yet
  wind_name TEXT, -- by the table of that day
  took_on_water INTEGER NOT NULL CHECK (took_on_water IN (0, 1)),
  gale_degrees INTEGER CHECK (gale_degrees BETWEEN 0 AND 300), -- right of the course, thrown; NULL: no such die
  gale TEXT CHECK (gale IN ('swept', 'wrecked', 'sheltered', 'beached', 'harboured', 'sunk', 'survives')),
  swept_miles INTEGER NOT NULL CHECK (swept_miles >= 0),
  current_die INTEGER CHECK (current_die BETWEEN 1 AND 6),
  settled INTEGER NOT NULL CHECK (settled IN (0, 1)), -- wind and miles of the day are known
  supper_said INTEGER NOT NULL CHECK (supper_said IN (0, 1)),
  hull INTEGER, -- hull points as the day ended
  food INTEGER, -- portions aboard as it ended
  water INTEGER
) STRICT;
CREATE INDEX sea_day_by_vessel ON sea_day (vessel_id);
