import { TurnkeeperError } from '../../../shared/errors.ts';
import { rollDice } from '../../../shared/dice/roll.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import type { ItemKind } from '../../../shared/ipc/vocabulary.ts';
import { inCopper, inGold } from '../party/weighing/measures.ts';
import { readDice } from '../written-dice.ts';
import { TreasureThrower } from '../../../shared/rules/treasure/thrower.ts';
import type { TreasureBook, TreasureRules } from '../../../shared/rules/treasure/rules.ts';

/** The tables that know a worth, and by whose rules they are read; null where the system has none. */
export interface WorthTables {
  readonly rules: TreasureRules;
  readonly book: TreasureBook | null;
}
type Throw = () => Dice;

/** What pieces are worth, in copper; null where it is not known. */
export interface Pieces {
  quantity: number;
  worth: number | null;
}

/** The word that asks the tables of the system for a worth. */
const byTable = 'table';
/** Each piece has a worth of its own; beyond this nobody looks at them one by one. */
const mostPieces = 200;
const mostGold = 10_000_000;

/**
 * The worth of each piece as the referee said it: a figure in gold, dice thrown for each, or the system's table; pieces
 * of one worth together, the dearest first. Throws bad-input, naming the field.
 */
export function piecesOf(
  { kind, quantity, worth: text }: { kind: ItemKind; quantity: number; worth: string },
  tables: WorthTables,
  dice: Throw,
  field: string,
): Pieces[] {
  if (text === '') return [{ quantity, worth: null }];
  const figure = figureOf(text, field);
  if (figure !== null) return [{ quantity, worth: inCopper(figure) }];
  if (quantity > mostPieces)
    throw badWorth(
      field,
      `Dice are thrown for each piece, for ${mostPieces} at most. Say what each is worth.`,
    );
  const one = text.toLowerCase() === byTable ? fromTable(kind, tables, field) : thrown(text, field);
  return together(Array.from({ length: quantity }, () => one(dice)));
}

/** Pieces of one worth together, the dearest first. */
function together(gold: readonly number[]): Pieces[] {
  const counts = new Map<number, number>();
  for (const each of gold) counts.set(inCopper(each), (counts.get(inCopper(each)) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => other - one).map(([worth, quantity]) => ({ quantity, worth }));
}

function figureOf(text: string, field: string): number | null {
  const plain = text.replace(/\s*gp$/i, '').replaceAll(/(?<=\d),(?=\d{3})/g, '');
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return null;
  const gold = Number(plain);
  if (gold > mostGold) throw badWorth(field, 'At most 10,000,000 gold pieces.');
  return gold;
}

function thrown(text: string, field: string): (dice: Throw) => number {
  const read = readDice(text.replace(/\s*gp$/i, ''), field);
  return (dice) => {
    const { total } = rollDice(read, dice());
    if (total > mostGold) throw badWorth(field, 'At most 10,000,000 gold pieces.');
    return Math.max(0, total);
  };
}

function fromTable(kind: ItemKind, { rules, book }: WorthTables, field: string): (dice: Throw) => number {
  if ((kind === 'gem' || kind === 'jewellery') && book && rules.way === 'letters')
    return (dice) => inGold(rules.worthOf(kind, new TreasureThrower(dice(), kind), book));
  throw badWorth(field, 'There is no table for that. Type a figure or dice such as 3d6x100.');
}

const badWorth = (field: string, message: string) =>
  new TurnkeeperError('bad-input', message, { [field]: message });
