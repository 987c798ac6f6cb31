-- Version 41, as all migrations before come to it. Written by test/db/files/migrate.test.ts.
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
CREATE TABLE note (
  id INTEGER PRIMARY KEY,
  text TEXT NOT NULL
) STRICT;
CREATE TABLE fatigue (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  turns_since_rest INTEGER NOT NULL DEFAULT 0,
  rounds_run INTEGER NOT NULL DEFAULT 0,
  exhaustion_turns INTEGER NOT NULL DEFAULT 0,
  travel_days INTEGER NOT NULL DEFAULT 0,
  forced_march_rest INTEGER NOT NULL DEFAULT 0 CHECK (forced_march_rest IN (0, 1)),
  day_rest_overdue INTEGER NOT NULL DEFAULT 0 CHECK (day_rest_overdue IN (0, 1))
, ran_at INTEGER CHECK (ran_at >= 0)) STRICT;
CREATE TABLE delve (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  turn INTEGER NOT NULL DEFAULT 0 CHECK (turn >= 0), -- turns completed
  familiar INTEGER NOT NULL DEFAULT 0 CHECK (familiar IN (0, 1)),
  speaker_id INTEGER REFERENCES character (id) ON DELETE SET NULL,
  start_seconds INTEGER NOT NULL,
  ended INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1))
, dungeon_id INTEGER REFERENCES dungeon (id) ON DELETE SET NULL, room_id INTEGER REFERENCES room (id) ON DELETE SET NULL, feet_used INTEGER NOT NULL DEFAULT 0 CHECK (feet_used >= 0)) STRICT;
CREATE TABLE wandering_check (
  id INTEGER PRIMARY KEY,
  delve_id INTEGER NOT NULL REFERENCES delve (id) ON DELETE CASCADE,
  turn INTEGER NOT NULL, -- the turn it was due
  chance_in_six INTEGER NOT NULL,
  die INTEGER, -- NULL where the chance is 0 or 6 and nothing was rolled
  encounter INTEGER NOT NULL CHECK (encounter IN (0, 1))
) STRICT;
CREATE INDEX wandering_check_by_delve ON wandering_check (delve_id, turn);
CREATE TABLE prompt_answer (
  id INTEGER PRIMARY KEY,
  delve_id INTEGER NOT NULL REFERENCES delve (id) ON DELETE CASCADE,
  prompt TEXT NOT NULL,
  until_turn INTEGER
) STRICT;
CREATE INDEX prompt_answer_by_delve ON prompt_answer (delve_id, prompt);
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
CREATE TABLE asset (
  id INTEGER PRIMARY KEY,
  sha256 TEXT NOT NULL UNIQUE,
  mime TEXT NOT NULL CHECK (mime IN ('image/png', 'image/webp')),
  width INTEGER NOT NULL CHECK (width > 0),
  height INTEGER NOT NULL CHECK (height > 0),
  bytes BLOB NOT NULL
) STRICT;
CREATE TABLE "character" (
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
, state TEXT
  CHECK (state IN ('able', 'down', 'dying', 'dead', 'left', 'absent', 'imprisoned'))) STRICT;
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
  table_id INTEGER REFERENCES "random_table" (id) ON DELETE SET NULL
