import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { refused, TurnkeeperError } from '../../../shared/errors.ts';
import type { Roll } from '../../../shared/dice/dice.ts';
import { areMends, mendKind, overMends } from '../amiss/over-mends.ts';
import type { CampaignFile } from '../file/campaign-file.ts';
import { errorCode, journalMismatch, writeFailure } from '../failures.ts';
import { imagesOf, newestChanged, requireImages } from './kept-images.ts';
import { replay } from './replay.ts';
import type { Direction } from './replay.ts';
import { query, withValues } from '../sql.ts';
import type { Sql } from '../sql.ts';

export interface Step {
  /** The command's name, `dungeon.advanceTurn`. */
  kind: string;
  input: unknown;
  /** ISO 8601 in UTC. */
  realTime: string;
  /** It puts back records as they were before they were mended. */
  isOverMends?: boolean;
}

export interface StepResult<T> {
  summary: string;
  outcome: unknown;
  rolls: readonly Roll[];
  value: T;
}

export interface Committed<T> {
  value: T;
  summary: string;
  seq: number;
  /** Sorted names of the tables whose rows changed, and `journal`. */
  tables: string[];
  /** How many steps that were taken back can now not be done again. */
  letGo: number;
}

export interface Replayed {
  seq: number;
  summary: string;
  tables: string[];
  /** How many steps were moved over; `seq` and `summary` are those of the last. */
  steps: number;
  /** Some of them mended records, which may make no sense now. */
  isOverMends: boolean;
}

export interface UndoLine {
  seq: number;
  kind: string;
  summary: string;
}

export interface UndoState {
  undo: UndoLine | null;
  redo: UndoLine | null;
  /** The number of the newest step that stands, 0 in a new campaign. */
  steps: number;
}

const inTransaction = <T>(file: CampaignFile, work: () => T, isOverMends = false): T => {
  file.requireWritable();
  if (file.gate.phase !== 'closed') throw new Error('A command cannot run inside another.');
  return overMends(file.db, isOverMends, () => {
    try {
      file.db.exec('BEGIN IMMEDIATE');
      file.gate.begun();
      const value = work();
      file.db.exec('COMMIT');
      return value;
    } catch (cause) {
      if (file.db.inTransaction) file.db.exec('ROLLBACK');
      throw writeFailure(cause, file.path);
    }
  });
};

// Spelt out, not bound: only so does SQLite take the index of the undone lines.
const undoneLines = query.selectFrom('journal').where('status', '=', sql.lit('undone'));
const oldestUndone = undoneLines.select(['seq', 'kind', 'summary']).orderBy('seq').limit(1).compile();
const newestSeq = query
  .selectFrom('journal')
  .select(({ fn }) => fn.max('seq').as('seq'))
  .compile();
const openSession = query
  .selectFrom('session')
  .select('id')
  .where('ended_at', 'is', null)
  .orderBy('id', 'desc')
  .limit(1)
  .compile();
const clockSeconds = query.selectFrom('clock').select('seconds').compile();
const newestTime = query.selectFrom('journal').select('game_time').orderBy('seq', 'desc').limit(1).compile();

/** A clock that makes no sense counts for nothing: then it is as late as at the last step. */
const gameTime = ({ sql: rows, records }: CampaignFile): number => {
  const isSound = records.find({ table: 'clock', id: 1 }) === undefined;
  return (isSound ? rows.get(clockSeconds)?.seconds : rows.get(newestTime)?.game_time) ?? 0;
};

/** Drops what was undone; how many steps that were. */
const dropUndone = (file: CampaignFile): number => {
  if (file.sql.get(oldestUndone) === undefined) return 0;
  return file.gate.during('keeping', 0, () => {
    file.sql.run(query.deleteFrom('journal_row').where('seq', 'in', undoneLines.select('seq')));
    const dropped = query
      .updateTable('journal')
      .set({ status: 'dropped' })
      .where('status', '=', sql.lit('undone'));
    return file.sql.run(dropped).changes;
  });
};

