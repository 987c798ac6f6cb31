import { tables } from '../../../shared/rules/ose/tables.ts';
import type { Unit } from './dungeon-types.ts';
import type { treasureKinds } from '../../../shared/ipc/vocabulary.ts';

export type TreasureKind = (typeof treasureKinds)[number];

/** What one piece weighs by the rule, in the campaign's unit; null where the referee says it. (OSE-ENCUM-2, OSE-ENCUM-3) */
export function weightByRule(kind: TreasureKind, unit: Unit): number | null {
  if (kind === 'otherTreasure') return null;
  const coins = tables.treasureEncumbrance[kind];
  return unit.id === 'coins' ? coins : coins / tables.units.coinsPerPound;
}
