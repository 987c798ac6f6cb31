import type { CoinKind } from '../../../../shared/ipc/vocabulary.ts';
import type { ImportContext, NewItemInput } from '../../entry.ts';
import { plainThing } from '../../things.ts';
import { coinWeight } from '../../measures.ts';
import { partsOf } from './parts.ts';

/** Treasure as the generator writes it: "400 sp; 2 x Jet (110 gp each), +1 Dagger (phb 230, 1800 gp); hoard total …". */

const between = /[;\n]|,(?!\d{3}\b)/y;
const coins = /^([\d,]+) (cp|sp|ep|gp|pp)$/;
const several = /^(\d{1,7}) x (.+)$/s;
/** A sum over what stands before it, or word that there is nothing. */
const isNoThing = /^(?:hoard total\b.*|none)$/is;
const worths = /([\d,]+) gp(?: each)?\)/g;
const bareWorth = /\s*\([\d,]+ gp(?: each)?\)/g;
const longestName = 80;
const longestNotes = 4000;
const mostGold = 10_000_000;

const numberIn = (digits: string): number => Number(digits.replaceAll(',', ''));
/** What is no count that a thing can have stays part of its name. */
const isCount = (count: number): boolean => count >= 1 && count <= 1_000_000;

/** The things of such a text. What they weigh it does not say: coins weigh what coins do, all else nothing. */
export function treasureOf(text: string, context: ImportContext): NewItemInput[] {
  return partsOf(text.replaceAll(/[^\S\n]+/g, ' '), between)
    .filter((part) => !isNoThing.test(part))
    .map((part) => thingOf(part, context));
}

function thingOf(part: string, context: ImportContext): NewItemInput {
  const [, many = '', coin] = coins.exec(part) ?? [];
  if (coin !== undefined && isCount(numberIn(many)))
    return {
      kind: 'coin',
      name: coin,
      quantity: numberIn(many),
      coin: coin as CoinKind,
      weightEach: coinWeight(context),
    };
  const [, times, rest] = several.exec(part) ?? [];
  const isSeveral = times !== undefined && rest !== undefined && isCount(Number(times));
  const [count, what] = isSeveral ? [Number(times), rest] : [1, part];
  const worth = [...what.matchAll(worths)].at(-1)?.[1];
  const cost = worth === undefined ? null : Math.min(mostGold, numberIn(worth));
  const name = what.replaceAll(bareWorth, '').trim() || what;
  const isLong = name.length > longestName;
  const called = isLong ? `${name.slice(0, longestName - 1)}…` : name;
  return {
    ...plainThing(context, { name: called, weight: 0, unit: context.unit, cost, treasure: true }),
    quantity: count,
    ...(isLong && { notes: name.slice(0, longestNotes) }),
  };
}
