import type { ItemKind } from '../../../shared/ipc/vocabulary.ts';
import type { ItemRow } from '../../db/tables.ts';
import { readFacts } from './sheet.ts';

const magicKinds: readonly ItemKind[] = ['potion', 'rod', 'scroll', 'staff', 'wand'];

/** Magical whatever else is said of it. */
export const isMagicKind = (kind: ItemKind): boolean => magicKinds.includes(kind);

/** Known to be magical by its kind, its bonus or its qualities. */
export function isMagic(row: Pick<ItemRow, 'kind' | 'facts'>): boolean {
  const { magicBonus = 0, qualities = [] } = readFacts(row);
  return isMagicKind(row.kind) || magicBonus !== 0 || qualities.some((word) => /^magic/i.test(word));
}
