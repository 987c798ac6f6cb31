import type { ItemKind } from '../../../shared/ipc/vocabulary.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { encumbranceLoad } from '../../facts/exploration.ts';
import { readThings } from '../../facts/gear/read-things.ts';
import { arrive } from '../../facts/gear/stacks.ts';
import { inPool } from '../../facts/gear/target.ts';
import { writeThings } from '../../facts/gear/write-things.ts';
import { pieceKey, plainWeight } from '../../facts/party/burden.ts';
import type { NewItem } from '../../facts/party/items.ts';
import { describeItems, thingRow } from '../../facts/party/items.ts';
import { coinsOfWeight, hundredthsOfCoins } from '../../facts/party/measures.ts';

/** Found things enter the pool, each with the weight it is taken for until somebody weighs it. */
export const findTreasure: StepOf<'party.findTreasure'> = ({ sql, campaign }, { what, where }) => {
  const things = readThings(sql, [], [{ in: 'pool' }]);
  const found = what.map((item) => ({
    ...thingRow(estimated(item), campaign.system.weights),
    ...usual(item),
  }));
  for (const row of found) {
    const { id } = things.add({ ...row, ...inPool, state: 'carried' });
    arrive(things, id, inPool);
  }
  writeThings(sql, things);
  const finds = found.map((row) => ({
    name: row.name,
    quantity: row.quantity,
    coins: coinsOfWeight(plainWeight(row)),
  }));
  return step(`Found ${describeItems(found)}${where ? ` (${where})` : ''}.`, { finds });
};

/** Nobody knows what other treasure weighs but by guessing. */
const estimated = (item: NewItem): NewItem =>
  item.kind === 'otherTreasure' ? { ...item, facts: { ...item.facts, estimated: true } } : item;

/** Treasure that the rule weighs by the piece weighs that where nothing was said; a coin knows its own weight. */
function usual({ kind, weightEach }: NewItem): { weight?: number } {
  if (weightEach > 0 || kind === 'coin') return {};
  const weight = weightByRule(kind);
  return weight === null ? {} : { weight };
}

function weightByRule(kind: ItemKind): number | null {
  const key = pieceKey(kind);
  if (key === null) return null;
  const { treasureCoins } = encumbranceLoad({ encumbrance: 'basic', treasure: { [key]: 1 } });
  return hundredthsOfCoins(treasureCoins);
}
