-- One kind of table for all: wandering is a purpose of random tables, and who comes is a text with what it gives.

ALTER TABLE wander_table RENAME TO random_table;
ALTER TABLE wander_row RENAME TO wander_row_before;

CREATE TABLE new_random_table (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  folder TEXT NOT NULL CHECK (length(folder) <= 200), -- parted by /; empty at the top
  name TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('wandering', 'treasure', 'contents', 'trap', 'name', 'npc', 'rumour',
    'reaction', 'weather', 'any')),
  way TEXT NOT NULL CHECK (way IN ('dice', 'weights', 'deck')),
  beyond TEXT NOT NULL CHECK (beyond IN ('end rows', 'nothing')), -- whose a total beyond the ends is
  columns TEXT NOT NULL CHECK (json_valid(columns)), -- [{title, dice}]
  modifiers TEXT NOT NULL CHECK (json_valid(modifiers)), -- [{title, add, when?}]
  notes TEXT NOT NULL,
  licence TEXT NOT NULL,
  source TEXT NOT NULL, -- the starter table it was taken from, empty for one of the referee's own
  rolled INTEGER NOT NULL DEFAULT 0 CHECK (rolled >= 0), -- how often: so that every roll changes a row, and is taken back
  CHECK (purpose <> 'wandering' OR way = 'dice')
) STRICT;
INSERT INTO new_random_table (id, position, folder, name, purpose, way, beyond, columns, modifiers, notes, licence, source)
  SELECT id, position, '', name, 'wandering', 'dice', 'nothing', json_array(json_object('title', '', 'dice', dice)), '[]',
    notes, '', source FROM random_table;
DROP TABLE random_table;
ALTER TABLE new_random_table RENAME TO random_table;

CREATE TABLE random_row (
  id INTEGER PRIMARY KEY,
  table_id INTEGER NOT NULL REFERENCES random_table (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  spans TEXT NOT NULL CHECK (json_valid(spans)), -- one for each column: {from, to}, or null
  weight INTEGER NOT NULL DEFAULT 1 CHECK (weight BETWEEN 1 AND 10000), -- parts of the whole, or cards
  text TEXT NOT NULL CHECK (length(text) <= 4000),
  gives TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(gives)),
  again INTEGER CHECK (again BETWEEN 0 AND 20), -- 0: thrown again instead; else so many times more; NULL: neither
  once INTEGER NOT NULL DEFAULT 0 CHECK (once IN (0, 1)), -- struck off when it has come up
  struck INTEGER NOT NULL DEFAULT 0 CHECK (struck IN (0, 1)),
  drawn INTEGER NOT NULL DEFAULT 0 CHECK (drawn >= 0), -- cards of it beside the deck
  note TEXT NOT NULL CHECK (length(note) <= 4000)
) STRICT;
INSERT INTO random_row (id, table_id, position, spans, text, gives, note)
  SELECT id, table_id, row_number() OVER (PARTITION BY table_id ORDER BY from_total, id),
    json_array(json_object('from', from_total, 'to', to_total)), substr(who, 1, 4000),
    CASE
      WHEN (creature_id IS NOT NULL OR number <> '') AND nested_id IS NOT NULL THEN json_array(
        json_object('kind', 'creature', 'creature', coalesce(creature_id, ''), 'name', who, 'number', number),
        json_object('kind', 'table', 'table', nested_id, 'times', '', 'add', 0, 'unique', json('false')))
      WHEN creature_id IS NOT NULL OR number <> '' THEN json_array(
        json_object('kind', 'creature', 'creature', coalesce(creature_id, ''), 'name', who, 'number', number))
      WHEN nested_id IS NOT NULL THEN json_array(
        json_object('kind', 'table', 'table', nested_id, 'times', '', 'add', 0, 'unique', json('false')))
      ELSE '[]'
    END,
    substr(note, 1, 4000) FROM wander_row_before;
DROP TABLE wander_row_before;
CREATE INDEX random_row_by_table ON random_row (table_id, position);
