import { parseDice } from '../../dice/notation.ts';
import { TurnkeeperError } from '../../errors.ts';
import { type Content, type WordForm, wordForms } from './pieces.ts';
import type { TableId } from '../table.ts';

/** The table of that name as it is seen from where the text stands. */
export type Find = (name: string) => TableId | null;

/** More than this between braces is no name and no dice. */
const LONGEST = 400;
/** Forms are few; so much of the end is looked at. */
const LONGEST_FORMS = 60;

const forms = new RegExp(String.raw`(?:\.(?:${wordForms.join('|')}))+$`, 'i');

/** What stands between braces without the forms at its end. */
export function withoutForms(inner: string): { length: number; forms: WordForm[] } {
  const found = forms.exec(inner.slice(-LONGEST_FORMS))?.[0] ?? '';
  const names = found.toLowerCase().split('.').slice(1);
  return { length: inner.length - found.length, forms: wordFormsOf(names) };
}

const wordFormsOf = (names: readonly string[]): WordForm[] =>
  names.flatMap((name) => wordForms.filter((form) => form === name));

const keptName = /^\s*([\p{L}_][\p{L}\p{N}_]{0,39})\s*=\s*/u;

/** The name before `=` under which the rest is kept, and how many characters that takes. */
export function keptAs(inner: string): { name: string; length: number } | null {
  const [whole, name] = keptName.exec(inner.slice(0, LONGEST)) ?? [];
  return whole === undefined || name === undefined ? null : { name, length: whole.length };
}

const printedAgain = /^\$([\p{L}_][\p{L}\p{N}_]{0,39})$/u;
const onlyDice = /^[\d\sdkhlrop<!%x*×+\-−–]{1,200}$/i;

/** Whether the text is an amount, and whether dice fall for it. */
export function amountIn(text: string): 'dice' | 'number' | null {
  if (!onlyDice.test(text)) return null;
  try {
    return parseDice(text).terms.some(({ kind }) => kind === 'dice') ? 'dice' : 'number';
  } catch (error) {
    if (error instanceof TurnkeeperError) return null;
    throw error;
  }
}

/** The longest amount the text begins with, to the end of a word, and the rest. */
function amountFirst(text: string): { amount: string; kind: 'dice' | 'number'; rest: string } | null {
  const ends = [...text.matchAll(/\s+/g)].map(({ index }) => index).reverse();
  for (const end of ends) {
    const amount = text.slice(0, end);
    const kind = amountIn(amount);
    if (kind !== null) return { amount, kind, rest: text.slice(end).trimStart() };
  }
  return null;
}

const added = /\s([-+−])(\d{1,4})$/;

/** A table as it is called: `Gems`, `Gems +2`, `Gems!`; a @ before it says that it is a name. */
function called(
  text: string,
  find: Find,
): { table: TableId | null; add: number; unique: boolean; name: string } {
  const whole = text.replace(/^@\s*/, '');
  const exactly = find(whole);
  if (exactly !== null) return { table: exactly, add: 0, unique: false, name: whole };
  const last = whole.endsWith('!') ? whole.slice(0, -1).trimEnd() : whole;
  const [sum = '', sign, digits] = added.exec(last) ?? [];
  const before = last.slice(0, last.length - sum.length).trimEnd();
  const name = before.endsWith('!') ? before.slice(0, -1).trimEnd() : before;
  return {
    table: find(name),
    add: digits === undefined ? 0 : Number(digits) * (sign === '+' ? 1 : -1),
    unique: last !== whole || name !== before,
    name,
  };
}

const tableOf = (found: ReturnType<typeof called>, count: string | null): Content | null =>
  found.table === null
    ? null
    : { kind: 'table', table: found.table, count, add: found.add, unique: found.unique };

/**
 * What stands between braces that hold no choice: dice first, then a table of that name, then so many of a table, then
 * dice with words behind them. A text that is none of these is the name nobody bears.
 */
export function contentOf(inner: string, find: Find): Content | string {
  const text = inner.trim();
  if (text === '' || text.length > LONGEST) return '';
  const [, again] = printedAgain.exec(text) ?? [];
  if (again !== undefined) return { kind: 'kept', name: again };
  if (amountIn(text) === 'dice') return { kind: 'dice', dice: text, words: '' };
  const whole = called(text, find);
  const alone = tableOf(whole, null);
  if (alone) return alone;
  const first = amountFirst(text);
  if (!first) return whole.name;
  const counted = called(first.rest, find);
  const several = tableOf(counted, first.amount);
  if (several) return several;
  return first.kind === 'dice' ? { kind: 'dice', dice: first.amount, words: first.rest } : counted.name;
}
