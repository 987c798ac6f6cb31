-- What the rules ask of the past stands in columns of its own; the journal tells, and is read by people.

-- The log keeps to the lines of some commands.
CREATE INDEX journal_by_kind ON journal (kind, seq);

-- Steps bear the name of the area they stand in.
UPDATE journal SET kind = renamed.now
FROM (
  SELECT column1 AS was, column2 AS now FROM (VALUES
    ('dungeon.light', 'light.kindle'),
    ('dungeon.relight', 'light.relight'),
    ('dungeon.douse', 'light.douse'),
    ('dungeon.blowOut', 'light.blowOut'),
    ('dungeon.refuel', 'light.refuel'),
    ('dungeon.setTurnsLeft', 'light.setTurnsLeft'),
    ('dungeon.coverLight', 'light.cover'),
    ('dungeon.dropLight', 'light.drop'),
    ('dungeon.takeLight', 'light.take'),
    ('dungeon.rollCheck', 'prompt.rollCheck'),
    ('dungeon.rollChecks', 'prompt.rollChecks'),
    ('dungeon.lightAgain', 'prompt.lightAgain'),
    ('dungeon.answerPrompt', 'prompt.answer'),
    ('dungeon.answerPrompts', 'prompt.answerAll'),
    ('dungeon.try', 'deed.try'),
    ('dungeon.move', 'deed.move'),
    ('dungeon.run', 'deed.run')
  )
) AS renamed
WHERE journal.kind = renamed.was;

-- The lines that stand, without what a later step went back over: along them the clock never goes back.
CREATE TEMP VIEW held_line AS
  WITH RECURSIVE
    went_back (seq, target) AS (
      SELECT seq, json_extract(input, '$.seq') FROM journal WHERE kind = 'rewind.goBackTo' AND status = 'done'
    ),
    over (seq, target) AS (
      SELECT seq, target FROM went_back WHERE seq = (SELECT max(seq) FROM went_back)
      UNION ALL
      SELECT earlier.seq, earlier.target FROM over
        JOIN went_back AS earlier ON earlier.seq = (SELECT max(seq) FROM went_back WHERE seq <= over.target)
    )
  SELECT seq, game_time, kind, input, outcome FROM journal
  WHERE status = 'done' AND NOT EXISTS (SELECT 1 FROM over WHERE journal.seq > over.target AND journal.seq < over.seq);

-- Running: a turn in which the party ran is not one of something else.
ALTER TABLE fatigue ADD COLUMN ran_at INTEGER CHECK (ran_at >= 0); -- seconds of the clock; NULL: never
INSERT INTO fatigue (id, ran_at)
  SELECT 1, game_time FROM held_line WHERE kind IN ('deed.run', 'encounter.pursuitRound') ORDER BY seq DESC LIMIT 1
  ON CONFLICT (id) DO UPDATE SET ran_at = excluded.ran_at;

-- Days of complete rest on end, and the last of them: a gap, a day of less and a dungeon begin the count anew.
ALTER TABLE upkeep ADD COLUMN rested_days INTEGER NOT NULL DEFAULT 0 CHECK (rested_days >= 0);
ALTER TABLE upkeep ADD COLUMN rested_to_day INTEGER NOT NULL DEFAULT 0 CHECK (rested_to_day >= 0);
CREATE TEMP TABLE line AS
  SELECT seq, kind, input, game_time / 86400 AS to_day,
    row_number() OVER (ORDER BY seq DESC) AS nth,
    -- One step settles 400 days at most.
    min(400, game_time / 86400 - coalesce((SELECT max(id) FROM day_end WHERE id < game_time / 86400), 0)) AS days
  FROM held_line WHERE kind IN ('need.endDay', 'need.restDays', 'dungeon.enter');
CREATE UNIQUE INDEX temp.line_by_nth ON line (nth);
CREATE TEMP TABLE settled AS
  WITH RECURSIVE
    on_end (nth, seq, input, to_day, days) AS (
      SELECT nth, seq, input, to_day, days FROM line WHERE nth = 1 AND kind <> 'dungeon.enter'
        AND to_day IN (SELECT id FROM day_end WHERE settled = 1)
      UNION ALL
      SELECT line.nth, line.seq, line.input, line.to_day, line.days FROM on_end JOIN line ON line.nth = on_end.nth + 1
        WHERE line.kind <> 'dungeon.enter' AND line.to_day = on_end.to_day - on_end.days
          AND line.to_day IN (SELECT id FROM day_end WHERE settled = 1)
    )
  SELECT seq, input, to_day, days FROM on_end;
CREATE TEMP TABLE said AS
  SELECT seq, json_extract(value, '$.characterId') AS id, json_extract(value, '$.takesPart') AS takes_part,
    json_extract(value, '$.rest') AS rest, min(key) AS first
  FROM settled, json_each(input, '$.people') GROUP BY 1, 2;
