import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { createCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { writeBook } from '../../fixtures/big-book.ts';
import { addLines } from './big-campaign.ts';
import { addLadenPeople, people } from './big-party.ts';
import { addDelve, addEffects, startSeconds } from './deep-delve.ts';

const rooms = 5000;

/**
 * The campaign that everything is measured by: so many lines, 200 people with 10,000 things, 5,000 rooms, a delve of
 * 500 turns with 60 lights and 200 effects. Written past the journal's guards as no program may.
 */
export function hugeCampaign(folder: string, lines: number): string {
  const path = join(folder, 'huge.turnkeeper');
  createCampaign(path, {
    name: 'Huge',
    system: 'ose',
    settings: { encumbrance: 'detailed', dungeonCheckEvery: 144 },
    startSeconds,
    createdAt: '2026-11-22T20:00:00.000Z',
  }).close();
  const db = new BetterSqlite3(path);
  db.pragma('synchronous = OFF');
  addLadenPeople(db);
  db.transaction(() => {
    addDelve(db, people);
    addEffects(db, people);
  })();
  addLines(db, lines);
  db.close();
  writeBook(path, rooms);
  return path;
}
