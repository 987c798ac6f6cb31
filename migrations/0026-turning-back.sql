-- Who turns back in a hex begun goes out of it over the ground of that hex.

ALTER TABLE whereabouts ADD COLUMN turned_back INTEGER NOT NULL DEFAULT 0 CHECK (turned_back IN (0, 1));
