-- What the referee says of ground over its rules, what bars a way, and what is seen from afar. NULL: as the rules have it.

-- Of a kind of ground, wherever it lies.
ALTER TABLE terrain_kind ADD COLUMN mile_parts INTEGER CHECK (mile_parts BETWEEN 1 AND 60); -- sixths of a clear mile
ALTER TABLE terrain_kind ADD COLUMN lost_in_six INTEGER CHECK (lost_in_six BETWEEN 0 AND 6);
ALTER TABLE terrain_kind ADD COLUMN check_in_six INTEGER CHECK (check_in_six BETWEEN 0 AND 6);
ALTER TABLE terrain_kind ADD COLUMN water INTEGER CHECK (water IN (0, 1)); -- there is some to drink
ALTER TABLE terrain_kind ADD COLUMN food INTEGER CHECK (food IN (0, 1)); -- beasts graze there
ALTER TABLE terrain_kind ADD COLUMN sight_percent INTEGER CHECK (sight_percent BETWEEN 0 AND 400); -- 0: their own hex alone
ALTER TABLE terrain_kind ADD COLUMN seen_miles INTEGER CHECK (seen_miles BETWEEN 1 AND 100); -- it shows from so far
ALTER TABLE terrain_kind ADD COLUMN parchment TEXT CHECK (parchment GLOB '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'); -- NULL: its look's
ALTER TABLE terrain_kind ADD COLUMN lantern TEXT CHECK (lantern GLOB '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]');

-- Of one hex.
ALTER TABLE hex_note ADD COLUMN mile_parts INTEGER CHECK (mile_parts BETWEEN 1 AND 60);
ALTER TABLE hex_note ADD COLUMN lost_in_six INTEGER CHECK (lost_in_six BETWEEN 0 AND 6);
ALTER TABLE hex_note ADD COLUMN check_in_six INTEGER CHECK (check_in_six BETWEEN 0 AND 6);
ALTER TABLE hex_note ADD COLUMN water INTEGER CHECK (water IN (0, 1));
ALTER TABLE hex_note ADD COLUMN food INTEGER CHECK (food IN (0, 1));
ALTER TABLE hex_note ADD COLUMN table_id INTEGER REFERENCES wander_table (id) ON DELETE SET NULL;
CREATE INDEX hex_note_by_table ON hex_note (table_id);

ALTER TABLE map_region ADD COLUMN check_in_six INTEGER CHECK (check_in_six BETWEEN 0 AND 6);
ALTER TABLE map_region ADD COLUMN checks_per_day INTEGER CHECK (checks_per_day BETWEEN 0 AND 4);
ALTER TABLE map_region ADD COLUMN climate TEXT NOT NULL DEFAULT ''; -- in a word; empty: nothing said
ALTER TABLE map_region ADD COLUMN table_id INTEGER REFERENCES wander_table (id) ON DELETE SET NULL;
CREATE INDEX map_region_by_table ON map_region (table_id);

ALTER TABLE map_line ADD COLUMN bars INTEGER NOT NULL DEFAULT 0 CHECK (bars IN (0, 1)); -- nobody afoot crosses it unasked

ALTER TABLE site ADD COLUMN bars TEXT NOT NULL DEFAULT 'nobody' CHECK (bars IN ('nobody', 'walkers', 'vessels', 'everybody')); -- who does not pass it unasked
ALTER TABLE site ADD COLUMN water INTEGER NOT NULL DEFAULT 0 CHECK (water IN (0, 1)); -- to drink, whatever the ground
ALTER TABLE site ADD COLUMN seen_miles INTEGER CHECK (seen_miles BETWEEN 1 AND 100); -- NULL: from no further than other ground
