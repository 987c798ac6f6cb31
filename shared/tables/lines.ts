import { likelyDice } from '../dice/likely-dice.ts';
import { counted } from '../words/figures.ts';
import { readableDice } from './draw.ts';
import type { Span, Way } from './table.ts';

/** What was written as lines, read as rows of one column. */
export interface ReadLines {
  readonly rows: readonly {
    readonly spans: (Span | null)[];
    readonly weight: number;
    readonly text: string;
  }[];
  readonly way: Exclude<Way, 'deck'>;
  /** Those that go with the totals; empty where rows are drawn by weight. */
  readonly dice: string;
  /** A heading above the rows; empty where there is none. */
  readonly name: string;
  /** What was not taken as it stands, one sentence each. */
  readonly told: readonly string[];
}

const MOST_ROWS = 2000;
const LONGEST = 4000;

interface Line {
  readonly span: Span | null;
  readonly weight: number | null;
  readonly text: string;
  /** A figure before words may be how many of them. */
  readonly isSure: boolean;
}

const range = /^(\d{1,6})\s*[-–—−]\s*(\d{1,6})\s*[.):|]?\s*(.*)$/su;
const marked = /^(\d{1,6})\s*(?:[.):|]\s+|\t\s*)(.*)$/su;
const bare = /^(\d{1,6})\s+(.*)$/su;
const weighted = /^(\d{1,5})\s*##\s*(.*)$/su;
/** Dice of any shape on a line of their own, or simple ones before a name. */
const heading = /^(\d{0,4}d(?:\d{1,5}|%))\b[\s.:|)]*(.*)$/iu;

/** The last of a hundred stands as 00. */
const total = (digits: string): number => (digits === '00' ? 100 : Number(digits));

function lineOf(written: string): Line {
  const [, parts, heavy] = weighted.exec(written) ?? [];
  if (parts !== undefined && heavy !== undefined)
    return { span: null, weight: Math.min(10_000, Math.max(1, Number(parts))), text: heavy, isSure: true };
  const [, from, to, ranged] = range.exec(written) ?? [];
  if (from !== undefined && to !== undefined && ranged !== undefined)
    return { span: { from: total(from), to: total(to) }, weight: null, text: ranged, isSure: true };
  for (const [form, isSure] of [
    [marked, true],
    [bare, false],
  ] as const) {
    const [, at, text] = form.exec(written) ?? [];
    if (at !== undefined && text !== undefined)
      return { span: { from: total(at), to: total(at) }, weight: null, text, isSure };
  }
  return { span: null, weight: null, text: written, isSure: false };
}

/** A row of a Markdown table as a line, a list's item without its mark; null for what only rules it. */
function bared(written: string): string | null {
  if (/^\|?[\s:|-]+\|?$/u.test(written) && written.includes('-')) return null;
  if (!written.startsWith('|')) return written.replace(/^[-*•]\s+/u, '');
  const cells = written
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const [first = '', ...others] = cells;
  const isFigure = /^\d{1,6}(?:\s*[-–—−]\s*\d{1,6})?$/u.test(first) || heading.test(first);
  return isFigure ? `${first}| ${others.join(', ')}` : cells.join(', ');
}

/**
 * Reads lines as rows: `1-3 Goblins`, `01–05.`, `7) Bats`, `2##x`, Markdown rows, or plain lines one a total. A first
 * line of dice (`d8 Device`) names them. A line without a total among lines with one goes on with the row before.
 */
export function readLines(text: string): ReadLines {
  const told: string[] = [];
  const lines = linesOf(text);
  const named = headOf(lines[0]);
  const read = (named === null ? lines : lines.slice(1)).map(lineOf);
  const rows = read.some(({ weight }) => weight !== null)
    ? read.map((line) => ({ spans: [null], weight: line.weight ?? 1, text: line.text }))
    : withSpans(read, lines.slice(named === null ? 0 : 1), told);
  const kept = rows.slice(0, MOST_ROWS).map((row, at) => ({ ...row, text: shortened(row.text, at, told) }));
  if (rows.length > MOST_ROWS)
    told.push(`${counted(rows.length - MOST_ROWS, 'more row')} left out: a table has at most 2,000.`);
  const spans = kept.flatMap((row) => row.spans[0] ?? []);
  const isDrawn = read.some(({ weight }) => weight !== null);
  const likely = spans.length === 0 ? '1d20' : likelyDice(spans);
  return {
    rows: kept,
    way: isDrawn ? 'weights' : 'dice',
    dice: isDrawn ? '' : (named?.dice ?? likely),
    name: named?.name ?? '',
    told,
  };
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
    .flatMap((line) => bared(line.trim()) ?? [])
    .filter((line) => line !== '');

function headOf(line: string | undefined): { dice: string; name: string } | null {
  const [, dice, name] = heading.exec(line ?? '') ?? [];
  if (line !== undefined && name !== '' && line.length <= 60 && throwsDice(line))
    return { dice: line, name: '' };
  if (dice === undefined || name === undefined) return null;
  const whole = dice.startsWith('d') || dice.startsWith('D') ? `1${dice}` : dice;
  return readableDice(whole) === null ? null : { dice: whole.toLowerCase(), name: name.slice(0, 80) };
}

const throwsDice = (text: string): boolean =>
  readableDice(text)?.terms.some(({ kind }) => kind === 'dice') ?? false;

/** Whether a text is meant for the rows of a table: at least half its lines have a total or a weight before them. */
export function saysTable(text: string, isTitled: boolean): boolean {
  const [first, ...others] = linesOf(text);
  const isHeaded = headOf(first) !== null;
  const lines = isHeaded || first === undefined ? others : [first, ...others];
  const sure = lines.filter((line) => lineOf(line).isSure);
  const isOne = lines.length === 1 && (isHeaded || isTitled);
  return sure.length > 0 && (lines.length > 1 || isOne) && sure.length * 2 >= lines.length;
}

/** Where totals stand before the lines, they count; else each line is the next total. */
function withSpans(read: readonly Line[], written: readonly string[], told: string[]): ReadLines['rows'] {
  const spanned = read.filter(({ span }) => span !== null);
  const counts =
    spanned.length > 0 &&
    spanned.length * 2 >= read.length &&
    (spanned.some(({ isSure }) => isSure) || inOrder(spanned));
  if (!counts) return written.map((text, at) => ({ spans: [{ from: at + 1, to: at + 1 }], weight: 1, text }));
  const rows: { spans: (Span | null)[]; weight: number; text: string }[] = [];
  read.forEach(({ span, text }, at) => {
    const last = rows.at(-1);
    if (span !== null && span.to < span.from)
      told.push(`${span.from}–${span.to} ends before it begins; its ends are changed over.`);
    if (span !== null)
      rows.push({
        spans: [{ from: Math.min(span.from, span.to), to: Math.max(span.from, span.to) }],
        weight: 1,
        text,
      });
    else if (last) last.text = `${last.text} ${text}`;
    else {
      rows.push({ spans: [null], weight: 1, text });
      told.push(`Line ${at + 1} says no total; its row stands at none.`);
    }
  });
  return rows;
}

/** Each total the next behind the one before: a list of totals, not of how many. */
const inOrder = (lines: readonly Line[]): boolean =>
  lines.every(({ span }, at) => {
    const before = lines[at - 1]?.span;
    return span !== null && (before == null || span.from === before.to + 1);
  });

function shortened(text: string, at: number, told: string[]): string {
  if (text.length <= LONGEST) return text;
  told.push(`Row ${at + 1} is longer than 4,000 letters; the rest is left out.`);
  return text.slice(0, LONGEST);
}
