import { likelyDice } from '../../../shared/dice/likely-dice.ts';
import { rangeOf } from '../../../shared/dice/spelt-range.ts';
import { readableDice } from '../../../shared/tables/draw.ts';
import type { Span } from '../../../shared/tables/table.ts';
import { listed } from '../../../shared/words/names.ts';
import type { Section, TextTable } from './table-sections.ts';

/** A table of Markdown: totals or weights in its first columns, and each column of words a table of its own. */

const ruler = /^\|?[\s:|-]*-[\s:|-]*\|?$/u;

interface Head {
  readonly is: 'dice' | 'weight' | 'words';
  readonly dice: string;
  readonly title: string;
}

/** The cells of a line; a bar behind a backslash is a letter. */
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '')
    .split(/(?<!\\)\|/u)
    .map((cell) =>
      cell
        .trim()
        .replaceAll(String.raw`\|`, '|')
        .replaceAll(/<br ?\/?>/gi, '\n'),
    );

/** None where the section holds no such table, or one without totals and weights. */
export function markdownTables(section: Section): TextTable[] {
  const at = section.lines.findIndex((line, index) => index > 0 && ruler.test(line) && line.includes('|'));
  if (at === -1) return [];
  const body = section.lines
    .slice(at + 1)
    .filter((line) => line.includes('|'))
    .map(cellsOf);
  const heads = headsOf(cellsOf(section.lines[at - 1] ?? ''), body);
  const placed = heads.flatMap(({ is }, index) => (is === 'dice' ? [index] : []));
  const weight = heads.findIndex(({ is }) => is === 'weight');
  const words = heads.flatMap(({ is }, index) => (is === 'words' ? [index] : []));
  if (words.length === 0 || (placed.length === 0 && weight === -1) || placed.length > 4) return [];
  const spans = body.map((cells) => placed.map((index) => rangeOf(cells[index] ?? '')));
  const columns = placed.map((index, nth) => ({
    title: heads[index]?.title ?? '',
    dice: heads[index]?.dice || likelyIn(spans.map((row) => row[nth] ?? null)),
  }));
  const notes = section.lines
    .slice(0, at - 1)
    .join('\n')
    .slice(0, 4000);
  const rows = body.map((cells, row) => ({
    spans: placed.length === 0 ? [null] : (spans[row] ?? []),
    weight: placed.length === 0 ? weightIn(cells[weight]) : 1,
  }));
  return words.map((index) => ({
    name: words.length === 1 && section.title !== '' ? section.title : (heads[index]?.title ?? ''),
    notes,
    way: placed.length === 0 ? ('weights' as const) : ('dice' as const),
    columns: placed.length === 0 ? [{ title: '', dice: '' }] : columns,
    rows,
    texts: body.map((cells) => cells[index] ?? ''),
    told: toldOf(body, placed, heads.length),
  }));
}

const likelyIn = (spans: readonly (Span | null)[]): string => {
  const found = spans.flatMap((span) => span ?? []);
  return found.length === 0 ? '1d20' : likelyDice(found);
};

const weightIn = (cell: string | undefined): number =>
  Math.min(10_000, Math.max(1, Math.trunc(Number(cell)) || 1));

function headsOf(cells: readonly string[], body: readonly string[][]): Head[] {
  return cells.map((cell, index) => {
    if (/^weight$/i.test(cell)) return { is: 'weight', dice: '', title: '' };
    const dice = diceFirst(cell);
    if (dice !== null) return { is: 'dice', dice, title: cell.slice(dice.length).trim().slice(0, 40) };
    const isTotals = index === 0 && body.length > 0 && body.every((row) => rangeOf(row[0] ?? '') !== null);
    return { is: isTotals ? 'dice' : 'words', dice: '', title: cell.slice(0, 80) };
  });
}

/** The longest dice with which a head begins. */
function diceFirst(cell: string): string | null {
  const ends = [cell.length, ...[...cell.matchAll(/\s/g)].map(({ index }) => index).reverse()];
  const end = ends.find((each) => each <= 60 && isDice(cell.slice(0, each)));
  return end === undefined ? null : cell.slice(0, end);
}

const isDice = (text: string): boolean =>
  readableDice(text)?.terms.some(({ kind }) => kind === 'dice') ?? false;

function toldOf(body: readonly string[][], placed: readonly number[], columns: number): string[] {
  const nowhere = body.flatMap((cells, row) =>
    placed.some((index) => (cells[index] ?? '') !== '' && rangeOf(cells[index] ?? '') === null)
      ? [row + 1]
      : [],
  );
  const longer = body.flatMap((cells, row) => (cells.length > columns ? [row + 1] : []));
  const rows = (numbers: readonly number[]): string =>
    `${numbers.length === 1 ? 'Row' : 'Rows'} ${listed(numbers.slice(0, 8).map(String))}`;
  return [
    ...(nowhere.length > 0 ? [`${rows(nowhere)}: what stands before the text is no total.`] : []),
    ...(longer.length > 0 ? [`${rows(longer)}: more cells than columns; the last are left out.`] : []),
  ];
}