, picture_id INTEGER REFERENCES asset (id)) STRICT;
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
CREATE TABLE "turn" (
  id INTEGER PRIMARY KEY,
  delve_id INTEGER NOT NULL REFERENCES delve (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  activity TEXT NOT NULL CHECK (activity IN
    ('explore', 'search', 'listen', 'force', 'pick', 'disarm', 'climb', 'spike', 'rest', 'wait', 'run', 'swim', 'fight',
     'encounter', 'other')),
  detail TEXT NOT NULL,
  check_due INTEGER NOT NULL CHECK (check_due IN (0, 1)) -- a wandering check was due at its start
) STRICT;
CREATE INDEX turn_by_delve ON turn (delve_id, number);
CREATE TABLE "light" (
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
CREATE INDEX light_by_bearer ON light (bearer_id);
CREATE TABLE "light_span" (
  id INTEGER PRIMARY KEY,
  light_id INTEGER REFERENCES light (id) ON DELETE SET NULL,
  kind TEXT NOT NULL CHECK (kind IN ('torch', 'lantern', 'candle', 'minersLantern', 'continual')),
  bearer TEXT NOT NULL,
  delve_id INTEGER NOT NULL REFERENCES delve (id) ON DELETE CASCADE,
  first_turn INTEGER NOT NULL,
  last_turn INTEGER
) STRICT;
CREATE INDEX light_span_by_delve ON light_span (delve_id);
CREATE INDEX light_span_by_light ON light_span (light_id);
CREATE TABLE "attempt" (
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
CREATE INDEX attempt_by_delve ON attempt (delve_id);
CREATE TABLE effect (
  id INTEGER PRIMARY KEY,
  character_id INTEGER REFERENCES character (id) ON DELETE CASCADE, -- NULL: on the party or the place
  kind TEXT NOT NULL CHECK (kind IN ('spell', 'potion', 'condition', 'other')),
  name TEXT NOT NULL,
  notes TEXT NOT NULL,
  from_seconds INTEGER NOT NULL,
  until_seconds INTEGER, -- NULL: until somebody ends it
  ended INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1)) -- the referee has seen to its end
, foe_id INTEGER REFERENCES foe (id) ON DELETE CASCADE, fight_id INTEGER REFERENCES fight (id) ON DELETE SET NULL, ends_with TEXT CHECK (ends_with IN ('fight', 'act')), brings TEXT CHECK (brings IN ('death', 'waking')), loses_each INTEGER CHECK (loses_each > 0), points INTEGER CHECK (points > 0)) STRICT;
CREATE TABLE upkeep (
  id INTEGER PRIMARY KEY REFERENCES character (id) ON DELETE CASCADE,
  days_without_food INTEGER NOT NULL DEFAULT 0 CHECK (days_without_food >= 0),
  days_without_water INTEGER NOT NULL DEFAULT 0 CHECK (days_without_water >= 0),
  nights_short INTEGER NOT NULL DEFAULT 0 CHECK (nights_short >= 0),
  rounds_run INTEGER NOT NULL DEFAULT 0 CHECK (rounds_run >= 0),
  rounds_rested INTEGER NOT NULL DEFAULT 0 CHECK (rounds_rested >= 0)
, rested_days INTEGER NOT NULL DEFAULT 0 CHECK (rested_days >= 0), rested_to_day INTEGER NOT NULL DEFAULT 0 CHECK (rested_to_day >= 0)) STRICT;
CREATE TABLE day_end (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  settled INTEGER NOT NULL CHECK (settled IN (0, 1)) -- 0: the referee let it pass
) STRICT;
CREATE TABLE clock_answer (
  id INTEGER PRIMARY KEY,
  prompt TEXT NOT NULL,
  until_seconds INTEGER
) STRICT;
CREATE INDEX clock_answer_by_prompt ON clock_answer (prompt);
CREATE INDEX journal_goings_back ON journal (seq) WHERE kind = 'rewind.goBackTo';
CREATE INDEX journal_by_kind ON journal (kind, seq);
CREATE TABLE encounter_step (
  id INTEGER PRIMARY KEY, -- the last row of a step stands; of morale each is a check of its own
  encounter_id INTEGER NOT NULL REFERENCES encounter (id) ON DELETE CASCADE,
  step TEXT NOT NULL, -- of the system's steps, or foes, drops, course
  figure INTEGER, -- how many, how far, what total
  result TEXT NOT NULL CHECK (json_valid(result)), -- what came of it beside its figure
  reasons TEXT NOT NULL CHECK (json_valid(reasons)),
  overruled TEXT -- what the referee decided against the rule
) STRICT;
CREATE INDEX encounter_step_by_encounter ON encounter_step (encounter_id);
CREATE TABLE "encounter" (
  id INTEGER PRIMARY KEY,
  delve_id INTEGER REFERENCES delve (id) ON DELETE CASCADE, -- NULL: met outside, on the referee's word
  turn INTEGER, -- of the delve: the first it takes up
  began_seconds INTEGER NOT NULL,
  ground TEXT NOT NULL CHECK (ground IN ('dungeon', 'wilderness', 'water', 'air')),
  unit TEXT NOT NULL CHECK (unit IN ('feet', 'yards')), -- of its distances and rates
  check_turn INTEGER, -- the wandering check that brought it, NULL where the referee did
  room_id INTEGER REFERENCES room (id) ON DELETE SET NULL, -- the room that held it
  who TEXT NOT NULL,
  creature_id TEXT, -- of the starter content
  number_dice TEXT NOT NULL, -- how many appear; empty where the referee said it
  number INTEGER CHECK (number > 0), -- how many there are by now; NULL until that is settled
  fight_rounds INTEGER NOT NULL DEFAULT 0 CHECK (fight_rounds >= 0),
  outcome TEXT,
  rounds INTEGER,
  concluded INTEGER NOT NULL DEFAULT 0 CHECK (concluded IN (0, 1)), award TEXT CHECK (award IN ('counted', 'struck')), road_check_id INTEGER REFERENCES road_check (id) ON DELETE SET NULL,
  CHECK ((delve_id IS NULL) = (turn IS NULL)),
  CHECK (check_turn IS NULL OR delve_id IS NOT NULL)
) STRICT;
CREATE INDEX encounter_by_delve ON encounter (delve_id);
CREATE TABLE "pursuit" (
  id INTEGER PRIMARY KEY REFERENCES encounter (id) ON DELETE CASCADE,
  fleeing TEXT NOT NULL CHECK (fleeing IN ('party', 'monsters')),
  round INTEGER NOT NULL CHECK (round >= 0), -- rounds run
  earlier_rounds INTEGER NOT NULL DEFAULT 0 CHECK (earlier_rounds >= 0), -- of the flights before this one
  gap INTEGER NOT NULL CHECK (gap >= 0),
  fleeing_rate INTEGER NOT NULL CHECK (fleeing_rate >= 0), -- a round, running
  pursuing_rate INTEGER NOT NULL CHECK (pursuing_rate >= 0),
  party_rate_said INTEGER NOT NULL DEFAULT 0 CHECK (party_rate_said IN (0, 1)), -- the referee named it
  monsters_rate_said INTEGER NOT NULL DEFAULT 0 CHECK (monsters_rate_said IN (0, 1)),
  out_of_sight_rounds INTEGER NOT NULL DEFAULT 0 CHECK (out_of_sight_rounds >= 0),
  begins_late INTEGER NOT NULL DEFAULT 0 CHECK (begins_late IN (0, 1)), -- the surprised stand still for the first round
  monsters_fell INTEGER NOT NULL DEFAULT 0 CHECK (monsters_fell IN (0, 1)), -- they get up in the coming round
  foes_left INTEGER NOT NULL DEFAULT 0 CHECK (foes_left >= 0), -- how many of them are out of it
  intelligent INTEGER CHECK (intelligent IN (0, 1)), -- what the referee said of their wits
  outcome TEXT CHECK (outcome IN ('caught', 'escaped', 'given up')) -- NULL while it goes on
) STRICT;
CREATE TABLE pursuit_person (
  id INTEGER PRIMARY KEY,
  pursuit_id INTEGER NOT NULL REFERENCES pursuit (id) ON DELETE CASCADE,
  character_id INTEGER NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('left', 'fallen'))
) STRICT;
CREATE INDEX pursuit_person_by_pursuit ON pursuit_person (pursuit_id);
CREATE TABLE "campaign" (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  name TEXT NOT NULL,
  system TEXT NOT NULL,
  settings TEXT NOT NULL CHECK (json_valid(settings)),
  created_at TEXT NOT NULL,
  origin TEXT NOT NULL
) STRICT;
CREATE TABLE import_taken (
  id INTEGER PRIMARY KEY,
  -- Of the reading it was taken from.
  token TEXT NOT NULL UNIQUE,
  -- SHA-256 of the text or texts, in hexadecimal digits.
  digest TEXT NOT NULL CHECK (length(digest) = 64)
) STRICT;
CREATE INDEX import_taken_by_digest ON import_taken (digest);
CREATE INDEX journal_with_dice ON journal (seq) WHERE rolls <> '[]';
CREATE INDEX journal_not_standing ON journal (session_id) WHERE status <> 'done';
CREATE TABLE find (
  id INTEGER PRIMARY KEY,
  item_id INTEGER REFERENCES item (id) ON DELETE SET NULL, -- the stack it went to; NULL: nobody can tell it any more
  delve_id INTEGER REFERENCES delve (id) ON DELETE SET NULL, -- NULL: found outside
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  worth INTEGER CHECK (worth >= 0), -- copper pieces, each; NULL: not known
  place TEXT NOT NULL, -- where, in the referee's words
  award TEXT CHECK (award IN ('counted', 'struck')) -- NULL: waits for an award
) STRICT;
CREATE INDEX find_by_item ON find (item_id);
CREATE INDEX find_by_delve ON find (delve_id);
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
  handed TEXT NOT NULL CHECK (json_valid(handed)), group_id INTEGER REFERENCES fight_group (id) ON DELETE SET NULL, flight TEXT CHECK (flight IN ('runs', 'follows')), -- his stats as the rules were last told
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
CREATE TABLE "foe" (
  id INTEGER PRIMARY KEY,
  encounter_id INTEGER REFERENCES encounter (id) ON DELETE CASCADE,
  fight_id INTEGER REFERENCES fight (id) ON DELETE CASCADE, -- where he was met in it
  name TEXT NOT NULL,
  hp INTEGER NOT NULL,
  max_hp INTEGER NOT NULL CHECK (max_hp > 0),
  state TEXT NOT NULL CHECK (state IN ('up', 'down', 'unconscious', 'dead', 'fled', 'captured')),
  creature_id TEXT, stats TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(stats)), -- of the starter content
  CHECK (encounter_id IS NOT NULL OR fight_id IS NOT NULL)
) STRICT;
CREATE INDEX foe_by_encounter ON foe (encounter_id);
CREATE INDEX foe_by_fight ON foe (fight_id);
CREATE TABLE fight_group (
  id INTEGER PRIMARY KEY,
  fight_id INTEGER NOT NULL REFERENCES fight (id) ON DELETE CASCADE,
  name TEXT NOT NULL
) STRICT;
CREATE INDEX fight_group_by_fight ON fight_group (fight_id);
CREATE INDEX fight_fighter_by_group ON fight_fighter (group_id);
CREATE TABLE fight_arrival (
  id INTEGER PRIMARY KEY,
  fight_id INTEGER NOT NULL REFERENCES fight (id) ON DELETE CASCADE,
  lines TEXT NOT NULL, -- who, as the referee named them
  at_round INTEGER CHECK (at_round > 0), -- NULL: when the words say
  at_words TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('expected', 'come', 'dropped'))
) STRICT;
CREATE INDEX fight_arrival_by_fight ON fight_arrival (fight_id);
CREATE TABLE fight_thing (
  id INTEGER PRIMARY KEY,
  fight_id INTEGER NOT NULL REFERENCES fight (id) ON DELETE CASCADE,
  from_id INTEGER REFERENCES character (id) ON DELETE SET NULL, -- whose it was
  item_id INTEGER REFERENCES item (id) ON DELETE CASCADE, -- NULL: shot
  facts TEXT CHECK (json_valid(facts)), -- of what was shot: the thing as it was
  name TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  at_feet REAL NOT NULL,
  CHECK ((item_id IS NULL) <> (facts IS NULL))
) STRICT;
CREATE INDEX fight_thing_by_fight ON fight_thing (fight_id);
CREATE INDEX fight_thing_by_from ON fight_thing (from_id);
CREATE INDEX fight_thing_by_item ON fight_thing (item_id);
CREATE TABLE muster (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  lines TEXT NOT NULL,
  notes TEXT NOT NULL
) STRICT;
CREATE TABLE spell_recipe (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  facts TEXT NOT NULL CHECK (json_valid(facts))
) STRICT;
CREATE INDEX effect_by_foe ON effect (foe_id);
CREATE INDEX effect_by_fight ON effect (fight_id);
CREATE INDEX journal_mended_acts ON journal (seq) WHERE kind = 'combat.mend';
CREATE TABLE fight_end (
  id INTEGER PRIMARY KEY,
  fight_id INTEGER NOT NULL UNIQUE REFERENCES fight (id) ON DELETE CASCADE,
  facts TEXT NOT NULL CHECK (json_valid(facts))
) STRICT;
CREATE TABLE road_check (
  id INTEGER PRIMARY KEY,
  road_day_id INTEGER NOT NULL REFERENCES road_day (id) ON DELETE CASCADE,
  at_seconds INTEGER NOT NULL,
  ground TEXT NOT NULL,
  chance_in_six INTEGER NOT NULL CHECK (chance_in_six BETWEEN 0 AND 6),
  die INTEGER CHECK (die BETWEEN 1 AND 6), -- NULL: nothing was thrown
  encounter INTEGER NOT NULL CHECK (encounter IN (0, 1)),
  let_be INTEGER NOT NULL DEFAULT 0 CHECK (let_be IN (0, 1)) -- the referee lets nobody come of it
) STRICT;
CREATE INDEX road_check_by_day ON road_check (road_day_id);
CREATE INDEX encounter_by_road_check ON encounter (road_check_id);
CREATE TABLE ride (
  id INTEGER PRIMARY KEY,
  rider_id INTEGER NOT NULL UNIQUE REFERENCES character (id) ON DELETE CASCADE,
  on_id INTEGER NOT NULL REFERENCES character (id) ON DELETE CASCADE, draws INTEGER NOT NULL DEFAULT 0 CHECK (draws IN (0, 1)),
  CHECK (rider_id <> on_id)
) STRICT;
CREATE INDEX ride_by_on ON ride (on_id);
CREATE TABLE standing_order (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  food TEXT NOT NULL CHECK (food IN ('packs', 'found', 'none')),
  water TEXT NOT NULL CHECK (water IN ('ground', 'packs', 'found', 'none')), -- ground: found where the ground has it
  share INTEGER NOT NULL CHECK (share IN (0, 1)),
  forage INTEGER NOT NULL CHECK (forage IN (0, 1)),
  guide TEXT NOT NULL -- who leads the way, so that it is not lost; empty for nobody
, fire INTEGER NOT NULL DEFAULT 0 CHECK (fire IN (0, 1))) STRICT;
CREATE TABLE calendar (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  definition TEXT NOT NULL CHECK (json_valid(definition)),
  anchor_day INTEGER NOT NULL -- the day of the calendar, counted from the first of its year 1, on which the clock's day 1 falls
) STRICT;
CREATE TABLE hex_map (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  layout TEXT NOT NULL CHECK (layout IN ('flat', 'pointy')),
  raised TEXT NOT NULL CHECK (raised IN ('odd', 'even')), -- which columns (pointy: rows) stand half a hex higher
  hex_miles INTEGER NOT NULL CHECK (hex_miles BETWEEN 1 AND 100), -- across a hex
  first_col INTEGER NOT NULL, -- the number of column 0, and of row 0
  first_row INTEGER NOT NULL,
  number_order TEXT NOT NULL CHECK (number_order IN ('col-row', 'row-col')),
  digits INTEGER NOT NULL CHECK (digits BETWEEN 1 AND 5),
  separator TEXT NOT NULL CHECK (length(separator) <= 3),
  notes TEXT NOT NULL
) STRICT;
CREATE TABLE terrain_kind (
  id INTEGER PRIMARY KEY,
  code INTEGER NOT NULL UNIQUE CHECK (code BETWEEN 1 AND 4095), -- what a hex holds
  name TEXT NOT NULL,
  ground TEXT NOT NULL CHECK (ground IN
    ('clear', 'grassland', 'city', 'settled', 'barren', 'broken', 'hills', 'forest', 'desert', 'mountains', 'jungle',
     'swamp', 'ocean', 'lake', 'river')),
  look TEXT NOT NULL CHECK (look IN
    ('plain', 'grass', 'farmland', 'forest', 'pines', 'jungle', 'hills', 'mountains', 'peaks', 'swamp', 'desert',
     'barren', 'broken', 'snow', 'town', 'shallows', 'deeps'))
, mile_parts INTEGER CHECK (mile_parts BETWEEN 1 AND 60), lost_in_six INTEGER CHECK (lost_in_six BETWEEN 0 AND 6), check_in_six INTEGER CHECK (check_in_six BETWEEN 0 AND 6), water INTEGER CHECK (water IN (0, 1)), food INTEGER CHECK (food IN (0, 1)), sight_percent INTEGER CHECK (sight_percent BETWEEN 0 AND 400), seen_miles INTEGER CHECK (seen_miles BETWEEN 1 AND 100), parchment TEXT CHECK (parchment GLOB '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'), lantern TEXT CHECK (lantern GLOB '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'), table_id INTEGER REFERENCES "random_table" (id) ON DELETE SET NULL) STRICT;
CREATE TABLE hex_chunk (
  id INTEGER PRIMARY KEY,
  map_id INTEGER NOT NULL REFERENCES hex_map (id) ON DELETE CASCADE,
  layer TEXT NOT NULL CHECK (layer IN ('terrain', 'elevation', 'region', 'known', 'theirs')),
  cx INTEGER NOT NULL CHECK (cx BETWEEN -256 AND 255),
  cy INTEGER NOT NULL CHECK (cy BETWEEN -256 AND 255),
  stamp INTEGER NOT NULL, -- made of the cells: the same stamp, the same cells
  cells TEXT NOT NULL CHECK (length(cells) = 512), -- two characters of base64url a hex, row by row
  UNIQUE (map_id, layer, cx, cy)
) STRICT;
CREATE TABLE map_line (
  id INTEGER PRIMARY KEY,
  map_id INTEGER NOT NULL REFERENCES hex_map (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('road', 'trail', 'river', 'border', 'wall', 'other')),
  name TEXT NOT NULL, -- empty for none
  along TEXT NOT NULL CHECK (along IN ('centres', 'edges')),
  path TEXT NOT NULL, -- "col,row" or "col,row,side" a point, with blanks between
  maintained INTEGER NOT NULL CHECK (maintained IN (0, 1)), -- a road that is kept up
  secret INTEGER NOT NULL CHECK (secret IN (0, 1)),
  notes TEXT NOT NULL
, bars INTEGER NOT NULL DEFAULT 0 CHECK (bars IN (0, 1))) STRICT;
CREATE INDEX map_line_by_map ON map_line (map_id);
CREATE TABLE site (
  id INTEGER PRIMARY KEY,
  map_id INTEGER NOT NULL REFERENCES hex_map (id) ON DELETE CASCADE,
  col INTEGER NOT NULL CHECK (col BETWEEN -4096 AND 4095),
  row INTEGER NOT NULL CHECK (row BETWEEN -4096 AND 4095),
  kind TEXT NOT NULL CHECK (kind IN
    ('settlement', 'ruin', 'dungeon', 'lair', 'landmark', 'ferry', 'bridge', 'ford', 'harbour', 'spring', 'other')),
  name TEXT NOT NULL,
  knowledge TEXT NOT NULL CHECK (knowledge IN ('secret', 'rumour', 'known')),
  dungeon_id INTEGER REFERENCES dungeon (id) ON DELETE SET NULL,
  notes TEXT NOT NULL
, lodging INTEGER CHECK (lodging >= 0), stable INTEGER CHECK (stable >= 0), market TEXT NOT NULL DEFAULT '', harbour INTEGER NOT NULL DEFAULT 0 CHECK (harbour IN (0, 1)), bars TEXT NOT NULL DEFAULT 'nobody' CHECK (bars IN ('nobody', 'walkers', 'vessels', 'everybody')), water INTEGER NOT NULL DEFAULT 0 CHECK (water IN (0, 1)), seen_miles INTEGER CHECK (seen_miles BETWEEN 1 AND 100)) STRICT;
CREATE INDEX site_by_map ON site (map_id);
CREATE INDEX site_by_dungeon ON site (dungeon_id);
CREATE TABLE map_label (
  id INTEGER PRIMARY KEY,
  map_id INTEGER NOT NULL REFERENCES hex_map (id) ON DELETE CASCADE,
  col INTEGER NOT NULL CHECK (col BETWEEN -4096 AND 4095),
  row INTEGER NOT NULL CHECK (row BETWEEN -4096 AND 4095),
  words TEXT NOT NULL,
  size INTEGER NOT NULL CHECK (size BETWEEN 50 AND 400), -- percent
  turn INTEGER NOT NULL CHECK (turn BETWEEN -180 AND 180), -- degrees, clockwise
  secret INTEGER NOT NULL CHECK (secret IN (0, 1))
) STRICT;
CREATE INDEX map_label_by_map ON map_label (map_id);
CREATE TABLE map_region (
  id INTEGER PRIMARY KEY,
  map_id INTEGER NOT NULL REFERENCES hex_map (id) ON DELETE CASCADE,
  code INTEGER NOT NULL CHECK (code BETWEEN 1 AND 4095), -- what its hexes hold in the layer of regions
  name TEXT NOT NULL,
  notes TEXT NOT NULL, check_in_six INTEGER CHECK (check_in_six BETWEEN 0 AND 6), checks_per_day INTEGER CHECK (checks_per_day BETWEEN 0 AND 4), climate TEXT NOT NULL DEFAULT '', table_id INTEGER REFERENCES "random_table" (id) ON DELETE SET NULL,
  UNIQUE (map_id, code)
) STRICT;
CREATE TABLE hex_note (
  id INTEGER PRIMARY KEY,
  map_id INTEGER NOT NULL REFERENCES hex_map (id) ON DELETE CASCADE,
  col INTEGER NOT NULL CHECK (col BETWEEN -4096 AND 4095),
  row INTEGER NOT NULL CHECK (row BETWEEN -4096 AND 4095),
  notes TEXT NOT NULL, mile_parts INTEGER CHECK (mile_parts BETWEEN 1 AND 60), lost_in_six INTEGER CHECK (lost_in_six BETWEEN 0 AND 6), check_in_six INTEGER CHECK (check_in_six BETWEEN 0 AND 6), water INTEGER CHECK (water IN (0, 1)), food INTEGER CHECK (food IN (0, 1)), table_id INTEGER REFERENCES "random_table" (id) ON DELETE SET NULL,
  UNIQUE (map_id, col, row)
) STRICT;
CREATE TABLE "journey" (
  id INTEGER PRIMARY KEY,
  goal TEXT NOT NULL, -- where they mean to go
  ground TEXT NOT NULL CHECK (ground IN
    ('clear', 'grassland', 'city', 'settled', 'barren', 'broken', 'hills', 'forest', 'desert', 'mountains', 'jungle',
     'swamp', 'sea', 'coast', 'lake', 'river', 'marsh')), -- on which they stand or float
  began_seconds INTEGER NOT NULL,
  ended_seconds INTEGER -- NULL while under way
, dark_said INTEGER NOT NULL DEFAULT 0 CHECK (dark_said IN (0, 1))) STRICT;
CREATE TABLE "leg" (
  id INTEGER PRIMARY KEY,
  journey_id INTEGER NOT NULL REFERENCES journey (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  ground TEXT NOT NULL CHECK (ground IN
    ('clear', 'grassland', 'city', 'settled', 'barren', 'broken', 'hills', 'forest', 'desert', 'mountains', 'jungle',
     'swamp', 'sea', 'coast', 'lake', 'river', 'marsh')),
  way TEXT NOT NULL CHECK (way IN ('open', 'trail', 'road', 'downstream', 'upstream')),
  miles INTEGER NOT NULL CHECK (miles > 0),
  walked INTEGER NOT NULL DEFAULT 0 CHECK (walked BETWEEN 0 AND miles),
  name TEXT NOT NULL -- where it ends; empty for nowhere of note
, col INTEGER CHECK (col BETWEEN -4096 AND 4095), row INTEGER CHECK (row BETWEEN -4096 AND 4095)) STRICT;
CREATE INDEX leg_by_journey ON leg (journey_id, position);
CREATE TABLE "road_miles" (
  id INTEGER PRIMARY KEY,
  road_day_id INTEGER NOT NULL REFERENCES road_day (id) ON DELETE CASCADE,
  ground TEXT NOT NULL,
  way TEXT NOT NULL CHECK (way IN ('open', 'trail', 'road', 'downstream', 'upstream')),
  miles INTEGER NOT NULL CHECK (miles > 0)
, col INTEGER CHECK (col BETWEEN -4096 AND 4095), row INTEGER CHECK (row BETWEEN -4096 AND 4095), from_col INTEGER CHECK (from_col BETWEEN -4096 AND 4095), from_row INTEGER CHECK (from_row BETWEEN -4096 AND 4095), sure INTEGER NOT NULL DEFAULT 0 CHECK (sure IN (0, 1))) STRICT;
CREATE INDEX road_miles_by_day ON road_miles (road_day_id);
CREATE TABLE ship (
  id INTEGER PRIMARY KEY,
  character_id INTEGER NOT NULL UNIQUE REFERENCES character (id) ON DELETE CASCADE,
  goes TEXT NOT NULL CHECK (goes IN ('sail', 'oar')),
  sail_feet INTEGER CHECK (sail_feet >= 0), -- base rate; NULL: no sails
  sail_crew INTEGER NOT NULL CHECK (sail_crew >= 0), -- wanted
  oar_feet INTEGER CHECK (oar_feet >= 0), -- base rate; NULL: no oars
  oar_crew INTEGER NOT NULL CHECK (oar_crew >= 0), -- wanted
  crew INTEGER NOT NULL CHECK (crew >= 0), -- hired hands aboard, beside the company
  company_works INTEGER NOT NULL CHECK (company_works IN (0, 1)), -- who is aboard of the company works her too
  captain_wanted INTEGER NOT NULL CHECK (captain_wanted IN (0, 1)),
  captain INTEGER NOT NULL CHECK (captain IN (0, 1)),
  navigator INTEGER NOT NULL CHECK (navigator IN (0, 1)),
  seaworthy INTEGER NOT NULL CHECK (seaworthy IN (0, 1)),
  taken_on_water INTEGER NOT NULL CHECK (taken_on_water IN (0, 1)),
  crew_mended INTEGER NOT NULL CHECK (crew_mended >= 0), -- hull points since the last dock
  crew_days INTEGER NOT NULL CHECK (crew_days >= 0), -- days of travel of her crew since its last of complete rest
  on_sea INTEGER NOT NULL CHECK (on_sea IN (0, 1)), -- the waters she is fit for
  on_coast INTEGER NOT NULL CHECK (on_coast IN (0, 1)),
  on_lake INTEGER NOT NULL CHECK (on_lake IN (0, 1)),
  on_river INTEGER NOT NULL CHECK (on_river IN (0, 1)),
  on_marsh INTEGER NOT NULL CHECK (on_marsh IN (0, 1))
) STRICT;
CREATE TABLE whereabouts (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  map_id INTEGER NOT NULL REFERENCES hex_map (id) ON DELETE CASCADE,
  col INTEGER NOT NULL CHECK (col BETWEEN -4096 AND 4095),
  row INTEGER NOT NULL CHECK (row BETWEEN -4096 AND 4095),
  to_col INTEGER CHECK (to_col BETWEEN -4096 AND 4095), -- the hex they are on the way into; NULL: they stand in theirs
  to_row INTEGER CHECK (to_row BETWEEN -4096 AND 4095),
  miles INTEGER NOT NULL CHECK (miles >= 0), -- made of the way into it
  believed_col INTEGER CHECK (believed_col BETWEEN -4096 AND 4095), -- NULL: they know that they are lost
  believed_row INTEGER CHECK (believed_row BETWEEN -4096 AND 4095),
  believed_to_col INTEGER CHECK (believed_to_col BETWEEN -4096 AND 4095),
  believed_to_row INTEGER CHECK (believed_to_row BETWEEN -4096 AND 4095),
  believed_miles INTEGER NOT NULL CHECK (believed_miles >= 0),
  doubt_miles INTEGER NOT NULL CHECK (doubt_miles >= 0), -- made since they were last sure
  sure_col INTEGER NOT NULL CHECK (sure_col BETWEEN -4096 AND 4095), -- where they were last sure
  sure_row INTEGER NOT NULL CHECK (sure_row BETWEEN -4096 AND 4095), turned_back INTEGER NOT NULL DEFAULT 0 CHECK (turned_back IN (0, 1)),
  CHECK ((to_col IS NULL) = (to_row IS NULL)),
  CHECK ((believed_col IS NULL) = (believed_row IS NULL)),
  CHECK ((believed_to_col IS NULL) = (believed_to_row IS NULL))
) STRICT;
CREATE TABLE reminder (
  id INTEGER PRIMARY KEY,
  words TEXT NOT NULL,
  day INTEGER NOT NULL CHECK (day >= 1), -- the clock's day on which it falls first
  repeats TEXT NOT NULL CHECK (repeats IN ('never', 'days', 'month', 'fullMoon')),
  every_days INTEGER CHECK (every_days >= 1), -- of 'days' alone
  lead_days INTEGER NOT NULL CHECK (lead_days BETWEEN 0 AND 365), -- so many days before it is said a first time
  CHECK ((repeats = 'days') = (every_days IS NOT NULL))
) STRICT;
CREATE TABLE "item" (
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
  facts TEXT NOT NULL CHECK (json_valid(facts)), true_name TEXT, true_facts TEXT
  CHECK (json_valid(true_facts) AND (true_facts IS NULL) = (true_name IS NULL)), known TEXT NOT NULL DEFAULT 'known'
  CHECK (known IN ('not', 'partly', 'known') AND (known = 'known') = (true_name IS NULL)), -- what its kind says of it: damage, armour class, range ...
  CHECK ((holder_id IS NOT NULL) + (container_id IS NOT NULL) + (stash_id IS NOT NULL) <= 1),
  CHECK (state = 'carried' OR holder_id IS NOT NULL),
  CHECK (coin IS NULL OR kind = 'coin')
) STRICT;
CREATE INDEX item_by_holder ON item (holder_id);
CREATE INDEX item_by_container ON item (container_id);
CREATE INDEX item_by_stash ON item (stash_id);
CREATE TABLE wage_account (
  id INTEGER PRIMARY KEY,
  character_id INTEGER NOT NULL UNIQUE REFERENCES character (id) ON DELETE CASCADE,
  from_day INTEGER NOT NULL CHECK (from_day >= 1), -- the clock's day from which the next wage is counted
  owed INTEGER NOT NULL DEFAULT 0 CHECK (owed >= 0) -- copper pieces
) STRICT;
CREATE TABLE weather_table (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE COLLATE NOCASE -- a climate, a season, or both
) STRICT;
CREATE TABLE weather_line (
  id INTEGER PRIMARY KEY,
  table_id INTEGER NOT NULL REFERENCES weather_table (id) ON DELETE CASCADE,
  low INTEGER NOT NULL CHECK (low BETWEEN 2 AND 12),
  high INTEGER NOT NULL CHECK (high BETWEEN low AND 12),
  words TEXT NOT NULL,
  fog INTEGER NOT NULL CHECK (fog IN (0, 1))
) STRICT;
CREATE INDEX weather_line_by_table ON weather_line (table_id);
CREATE TABLE weather_day (
  id INTEGER PRIMARY KEY, -- the day of the clock
  total INTEGER CHECK (total BETWEEN 2 AND 12), -- NULL: it was said, not thrown
  words TEXT NOT NULL,
  fog INTEGER NOT NULL CHECK (fog IN (0, 1))
) STRICT;
CREATE TABLE ground_neighbour (
  id INTEGER PRIMARY KEY,
  code INTEGER NOT NULL REFERENCES terrain_kind (code) ON DELETE CASCADE,
  beside_code INTEGER NOT NULL REFERENCES terrain_kind (code) ON DELETE CASCADE,
  weight INTEGER NOT NULL CHECK (weight BETWEEN 1 AND 100),
  UNIQUE (code, beside_code)
) STRICT;
CREATE INDEX ground_neighbour_beside ON ground_neighbour (beside_code);
CREATE TABLE watch (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL CHECK (position > 0), -- of the night, from 1
  hours INTEGER NOT NULL CHECK (hours BETWEEN 1 AND 12)
) STRICT;
CREATE TABLE watcher (
  id INTEGER PRIMARY KEY,
  watch_id INTEGER NOT NULL REFERENCES watch (id) ON DELETE CASCADE,
  character_id INTEGER NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  UNIQUE (watch_id, character_id)
) STRICT;
CREATE INDEX watcher_by_character ON watcher (character_id);
CREATE INDEX hex_note_by_table ON hex_note (table_id);
CREATE INDEX map_region_by_table ON map_region (table_id);
CREATE TABLE stray_day (
  id INTEGER PRIMARY KEY,
  road_day_id INTEGER NOT NULL UNIQUE REFERENCES road_day (id) ON DELETE CASCADE,
  col INTEGER NOT NULL CHECK (col BETWEEN -4096 AND 4095), -- where they believed that it began
  row INTEGER NOT NULL CHECK (row BETWEEN -4096 AND 4095),
  found INTEGER NOT NULL DEFAULT 0 CHECK (found IN (0, 1)) -- they have learned where they were
) STRICT;
CREATE TABLE stray_hex (
  id INTEGER PRIMARY KEY,
  stray_day_id INTEGER NOT NULL REFERENCES stray_day (id) ON DELETE CASCADE,
  col INTEGER NOT NULL CHECK (col BETWEEN -4096 AND 4095),
  row INTEGER NOT NULL CHECK (row BETWEEN -4096 AND 4095)
) STRICT;
CREATE INDEX stray_hex_by_day ON stray_hex (stray_day_id);
CREATE TABLE map_word (
  id INTEGER PRIMARY KEY,
  dialect TEXT NOT NULL CHECK (dialect IN ('textMapper', 'worldographer', 'tiled', 'azgaar', 'csv')),
  place TEXT NOT NULL CHECK (place IN ('ground', 'hex', 'thing', 'line')), -- where in the file it stands
  word TEXT NOT NULL CHECK (length(word) BETWEEN 1 AND 200),
  means TEXT NOT NULL CHECK (means IN ('ground', 'site', 'line', 'nothing')),
  terrain_id INTEGER REFERENCES terrain_kind (id) ON DELETE SET NULL, -- NULL of a ground: that is gone
  site TEXT CHECK (site IN ('settlement', 'ruin', 'dungeon', 'lair', 'landmark', 'ferry', 'bridge', 'ford', 'harbour', 'spring', 'other')),
  line TEXT CHECK (line IN ('road', 'trail', 'river', 'border', 'wall', 'other')),
  UNIQUE (dialect, place, word),
  CHECK (terrain_id IS NULL OR means = 'ground'),
  CHECK ((site IS NOT NULL) = (means = 'site')),
  CHECK ((line IS NOT NULL) = (means = 'line'))
) STRICT;
CREATE INDEX map_word_by_terrain ON map_word (terrain_id);
CREATE INDEX terrain_kind_by_table ON terrain_kind (table_id);
CREATE TABLE passed_site (
  id INTEGER PRIMARY KEY,
  site_id INTEGER NOT NULL UNIQUE REFERENCES site (id) ON DELETE CASCADE,
  col INTEGER CHECK (col BETWEEN -4096 AND 4095), -- where their map has it; NULL: nobody has said yet whether they see it
  row INTEGER CHECK (row BETWEEN -4096 AND 4095),
  CHECK ((col IS NULL) = (row IS NULL))
) STRICT;
CREATE TABLE "road_day" (
  id INTEGER PRIMARY KEY,
  journey_id INTEGER NOT NULL REFERENCES journey (id) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number > 0), -- of the journey
  kind TEXT NOT NULL CHECK (kind IN ('march', 'forced', 'hunt', 'rest', 'camp', 'sail', 'adrift', 'town')),
  phase TEXT NOT NULL CHECK (phase IN ('way', 'camp', 'done')),
  began_seconds INTEGER NOT NULL,
  figures_by TEXT NOT NULL DEFAULT 'ose', -- the rule system by whose figures it goes
  base_feet INTEGER NOT NULL CHECK (base_feet >= 0), -- what its allowance was counted from
  parts INTEGER NOT NULL CHECK (parts >= 0), -- allowed, in parts of a clear mile by those figures, or sixths of any mile afloat
  spent INTEGER NOT NULL DEFAULT 0 CHECK (spent BETWEEN 0 AND parts),
  marched_seconds INTEGER NOT NULL DEFAULT 0 CHECK (marched_seconds >= 0),
  lost_chance INTEGER CHECK (lost_chance BETWEEN 0 AND lost_sides), -- lost where the die shows no more; NULL: nothing of the day could lead astray yet
  lost_sides INTEGER NOT NULL DEFAULT 6 CHECK (lost_sides IN (6, 20, 100)),
  lost_die INTEGER CHECK (lost_die BETWEEN 1 AND lost_sides),
  offset_degrees INTEGER NOT NULL DEFAULT 0 CHECK (offset_degrees IN (-90, -45, 0, 45, 90)), -- left is negative
  told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1)), -- they know that they went astray
  sought INTEGER NOT NULL DEFAULT 0 CHECK (sought IN (0, 1)), -- foraged, or hunted
  found INTEGER NOT NULL DEFAULT 0 CHECK (found IN (0, 1)), -- what was sought
  fed INTEGER NOT NULL DEFAULT 0 CHECK (fed >= 0) -- portions found, which keep for this day alone
) STRICT;
CREATE INDEX road_day_by_journey ON road_day (journey_id, number);
CREATE TABLE "sea_day" (
  id INTEGER PRIMARY KEY,
  road_day_id INTEGER NOT NULL UNIQUE REFERENCES road_day (id) ON DELETE CASCADE,
  vessel_id INTEGER REFERENCES character (id) ON DELETE SET NULL,
  vessel TEXT NOT NULL,
  goes TEXT NOT NULL CHECK (goes IN ('sail', 'oar')),
  wind INTEGER CHECK (wind BETWEEN 1 AND 100), -- as the day's figures throw it; NULL: none to reckon with, or not thrown yet
  wind_name TEXT, -- by the table of that day
  tacking INTEGER NOT NULL DEFAULT 0 CHECK (tacking IN (0, 1)), -- her course lay against it
  took_on_water INTEGER NOT NULL CHECK (took_on_water IN (0, 1)),
  gale_degrees INTEGER CHECK (gale_degrees BETWEEN 0 AND 300), -- right of the course, thrown; NULL: no such die
  gale TEXT CHECK (gale IN ('swept', 'wrecked', 'sheltered', 'beached', 'harboured', 'sunk', 'survives')),
  swept_miles INTEGER NOT NULL CHECK (swept_miles >= 0),
  current_die INTEGER CHECK (current_die BETWEEN 1 AND 6),
  settled INTEGER NOT NULL CHECK (settled IN (0, 1)), -- wind and miles of the day are known
  supper_said INTEGER NOT NULL CHECK (supper_said IN (0, 1)),
  hull INTEGER, -- hull points as the day ended
  food INTEGER, -- portions aboard as it ended
  water INTEGER
) STRICT;
CREATE INDEX sea_day_by_vessel ON sea_day (vessel_id);
CREATE TABLE "random_table" (
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
CREATE INDEX random_row_by_table ON random_row (table_id, position);
CREATE TABLE creature (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  also TEXT NOT NULL DEFAULT '', -- its second name
  base TEXT CHECK (base LIKE '_%:_%'), -- an entry of a printed book by system and id: ose:goblin
  base_id INTEGER REFERENCES creature (id), -- another own one
  system TEXT NOT NULL, -- in the terms of whose book it is written
  facts TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(facts)), -- figures, each by its name
  tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags)), -- words it is counted among
  terrain TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(terrain)), -- words for where it lives
  level_least INTEGER CHECK (level_least >= 1), -- levels underground
  level_most INTEGER CHECK (level_most >= level_least),
  notes TEXT NOT NULL DEFAULT '', -- Markdown
  licence TEXT NOT NULL DEFAULT '', -- under which it may be given on
  source TEXT NOT NULL DEFAULT '', picture_id INTEGER REFERENCES asset (id),
  CHECK (base IS NULL OR base_id IS NULL),
  CHECK ((level_least IS NULL) = (level_most IS NULL))
) STRICT;
CREATE INDEX creature_by_base ON creature (base_id);
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
CREATE TABLE page (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('note', 'person', 'place', 'faction', 'rumour', 'handout', 'recap')),
  folder TEXT NOT NULL DEFAULT '' CHECK (length(folder) <= 200), -- parted by /; empty at the top
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 80),
  text TEXT NOT NULL DEFAULT '', -- Markdown, for the referee alone
  players_text TEXT NOT NULL DEFAULT '', -- Markdown: all that players may see of it
  tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags)),
  told INTEGER CHECK (told >= 0) -- when the players heard of it, in seconds of the clock; NULL: not yet
