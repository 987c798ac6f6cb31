import { likelyDice } from '../../../shared/dice/likely-dice.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { mostTableRows } from '../../../shared/ipc/prep/table.ts';
import { tableOdds, tableProblems } from '../../../shared/odds/play/table-odds.ts';
import { readableDice } from '../../../shared/tables/draw.ts';
import type { Span } from '../../../shared/tables/table.ts';
import { counted } from '../../../shared/words/figures.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import type { BookRandomRow, BookRandomTable } from '../book-entry.ts';
import type { ReadEntry } from '../entry.ts';
import { explainField } from '../foundry/document.ts';
import { proseOf } from '../foundry/notes.ts';
import { judgeBook } from '../judge/judge-book.ts';
import { Reading } from '../reading.ts';
import { UnreadList } from '../unread-list.ts';
import type { Explain } from '../reading.ts';
import type { TableNames } from './foundry-names.ts';
import { type FoundryResult, resultsOf } from './foundry-rows.ts';
import { plainHead, plainRow } from './plain-table.ts';

/** A roll table of a virtual table, of versions 9 to 14. */

const mostProblems = 5;
const longestNotes = 4000;

/** How it is shown there, and what older versions wrote down twice. */
const bookkeeping = new Set<unknown>(['displayRoll', 'id', 'rangeL', 'rangeH']);

const explain: Explain = (path, value) => (bookkeeping.has(path.at(-1)) ? null : explainField(path, value));

/** A formula as dice of ours: figures of somebody, `@abilities.str.mod`, are left out of it. */
function diceOf(formula: string): string | null {
  const bare = formula
    .replaceAll(/\s*[+\-−]?\s*@[\w.]+/g, '')
    .replace(/^\s*\+/, '')
    .trim();
  return bare.length <= 60 && readableDice(bare) !== null ? bare : null;
}

type Spanned = FoundryResult & { readonly span: Span };
const spanned = (results: readonly FoundryResult[]): Spanned[] =>
  results.filter((result): result is Spanned => result.span !== null);

/** The dice of a table whose results stand at totals; what is no dice of ours is told. */
function readDice(formula: string, rows: readonly Spanned[], told: UnreadList): string {
  const dice = diceOf(formula);
  if (dice !== null) {
    if (formula.includes('@'))
      told.add('formula', `"${shownText(formula)}": ${dice} is thrown; add the rest by hand.`);
    return dice;
  }
  const likely = likelyDice(rows.map(({ span }) => span));
  told.add('formula', `"${shownText(formula)}" is no dice here; ${likely} go with these totals.`);
  return likely;
}

/** Gaps, overlaps and totals that never come. */
function problemsOf(dice: string, rows: readonly Spanned[]): string[] {
  const standing = rows.map(({ span, at }) => ({ ...span, who: `Result ${at + 1}` }));
  try {
    return tableProblems(dice, tableOdds(dice, standing), standing).slice(0, mostProblems);
  } catch (error) {
    if (error instanceof TurnkeeperError) return [`${dice} cannot be weighed: ${error.message}`];
    throw error;
  }
}

/** How much of the whole a result is: by its weight, or by the totals it stands at. */
function sizeOf({ span, weight }: FoundryResult, byWeight: boolean): number {
  const totals = span === null ? null : span.to - span.from + 1;
  return byWeight ? (weight ?? totals ?? 1) : (totals ?? 0);
}

const isOneDie = (dice: string): boolean => {
  const [term, ...others] = readableDice(dice)?.terms ?? [];
  return term?.kind === 'dice' && others.length === 0 && term.count === 1;
};

type Kind = Pick<BookRandomTable, 'way'> & { readonly once: boolean };

/**
 * Results that do not go back are the cards of a deck where all are as likely as each other. Where some are likelier,
 * a card for each would be wrong, and several cards too: they are rows that are struck off once they have come up.
 */
function kindOf(results: readonly FoundryResult[], dice: string | null, isKept: boolean): Kind {
  const way = dice === null ? 'weights' : 'dice';
  if (isKept) return { way, once: false };
  const sizes = new Set(results.map((result) => sizeOf(result, dice === null)));
  const isDeck = sizes.size === 1 && !sizes.has(0) && (dice === null || isOneDie(dice));
  return isDeck ? { way: 'deck', once: false } : { way, once: true };
}

function rowOf(result: FoundryResult, { way, once }: Kind): BookRandomRow {
  const size = way === 'weights' ? sizeOf(result, true) : 1;
  return {
    ...plainRow,
    spans: [result.span],
    weight: Math.min(10_000, Math.max(1, size)),
    ...result.said,
    once,
    struck: size === 0 || (way !== 'deck' && result.drawn),
    drawn: way === 'deck' && result.drawn ? 1 : 0,
  };
}

function tellCut(reading: Reading, told: UnreadList): void {
  const list = reading.value('results');
  const count = Array.isArray(list) ? list.length : 0;
  if (count <= mostTableRows) return;
  const more = counted(count - mostTableRows, 'more result');
  told.add('results', `${more} left out: a table has at most 2,000 rows.`);
  for (let at = mostTableRows; at < count; at += 1) reading.take('results', at);
}

function tellName(reading: Reading, name: string, told: UnreadList): void {
  const given = String(reading.take('name')).trim();
  if (given !== name) told.add('name', `"${shownText(given)}" is called ${name} here.`);
}

/** The dice that are thrown on it; null where its results are drawn by weight. */
function diceFor(reading: Reading, results: readonly FoundryResult[], told: UnreadList): string | null {
  const formula = reading.text(['formula'], 400) ?? '';
  if (reading.value('formula') === '') reading.take('formula');
  const rows = spanned(results);
  if (formula !== '' && rows.length > 0) {
    const dice = readDice(formula, rows, told);
    for (const problem of problemsOf(dice, rows)) told.add('results', problem);
    return dice;
  }
  if (formula !== '' && results.length > 0)
    told.add('formula', 'No result says at which totals it stands; they are drawn by weight.');
  for (const result of results)
    if (sizeOf(result, true) === 0) told.add(`results.${result.at}`, 'It weighs nothing; it is struck off.');
  return null;
}

/** What is made of a roll table that comes under this name. */
export function rollTableEntry(source: Record<string, unknown>, name: string, names: TableNames): ReadEntry {
  const reading = new Reading(source);
  const told = new UnreadList();
  tellName(reading, name, told);
  const results = resultsOf(reading, mostTableRows, { names, told });
  tellCut(reading, told);
  const dice = diceFor(reading, results, told);
  const isKept = reading.value('replacement') !== false;
  if (typeof reading.value('replacement') === 'boolean') reading.take('replacement');
  const kind = kindOf(results, dice, isKept);
  const rows = results.map((result) => rowOf(result, kind));
  const notes = proseOf(reading, ['description'], longestNotes) ?? '';
  const entry = {
    ...plainHead,
    name,
    way: kind.way,
    columns: [{ title: '', dice: dice ?? '' }],
    notes,
    rows,
  };
  return judgeBook(entry, [...told.all, ...reading.leftOver(explain)]);
}
