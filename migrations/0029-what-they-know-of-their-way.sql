-- Of which stretches they know where these led, so that their own map can show the way they went.

ALTER TABLE road_miles ADD COLUMN sure INTEGER NOT NULL DEFAULT 0 CHECK (sure IN (0, 1)); -- 0: they knew that they were lost, or nobody kept it
