-- Pages of the referee's notebook, and an index of the words of all that he writes.

CREATE TABLE page (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('note', 'person', 'place', 'faction', 'rumour', 'handout', 'recap')),
  folder TEXT NOT NULL DEFAULT '' CHECK (length(folder) <= 200), -- parted by /; empty at the top
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 80),
  text TEXT NOT NULL DEFAULT '', -- Markdown, for the referee alone
  players_text TEXT NOT NULL DEFAULT '', -- Markdown: all that players may see of it
  tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags)),
  told INTEGER CHECK (told >= 0) -- when the players heard of it, in seconds of the clock; NULL: not yet
) STRICT;

-- A rowid is the number of its table times 2^40, and the id. It keeps no text, and follows the tables by itself.
CREATE VIRTUAL TABLE prep_fts USING fts5 (
  name, text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);

INSERT INTO prep_fts (rowid, name, text) SELECT 1 * 1099511627776 + id, title, text || char(10) || players_text || char(10) || tags FROM page;
CREATE TRIGGER prep_fts_after_page AFTER INSERT ON page BEGIN
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (1 * 1099511627776 + new.id, new.title, new.text || char(10) || new.players_text || char(10) || new.tags);
END;
CREATE TRIGGER prep_fts_over_page AFTER UPDATE OF title, text, players_text, tags ON page BEGIN
  DELETE FROM prep_fts WHERE rowid = 1 * 1099511627776 + old.id;
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (1 * 1099511627776 + new.id, new.title, new.text || char(10) || new.players_text || char(10) || new.tags);
END;
CREATE TRIGGER prep_fts_without_page AFTER DELETE ON page BEGIN
  DELETE FROM prep_fts WHERE rowid = 1 * 1099511627776 + old.id;
END;

INSERT INTO prep_fts (rowid, name, text) SELECT 2 * 1099511627776 + id, name || char(10) || also, notes || char(10) || tags FROM creature;
CREATE TRIGGER prep_fts_after_creature AFTER INSERT ON creature BEGIN
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (2 * 1099511627776 + new.id, new.name || char(10) || new.also, new.notes || char(10) || new.tags);
END;
CREATE TRIGGER prep_fts_over_creature AFTER UPDATE OF name, also, notes, tags ON creature BEGIN
  DELETE FROM prep_fts WHERE rowid = 2 * 1099511627776 + old.id;
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (2 * 1099511627776 + new.id, new.name || char(10) || new.also, new.notes || char(10) || new.tags);
END;
CREATE TRIGGER prep_fts_without_creature AFTER DELETE ON creature BEGIN
  DELETE FROM prep_fts WHERE rowid = 2 * 1099511627776 + old.id;
END;

INSERT INTO prep_fts (rowid, name, text) SELECT 3 * 1099511627776 + id, name, notes FROM random_table;
CREATE TRIGGER prep_fts_after_random_table AFTER INSERT ON random_table BEGIN
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (3 * 1099511627776 + new.id, new.name, new.notes);
END;
CREATE TRIGGER prep_fts_over_random_table AFTER UPDATE OF name, notes ON random_table BEGIN
  DELETE FROM prep_fts WHERE rowid = 3 * 1099511627776 + old.id;
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (3 * 1099511627776 + new.id, new.name, new.notes);
END;
CREATE TRIGGER prep_fts_without_random_table AFTER DELETE ON random_table BEGIN
  DELETE FROM prep_fts WHERE rowid = 3 * 1099511627776 + old.id;
END;

INSERT INTO prep_fts (rowid, name, text) SELECT 4 * 1099511627776 + id, '', text || char(10) || note FROM random_row;
CREATE TRIGGER prep_fts_after_random_row AFTER INSERT ON random_row BEGIN
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (4 * 1099511627776 + new.id, '', new.text || char(10) || new.note);
END;
CREATE TRIGGER prep_fts_over_random_row AFTER UPDATE OF text, note ON random_row BEGIN
  DELETE FROM prep_fts WHERE rowid = 4 * 1099511627776 + old.id;
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (4 * 1099511627776 + new.id, '', new.text || char(10) || new.note);
END;
CREATE TRIGGER prep_fts_without_random_row AFTER DELETE ON random_row BEGIN
  DELETE FROM prep_fts WHERE rowid = 4 * 1099511627776 + old.id;
END;

INSERT INTO prep_fts (rowid, name, text) SELECT 5 * 1099511627776 + id, name, notes FROM dungeon;
CREATE TRIGGER prep_fts_after_dungeon AFTER INSERT ON dungeon BEGIN
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (5 * 1099511627776 + new.id, new.name, new.notes);
END;
CREATE TRIGGER prep_fts_over_dungeon AFTER UPDATE OF name, notes ON dungeon BEGIN
  DELETE FROM prep_fts WHERE rowid = 5 * 1099511627776 + old.id;
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (5 * 1099511627776 + new.id, new.name, new.notes);
END;
CREATE TRIGGER prep_fts_without_dungeon AFTER DELETE ON dungeon BEGIN
  DELETE FROM prep_fts WHERE rowid = 5 * 1099511627776 + old.id;
END;