const touchedBy = withValues(({ seq }: { seq: number }) =>
  query.selectFrom('journal_row').select('tbl').distinct().where('seq', '=', seq),
);

const touchedTables = (file: CampaignFile, seq: number): string[] =>
  [...file.sql.all(touchedBy({ seq })).map(({ tbl }) => tbl), 'journal'].sort();

const writeLine = (
  file: CampaignFile,
  seq: number,
  session: number | null,
  step: Step,
  result: StepResult<unknown>,
): void => {
  const line = {
    seq,
    session_id: session,
    real_time: step.realTime,
    game_time: gameTime(file),
    kind: step.kind,
    input: JSON.stringify(step.input ?? null),
    summary: result.summary,
    outcome: JSON.stringify(Object.assign({}, result.outcome, { rows: imagesOf(file.sql, seq) })),
    rolls: JSON.stringify(result.rolls),
  };
  file.gate.during('keeping', seq, () => file.sql.run(query.insertInto('journal').values(line)));
};

interface Begun {
  seq: number;
  letGo: number;
  sessionBefore: number | undefined;
}

const begin = (file: CampaignFile): Begun => {
  const letGo = dropUndone(file);
  const seq = (file.sql.get(newestSeq)?.seq ?? 0) + 1;
  return { seq, letGo, sessionBefore: file.sql.get(openSession)?.id };
};

const end = <T>(file: CampaignFile, step: Step, begun: Begun, result: StepResult<T>): Committed<T> => {
  const { seq, letGo, sessionBefore } = begun;
  const session = sessionBefore ?? file.sql.get(openSession)?.id ?? null;
  writeLine(file, seq, session, step, result);
  const { value, summary } = result;
  return { value, summary, seq, tables: touchedTables(file, seq), letGo };
};

/**
 * The one door for change: runs `work` in a transaction that holds the changed rows, their images and the
 * journal line, and drops what was undone. Any throw takes all of it back. Throws read-only, disk-full,
 * file-locked, file-damaged, and whatever `work` throws.
 */
export const runCommand = <T>(
  file: CampaignFile,
  step: Step,
  work: (sql: Sql) => StepResult<T>,
): Committed<T> =>
  inTransaction(
    file,
    () => {
      const begun = begin(file);
      return end(
        file,
        step,
        begun,
        file.gate.during('work', begun.seq, () => work(file.sql)),
      );
    },
    step.isOverMends,
  );

/** Work that may be laid aside for a moment wherever it yields. */
export type Slowly<T> = Generator<undefined, T, undefined>;

const sliceMs = 25;

/** Goes on for one slice; the outcome once the work is done. */
const goOn = <T>(work: Slowly<T>): IteratorResult<undefined, T> => {
  const until = performance.now() + sliceMs;
  let last = work.next();
  while (last.done !== true && performance.now() < until) last = work.next();
  return last;
};

/**
 * The same for long work: between its slices the process does other things, none of which may read or write the file;
 * whoever calls it sees to that. Still one transaction: all of it is committed, or nothing.
 */
export const runCommandSlowly = async <T>(
  file: CampaignFile,
  step: Step,
  work: (sql: Sql) => Slowly<StepResult<T>>,
): Promise<Committed<T>> => {
  file.requireWritable();
  try {
    file.db.exec('BEGIN IMMEDIATE');
    file.gate.begun();
    const begun = begin(file);
    const running = work(file.sql);
    let slice = file.gate.during('work', begun.seq, () => goOn(running));
    while (slice.done !== true) {
      await setImmediate();
      slice = file.gate.during('work', begun.seq, () => goOn(running));
    }
    const committed = end(file, step, begun, slice.value);
    file.db.exec('COMMIT');
    return committed;
  } catch (cause) {
    if (file.db.inTransaction) file.db.exec('ROLLBACK');
    throw writeFailure(cause, file.path);
  }
};

const redoLine = (file: CampaignFile): UndoLine | null => file.sql.get(oldestUndone) ?? null;

const lineOf = withValues(({ seq }: { seq: number }) =>
  query.selectFrom('journal').select(['seq', 'kind', 'summary']).where('seq', '=', seq),
);

