import type { Sql } from '../../../db/sql.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { holdsInFight } from '../../../facts/formations.ts';

/** Where each of the party walks, front first; who has no place comes last. */
function marching(sql: Sql): (fighter: Fighter) => number {
  const places = (holdsInFight(sql)?.places ?? []).map(({ character_id: id }) => id);
  return ({ person }) => {
    const at = person === null ? -1 : places.indexOf(person.id);
    return at === -1 ? places.length + (person?.position ?? 0) : at;
  };
}

/**
 * The rows of the board, each in its place for good: the party in marching order, then side by side in the order of
 * joining, the members of a group together where the first of them joined. The fallen stay where they were.
 */
export function inOrder<Shown extends { readonly side: string }>(
  sql: Sql,
  sides: readonly string[],
  rows: readonly { readonly fighter: Fighter; readonly shown: Shown }[],
): Shown[] {
  const walks = marching(sql);
  const firsts = new Map<number, number>();
  rows.forEach(({ fighter: { row } }, at) => {
    if (row.group_id !== null && !firsts.has(row.group_id)) firsts.set(row.group_id, at);
  });
  const keyed = rows.map(({ fighter, shown }, at) => {
    const side = shown.side === 'party' ? -1 : sides.indexOf(shown.side);
    const { group_id: groupId } = fighter.row;
    const place = side === -1 ? walks(fighter) : groupId === null ? at : (firsts.get(groupId) ?? at);
    return { shown, key: [side, place, at] as const };
  });
  keyed.sort(({ key: one }, { key: other }) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2]);
  return keyed.map(({ shown }) => shown);
}
