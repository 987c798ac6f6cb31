-- Fodder is a thing of its own: beasts eat it where nothing grows.

CREATE TABLE new_item (
  id INTEGER PRIMARY KEY,
  holder_id INTEGER REFERENCES character (id) ON DELETE CASCADE,
  container_id INTEGER REFERENCES item (id) ON DELETE CASCADE CHECK (container_id <> id),
  stash_id INTEGER REFERENCES stash (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('carried', 'worn', 'wielded')),
  kind TEXT NOT NULL CHECK (kind IN
    ('weapon', 'armour', 'shield', 'ammunition', 'gear', 'ration', 'coin', 'gem', 'jewellery', 'potion', 'rod', 'scroll',
     'staff', 'wand', 'otherTreasure', 'torch', 'oilFlask', 'lantern', 'candle', 'tinder', 'water', 'fodder')),
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
INSERT INTO new_item (id, holder_id, container_id, stash_id, state, kind, name, quantity, weight, cost, coin, charges,
    capacity, notes, facts)
  SELECT id, holder_id, container_id, stash_id, state, kind, name, quantity, weight, cost, coin, charges, capacity,
    notes, facts FROM item;
DROP TABLE item;
ALTER TABLE new_item RENAME TO item;
CREATE INDEX item_by_holder ON item (holder_id);
CREATE INDEX item_by_container ON item (container_id);
CREATE INDEX item_by_stash ON item (stash_id);
