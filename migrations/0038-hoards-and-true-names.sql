-- Hoards lie somewhere until they are taken, and a thing may be another than it seems.

CREATE TABLE new_stash (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('ground', 'cache', 'hoard')),
  name TEXT NOT NULL,
  -- Where a hoard lies, one of these at most; none of them: in the referee's hand.
  feature_id INTEGER REFERENCES feature (id) ON DELETE SET NULL,
  room_id INTEGER REFERENCES room (id) ON DELETE SET NULL,
  encounter_id INTEGER REFERENCES encounter (id) ON DELETE SET NULL,
  foe_group_id INTEGER REFERENCES fight_group (id) ON DELETE SET NULL,
  muster_id INTEGER REFERENCES muster (id) ON DELETE SET NULL,
  site_id INTEGER REFERENCES site (id) ON DELETE SET NULL,
  CHECK ((feature_id IS NOT NULL) + (room_id IS NOT NULL) + (encounter_id IS NOT NULL) + (foe_group_id IS NOT NULL)
    + (muster_id IS NOT NULL) + (site_id IS NOT NULL) <= (kind = 'hoard'))
) STRICT;
INSERT INTO new_stash (id, kind, name) SELECT id, kind, name FROM stash;
DROP TABLE stash;
ALTER TABLE new_stash RENAME TO stash;
CREATE UNIQUE INDEX one_ground ON stash (kind) WHERE kind = 'ground';
CREATE INDEX stash_by_feature ON stash (feature_id);
CREATE INDEX stash_by_room ON stash (room_id);
CREATE INDEX stash_by_encounter ON stash (encounter_id);
CREATE INDEX stash_by_foe_group ON stash (foe_group_id);
CREATE INDEX stash_by_muster ON stash (muster_id);
CREATE INDEX stash_by_site ON stash (site_id);

-- The name and the facts that stand are what is shown; of a thing that is not known yet the true ones stand apart.
ALTER TABLE item ADD COLUMN true_name TEXT;
ALTER TABLE item ADD COLUMN true_facts TEXT
  CHECK (json_valid(true_facts) AND (true_facts IS NULL) = (true_name IS NULL)); -- worth, charges, notes, figures
ALTER TABLE item ADD COLUMN known TEXT NOT NULL DEFAULT 'known'
  CHECK (known IN ('not', 'partly', 'known') AND (known = 'known') = (true_name IS NULL));
