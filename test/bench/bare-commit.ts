import type BetterSqlite3 from 'better-sqlite3';
import { median, samplesOf } from './figures.ts';

/** Milliseconds of a durable commit of one row, with nothing around it: the median of so many. */
export async function bareCommit(db: BetterSqlite3.Database, runs: number): Promise<number> {
  db.exec('CREATE TABLE bare (id INTEGER PRIMARY KEY, n INTEGER)');
  const write = db.prepare('INSERT INTO bare (n) VALUES (1)');
  const floor = median(await samplesOf(runs, () => write.run()));
  db.exec('DROP TABLE bare');
  return floor;
}
