import { titles } from '../../../../shared/rules/fight/bridge/figures.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { countedUses, spendDevice } from '../magic/devices.ts';
import type { Typed } from './checked-typed.ts';

/** How often a thing serves whose pieces or charges the pack counts: typed, it stands in the pack and on no sheet. */

const usesOf = titles.uses('');

/** Of a thing in somebody's pack: how often it served before, and from now on. */
interface CountedUse {
  readonly person: CharacterRow;
  readonly way: string;
  readonly had: number;
  readonly left: number;
}

interface PartedFigures {
  readonly onSheet: readonly Typed[];
  readonly inPack: readonly CountedUse[];
}

/** What is typed of somebody, by where it stands; of one thing the last figure holds. */
export function partedFigures(sql: Sql, { person }: Fighter, typed: readonly Typed[]): PartedFigures {
  const onSheet: Typed[] = [];
  const inPack = new Map<string, CountedUse>();
  for (const each of typed) {
    const { title, value } = each;
    const way = title.startsWith(usesOf) ? title.slice(usesOf.length) : null;
    const had = person === null || way === null || value === null ? null : countedUses(sql, person, way);
    if (person === null || way === null || had === null) onSheet.push(each);
    else inPack.set(way, { person, way, had, left: Number(value) });
  }
  return { onSheet, inPack: [...inPack.values()] };
}

/** Pieces and charges become as many as were typed. */
export const countInPack = (sql: Sql, { person, way, had, left }: CountedUse): void =>
  void spendDevice(sql, person, { way, count: had - left, left });
