-- Facts only. Every figure a rule can compute is derived on read and stands in no table.
-- Times in the world are whole seconds since midnight of day 1; real times are ISO 8601 in UTC.

CREATE TABLE campaign (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  name TEXT NOT NULL,
  system TEXT NOT NULL,
  settings TEXT NOT NULL CHECK (json_valid(settings)),
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE clock (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  seconds INTEGER NOT NULL CHECK (seconds >= 0)
) STRICT;

CREATE TABLE session (
  id INTEGER PRIMARY KEY,
  number INTEGER NOT NULL,
  started_at TEXT NOT NULL,
  ended_at TEXT,
  start_seconds INTEGER NOT NULL,
  end_seconds INTEGER
) STRICT;

-- What the referee wrote into the log; its journal line carries the same text for the search.
CREATE TABLE note (
  id INTEGER PRIMARY KEY,
  text TEXT NOT NULL
) STRICT;

CREATE TABLE character (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  class_name TEXT NOT NULL,
  level INTEGER NOT NULL CHECK (level >= 0),
  strength INTEGER CHECK (strength BETWEEN 3 AND 18),
  charisma INTEGER CHECK (charisma BETWEEN 3 AND 18),
  hp INTEGER NOT NULL,
  max_hp INTEGER NOT NULL CHECK (max_hp >= 0),
  armour TEXT NOT NULL CHECK (armour IN ('none', 'leather', 'chainmail', 'plate')),
  shield INTEGER NOT NULL CHECK (shield IN (0, 1)),
  misc_gear INTEGER NOT NULL CHECK (misc_gear IN (0, 1)),
  carrying_treasure INTEGER NOT NULL CHECK (carrying_treasure IN (0, 1)) -- the referee's word, for basic encumbrance
) STRICT;

-- holder_id NULL: found, in the party's pool, given to nobody yet.
CREATE TABLE item (
  id INTEGER PRIMARY KEY,
  holder_id INTEGER REFERENCES character (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN
    ('weapon', 'coin', 'gem', 'jewellery', 'potion', 'rod', 'scroll', 'staff', 'wand', 'otherTreasure', 'torch', 'oilFlask', 'lantern')),
  name TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  weight_cn INTEGER NOT NULL CHECK (weight_cn >= 0) -- each; counts for weapons and other treasure, the rest weigh by the rules
) STRICT;
CREATE INDEX item_by_holder ON item (holder_id);

CREATE TABLE fatigue (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  turns_since_rest INTEGER NOT NULL DEFAULT 0,
  rounds_run INTEGER NOT NULL DEFAULT 0,
  exhaustion_turns INTEGER NOT NULL DEFAULT 0,
  travel_days INTEGER NOT NULL DEFAULT 0,
  forced_march_rest INTEGER NOT NULL DEFAULT 0 CHECK (forced_march_rest IN (0, 1)),
  day_rest_overdue INTEGER NOT NULL DEFAULT 0 CHECK (day_rest_overdue IN (0, 1))
) STRICT;

CREATE TABLE delve (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  turn INTEGER NOT NULL DEFAULT 0 CHECK (turn >= 0), -- turns completed
  familiar INTEGER NOT NULL DEFAULT 0 CHECK (familiar IN (0, 1)),
  speaker_id INTEGER REFERENCES character (id) ON DELETE SET NULL,
  start_seconds INTEGER NOT NULL,
  ended INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1))
) STRICT;

CREATE TABLE turn (
  id INTEGER PRIMARY KEY,
  delve_id INTEGER NOT NULL REFERENCES delve (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  activity TEXT NOT NULL CHECK (activity IN ('explore', 'search', 'rest', 'encounter', 'other')),
  detail TEXT NOT NULL,
  check_due INTEGER NOT NULL CHECK (check_due IN (0, 1)) -- a wandering check was due at its start
) STRICT;
CREATE INDEX turn_by_delve ON turn (delve_id, number);

CREATE TABLE light (
  id INTEGER PRIMARY KEY,
  bearer_id INTEGER NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('torch', 'lantern')),
  lit INTEGER NOT NULL CHECK (lit IN (0, 1)),
  turns_left INTEGER NOT NULL CHECK (turns_left >= 0)
) STRICT;

-- One row each time a light is lit: the turns it burned through. last_turn NULL while it burns.
-- It tells what burned for whom even when light and bearer are gone.
CREATE TABLE light_span (
  id INTEGER PRIMARY KEY,
  light_id INTEGER REFERENCES light (id) ON DELETE SET NULL,
  kind TEXT NOT NULL CHECK (kind IN ('torch', 'lantern')),
  bearer TEXT NOT NULL,
  delve_id INTEGER NOT NULL REFERENCES delve (id) ON DELETE CASCADE,
  first_turn INTEGER NOT NULL,
  last_turn INTEGER
) STRICT;
CREATE INDEX light_span_by_delve ON light_span (delve_id);

