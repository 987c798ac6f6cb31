import type { ItemKind } from '../../../shared/ipc/vocabulary.ts';
import { encumbranceLoad } from '../exploration.ts';
import { pieceKey } from '../party/weighing/burden.ts';
import { hundredthsOfCoins } from '../party/weighing/measures.ts';

/** Of treasure that the rule weighs by the piece; null where nobody knows. */
export function weightByRule(kind: ItemKind): number | null {
  const key = pieceKey(kind);
  if (key === null) return null;
  const { treasureCoins } = encumbranceLoad({ encumbrance: 'basic', treasure: { [key]: 1 } });
  return hundredthsOfCoins(treasureCoins);
}
