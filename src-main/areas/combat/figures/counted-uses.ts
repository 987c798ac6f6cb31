import { titles } from '../../../../shared/rules/fight/bridge/figures.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { countedUses, spendDevice } from '../magic/devices.ts';
import type { Typed } from './checked-typed.ts';

/** How often a thing serves whose pieces or charges the pack counts: typed, it stands in the pack and on no sheet. */

const usesOf = titles.uses('');

const wayOf = ({ title }: Typed): string | null =>
  title.startsWith(usesOf) ? title.slice(usesOf.length) : null;

export function isInPack(sql: Sql, { person }: Fighter, typed: Typed): boolean {
  const way = wayOf(typed);
  return person !== null && way !== null && typed.value !== null && countedUses(sql, person, way) !== null;
}

/** Pieces and charges become as many as were typed. */
export function countInPack(sql: Sql, { person }: Fighter, typed: Typed): void {
  const way = wayOf(typed);
  if (person === null || way === null) return;
  const left = Number(typed.value);
  spendDevice(sql, person, { way, count: (countedUses(sql, person, way) ?? left) - left, left });
}
