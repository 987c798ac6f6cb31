import type { Board, Row } from '../fight-types.ts';

export type Group = Board['groups'][number];

/** A line of the board: a fighter, or a group with its members folded under it. */
export type Line =
  | { readonly kind: 'fighter'; readonly key: string; readonly row: Row; readonly grouped: boolean }
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly group: Group;
      readonly members: readonly Row[];
      readonly folded: boolean;
    };

export type GroupLine = Extract<Line, { kind: 'group' }>;

/** So many of a group are shown one by one until somebody folds them. */
const unfoldedUpTo = 6;

export const groupKey = (id: number): string => `g${id}`;

export const isUp = ({ status }: Row): boolean => status === 'active';

/** The lines in the order of the rows; of one who is left of a group no more is made. */
export function linesOf(
  rows: readonly Row[],
  groups: readonly Group[],
  folds: ReadonlyMap<number, boolean>,
): Line[] {
  const told = new Set<number>();
  return rows.flatMap((row): Line[] => {
    const group = groups.find(({ id }) => id === row.groupId);
    const members = group ? rows.filter(({ groupId }) => groupId === group.id) : [];
    if (!group || members.length < 2) return [{ kind: 'fighter', key: row.id, row, grouped: false }];
    const folded = folds.get(group.id) ?? members.length > unfoldedUpTo;
    const own: Line[] = folded ? [] : [{ kind: 'fighter', key: row.id, row, grouped: true }];
    if (told.has(group.id)) return own;
    told.add(group.id);
    return [{ kind: 'group', key: groupKey(group.id), group, members, folded }, ...own];
  });
}

/** The line that shows a fighter: its own, or that of the group it is folded into. */
export const lineOf = (lines: readonly Line[], id: string): Line | null =>
  lines.find(({ key }) => key === id) ??
  lines.find((line) => line.kind === 'group' && line.members.some((row) => row.id === id)) ??
  null;

export const mayAct = (line: Line): boolean =>
  line.kind === 'fighter'
    ? line.row.standing === 'mayAct'
    : line.members.some(({ standing }) => standing === 'mayAct');

/** The part of the order of battle in which somebody's group acts, as one or one by one; null where he is in none. */
export function momentOf(
  lines: readonly Line[],
  id: string | null,
  clock: Pick<Board['clock'], 'round' | 'phase' | 'count'> | null,
): string | null {
  const of = lines.find((line) => line.kind === 'group' && line.members.some((row) => row.id === id));
  return of === undefined ? null : JSON.stringify([of.key, clock?.round, clock?.phase, clock?.count]);
}

/** Who of a group is meant where one is: who may act, else who is up. */
export const foremost = ({ members }: GroupLine): Row | null =>
  members.find(({ standing }) => standing === 'mayAct') ?? members.find(isUp) ?? members[0] ?? null;

/** By label: A before B, Z before AA. */
export const byLabel = (one: Row, other: Row): number =>
  one.label.length - other.label.length || (one.label < other.label ? -1 : 1);

const standingCounts = (members: readonly Row[]): string => {
  const acting = members.filter(({ standing }) => standing === 'mayAct').length;
  const up = members.filter(isUp).length;
  const down = members.length - up;
  return [acting > 0 ? `${acting} may act` : `${up} up`, ...(down > 0 ? [`${down} out`] : [])].join(', ');
};

/** "12 may act, 3 out". */
export const groupText = ({ members }: GroupLine): string => standingCounts(members);

/** A group as it is read aloud. */
export const groupLabel = (line: GroupLine): string =>
  [
    `${line.group.name}, a group of ${line.members.length}`,
    line.members[0]?.side === 'party' ? 'of the party' : 'foes',
    standingCounts(line.members),
  ].join(', ');