CREATE TEMP TABLE joined AS
  SELECT journal_row.row_id AS id, max(journal.seq) AS seq FROM journal_row JOIN journal ON journal.seq = journal_row.seq
  WHERE journal_row.seq > (SELECT min(seq) FROM settled) AND journal_row.tbl = 'character' AND journal_row.before IS NULL
    AND journal.status = 'done' AND journal.kind <> 'rewind.goBackTo'
  GROUP BY journal_row.row_id;
CREATE TEMP TABLE rested AS
  SELECT character.id, settled.seq, days, to_day,
    settled.seq >= coalesce(joined.seq, 0) AND coalesce(said.takes_part, 1)
      AND coalesce(said.rest, json_extract(settled.input, '$.rest'), '') = 'full' AS wholly
  FROM character CROSS JOIN settled
    LEFT JOIN said ON said.seq = settled.seq AND said.id = character.id
    LEFT JOIN joined ON joined.id = character.id
  WHERE character.kind NOT IN ('vehicle', 'vessel');
INSERT INTO upkeep (id, rested_days, rested_to_day)
  SELECT id, sum(days), max(to_day)
  FROM (SELECT *, max(CASE WHEN wholly THEN 0 ELSE seq END) OVER (PARTITION BY id) AS restless FROM rested)
  WHERE seq > restless GROUP BY id
  ON CONFLICT (id) DO UPDATE SET rested_days = excluded.rested_days, rested_to_day = excluded.rested_to_day;
DROP TABLE rested;
DROP TABLE joined;
DROP TABLE said;
DROP TABLE settled;
DROP TABLE line;

-- Meetings: anywhere, each step a row, each flight with columns of its own.
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

CREATE TEMP TABLE told AS
  SELECT json_extract(outcome, '$.encounter.id') AS encounter_id, seq,
    CASE kind WHEN 'encounter.rollFoes' THEN 'foes' WHEN 'encounter.dropHeld' THEN 'drops' WHEN 'encounter.flee' THEN 'course'
      ELSE substr(kind, 11) END AS step,
    coalesce(json_extract(outcome, '$.reasons'), '[]') AS reasons, json_extract(outcome, '$.overruled') AS overruled
  FROM held_line WHERE kind IN
    ('encounter.number', 'encounter.rollFoes', 'encounter.surprise', 'encounter.dropHeld', 'encounter.distance',
     'encounter.reaction', 'encounter.course', 'encounter.flee', 'encounter.morale');
CREATE TEMP TABLE last_told AS
  SELECT encounter_id, step, max(seq) AS seq, reasons, overruled FROM told GROUP BY encounter_id, step;
CREATE TEMP TABLE kept AS
  SELECT id AS encounter_id, 1 AS nth, 'number' AS step, number AS figure, json_quote(number_dice) AS result
    FROM encounter WHERE number IS NOT NULL
  UNION ALL
  SELECT id, 2, 'foes', (SELECT count(*) FROM foe WHERE foe.encounter_id = encounter.id), 'null'
    FROM encounter WHERE EXISTS (SELECT 1 FROM foe WHERE foe.encounter_id = encounter.id)
  UNION ALL
  SELECT id, 3, 'surprise', NULL, json_object(
      'party', json_object('surprised', json(iif(party_surprised = 1, 'true', 'false')), 'die', party_surprise_die),
      'monsters', json_object('surprised', json(iif(monsters_surprised = 1, 'true', 'false')), 'die', monsters_surprise_die),
      'people', json(iif(json_type(surprised_ids) = 'array', surprised_ids, coalesce(json_extract(surprised_ids, '$.people'), '[]'))),
      'foes', json_extract(surprised_ids, '$.foes'))
    FROM encounter WHERE party_surprised IS NOT NULL
  UNION ALL
  SELECT id, 4, 'drops', NULL, 'null' FROM encounter
    WHERE EXISTS (SELECT 1 FROM last_told AS drops WHERE drops.encounter_id = encounter.id AND drops.step = 'drops'
      AND drops.seq > coalesce((SELECT seq FROM last_told AS surprise
        WHERE surprise.encounter_id = encounter.id AND surprise.step = 'surprise'), 0))
  UNION ALL
  SELECT id, 5, 'distance', distance_feet, 'null' FROM encounter WHERE distance_feet IS NOT NULL
  UNION ALL
  SELECT id, 6, 'reaction', reaction_total, json_quote(reaction) FROM encounter WHERE reaction IS NOT NULL
  UNION ALL
  SELECT id, 7, 'course', NULL, json_quote(course) FROM encounter WHERE course IS NOT NULL;
INSERT INTO encounter_step (encounter_id, step, figure, result, reasons, overruled)
  SELECT encounter_id, step, figure, result, coalesce(reasons, '[]'), overruled
  FROM kept LEFT JOIN last_told USING (encounter_id, step) ORDER BY encounter_id, nth;

