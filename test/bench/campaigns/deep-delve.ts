import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { createCampaign } from '../../../src-main/db/file/campaign-file.ts';

const people = 40;
const lights = 60;
const effects = 200;
export const pastTurns = 500;
/** No effect ends before so many turns have been measured. */
const toCome = 400;
export const startSeconds = 36_000;

/** A delve of 500 turns with 60 lights, 200 effects and 40 people, written past the journal's guards as no program may. */
export function campaignOfDeepDelve(folder: string): string {
  const path = join(folder, 'deep-delve.turnkeeper');
  createCampaign(path, {
    name: 'Deep delve',
    system: 'ose',
    settings: { dungeonCheckEvery: 144 },
    startSeconds,
    createdAt: '2026-11-22T20:00:00.000Z',
  }).close();
  const db = new BetterSqlite3(path);
  db.pragma('synchronous = OFF');
  db.transaction(() => {
    addPeople(db);
    addDelve(db, people);
    addEffects(db, people);
  })();
  db.close();
  return path;
}

function addPeople(db: BetterSqlite3.Database): void {
  const add = db.prepare(
    `INSERT INTO character (position, kind, name, class_name, class_id, level, xp, strength, dexterity, charisma, hp, max_hp,
      misc_gear, carrying_treasure, sheet)
     VALUES (?, 'character', ?, 'Fighter', 'fighter', 1, 0, 13, 14, 9, 6, 8, 0, 0, '{"alignment":"Law"}')`,
  );
  const give = db.prepare(
    `INSERT INTO item (holder_id, state, kind, name, quantity, weight, notes, facts)
     VALUES (?, 'carried', ?, ?, 5, 100, '', '{}')`,
  );
  for (let person = 1; person <= people; person++) {
    const { lastInsertRowid } = add.run(person, `Person ${person}`);
    for (const kind of ['torch', 'oilFlask', 'ration', 'gear', 'ammunition'])
      give.run(lastInsertRowid, kind, kind);
  }
}

export function addDelve(db: BetterSqlite3.Database, bearers: number): void {
  db.exec(`UPDATE clock SET seconds = ${startSeconds + pastTurns * 600}`);
  db.exec(
    `INSERT INTO delve (id, name, turn, familiar, start_seconds, ended) VALUES (1, 'The deep', ${pastTurns}, 0, ${startSeconds}, 0)`,
  );
  db.exec(`INSERT INTO day_end SELECT value, 0 FROM json_each('[1,2,3]')`);
  const addTurn = db.prepare(
    `INSERT INTO turn (delve_id, number, activity, detail, check_due) VALUES (1, ?, ?, '', ?)`,
  );
  const addCheck = db.prepare(
    `INSERT INTO wandering_check (delve_id, turn, chance_in_six, die, encounter) VALUES (1, ?, 1, 6, 0)`,
  );
  for (let turn = 1; turn <= pastTurns; turn++) {
    addTurn.run(turn, turn % 6 === 0 ? 'rest' : 'explore', turn % 2 === 0 ? 1 : 0);
    if (turn % 2 === 0) addCheck.run(turn);
  }
  const addLight = db.prepare(
    `INSERT INTO light (bearer_id, kind, lit, turns_left) VALUES (?, 'lantern', 1, ?)`,
  );
  const addSpan = db.prepare(
    `INSERT INTO light_span (light_id, kind, bearer, delve_id, first_turn, last_turn) VALUES (?, 'lantern', ?, 1, ?, ?)`,
  );
  for (let light = 0; light < lights; light++) {
    const bearer = 1 + (light % bearers);
    const { lastInsertRowid } = addLight.run(bearer, 200 + light * 5);
    for (let turn = 1; turn < pastTurns - 20; turn += 24)
      addSpan.run(lastInsertRowid, `Person ${bearer}`, turn, turn + 23);
    addSpan.run(lastInsertRowid, `Person ${bearer}`, pastTurns - 20, null);
  }
}

export function addEffects(db: BetterSqlite3.Database, bearers: number): void {
  const now = startSeconds + pastTurns * 600;
  const add = db.prepare(
    `INSERT INTO effect (character_id, kind, name, notes, from_seconds, until_seconds) VALUES (?, ?, ?, '', ?, ?)`,
  );
  for (let effect = 0; effect < effects; effect++)
    add.run(
      1 + (effect % bearers),
      effect % 3 === 0 ? 'potion' : 'spell',
      `Effect ${effect % 17}`,
      now - 3600,
      now + (toCome + effect) * 600,
    );
}
