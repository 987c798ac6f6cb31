import type BetterSqlite3 from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { basename } from 'node:path';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { counted, figure } from '../../../shared/words/figures.ts';
import { listed } from '../../../shared/words/names.ts';
import { findAnyDamage } from '../backups/damage.ts';
import { buildNew, requireNewPath } from '../file/place-file.ts';
import { forgetImages } from '../journal/kept-images.ts';
import type { Loose } from '../rescue/place.ts';
import { fillGaps, mendKeys, mendRings, noteInLog } from '../rescue/rebuild.ts';
import { emptyOfVersion } from '../rescue/target.ts';
import { newestSchema } from '../schema.ts';
import { linesVersion, readEnd, readHead, type LinesEnd, type LinesHead } from './format.ts';
import { linesIn } from './lines-in.ts';
import { RowTaker } from './row-taker.ts';

export interface TakenLines {
  path: string;
  rows: number;
  /** What was not as it should be, each a sentence; empty where every row of the file stands as it stood. */
  told: string[];
}

/** So many reasons and lines are named. */
const mostNamed = 20;

const notOurs = (source: string): TurnkeeperError =>
  new TurnkeeperError(
    'file-foreign',
    `${source} is no campaign written as lines. Nothing in it was changed, and no file was made.`,
  );

const tooNew = (source: string): TurnkeeperError =>
  new TurnkeeperError(
    'file-newer',
    `${source} was written by a newer Turnkeeper. Nothing in it was changed, and no file was made. Take it with the newer program.`,
  );

const nothingInIt = (source: string): TurnkeeperError =>
  new TurnkeeperError(
    'file-damaged',
    `No row of a campaign could be read in ${source}. Nothing in it was changed, and no file was made.`,
  );

/** Undefined where the line is no JSON. */
const parsed = (line: Buffer): unknown => {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** The lines of a file as they go by, with the sum of those before. */
class Reading {
  readonly head: LinesHead;
  end: LinesEnd | null = null;
  lines = 0;
  readonly #sum = createHash('sha256');
  readonly #lines: Generator<Buffer>;

  constructor(fd: number, source: string) {
    this.#lines = linesIn(fd);
    const first = this.#lines.next();
    const head = first.done === true ? null : readHead(parsed(first.value));
    if (first.done === true || head === null) throw notOurs(source);
    if (head.version > linesVersion || head.schema > newestSchema) throw tooNew(source);
    this.head = head;
    this.#count(first.value);
  }

  /** Each line after the head, up to the end if there is one. */
  *rows(): Generator {
    for (const line of this.#lines) {
      const value = parsed(line);
      this.end = readEnd(value);
      if (this.end !== null) return;
      this.#count(line);
      yield value;
    }
  }

  /** How the file disagrees with its own end. */
  *disagreements(): Generator<string> {
    if (this.end === null)
      yield `The file is cut off after line ${figure(this.lines)}: its last line, with the sum, is not there.`;
    else if (this.end.lines !== this.lines)
      yield `The file says that it has ${counted(this.end.lines, 'line')}, and has ${figure(this.lines)}.`;
    else if (this.end.sha256 !== this.#sum.digest('hex'))
      yield 'The file was changed after it was written: its sum is another.';
  }

  #count(line: Buffer): void {
    this.lines += 1;
    this.#sum.update(line).update('\n');
  }
}

/** Lines that were not taken, by why: from one number to another where they follow each other. */
class LeftLines {
  readonly #spans = new Map<string, { from: number; to: number }[]>();
  #others = 0;

  add(line: number, why: string): void {
    if (!this.#spans.has(why) && this.#spans.size === mostNamed) {
      this.#others += 1;
      return;
    }
    const spans = this.#spans.get(why) ?? [];
    const last = spans.at(-1);
    if (last?.to === line - 1) last.to = line;
    else spans.push({ from: line, to: line });
    this.#spans.set(why, spans);
  }

  *words(): Generator<string> {
    for (const [why, spans] of this.#spans) {
      const numbers = spans.slice(0, mostNamed).map(spanWords);
      const more = spans.length - numbers.length;
      const all = listed(more > 0 ? [...numbers, `${figure(more)} more`] : numbers);
      yield `${spans.length === 1 && spans[0]?.from === spans[0]?.to ? 'Line' : 'Lines'} ${all} not taken: ${why}.`;
    }
    if (this.#others > 0) yield `${counted(this.#others, 'other line')} not taken, for other reasons.`;
  }
}

const spanWords = ({ from, to }: { from: number; to: number }): string =>
  from === to ? figure(from) : `${figure(from)} to ${figure(to)}`;

const lostWords = function* (reading: Reading, taker: RowTaker, left: LeftLines): Generator<string> {
  yield* reading.disagreements();
  yield* left.words();
  if (taker.unknownColumns.size > 0)
    yield `Not known to this program, and left out: ${listed([...taker.unknownColumns])}.`;
  const short = Object.entries(reading.head.tables).filter(
    ([name, rows]) => (taker.taken.get(name) ?? 0) !== rows,
  );
  for (const [name, rows] of short.slice(0, mostNamed))
    yield `Of ${name.slice(0, 40)} ${figure(taker.taken.get(name) ?? 0)} of ${counted(rows, 'row')} were taken.`;
};

/** What does not fit together is mended, and what is changed by that is told. */
function* mend(db: BetterSqlite3.Database, source: string): Generator<string> {
  const loose: Loose[] = [];
  db.exec(forgetImages);
  mendKeys(db, loose);
  mendRings(db);
  fillGaps(db, basename(source).replace(/(?:\.campaign)?\.jsonl$/, ''));
  if (loose.length > 0)
    yield `${counted(loose.length, 'row')} belonged to rows that are not there, and were left out.`;
  yield 'Steps from before cannot be taken back.';
  noteInLog(db, `Taken from ${basename(source)}, of which not everything could be read.`);
}

function fill(db: BetterSqlite3.Database, reading: Reading, source: string): Omit<TakenLines, 'path'> {
  const taker = new RowTaker(db);
  const left = new LeftLines();
  db.exec('BEGIN');
  for (const value of reading.rows()) {
    const why = value === undefined ? 'it is no JSON' : taker.take(value);
    if (why !== null) left.add(reading.lines, why);
  }
  const rows = [...taker.taken.values()].reduce((sum, each) => sum + each, 0);
  if (rows === 0) throw nothingInIt(source);
  const told = [...lostWords(reading, taker, left)];
  db.exec('COMMIT');
  if (told.length === 0 && findAnyDamage(db, 'full') === null) return { rows, told };
  if (told.length === 0) told.push('The rows of the file do not fit together.');
  told.push(...mend(db, source));
  if (findAnyDamage(db, 'full') !== null) throw nothingInIt(source);
  return { rows, told };
}

/**
 * Makes a campaign of the lines that one was written as, in the format it had then; opening brings it up to date. The
 * file of lines is only read. What cannot be taken is told, and stays where it is: in that file. Throws file-foreign,
 * file-newer, file-damaged where nothing is left, bad-input, file-exists, file-missing.
 */
export function takeLines(source: string, path: string): TakenLines {
  requireNewPath(path);
  const fd = openSync(source, 'r');
  try {
    const reading = new Reading(fd, source);
    const taken = buildNew(path, (temporary) => {
      const db = emptyOfVersion(temporary, reading.head.schema);
      try {
        return fill(db, reading, source);
      } finally {
        db.close();
      }
    });
    return { path, ...taken };
  } finally {
    closeSync(fd);
  }
}
