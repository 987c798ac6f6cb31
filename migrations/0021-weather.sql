-- The weather: tables of a campaign's own, and what each day had.

CREATE TABLE weather_table (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE COLLATE NOCASE -- a climate, a season, or both
) STRICT;

CREATE TABLE weather_line (
  id INTEGER PRIMARY KEY,
  table_id INTEGER NOT NULL REFERENCES weather_table (id) ON DELETE CASCADE,
  low INTEGER NOT NULL CHECK (low BETWEEN 2 AND 12),
  high INTEGER NOT NULL CHECK (high BETWEEN low AND 12),
  words TEXT NOT NULL,
  fog INTEGER NOT NULL CHECK (fog IN (0, 1))
) STRICT;
CREATE INDEX weather_line_by_table ON weather_line (table_id);

CREATE TABLE weather_day (
  id INTEGER PRIMARY KEY, -- the day of the clock
  total INTEGER CHECK (total BETWEEN 2 AND 12), -- NULL: it was said, not thrown
  words TEXT NOT NULL,
  fog INTEGER NOT NULL CHECK (fog IN (0, 1))
) STRICT;
