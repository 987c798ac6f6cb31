-- What is still to come over somebody after a fight, and what the end of a fight wrote.

ALTER TABLE effect ADD COLUMN brings TEXT CHECK (brings IN ('death', 'waking')); -- what its end makes of whom it is on
ALTER TABLE effect ADD COLUMN loses_each INTEGER CHECK (loses_each > 0); -- seconds, in each of which a hit point goes
ALTER TABLE effect ADD COLUMN points INTEGER CHECK (points > 0); -- of damage that only subdued, as it began

-- So that opening the fight again takes back what still stands as its end left it.
CREATE TABLE fight_end (
  id INTEGER PRIMARY KEY,
  fight_id INTEGER NOT NULL UNIQUE REFERENCES fight (id) ON DELETE CASCADE,
  facts TEXT NOT NULL CHECK (json_valid(facts))
) STRICT;