-- "half of them are out of action: they fight on; they hold": what called for each check, and what came of it.
CREATE TEMP TABLE checked AS
  WITH RECURSIVE note (encounter_id, nth, words, rest) AS (
    SELECT id, 0, '', morale || '; ' FROM encounter WHERE morale <> ''
    UNION ALL
    SELECT encounter_id, nth + 1, substr(rest, 1, instr(rest, '; ') - 1), substr(rest, instr(rest, '; ') + 2)
      FROM note WHERE rest <> ''
  ),
  parted AS (
    SELECT encounter_id, nth, words,
      ' and ' || substr(words || ': ', 1, instr(words || ': ', ': ') - 1) || ' and ' AS why,
      substr(words, instr(words || ': ', ': ') + 2) AS after
    FROM note WHERE nth > 0
  ),
  marked AS (
    SELECT *, instr(why, ' and the first meeting and ') > 0 AS meeting,
      instr(why, ' and the first of them is down and ') > 0 AS down, instr(why, ' and half of them are out of action and ') > 0 AS half
    FROM parted
  )
  SELECT encounter_id, nth, iif(meeting OR down OR half, after, words) AS came,
    '[' || substr(iif(meeting, ',"meeting"', '') || iif(down, ',"firstDeath"', '') || iif(half, ',"half"', ''), 2) || ']' AS marks
  FROM marked;
INSERT INTO encounter_step (encounter_id, step, figure, result, reasons, overruled)
  SELECT checked.encounter_id, 'morale', NULL,
    json_object('holds', json(iif(substr(came || ': ', 1, instr(came || ': ', ': ') - 1)
      IN ('they hold', 'they stand', 'they fight on', 'they fight to the death'), 'true', 'false')),
      'marks', json(marks), 'text', came),
    coalesce(line.reasons, '[]'), line.overruled
  FROM checked LEFT JOIN (
    SELECT *, row_number() OVER (PARTITION BY encounter_id ORDER BY seq) AS nth FROM told WHERE step = 'morale'
  ) AS line ON line.encounter_id = checked.encounter_id AND line.nth = checked.nth
  ORDER BY checked.encounter_id, checked.nth;
DROP TABLE checked;
DROP TABLE kept;
DROP TABLE last_told;
DROP TABLE told;
UPDATE journal SET kind = 'encounter.settle', input = json_set(input, '$.step', substr(kind, 11))
  WHERE kind IN ('encounter.number', 'encounter.surprise', 'encounter.distance', 'encounter.reaction', 'encounter.morale');

CREATE TABLE new_encounter (
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
  concluded INTEGER NOT NULL DEFAULT 0 CHECK (concluded IN (0, 1)),
  CHECK ((delve_id IS NULL) = (turn IS NULL)),
  CHECK (check_turn IS NULL OR delve_id IS NOT NULL)
) STRICT;
INSERT INTO new_encounter
  SELECT encounter.id, delve_id, encounter.turn, start_seconds + (encounter.turn - 1) * 600, 'dungeon', 'feet', check_turn,
    encounter.room_id, who, creature_id, number_dice, number, fight_rounds, outcome, rounds, concluded
  FROM encounter JOIN delve ON delve.id = delve_id;
DROP TABLE encounter;
ALTER TABLE new_encounter RENAME TO encounter;
CREATE INDEX encounter_by_delve ON encounter (delve_id);

CREATE TABLE new_pursuit (
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
-- Those of the party who are out of a flight, or fell and get up in the coming round.
CREATE TABLE pursuit_person (
  id INTEGER PRIMARY KEY,
  pursuit_id INTEGER NOT NULL REFERENCES pursuit (id) ON DELETE CASCADE,
  character_id INTEGER NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('left', 'fallen'))
) STRICT;
CREATE INDEX pursuit_person_by_pursuit ON pursuit_person (pursuit_id);
-- A list alone holds those who fell: 0 for the monsters, -1 for a side that begins late.
CREATE TEMP TABLE chase AS
  SELECT id, iif(json_type(fallen) = 'array', json_object('fallen', json(fallen), 'said', json('["party", "monsters"]')), fallen) AS state
  FROM pursuit;
INSERT INTO new_pursuit
  SELECT id, fleeing, round, coalesce(json_extract(state, '$.earlier'), 0), distance_feet, fleeing_feet, pursuing_feet,
    EXISTS (SELECT 1 FROM json_each(state, '$.said') WHERE value = 'party'),
    EXISTS (SELECT 1 FROM json_each(state, '$.said') WHERE value = 'monsters'), out_of_sight_rounds,
    EXISTS (SELECT 1 FROM json_each(state, '$.fallen') WHERE value = -1),
    EXISTS (SELECT 1 FROM json_each(state, '$.fallen') WHERE value = 0),
    coalesce(json_extract(state, '$.leftFoes'), 0), json_extract(state, '$.intelligent'), outcome
  FROM pursuit JOIN chase USING (id);
INSERT INTO pursuit_person (pursuit_id, character_id, state)
  SELECT chase.id, value, 'left' FROM chase, json_each(state, '$.left') WHERE value IN (SELECT id FROM character)
  UNION ALL
  SELECT chase.id, value, 'fallen' FROM chase, json_each(state, '$.fallen') WHERE value IN (SELECT id FROM character);
DROP TABLE chase;
DROP TABLE pursuit;
ALTER TABLE new_pursuit RENAME TO pursuit;
DROP VIEW held_line;
