import BetterSqlite3 from 'better-sqlite3';
import { emptyFile } from '../../../src-main/db/schema.ts';
import { Sql } from '../../../src-main/db/sql.ts';
import { renderLog } from '../../../src-main/exports/log/render-log.ts';
import type { TextFormat } from '../../../src-main/exports/log/render-log.ts';

export interface SampleLine {
  summary?: string;
  kind?: string;
  gameTime?: number;
  sessionId?: number | null;
  outcome?: unknown;
  /** Stored as it is, whatever it is. */
  outcomeText?: string;
  rolls?: unknown;
  input?: unknown;
  realTime?: string;
  status?: 'done' | 'undone' | 'dropped';
}

export interface SampleSession {
  id: number;
  number: number;
  start: number;
  end: number | null;
}

export interface SampleLog {
  campaign?: string;
  sessions?: SampleSession[];
  lines: SampleLine[];
}

export const exportedAt = '2026-11-21T23:00:00.000Z';

/** Fills a new campaign's tables around the journal. */
export const fillLog = (db: BetterSqlite3.Database, { sessions = [], lines }: SampleLog): void => {
  const session = db.prepare(
    'INSERT INTO session (id, number, started_at, ended_at, start_seconds, end_seconds) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const { id, number, start, end } of sessions) {
    session.run(
      id,
      number,
      '2026-11-21T18:00:00.000Z',
      end === null ? null : '2026-11-21T22:00:00.000Z',
      start,
      end,
    );
  }
  const journal = db.prepare(
    `INSERT INTO journal (session_id, real_time, game_time, kind, input, summary, outcome, rolls, status)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  db.transaction(() => {
    for (const line of lines) {
      journal.run(
        line.sessionId ?? null,
        line.realTime ?? '2026-11-21T20:15:30.123Z',
        line.gameTime ?? 0,
        line.kind ?? 'dungeon.passTurn',
        JSON.stringify(line.input ?? {}),
        line.summary ?? 'A turn passes.',
        line.outcomeText ?? JSON.stringify(line.outcome ?? {}),
        JSON.stringify(line.rolls ?? []),
        line.status ?? 'done',
      );
    }
  })();
};

/** A campaign in memory. The checks of the tables are off, as in a file that somebody tampered with. */
export const logInMemory = (log: SampleLog): Sql => {
  const db = new BetterSqlite3(emptyFile());
  db.pragma('ignore_check_constraints = ON');
  db.prepare(
    "INSERT INTO campaign (id, name, system, settings, created_at, origin) VALUES (1, ?, 'ose', '{}', '', 'a')",
  ).run(log.campaign ?? 'The Barrow');
  fillLog(db, log);
  return new Sql(db);
};

/** A whole export as one text. */
export const exported = (
  log: SampleLog,
  format: TextFormat,
  sessionId: number | null = null,
  mostSteps: number | null = null,
  forPlayers = false,
): string => {
  let steps = '';
  const { head, tail } = renderLog(
    logInMemory(log),
    { format, sessionId, exportedAt, mostSteps, forPlayers, fontFaces: '', besides: null },
    { write: (text) => (steps += text), onProgress: () => undefined, isCancelled: () => false },
  );
  return head + steps + tail;
};

/** Real times are told on the clock of the machine: here on that of one place, until `after`. */
export const inZone = (zone: string, after: (putBack: () => void) => void): void => {
  const own = process.env['TZ'];
  process.env['TZ'] = zone;
  after(() => {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  });
};
