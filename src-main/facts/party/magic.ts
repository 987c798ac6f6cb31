import type { ItemKind } from '../../../shared/ipc/vocabulary.ts';
import type { ItemRow } from '../../db/tables.ts';
import { factsInTruth } from './truth.ts';

const magicKinds: readonly ItemKind[] = ['potion', 'rod', 'scroll', 'staff', 'wand'];

/** Magical whatever else is said of it. */
export const isMagicKind = (kind: ItemKind): boolean => magicKinds.includes(kind);

/** Magical by its kind, its bonus or its qualities, whether anybody knows it or not. */
export function isMagic(
  row: Pick<ItemRow, 'kind' | 'facts'> & Partial<Pick<ItemRow, 'true_name' | 'true_facts'>>,
): boolean {
  const { magicBonus = 0, qualities = [] } = factsInTruth(row);
  return isMagicKind(row.kind) || magicBonus !== 0 || qualities.some((word) => /^magic/i.test(word));
}
