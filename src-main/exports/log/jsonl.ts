import { storedRolls } from '../../facts/stored-json.ts';
import type { JournalRow } from '../../db/tables.ts';
import type { LogFormat } from './log-format.ts';
import { remembering } from './remembering.ts';
import type { Subject } from './subject.ts';

/** Raised whenever a reader of the earlier one could misread the file. Described by docs/session-log.schema.json. */
export const logVersion = 1;

const line = (record: object): string => `${JSON.stringify(record)}\n`;

const header = (subject: Subject): string =>
  line({
    record: 'header',
    format: 'turnkeeper-session-log',
    version: logVersion,
    campaign: subject.campaign,
    system: subject.system,
    session: subject.session?.number ?? null,
    sessions: subject.sessions.map((session) => ({
      id: session.id,
      number: session.number,
      startedAt: session.started_at,
      endedAt: session.ended_at,
      startSeconds: session.start_seconds,
      endSeconds: session.end_seconds,
    })),
    exportedAt: subject.exportedAt,
  });

/** Stored JSON on one line; null where it is broken. */
const storedJson = (text: string): string => {
  try {
    const value: unknown = JSON.parse(text);
    return /[\n\r]/.test(text) ? JSON.stringify(value) : text;
  } catch {
    return 'null';
  }
};

/** The log as JSON Lines: a header, then every step, also those taken back. */
export const jsonlFormat = (subject: Subject): LogFormat => {
  const json = remembering(storedJson);
  const dice = remembering((rolls) => JSON.stringify(storedRolls(rolls)));
  let told = 0;
  const step = (row: JournalRow): string => {
    told += 1;
    const fields = JSON.stringify({
      record: 'step',
      seq: row.seq,
      sessionId: row.session_id,
      realTime: row.real_time,
      gameSeconds: row.game_time,
      ...subject.dated(row.game_time),
      kind: row.kind,
      summary: row.summary,
      status: row.status,
    });
    const stored = `"dice":${dice(row.rolls)},"outcome":${json(row.outcome)},"input":${json(row.input)}`;
    return `${fields.slice(0, -1)},${stored}}\n`;
  };
  return {
    readsInput: true,
    step,
    rest: () => '',
    told: () => told,
    head: () => header(subject),
    tail: () => '',
  };
};
