-- What a fight is kept by besides its acts: groups, who comes later, lists to begin from, and what lasts on somebody.

CREATE TABLE fight_group (
  id INTEGER PRIMARY KEY,
  fight_id INTEGER NOT NULL REFERENCES fight (id) ON DELETE CASCADE,
  name TEXT NOT NULL
) STRICT;
CREATE INDEX fight_group_by_fight ON fight_group (fight_id);
ALTER TABLE fight_fighter ADD COLUMN group_id INTEGER REFERENCES fight_group (id) ON DELETE SET NULL;
CREATE INDEX fight_fighter_by_group ON fight_fighter (group_id);
-- While a flight out of the fight is being run: who flees, and who comes after them. NULL: neither.
ALTER TABLE fight_fighter ADD COLUMN flight TEXT CHECK (flight IN ('runs', 'follows'));

-- Who is expected: told when the time has come, and never joining by himself.
CREATE TABLE fight_arrival (
  id INTEGER PRIMARY KEY,
  fight_id INTEGER NOT NULL REFERENCES fight (id) ON DELETE CASCADE,
  lines TEXT NOT NULL, -- who, as the referee named them
  at_round INTEGER CHECK (at_round > 0), -- NULL: when the words say
  at_words TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('expected', 'come', 'dropped'))
) STRICT;
CREATE INDEX fight_arrival_by_fight ON fight_arrival (fight_id);

-- Foes kept by name, to begin a fight from.
CREATE TABLE muster (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  lines TEXT NOT NULL,
  notes TEXT NOT NULL
) STRICT;

-- What a spell or power does, as the referee once said it: asked for by its name the next time.
CREATE TABLE spell_recipe (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  facts TEXT NOT NULL CHECK (json_valid(facts))
) STRICT;

-- What the referee typed of a foe over the creature's figures.
ALTER TABLE foe ADD COLUMN stats TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(stats));

-- Effects lie on foes too, and may end with a fight or with somebody's next act instead of at a moment of the clock.
ALTER TABLE effect ADD COLUMN foe_id INTEGER REFERENCES foe (id) ON DELETE CASCADE;
ALTER TABLE effect ADD COLUMN fight_id INTEGER REFERENCES fight (id) ON DELETE SET NULL;
ALTER TABLE effect ADD COLUMN ends_with TEXT CHECK (ends_with IN ('fight', 'act'));
CREATE INDEX effect_by_foe ON effect (foe_id);
CREATE INDEX effect_by_fight ON effect (fight_id);

-- Acts done again with the right dice go back over themselves.
CREATE INDEX journal_mended_acts ON journal (seq) WHERE kind = 'combat.mend';
