import { RulesError } from '../../errors.ts';
import { given, list, refuse, signed, text, whole } from '../common/input.ts';
import type { Reason } from '../common/reason.ts';
import type { Ac, Hp, Part } from './terms.ts';

/** One of the listed words; another word is a kind the rules do not know. Throws `unknown-kind`, `bad-input`. */
export function kindOf<const T extends string>(value: unknown, field: string, words: readonly T[]): T {
  const word = text(value, field);
  const found = words.find((known) => known === word);
  if (found !== undefined) return found;
  throw new RulesError('unknown-kind', `${field} must be one of ${words.join(', ')}.`, field);
}

/** A level of a class, 1 or more. Throws `level-out-of-range`, `bad-input`. */
export function checkedLevel(value: unknown, field: string): number {
  if (typeof value !== 'number' || Number.isNaN(value)) refuse(field, 'a level');
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw new RulesError('level-out-of-range', `${field} must be a whole number of at least 1.`, field);
}

/** The figure of an ascending armour class. */
export const checkedAc = (ac: Ac, field: string): number =>
  signed(given(ac, field).ascending, `${field}.ascending`);

/** Hit points. The maximum may have sunk below 0 by energy drain; the current ones never do. */
export function checkedHp(hp: Hp, field: string): Hp {
  const { current, max } = given(hp, field);
  return { current: whole(current, `${field}.current`), max: signed(max, `${field}.max`) };
}

/** Ids, each named once. */
export function checkedIds(ids: readonly string[] | undefined, field: string): string[] {
  const named = Array.from(list(ids, field), (id) => text(id, field));
  if (new Set(named).size < named.length) refuse(field, 'a list of different ids');
  return named;
}

/** The rows of a sum without the rules behind them. */
export const partsOf = (reasons: readonly Reason[]): Part[] =>
  reasons.map(({ source, value }) => ({ source, value: Number(value) }));

/** What the rows of a sum add up to. */
export function totalOf(reasons: readonly Reason[]): number {
  let total = 0;
  for (const { value } of reasons) total += Number(value);
  return total;
}

const mostDice = 10_000;

/** Refuses to roll a heap of dice nobody could mean. */
export function rollable(count: number, field: string): void {
  if (count > mostDice) refuse(field, `such that at most ${mostDice} dice are rolled`);
}