, picture_id INTEGER REFERENCES asset (id)) STRICT;
CREATE VIRTUAL TABLE prep_fts USING fts5 (
  name, text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);
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
CREATE TABLE "stash" (
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
CREATE UNIQUE INDEX one_ground ON stash (kind) WHERE kind = 'ground';
CREATE INDEX stash_by_feature ON stash (feature_id);
CREATE INDEX stash_by_room ON stash (room_id);
CREATE INDEX stash_by_encounter ON stash (encounter_id);
CREATE INDEX stash_by_foe_group ON stash (foe_group_id);
CREATE INDEX stash_by_muster ON stash (muster_id);
CREATE INDEX stash_by_site ON stash (site_id);
CREATE TABLE tonight_pin (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL, -- of what comes first
  hidden INTEGER NOT NULL CHECK (hidden IN (0, 1)),
  room_id INTEGER REFERENCES room (id) ON DELETE CASCADE,
  page_id INTEGER REFERENCES page (id) ON DELETE CASCADE,
  table_id INTEGER REFERENCES random_table (id) ON DELETE CASCADE,
  muster_id INTEGER REFERENCES muster (id) ON DELETE CASCADE,
  site_id INTEGER REFERENCES site (id) ON DELETE CASCADE,
  creature_id TEXT, -- an entry of the book, or own:12
  CHECK ((room_id IS NOT NULL) + (page_id IS NOT NULL) + (table_id IS NOT NULL) + (muster_id IS NOT NULL)
    + (site_id IS NOT NULL) + (creature_id IS NOT NULL) = 1)
) STRICT;
CREATE UNIQUE INDEX tonight_pin_of_room ON tonight_pin (room_id);
CREATE UNIQUE INDEX tonight_pin_of_page ON tonight_pin (page_id);
CREATE UNIQUE INDEX tonight_pin_of_table ON tonight_pin (table_id);
CREATE UNIQUE INDEX tonight_pin_of_muster ON tonight_pin (muster_id);
CREATE UNIQUE INDEX tonight_pin_of_site ON tonight_pin (site_id);
CREATE UNIQUE INDEX tonight_pin_of_creature ON tonight_pin (creature_id);
CREATE TABLE pack (
  id INTEGER PRIMARY KEY,
  pack TEXT NOT NULL UNIQUE, -- the id that all editions of it bear
  name TEXT NOT NULL,
  author TEXT NOT NULL,
  licence TEXT NOT NULL CHECK (json_valid(licence)) -- id, name, attribution, section 15
) STRICT;
CREATE TABLE pack_part (
  id INTEGER PRIMARY KEY,
  pack_id INTEGER NOT NULL REFERENCES pack (id) ON DELETE CASCADE,
  part TEXT NOT NULL, -- its kind and the name it bears in the pack, folded
  came TEXT NOT NULL CHECK (json_valid(came)), -- as the pack had it
  written TEXT NOT NULL, -- a digest of how it stood here once it was taken
  -- What it became, one of these at most; none of them: it was removed here.
  creature_id INTEGER REFERENCES creature (id) ON DELETE SET NULL,
  table_id INTEGER REFERENCES random_table (id) ON DELETE SET NULL,
  page_id INTEGER REFERENCES page (id) ON DELETE SET NULL,
  CHECK ((creature_id IS NOT NULL) + (table_id IS NOT NULL) + (page_id IS NOT NULL) <= 1),
  UNIQUE (pack_id, part)
) STRICT;
CREATE INDEX pack_part_of_creature ON pack_part (creature_id);
CREATE INDEX pack_part_of_table ON pack_part (table_id);
CREATE INDEX pack_part_of_page ON pack_part (page_id);
