import { TurnkeeperError } from '../../../shared/errors.ts';
import { coinKinds } from '../../../shared/ipc/vocabulary.ts';
import type { Throw, Treasures } from './gems.ts';
import { gemWorth, jewelWorth, total } from './gems.ts';
import { magicItem } from './magic.ts';
import type { Rolled } from './rolled.ts';
import { together } from './worth.ts';

type Entry = Treasures['types'][number]['entries'][number];

/** A table that can be rolled: a type of treasure, or what lies unguarded on a level of a dungeon. */
export interface TreasureTable {
  id: string;
  title: string;
  entries: readonly Entry[];
}

const kindWords = { hoard: 'hoard', individual: 'each', group: 'of a group' } as const;

export function treasureTables(treasures: Treasures | null): TreasureTable[] {
  if (treasures === null) return [];
  return [
    ...treasures.types.map(({ type, kind, entries }) => ({
      id: type,
      title: `Type ${type} (${kindWords[kind]})`,
      entries,
    })),
    ...treasures.unguarded.map(({ level: { min, max }, entries }) => ({
      id: `unguarded-${min}`,
      title: `Unguarded, level ${max === null ? `${min} and below` : min === max ? min : `${min} to ${max}`}`,
      entries,
    })),
  ];
}

/** Rolls a whole treasure. Throws not-found for a table the content does not have. */
export function rollTreasure(
  treasures: Treasures | null,
  id: string,
  dice: Throw,
): { title: string; rolled: Rolled[] } {
  const table = treasureTables(treasures).find((each) => each.id === id);
  if (treasures === null || table === undefined)
    throw new TurnkeeperError('not-found', 'The starter content has no such treasure table.', {
      table: 'Choose another.',
    });
  const isThere = ({ chance_percent: chance }: Entry) =>
    chance === null || chance >= 100 || total('1d100', dice) <= chance;
  const rolled = table.entries.flatMap((entry) => (isThere(entry) ? linesOf(treasures, entry, dice) : []));
  return { title: table.title, rolled };
}

function linesOf(treasures: Treasures, entry: Entry, dice: Throw): Rolled[] {
  const { kind, amount } = entry;
  if (kind === 'magic')
    return (entry.items ?? []).flatMap((asked) =>
      Array.from({ length: total(asked.count, dice) }, () => magicItem(treasures, asked, dice)),
    );
  const count = amount === null ? 0 : total(amount, dice);
  const coin = coinKinds.find((each) => each === kind);
  if (count === 0) return [];
  if (coin !== undefined) return [{ kind: 'coin', name: coin, coin, quantity: count, worth: null }];
  return kind === 'gems' ? gems(treasures, count, dice) : jewellery(treasures, count, dice);
}

function gems({ gems: table }: Treasures, count: number, dice: Throw): Rolled[] {
  const named = { kind: 'gem', name: 'gem', coin: null } as const;
  if (table === null) return [{ ...named, quantity: count, worth: null }];
  const worths = Array.from({ length: count }, () => gemWorth(table, dice));
  return together(worths).map((pieces) => ({ ...named, ...pieces }));
}

function jewellery({ jewellery_value_gp: worth }: Treasures, count: number, dice: Throw): Rolled[] {
  const named = { kind: 'jewellery', name: 'piece of jewellery', coin: null } as const;
  if (worth === null) return [{ ...named, quantity: count, worth: null }];
  const worths = Array.from({ length: count }, () => jewelWorth(worth, dice));
  return together(worths).map((pieces) => ({ ...named, ...pieces }));
}