INSERT INTO prep_fts (rowid, name, text) SELECT 6 * 1099511627776 + id, name, notes FROM level;
CREATE TRIGGER prep_fts_after_level AFTER INSERT ON level BEGIN
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (6 * 1099511627776 + new.id, new.name, new.notes);
END;
CREATE TRIGGER prep_fts_over_level AFTER UPDATE OF name, notes ON level BEGIN
  DELETE FROM prep_fts WHERE rowid = 6 * 1099511627776 + old.id;
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (6 * 1099511627776 + new.id, new.name, new.notes);
END;
CREATE TRIGGER prep_fts_without_level AFTER DELETE ON level BEGIN
  DELETE FROM prep_fts WHERE rowid = 6 * 1099511627776 + old.id;
END;

INSERT INTO prep_fts (rowid, name, text) SELECT 7 * 1099511627776 + id, key || char(10) || name, notes FROM room;
CREATE TRIGGER prep_fts_after_room AFTER INSERT ON room BEGIN
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (7 * 1099511627776 + new.id, new.key || char(10) || new.name, new.notes);
END;
CREATE TRIGGER prep_fts_over_room AFTER UPDATE OF key, name, notes ON room BEGIN
  DELETE FROM prep_fts WHERE rowid = 7 * 1099511627776 + old.id;
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (7 * 1099511627776 + new.id, new.key || char(10) || new.name, new.notes);
END;
CREATE TRIGGER prep_fts_without_room AFTER DELETE ON room BEGIN
  DELETE FROM prep_fts WHERE rowid = 7 * 1099511627776 + old.id;
END;

INSERT INTO prep_fts (rowid, name, text) SELECT 8 * 1099511627776 + id, name, notes FROM feature;
CREATE TRIGGER prep_fts_after_feature AFTER INSERT ON feature BEGIN
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (8 * 1099511627776 + new.id, new.name, new.notes);
END;
CREATE TRIGGER prep_fts_over_feature AFTER UPDATE OF name, notes ON feature BEGIN
  DELETE FROM prep_fts WHERE rowid = 8 * 1099511627776 + old.id;
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (8 * 1099511627776 + new.id, new.name, new.notes);
END;
CREATE TRIGGER prep_fts_without_feature AFTER DELETE ON feature BEGIN
  DELETE FROM prep_fts WHERE rowid = 8 * 1099511627776 + old.id;
END;

INSERT INTO prep_fts (rowid, name, text) SELECT 9 * 1099511627776 + id, name, notes FROM site;
CREATE TRIGGER prep_fts_after_site AFTER INSERT ON site BEGIN
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (9 * 1099511627776 + new.id, new.name, new.notes);
END;
CREATE TRIGGER prep_fts_over_site AFTER UPDATE OF name, notes ON site BEGIN
  DELETE FROM prep_fts WHERE rowid = 9 * 1099511627776 + old.id;
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (9 * 1099511627776 + new.id, new.name, new.notes);
END;
CREATE TRIGGER prep_fts_without_site AFTER DELETE ON site BEGIN
  DELETE FROM prep_fts WHERE rowid = 9 * 1099511627776 + old.id;
END;

INSERT INTO prep_fts (rowid, name, text) SELECT 10 * 1099511627776 + id, '', notes FROM hex_note;
CREATE TRIGGER prep_fts_after_hex_note AFTER INSERT ON hex_note BEGIN
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (10 * 1099511627776 + new.id, '', new.notes);
END;
CREATE TRIGGER prep_fts_over_hex_note AFTER UPDATE OF notes ON hex_note BEGIN
  DELETE FROM prep_fts WHERE rowid = 10 * 1099511627776 + old.id;
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (10 * 1099511627776 + new.id, '', new.notes);
END;
CREATE TRIGGER prep_fts_without_hex_note AFTER DELETE ON hex_note BEGIN
  DELETE FROM prep_fts WHERE rowid = 10 * 1099511627776 + old.id;
END;

INSERT INTO prep_fts (rowid, name, text) SELECT 11 * 1099511627776 + id, '', text FROM note;
CREATE TRIGGER prep_fts_after_note AFTER INSERT ON note BEGIN
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (11 * 1099511627776 + new.id, '', new.text);
END;
CREATE TRIGGER prep_fts_over_note AFTER UPDATE OF text ON note BEGIN
  DELETE FROM prep_fts WHERE rowid = 11 * 1099511627776 + old.id;
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (11 * 1099511627776 + new.id, '', new.text);
END;
CREATE TRIGGER prep_fts_without_note AFTER DELETE ON note BEGIN
  DELETE FROM prep_fts WHERE rowid = 11 * 1099511627776 + old.id;
END;

INSERT INTO prep_fts (rowid, name, text) SELECT 12 * 1099511627776 + id, name, '' FROM character;
CREATE TRIGGER prep_fts_after_character AFTER INSERT ON character BEGIN
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (12 * 1099511627776 + new.id, new.name, '');
END;
CREATE TRIGGER prep_fts_over_character AFTER UPDATE OF name ON character BEGIN
  DELETE FROM prep_fts WHERE rowid = 12 * 1099511627776 + old.id;
  INSERT INTO prep_fts (rowid, name, text)
    VALUES (12 * 1099511627776 + new.id, new.name, '');
END;
CREATE TRIGGER prep_fts_without_character AFTER DELETE ON character BEGIN
  DELETE FROM prep_fts WHERE rowid = 12 * 1099511627776 + old.id;
END;
