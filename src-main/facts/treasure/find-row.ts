import type { EquipmentFile } from '../../../shared/content/schemas/equipment.ts';
import type { ItemFacts } from '../../../shared/ipc/party/sheet.ts';
import type { Weights } from '../../../shared/rules/exploration/carry.ts';
import type { Find } from '../../../shared/rules/treasure/finds.ts';
import { factsInWords } from '../../../shared/treasure/words.ts';
import { wareNamed } from '../../content/treasure-book.ts';
import { itemOfWare } from '../../content/ware-item.ts';
import { coinRow, type ThingRow } from '../party/items.ts';
import { writeFacts } from '../party/sheet.ts';
import { inHundredths } from '../party/weighing/measures.ts';
import { weightByRule } from './weight-by-rule.ts';

/** What was found, as a thing that is stored. What no book weighs weighs what the rule says of its kind, or is guessed. */
export function rowOf(find: Find, weights: Weights, equipment: EquipmentFile | null): ThingRow {
  const { kind, coin, name, quantity, worth, weight, facts } = find;
  if (coin !== null) return coinRow(coin, quantity, weights.coin);
  const byRule = weightByRule(kind);
  const guessed = weight === null && byRule === null;
  return {
    kind,
    name: name.slice(0, mostLetters),
    quantity,
    cost: worth,
    coin: null,
    charges: facts.charges ?? null,
    capacity: null,
    notes: factsInWords(facts),
    weight: weight === null ? (byRule ?? 0) : inHundredths(weights, weight),
    facts: writeFacts({ ...factsOf(find, equipment), ...(guessed && { estimated: true }) }),
  };
}

const mostLetters = 80;

/** What such a thing is in the shop, and its magic. */
function factsOf({ ware, facts }: Find, equipment: EquipmentFile | null): ItemFacts {
  const sold = ware === null || equipment === null ? undefined : wareNamed(equipment, ware);
  const plain = sold && equipment ? itemOfWare(equipment, sold).facts : {};
  if (!facts.magic) return plain;
  return {
    ...plain,
    ...(facts.bonus !== undefined && { magicBonus: facts.bonus }),
    ...(facts.armourClass !== undefined && { acBonus: 0 }),
    qualities: [...(plain.qualities ?? []), 'magic'],
  };
}