const undoLine = (file: CampaignFile, redo: UndoLine | null): UndoLine | null => {
  const seq = newestChanged(file.sql, redo?.seq ?? Number.MAX_SAFE_INTEGER);
  return seq ? (file.sql.get(lineOf({ seq })) ?? null) : null;
};

const move = (file: CampaignFile, line: UndoLine, direction: Direction): Replayed => {
  const status = direction === 'undo' ? 'undone' : 'done';
  requireImages(file.sql, line.seq, line.seq);
  file.gate.during('keeping', line.seq, () => {
    replay(file, line.seq, direction);
    file.sql.run(query.updateTable('journal').set({ status }).where('seq', '=', line.seq));
  });
  const isOverMends = line.kind === mendKind;
  const { seq, summary } = line;
  return { seq, summary, tables: touchedTables(file, seq), steps: 1, isOverMends };
};

// A foreign key left dangling by rows changed behind the journal's back shows itself only at the commit.
const inReplay = (file: CampaignFile, isOverMends: boolean, work: () => Replayed): Replayed => {
  try {
    return inTransaction(file, work, isOverMends);
  } catch (cause) {
    throw errorCode(cause).startsWith('SQLITE_CONSTRAINT') ? journalMismatch() : cause;
  }
};

const nothingTo = {
  undo: () => new TurnkeeperError('nothing-to-undo', 'There is no step to take back.'),
  redo: () => new TurnkeeperError('nothing-to-redo', 'There is no step to do again.'),
};

const moveOne = (file: CampaignFile, direction: Direction): Replayed => {
  const next = redoLine(file);
  const line = direction === 'undo' ? undoLine(file, next) : next;
  if (line === null) throw nothingTo[direction]();
  return move(file, line, direction);
};

const goesOverMends = (file: CampaignFile, direction: Direction, through?: number): boolean => {
  const redo = redoLine(file);
  const line = direction === 'undo' ? undoLine(file, redo) : redo;
  if (line === null) return false;
  const last = through ?? line.seq;
  return areMends(file.sql, Math.min(line.seq, last), Math.max(line.seq, last));
};

/** Moves over one step, or over all as far as the step `through`: over all of them, or over none. */
const moveThrough = (file: CampaignFile, direction: Direction, through?: number): Replayed => {
  const isOverMends = goesOverMends(file, direction, through);
  return inReplay(file, isOverMends, () => {
    let last = moveOne(file, direction);
    if (through === undefined) return last;
    const tables = new Set(last.tables);
    let steps = 1;
    for (; direction === 'undo' ? last.seq > through : last.seq < through; steps += 1) {
      last = moveOne(file, direction);
      last.tables.forEach((table) => tables.add(table));
    }
    if (last.seq !== through)
      throw refused(`Step ${through} changed nothing that ${direction} could go over. Nothing was changed.`);
    return { ...last, tables: [...tables].sort(), steps, isOverMends };
  });
};

/**
 * Takes back the newest step that changed anything, or all down to the step `through`. Throws nothing-to-undo, also
 * where the steps end before that one, refused, journal-mismatch, read-only, disk-full.
 */
export const undo = (file: CampaignFile, through?: number): Replayed => moveThrough(file, 'undo', through);

/**
 * Does again the step last taken back, with the result it had, or all up to the step `through`. Throws
 * nothing-to-redo, also where the steps end before that one, refused, journal-mismatch, read-only, disk-full.
 */
export const redo = (file: CampaignFile, through?: number): Replayed => moveThrough(file, 'redo', through);

const newestDone = query
  .selectFrom('journal')
  .select('seq')
  .where('status', '=', sql.lit('done'))
  .orderBy('seq', 'desc')
  .limit(1)
  .compile();

/** What undo and redo would do next, and how far the campaign has come. */
export const undoState = (file: CampaignFile): UndoState => {
  const next = redoLine(file);
  return { undo: undoLine(file, next), redo: next, steps: file.sql.get(newestDone)?.seq ?? 0 };
};
