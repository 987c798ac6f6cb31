-- Foes keyed to a room: who is there until the party comes, or is met elsewhere.

CREATE TABLE room_foe (
  id INTEGER PRIMARY KEY,
  room_id INTEGER NOT NULL REFERENCES room (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  who TEXT NOT NULL CHECK (length(who) BETWEEN 1 AND 80),
  creature_id TEXT, -- an entry of the book, or own:12; NULL: by name alone
  number_dice TEXT NOT NULL CHECK (length(number_dice) <= 40), -- empty: the creature's own
  number INTEGER CHECK (number >= 1), -- once it is known
  state TEXT NOT NULL CHECK (state IN ('there', 'met', 'gone', 'slain')),
  notes TEXT NOT NULL CHECK (length(notes) <= 4000)
) STRICT;
CREATE INDEX room_foe_by_room ON room_foe (room_id, position);
