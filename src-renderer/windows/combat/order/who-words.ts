import { listed } from '../../../../shared/words/names.ts';
import type { Board, Row } from '../fight-types.ts';

/** More names than this are counted. */
const mostNamed = 4;

type Known = Pick<Board, 'rows' | 'sides' | 'groups'>;

/** Members of one group told as one: its name where they are all of it who are up, else how many. */
function groupWords(known: Known, id: number, members: readonly Row[]): string {
  const name = known.groups.find((each) => each.id === id)?.name ?? '';
  const up = known.rows.filter(({ groupId, status }) => groupId === id && status === 'active').length;
  return members.length >= up ? name : `${members.length} of ${name}`;
}

/** Names, with the members of a group as one, at the place of its first. */
function namesOf(known: Known, rows: readonly Row[]): string[] {
  return rows.flatMap(({ name, groupId }, at) => {
    const members = groupId === null ? [] : rows.filter((row) => row.groupId === groupId);
    if (groupId === null || members.length < 2) return [name];
    return rows.findIndex((row) => row.groupId === groupId) === at
      ? [groupWords(known, groupId, members)]
      : [];
  });
}

/**
 * Who is meant, as short as it can be said: "everybody", "the party", "Hild and 3 of Goblins". Ids of sides are taken
 * for the sides.
 */
export function whoText(known: Known, ids: readonly string[]): string {
  const named = new Set(ids);
  const up = known.rows.filter(({ status }) => status === 'active');
  if (up.length > 2 && up.every(({ id }) => named.has(id))) return 'everybody';
  const whole = known.sides.filter(({ id }) => {
    const own = up.filter(({ side }) => side === id);
    return named.has(id) || (own.length > 1 && own.every((row) => named.has(row.id)));
  });
  const others = known.rows.filter(
    ({ id, side }) => named.has(id) && !whole.some((each) => each.id === side),
  );
  const names = [...whole.map(({ name }) => name), ...namesOf(known, others)];
  const shown = names.length > mostNamed ? names.slice(0, mostNamed - 1) : names;
  const more = names.length - shown.length;
  return listed(more > 0 ? [...shown, `${more} more`] : shown);
}
