-- People of every kind with whole sheets, gear that nests, places to leave it, orders of march, pictures.
-- Weights are hundredths of a pound (10 coins of weight are a pound), prices copper pieces.

-- Pictures. Outside the journal, named by their content and never changed; a sheet says which it shows.
CREATE TABLE asset (
  id INTEGER PRIMARY KEY,
  sha256 TEXT NOT NULL UNIQUE,
  mime TEXT NOT NULL CHECK (mime IN ('image/png', 'image/webp')),
  width INTEGER NOT NULL CHECK (width > 0),
  height INTEGER NOT NULL CHECK (height > 0),
  bytes BLOB NOT NULL
) STRICT;

-- Where things lie that nobody carries: the ground at the party's feet, and caches left behind.
CREATE TABLE stash (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('ground', 'cache')),
  name TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX one_ground ON stash (kind) WHERE kind = 'ground';

CREATE TABLE new_character (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN
    ('character', 'retainer', 'mercenary', 'mount', 'vehicle', 'vessel', 'creature')),
  name TEXT NOT NULL,
  class_name TEXT NOT NULL,
  class_id TEXT, -- of the starter content; NULL where the class is the referee's own
  race_id TEXT,
  level INTEGER NOT NULL CHECK (level >= 0),
  xp INTEGER NOT NULL CHECK (xp >= 0),
  strength INTEGER CHECK (strength BETWEEN 1 AND 30),
  intelligence INTEGER CHECK (intelligence BETWEEN 1 AND 30),
  wisdom INTEGER CHECK (wisdom BETWEEN 1 AND 30),
  dexterity INTEGER CHECK (dexterity BETWEEN 1 AND 30),
  constitution INTEGER CHECK (constitution BETWEEN 1 AND 30),
  charisma INTEGER CHECK (charisma BETWEEN 1 AND 30),
  hp INTEGER NOT NULL,
  max_hp INTEGER NOT NULL CHECK (max_hp >= 0),
  misc_gear INTEGER NOT NULL CHECK (misc_gear IN (0, 1)),
  carrying_treasure INTEGER NOT NULL CHECK (carrying_treasure IN (0, 1)), -- the referee's word, for basic encumbrance
  portrait_id INTEGER REFERENCES asset (id),
  sheet TEXT NOT NULL CHECK (json_valid(sheet)) -- what only the sheet shows: spells, languages, notes, overrules ...
) STRICT;
INSERT INTO new_character
  SELECT id, position, 'character', name, class_name, NULL, NULL, level, 0, strength, NULL, NULL, NULL, NULL, charisma,
    hp, max_hp, misc_gear, carrying_treasure, NULL, '{}' FROM character;

-- In exactly one place: with somebody, in another thing, in a stash, or in the party's pool (all three NULL).
CREATE TABLE new_item (
  id INTEGER PRIMARY KEY,
  holder_id INTEGER REFERENCES character (id) ON DELETE CASCADE,
  container_id INTEGER REFERENCES item (id) ON DELETE CASCADE CHECK (container_id <> id),
  stash_id INTEGER REFERENCES stash (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('carried', 'worn', 'wielded')),
  kind TEXT NOT NULL CHECK (kind IN
    ('weapon', 'armour', 'shield', 'ammunition', 'gear', 'ration', 'coin', 'gem', 'jewellery', 'potion', 'rod', 'scroll',
     'staff', 'wand', 'otherTreasure', 'torch', 'oilFlask', 'lantern')),
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
INSERT INTO new_item
  SELECT id, holder_id, NULL, NULL, 'carried', kind, name, quantity, weight_cn * 10, NULL,
    CASE WHEN kind = 'coin' AND name IN ('cp', 'sp', 'ep', 'gp', 'pp') THEN name END, NULL, NULL, '', '{}' FROM item;

-- Armour and shields were words on the sheet; now they are things.
INSERT INTO new_item (holder_id, state, kind, name, quantity, weight, notes, facts)
  SELECT id, 'worn', 'armour',
    CASE armour WHEN 'leather' THEN 'leather armour' WHEN 'chainmail' THEN 'chainmail' ELSE 'plate mail' END, 1,
    CASE armour WHEN 'leather' THEN 2000 WHEN 'chainmail' THEN 4000 ELSE 5000 END, '',
    CASE armour WHEN 'leather' THEN '{"acBonus":2,"armourType":"light"}'
      WHEN 'chainmail' THEN '{"acBonus":4,"armourType":"heavy"}' ELSE '{"acBonus":6,"armourType":"heavy"}' END
  FROM character WHERE armour <> 'none' ORDER BY id;
INSERT INTO new_item (holder_id, state, kind, name, quantity, weight, notes, facts)
  SELECT id, 'worn', 'shield', 'shield', 1, 1000, '', '{"acBonus":1}' FROM character WHERE shield = 1 ORDER BY id;

DROP TABLE item;
DROP TABLE character;
ALTER TABLE new_character RENAME TO character;
ALTER TABLE new_item RENAME TO item;
CREATE INDEX item_by_holder ON item (holder_id);
CREATE INDEX item_by_container ON item (container_id);
CREATE INDEX item_by_stash ON item (stash_id);

-- Who stands where, for each situation: exploring, at a door, fighting ...
CREATE TABLE formation (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  situation TEXT NOT NULL
) STRICT;
CREATE TABLE formation_place (
  id INTEGER PRIMARY KEY,
  formation_id INTEGER NOT NULL REFERENCES formation (id) ON DELETE CASCADE,
  character_id INTEGER NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  rank INTEGER NOT NULL CHECK (rank >= 0), -- 0 is the front
  file INTEGER NOT NULL CHECK (file >= 0)
) STRICT;
CREATE INDEX formation_place_by_formation ON formation_place (formation_id);

CREATE TABLE party_role (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  caller_id INTEGER REFERENCES character (id) ON DELETE SET NULL,
  mapper_id INTEGER REFERENCES character (id) ON DELETE SET NULL
) STRICT;
