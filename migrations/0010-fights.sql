-- Fights: how each began, and every act with its dice. How a fight stands is played from these and kept nowhere.

CREATE TABLE fight (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  encounter_id INTEGER REFERENCES encounter (id) ON DELETE SET NULL,
  room_id INTEGER REFERENCES room (id) ON DELETE SET NULL,
  outdoors INTEGER NOT NULL CHECK (outdoors IN (0, 1)),
  began_seconds INTEGER NOT NULL CHECK (began_seconds >= 0), -- of the clock; moved on where it was paused
  state TEXT NOT NULL CHECK (state IN ('open', 'paused', 'ended')),
  outcome TEXT NOT NULL -- in words; empty until it has ended
) STRICT;

-- As it was handed to the rules. A further one where play goes on from facts under rules that have changed.
CREATE TABLE fight_setup (
  id INTEGER PRIMARY KEY,
  fight_id INTEGER NOT NULL REFERENCES fight (id) ON DELETE CASCADE,
  from_step INTEGER NOT NULL CHECK (from_step >= 0), -- played after so many steps
  version INTEGER NOT NULL, -- of the book of rules
  setup TEXT NOT NULL CHECK (json_valid(setup))
) STRICT;
CREATE INDEX fight_setup_by_fight ON fight_setup (fight_id);

CREATE TABLE fight_fighter (
  id INTEGER PRIMARY KEY,
  fight_id INTEGER NOT NULL REFERENCES fight (id) ON DELETE CASCADE,
  character_id INTEGER REFERENCES character (id) ON DELETE CASCADE,
  foe_id INTEGER REFERENCES foe (id) ON DELETE CASCADE,
  side TEXT NOT NULL, -- he joined
  label TEXT NOT NULL, -- one or two letters, given to no other of the fight
  handed TEXT NOT NULL CHECK (json_valid(handed)), -- his stats as the rules were last told
  CHECK ((character_id IS NULL) <> (foe_id IS NULL))
) STRICT;
CREATE INDEX fight_fighter_by_fight ON fight_fighter (fight_id);
CREATE INDEX fight_fighter_by_character ON fight_fighter (character_id);
CREATE INDEX fight_fighter_by_foe ON fight_fighter (foe_id);

CREATE TABLE fight_step (
  id INTEGER PRIMARY KEY,
  fight_id INTEGER NOT NULL REFERENCES fight (id) ON DELETE CASCADE,
  n INTEGER NOT NULL CHECK (n > 0), -- counted from the first of the fight
  acts TEXT NOT NULL CHECK (json_valid(acts)), -- each with its dice
  mark TEXT NOT NULL, -- what can be seen of the fight after it, as a digest
  UNIQUE (fight_id, n)
) STRICT;

-- Whoever fights and is of no party: met in an encounter, or in a fight alone.
CREATE TABLE new_foe (
  id INTEGER PRIMARY KEY,
  encounter_id INTEGER REFERENCES encounter (id) ON DELETE CASCADE,
  fight_id INTEGER REFERENCES fight (id) ON DELETE CASCADE, -- where he was met in it
  name TEXT NOT NULL,
  hp INTEGER NOT NULL,
  max_hp INTEGER NOT NULL CHECK (max_hp > 0),
  state TEXT NOT NULL CHECK (state IN ('up', 'down', 'unconscious', 'dead', 'fled', 'captured')),
  creature_id TEXT, -- of the starter content
  CHECK (encounter_id IS NOT NULL OR fight_id IS NOT NULL)
) STRICT;
INSERT INTO new_foe SELECT foe.id, encounter_id, NULL, name, hp, max_hp, state, creature_id
  FROM foe JOIN encounter ON encounter.id = encounter_id;
DROP TABLE foe;
ALTER TABLE new_foe RENAME TO foe;
CREATE INDEX foe_by_encounter ON foe (encounter_id);
CREATE INDEX foe_by_fight ON foe (fight_id);
