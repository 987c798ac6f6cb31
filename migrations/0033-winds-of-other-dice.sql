-- A day's wind is thrown by the figures of its day, on 2d6 or d100, and a ship may tack against it.

CREATE TABLE new_sea_day (
  id INTEGER PRIMARY KEY,
  road_day_id INTEGER NOT NULL UNIQUE REFERENCES road_day (id) ON DELETE CASCADE,
  vessel_id INTEGER REFERENCES character (id) ON DELETE SET NULL,
  vessel TEXT NOT NULL,
  goes TEXT NOT NULL CHECK (goes IN ('sail', 'oar')),
  wind INTEGER CHECK (wind BETWEEN 1 AND 100), -- as the day's figures throw it; NULL: none to reckon with, or not thrown yet
  wind_name TEXT, -- by the table of that day
  tacking INTEGER NOT NULL DEFAULT 0 CHECK (tacking IN (0, 1)), -- her course lay against it
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
INSERT INTO new_sea_day (id, road_day_id, vessel_id, vessel, goes, wind, wind_name, took_on_water, gale_degrees, gale,
    swept_miles, current_die, settled, supper_said, hull, food, water)
  SELECT id, road_day_id, vessel_id, vessel, goes, wind, wind_name, took_on_water, gale_degrees, gale, swept_miles,
    current_die, settled, supper_said, hull, food, water FROM sea_day;
DROP TABLE sea_day;
ALTER TABLE new_sea_day RENAME TO sea_day;
CREATE INDEX sea_day_by_vessel ON sea_day (vessel_id);
