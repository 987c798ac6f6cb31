-- The campaign's calendar: a view on the one clock, which stays what it is whatever the calendar says.

CREATE TABLE calendar (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  definition TEXT NOT NULL CHECK (json_valid(definition)),
  anchor_day INTEGER NOT NULL -- the day of the calendar, counted from the first of its year 1, on which the clock's day 1 falls
) STRICT;
