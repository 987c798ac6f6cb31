import type { CharacterRow, ItemRow } from '../../../src-main/db/tables.ts';

/** Coins of weight of a piece of treasure, as the book prints them. */
const pieces: Partial<Record<ItemRow['kind'], number>> = {
  coin: 1,
  gem: 1,
  jewellery: 10,
  potion: 10,
  rod: 20,
  scroll: 1,
  staff: 40,
  wand: 10,
};
const arms: readonly ItemRow['kind'][] = ['weapon', 'armour', 'shield'];
const miscellaneous = 80;

/** Detailed encumbrance added up by hand, in coins of weight; a beast bears what things weigh by themselves. */
export function expectedLoad(row: CharacterRow | null, items: readonly ItemRow[]): number {
  const own = ({ quantity, weight }: ItemRow) => (quantity * weight) / 10;
  if (row?.kind === 'mount') return items.reduce((sum, item) => sum + own(item), 0);
  let total = 0;
  let gear = row?.misc_gear === 1;
  for (const item of items) {
    const piece = pieces[item.kind];
    if (piece !== undefined) total += item.quantity * piece;
    else if (arms.includes(item.kind) || item.kind === 'otherTreasure') total += own(item);
    else gear = true;
  }
  return total + (gear ? miscellaneous : 0);
}