CREATE TABLE wandering_check (
  id INTEGER PRIMARY KEY,
  delve_id INTEGER NOT NULL REFERENCES delve (id) ON DELETE CASCADE,
  turn INTEGER NOT NULL, -- the turn it was due
  chance_in_six INTEGER NOT NULL,
  die INTEGER, -- NULL where the chance is 0 or 6 and nothing was rolled
  encounter INTEGER NOT NULL CHECK (encounter IN (0, 1))
) STRICT;
CREATE INDEX wandering_check_by_delve ON wandering_check (delve_id, turn);

CREATE TABLE attempt (
  id INTEGER PRIMARY KEY,
  delve_id INTEGER NOT NULL REFERENCES delve (id) ON DELETE CASCADE,
  character_id INTEGER NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('secretDoor', 'roomTrap', 'listen')),
  place TEXT NOT NULL,
  turn INTEGER NOT NULL,
  chance_in_six INTEGER NOT NULL,
  die INTEGER NOT NULL,
  success INTEGER NOT NULL CHECK (success IN (0, 1))
) STRICT;

-- What the referee said to a prompt: until_turn NULL dismisses it, else it comes back on that turn.
CREATE TABLE prompt_answer (
  id INTEGER PRIMARY KEY,
  delve_id INTEGER NOT NULL REFERENCES delve (id) ON DELETE CASCADE,
  prompt TEXT NOT NULL,
  until_turn INTEGER
) STRICT;
CREATE INDEX prompt_answer_by_delve ON prompt_answer (delve_id, prompt);

CREATE TABLE encounter (
  id INTEGER PRIMARY KEY,
  delve_id INTEGER NOT NULL REFERENCES delve (id) ON DELETE CASCADE,
  turn INTEGER NOT NULL, -- the turn it takes up first
  check_turn INTEGER, -- the wandering check that brought it, NULL where the referee did
  who TEXT NOT NULL,
  number INTEGER NOT NULL CHECK (number > 0),
  party_surprised INTEGER CHECK (party_surprised IN (0, 1)), -- NULL until the step is settled
  monsters_surprised INTEGER CHECK (monsters_surprised IN (0, 1)),
  party_surprise_die INTEGER,
  monsters_surprise_die INTEGER,
  surprise_overruled INTEGER NOT NULL DEFAULT 0 CHECK (surprise_overruled IN (0, 1)),
  distance_feet INTEGER,
  reaction_total INTEGER,
  reaction TEXT CHECK (reaction IN ('attacks', 'hostile', 'uncertain', 'indifferent', 'friendly')),
  outcome TEXT,
  rounds INTEGER,
  concluded INTEGER NOT NULL DEFAULT 0 CHECK (concluded IN (0, 1))
) STRICT;

-- The journal: undo, redo, the session log and the live updates at once. Lines are never deleted;
-- status: done, undone (may be redone) or dropped (undone, then something else was done).
CREATE TABLE journal (
  seq INTEGER PRIMARY KEY,
  session_id INTEGER,
  real_time TEXT NOT NULL,
  game_time INTEGER NOT NULL,
  kind TEXT NOT NULL,
  input TEXT NOT NULL CHECK (json_valid(input)),
  summary TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (json_valid(outcome)),
  rolls TEXT NOT NULL CHECK (json_valid(rolls)),
  status TEXT NOT NULL DEFAULT 'done' CHECK (status IN ('done', 'undone', 'dropped'))
) STRICT;
CREATE INDEX journal_by_session ON journal (session_id, seq);
CREATE INDEX journal_undone ON journal (seq) WHERE status = 'undone';

CREATE TABLE journal_row (
  id INTEGER PRIMARY KEY,
  -- Deferred: a step's line is written after its rows, and nothing can be committed without it.
  seq INTEGER NOT NULL REFERENCES journal (seq) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  tbl TEXT NOT NULL,
  row_id INTEGER NOT NULL,
  before TEXT,
  after TEXT
) STRICT;
CREATE INDEX journal_row_by_seq ON journal_row (seq);

CREATE VIRTUAL TABLE journal_fts USING fts5 (
  summary, content = 'journal', content_rowid = 'seq', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3', columnsize = 0
);
CREATE TRIGGER journal_to_fts AFTER INSERT ON journal BEGIN
  INSERT INTO journal_fts (rowid, summary) VALUES (new.seq, new.summary);
END;
