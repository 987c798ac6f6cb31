-- Whether what was sought on a day was found.

ALTER TABLE road_day ADD COLUMN found INTEGER NOT NULL DEFAULT 0 CHECK (found IN (0, 1));
-- Of a hunt under way nobody knows any more: the referee may still say that it brings something home.
UPDATE road_day SET found = 1 WHERE sought = 1 AND (fed > 0 OR (kind = 'hunt' AND phase = 'way'));
