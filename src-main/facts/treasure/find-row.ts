import type { EquipmentFile } from '../../../shared/content/schemas/equipment.ts';
import type { ItemFacts } from '../../../shared/ipc/party/sheet.ts';
import type { Weights } from '../../../shared/rules/exploration/carry.ts';
import type { Find, FindFacts } from '../../../shared/rules/treasure/finds.ts';
import { factsInWords } from '../../../shared/treasure/words.ts';
import { wareNamed } from '../../content/treasure-book.ts';
import { itemOfWare } from '../../content/ware-item.ts';
import { coinRow, type ThingRow } from '../party/items.ts';
import { writeFacts } from '../party/sheet.ts';
import { asItSeems, hiding, type Truth } from '../party/truth.ts';
import { inHundredths } from '../party/weighing/measures.ts';
import { weightByRule } from './weight-by-rule.ts';

/**
 * What was found, as things that are stored. What no book weighs weighs what the rule says of its kind, or is guessed. What
 * is not plain to see comes under the name it shows, its true half behind it; of several, each is a thing of its own, for
 * a stack would tell that they are the same. Shots of one quiver stay together.
 */
export function rowsOf(find: Find, weights: Weights, equipment: EquipmentFile | null): ThingRow[] {
  const { kind, coin, name, quantity, worth, weight, ware } = find;
  if (coin !== null) return [coinRow(coin, quantity, weights.coin)];
  const byRule = weightByRule(kind);
  const guessed = weight === null && byRule === null;
  const estimated = guessed ? { estimated: true } : {};
  const sold = { ...soldAs(ware, equipment), ...estimated };
  const truth: Truth = {
    name: name.slice(0, mostLetters),
    worth,
    charges: find.facts.charges ?? null,
    notes: factsInWords(find.facts),
    facts: withMagic(sold, find.facts),
  };
  const hidden = isHidden(find);
  const row: ThingRow = {
    kind,
    name: hidden ? find.shown.slice(0, mostLetters) : truth.name,
    quantity,
    cost: hidden ? null : truth.worth,
    coin: null,
    charges: hidden ? null : truth.charges,
    capacity: null,
    notes: hidden ? '' : truth.notes,
    weight: weight === null ? (byRule ?? 0) : inHundredths(weights, weight),
    facts: writeFacts(hidden ? sold : truth.facts),
    ...(hidden ? hiding(truth) : asItSeems),
  };
  if (!hidden || kind === 'ammunition') return [row];
  return Array.from({ length: quantity }, () => ({ ...row, quantity: 1 }));
}

const isHidden = ({ name, shown, facts }: Find): boolean => facts.magic === true || shown !== name;

const mostLetters = 80;

/** What such a thing is in the shop. */
function soldAs(ware: string | null, equipment: EquipmentFile | null): ItemFacts {
  const sold = ware === null || equipment === null ? undefined : wareNamed(equipment, ware);
  return sold && equipment ? itemOfWare(equipment, sold).facts : {};
}

function withMagic(plain: ItemFacts, { magic, bonus, armourClass }: FindFacts): ItemFacts {
  if (!magic) return plain;
  return {
    ...plain,
    ...(bonus !== undefined && { magicBonus: bonus }),
    ...(armourClass !== undefined && { acBonus: 0 }),
    qualities: [...(plain.qualities ?? []), 'magic'],
  };
}
