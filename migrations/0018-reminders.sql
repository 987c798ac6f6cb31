-- What the referee wants to be reminded of on a day.

CREATE TABLE reminder (
  id INTEGER PRIMARY KEY,
  words TEXT NOT NULL,
  day INTEGER NOT NULL CHECK (day >= 1), -- the clock's day on which it falls first
  repeats TEXT NOT NULL CHECK (repeats IN ('never', 'days', 'month', 'fullMoon')),
  every_days INTEGER CHECK (every_days >= 1), -- of 'days' alone
  lead_days INTEGER NOT NULL CHECK (lead_days BETWEEN 0 AND 365), -- so many days before it is said a first time
  CHECK ((repeats = 'days') = (every_days IS NOT NULL))
) STRICT;
