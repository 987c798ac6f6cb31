import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { createCampaign } from '../../../src-main/db/file/campaign-file.ts';

const who = ['Hild', 'Osric', 'Wren', 'Corin'];
const what = [
  'explored the long gallery',
  'searched the north wall',
  'rested',
  'lit a torch',
  'listened at the oak door',
];
const rare = 'the green idol spoke';

/** A campaign with so many log lines, written past the journal's guards as no program may. */
export function campaignWithLines(folder: string, lines: number): string {
  const path = join(folder, `lines-${lines}.turnkeeper`);
  createCampaign(path, {
    name: `${lines} lines`,
    system: 'ose',
    settings: {},
    startSeconds: 36_000,
    createdAt: '2026-11-21T20:00:00.000Z',
  }).close();
  const db = new BetterSqlite3(path);
  db.pragma('synchronous = OFF');
  addLines(db, lines);
  db.close();
  return path;
}

export function addLines(db: BetterSqlite3.Database, lines: number): void {
  const insert = db.prepare(
    `INSERT INTO journal (session_id, real_time, game_time, kind, input, summary, outcome, rolls)
     VALUES (1, '2026-11-21T20:00:00.000Z', ?, 'dungeon.passTurn', '{"activity":"explore"}', ?, ?, '[{"sides":6,"face":4,"source":"typed"}]')`,
  );
  const outcome = JSON.stringify({
    passed: { turns: 1, activity: 'explore' },
    burned: { torch: 1, lantern: 1 },
    events: [],
  });
  db.transaction(() => {
    db.prepare(
      `INSERT INTO session (id, number, started_at, ended_at, start_seconds, end_seconds)
       VALUES (1, 1, '2026-11-21T20:00:00.000Z', '2026-11-21T23:00:00.000Z', 36000, ?)`,
    ).run(36_000 + lines * 600);
    for (let line = 1; line <= lines; line++) {
      const said = line % 50_000 === 0 ? rare : `${who[line % 4] ?? ''} ${what[line % 5] ?? ''}`;
      insert.run(36_000 + line * 600, `Turn ${line}: ${said}.`, outcome);
    }
  })();
}
