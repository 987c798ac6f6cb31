-- The dungeon alive: places and what stands in them, lights that lie about, tries with any dice, effects and needs
-- on the one clock, foes and flights.

CREATE TABLE wander_table (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  dice TEXT NOT NULL, -- what is thrown on it: 1d20, 2d6
  source TEXT NOT NULL, -- the starter table it was taken from, empty for one of the referee's own
  notes TEXT NOT NULL
) STRICT;
CREATE TABLE wander_row (
  id INTEGER PRIMARY KEY,
  table_id INTEGER NOT NULL REFERENCES wander_table (id) ON DELETE CASCADE,
  from_total INTEGER NOT NULL,
  to_total INTEGER NOT NULL CHECK (to_total >= from_total),
  who TEXT NOT NULL,
  number TEXT NOT NULL, -- dice or a figure; empty for the creature's own
  creature_id TEXT, -- of the starter content
  nested_id INTEGER REFERENCES wander_table (id) ON DELETE SET NULL, -- throw there instead
  note TEXT NOT NULL
) STRICT;
CREATE INDEX wander_row_by_table ON wander_row (table_id);

CREATE TABLE dungeon (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  notes TEXT NOT NULL
) STRICT;
CREATE TABLE level (
  id INTEGER PRIMARY KEY,
  dungeon_id INTEGER NOT NULL REFERENCES dungeon (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  depth INTEGER NOT NULL CHECK (depth >= 1), -- which level its dangers are of
  notes TEXT NOT NULL,
  table_id INTEGER REFERENCES wander_table (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX level_by_dungeon ON level (dungeon_id);
CREATE TABLE room (
  id INTEGER PRIMARY KEY,
  level_id INTEGER NOT NULL REFERENCES level (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  key TEXT NOT NULL, -- what stands on the referee's map: 12, 12a, S3
  name TEXT NOT NULL,
  notes TEXT NOT NULL, -- Markdown
  visited INTEGER NOT NULL DEFAULT 0 CHECK (visited IN (0, 1))
) STRICT;
CREATE INDEX room_by_level ON room (level_id);
CREATE TABLE feature (
  id INTEGER PRIMARY KEY,
  room_id INTEGER NOT NULL REFERENCES room (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('door', 'trap', 'treasure', 'other')),
  name TEXT NOT NULL,
  to_room_id INTEGER REFERENCES room (id) ON DELETE SET NULL, -- a door's other side
  notes TEXT NOT NULL,
  facts TEXT NOT NULL CHECK (json_valid(facts)) -- a door's or trap's state
) STRICT;
CREATE INDEX feature_by_room ON feature (room_id);
CREATE INDEX feature_by_far_room ON feature (to_room_id);

ALTER TABLE delve ADD COLUMN dungeon_id INTEGER REFERENCES dungeon (id) ON DELETE SET NULL;
ALTER TABLE delve ADD COLUMN room_id INTEGER REFERENCES room (id) ON DELETE SET NULL; -- where the party stands
ALTER TABLE delve ADD COLUMN feet_used INTEGER NOT NULL DEFAULT 0 CHECK (feet_used >= 0); -- of this turn's movement

-- A turn may be spent on more than before.
CREATE TABLE new_turn (
  id INTEGER PRIMARY KEY,
  delve_id INTEGER NOT NULL REFERENCES delve (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  activity TEXT NOT NULL CHECK (activity IN
    ('explore', 'search', 'listen', 'force', 'pick', 'disarm', 'climb', 'spike', 'rest', 'wait', 'run', 'swim', 'fight',
     'encounter', 'other')),
  detail TEXT NOT NULL,
  check_due INTEGER NOT NULL CHECK (check_due IN (0, 1)) -- a wandering check was due at its start
) STRICT;
INSERT INTO new_turn SELECT * FROM turn;
DROP TABLE turn;
ALTER TABLE new_turn RENAME TO turn;
CREATE INDEX turn_by_delve ON turn (delve_id, number);

-- A light is borne by somebody or lies somewhere.
CREATE TABLE new_light (
  id INTEGER PRIMARY KEY,
  bearer_id INTEGER REFERENCES character (id) ON DELETE CASCADE,
  lies TEXT, -- where, if nobody bears it
  kind TEXT NOT NULL CHECK (kind IN ('torch', 'lantern', 'candle', 'minersLantern', 'continual')),
  lit INTEGER NOT NULL CHECK (lit IN (0, 1)),
  covered INTEGER NOT NULL DEFAULT 0 CHECK (covered IN (0, 1)), -- burns, but shows nothing
  turns_left INTEGER CHECK (turns_left >= 0), -- NULL where it never burns out
  CHECK ((bearer_id IS NULL) = (lies IS NOT NULL)),
  CHECK ((turns_left IS NULL) = (kind = 'continual'))
) STRICT;
INSERT INTO new_light SELECT id, bearer_id, NULL, kind, lit, 0, turns_left FROM light;
DROP TABLE light;
ALTER TABLE new_light RENAME TO light;
CREATE INDEX light_by_bearer ON light (bearer_id);

CREATE TABLE new_light_span (
  id INTEGER PRIMARY KEY,
  light_id INTEGER REFERENCES light (id) ON DELETE SET NULL,
  kind TEXT NOT NULL CHECK (kind IN ('torch', 'lantern', 'candle', 'minersLantern', 'continual')),
  bearer TEXT NOT NULL,
  delve_id INTEGER NOT NULL REFERENCES delve (id) ON DELETE CASCADE,
  first_turn INTEGER NOT NULL,
  last_turn INTEGER
) STRICT;
INSERT INTO new_light_span SELECT * FROM light_span;
DROP TABLE light_span;
ALTER TABLE new_light_span RENAME TO light_span;
CREATE INDEX light_span_by_delve ON light_span (delve_id);
CREATE INDEX light_span_by_light ON light_span (light_id);

-- What somebody tried, with the dice of whatever rule: succeeds on `chance` or less (or more, as the rule has it).
CREATE TABLE new_attempt (
  id INTEGER PRIMARY KEY,
  delve_id INTEGER NOT NULL REFERENCES delve (id) ON DELETE CASCADE,
  character_id INTEGER NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN
    ('secretDoor', 'roomTrap', 'treasureTrap', 'listen', 'force', 'pick', 'disarm', 'climb', 'spike', 'swim', 'other')),
  place TEXT NOT NULL,
  room_id INTEGER REFERENCES room (id) ON DELETE SET NULL,
  feature_id INTEGER REFERENCES feature (id) ON DELETE SET NULL,
  turn INTEGER NOT NULL,
  chance INTEGER, -- NULL where nothing was rolled
  sides INTEGER,
  die INTEGER,
  success INTEGER CHECK (success IN (0, 1)) -- NULL where it could neither succeed nor fail
) STRICT;
INSERT INTO new_attempt
  SELECT id, delve_id, character_id, kind, place, NULL, NULL, turn, chance_in_six, 6, die, success FROM attempt;
DROP TABLE attempt;
ALTER TABLE new_attempt RENAME TO attempt;
CREATE INDEX attempt_by_delve ON attempt (delve_id);

-- Spells, potions, conditions: who is under it, until when on the one clock.
CREATE TABLE effect (
  id INTEGER PRIMARY KEY,
  character_id INTEGER REFERENCES character (id) ON DELETE CASCADE, -- NULL: on the party or the place
  kind TEXT NOT NULL CHECK (kind IN ('spell', 'potion', 'condition', 'other')),
  name TEXT NOT NULL,
  notes TEXT NOT NULL,
  from_seconds INTEGER NOT NULL,
  until_seconds INTEGER, -- NULL: until somebody ends it
  ended INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1)) -- the referee has seen to its end
) STRICT;

-- How each of the party stands with food, water, sleep and running.
CREATE TABLE upkeep (
  id INTEGER PRIMARY KEY REFERENCES character (id) ON DELETE CASCADE,
  days_without_food INTEGER NOT NULL DEFAULT 0 CHECK (days_without_food >= 0),
  days_without_water INTEGER NOT NULL DEFAULT 0 CHECK (days_without_water >= 0),
  nights_short INTEGER NOT NULL DEFAULT 0 CHECK (nights_short >= 0),
  rounds_run INTEGER NOT NULL DEFAULT 0 CHECK (rounds_run >= 0),
  rounds_rested INTEGER NOT NULL DEFAULT 0 CHECK (rounds_rested >= 0)
) STRICT;

-- Days whose end has been settled: who ate, drank and slept. The id is the day.
CREATE TABLE day_end (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  settled INTEGER NOT NULL CHECK (settled IN (0, 1)) -- 0: the referee let it pass
) STRICT;
-- Days that ended before this was kept are not asked for.
INSERT INTO day_end SELECT seconds / 86400, 0 FROM clock WHERE seconds >= 86400;

-- What the referee said to a prompt of the clock, in a dungeon or out of it: NULL dismisses it.
CREATE TABLE clock_answer (
  id INTEGER PRIMARY KEY,
  prompt TEXT NOT NULL,
  until_seconds INTEGER
) STRICT;
CREATE INDEX clock_answer_by_prompt ON clock_answer (prompt);

CREATE TABLE new_encounter (
  id INTEGER PRIMARY KEY,
  delve_id INTEGER NOT NULL REFERENCES delve (id) ON DELETE CASCADE,
  turn INTEGER NOT NULL, -- the turn it takes up first
  check_turn INTEGER, -- the wandering check that brought it, NULL where the referee did
  room_id INTEGER REFERENCES room (id) ON DELETE SET NULL, -- the room that held it
  who TEXT NOT NULL,
  creature_id TEXT, -- of the starter content
  number_dice TEXT NOT NULL, -- how many appear; empty where the referee said it
  number INTEGER CHECK (number > 0), -- NULL until the step is settled
  party_surprised INTEGER CHECK (party_surprised IN (0, 1)), -- NULL until the step is settled
  monsters_surprised INTEGER CHECK (monsters_surprised IN (0, 1)),
  party_surprise_die INTEGER,
  monsters_surprise_die INTEGER,
  surprised_ids TEXT NOT NULL CHECK (json_valid(surprised_ids)), -- who of the party, where a system asks each
  surprise_overruled INTEGER NOT NULL DEFAULT 0 CHECK (surprise_overruled IN (0, 1)),
  distance_feet INTEGER,
  reaction_total INTEGER,
  reaction TEXT, -- a word of the system's own table
  course TEXT CHECK (course IN ('talk', 'evade', 'fight')),
  morale TEXT NOT NULL, -- what was noted of it
  settlings INTEGER NOT NULL DEFAULT 0, -- how often its steps were settled: one settled again alike is a step all the same
  fight_rounds INTEGER NOT NULL DEFAULT 0 CHECK (fight_rounds >= 0),
  outcome TEXT,
  rounds INTEGER,
  concluded INTEGER NOT NULL DEFAULT 0 CHECK (concluded IN (0, 1))
) STRICT;
INSERT INTO new_encounter
  SELECT id, delve_id, turn, check_turn, NULL, who, NULL, '', number, party_surprised, monsters_surprised,
    party_surprise_die, monsters_surprise_die, '[]', surprise_overruled, distance_feet, reaction_total, reaction, NULL, '', 0, 0,
    outcome, rounds, concluded FROM encounter;
DROP TABLE encounter;
ALTER TABLE new_encounter RENAME TO encounter;
CREATE INDEX encounter_by_delve ON encounter (delve_id);

CREATE TABLE foe (
  id INTEGER PRIMARY KEY,
  encounter_id INTEGER NOT NULL REFERENCES encounter (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  hp INTEGER NOT NULL,
  max_hp INTEGER NOT NULL CHECK (max_hp > 0),
  state TEXT NOT NULL CHECK (state IN ('up', 'down', 'fled', 'captured'))
) STRICT;
CREATE INDEX foe_by_encounter ON foe (encounter_id);

-- A flight in the dungeon, round by round; one for an encounter.
CREATE TABLE pursuit (
  id INTEGER PRIMARY KEY REFERENCES encounter (id) ON DELETE CASCADE,
  fleeing TEXT NOT NULL CHECK (fleeing IN ('party', 'monsters')),
  round INTEGER NOT NULL CHECK (round >= 0), -- rounds run
  distance_feet INTEGER NOT NULL CHECK (distance_feet >= 0),
  fleeing_feet INTEGER NOT NULL CHECK (fleeing_feet >= 0), -- a round, running
  pursuing_feet INTEGER NOT NULL CHECK (pursuing_feet >= 0),
  out_of_sight_rounds INTEGER NOT NULL DEFAULT 0 CHECK (out_of_sight_rounds >= 0),
  fallen TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(fallen)), -- ids of who gets up in the coming round, 0 for the monsters
  outcome TEXT CHECK (outcome IN ('caught', 'escaped', 'given up')) -- NULL while it goes on
) STRICT;

-- Candles and tinder are things of their own.
CREATE TABLE new_item (
  id INTEGER PRIMARY KEY,
  holder_id INTEGER REFERENCES character (id) ON DELETE CASCADE,
  container_id INTEGER REFERENCES item (id) ON DELETE CASCADE CHECK (container_id <> id),
  stash_id INTEGER REFERENCES stash (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('carried', 'worn', 'wielded')),
  kind TEXT NOT NULL CHECK (kind IN
    ('weapon', 'armour', 'shield', 'ammunition', 'gear', 'ration', 'coin', 'gem', 'jewellery', 'potion', 'rod', 'scroll',
     'staff', 'wand', 'otherTreasure', 'torch', 'oilFlask', 'lantern', 'candle', 'tinder', 'water')),
  name TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  weight INTEGER NOT NULL CHECK (weight >= 0), -- hundredths of a pound, each
  cost INTEGER CHECK (cost >= 0), -- copper pieces, each
  coin TEXT CHECK (coin IN ('cp', 'sp', 'ep', 'gp', 'pp')),
  charges INTEGER CHECK (charges >= 0),
  capacity INTEGER CHECK (capacity >= 0), -- hundredths of a pound; NULL where it holds nothing
  notes TEXT NOT NULL,
  facts TEXT NOT NULL CHECK (json_valid(facts)), -- what its kind says of it: damage, armour class, range ...
  CHECK ((holder_id IS NOT NULL) + (container_id IS NOT NULL) + (stash_id IS NOT NULL) <= 1),
  CHECK (state = 'carried' OR holder_id IS NOT NULL),
  CHECK (coin IS NULL OR kind = 'coin')
) STRICT;
INSERT INTO new_item SELECT * FROM item;
UPDATE new_item SET kind = 'tinder' WHERE kind = 'gear' AND (name LIKE 'tinder%' OR name LIKE 'flint%');
UPDATE new_item SET kind = 'candle' WHERE kind = 'gear' AND name LIKE 'candle%';
DROP TABLE item;
ALTER TABLE new_item RENAME TO item;
CREATE INDEX item_by_holder ON item (holder_id);
CREATE INDEX item_by_container ON item (container_id);
CREATE INDEX item_by_stash ON item (stash_id);

-- The steps that went back to an earlier one are few, and every look at the log asks for them.
CREATE INDEX journal_goings_back ON journal (seq) WHERE kind = 'rewind.goBackTo';
