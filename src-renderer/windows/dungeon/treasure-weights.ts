import { tables } from '../../../shared/rules/ose/tables.ts';
import type { treasureKinds } from '../../../shared/ipc/vocabulary.ts';

export type TreasureKind = (typeof treasureKinds)[number];

/** What one piece weighs in coins by the rule; null where the referee says it. (OSE-ENCUM-2, OSE-ENCUM-3) */
export function weightByRule(kind: TreasureKind): number | null {
  return kind === 'otherTreasure' ? null : tables.treasureEncumbrance[kind];
}
