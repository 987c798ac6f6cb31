import type { Act, Acts, Listed, Row } from './fight-types.ts';

/** What the card shows: an act that can be done now, at whom and how. */
export interface Offer {
  readonly entry: Listed;
  readonly target: string | null;
  readonly way: string | null;
}

/** What the referee has picked; null where nothing was. */
export interface Picked {
  readonly kind: string | null;
  readonly target: string | null;
  readonly way: string | null;
}

export const nothingPicked: Picked = { kind: null, target: null, way: null };

const canBeDone = ({ barred }: Listed): boolean => barred === null;

/** What most would do next: strike, cast, close in, else let the order of battle go on. */
function usual({ own, table }: Acts): Listed | null {
  const open = own.filter(canBeDone);
  const of = (role: Listed['role']) => open.find((entry) => entry.role === role);
  const closing = open.find(({ role, targets }) => role === 'move' && targets !== null);
  return of('attack') ?? of('magic') ?? closing ?? table[0] ?? of('wait') ?? open[0] ?? null;
}

const among = (
  all: readonly string[] | null,
  picked: string | null,
  usually: string | null,
): string | null => {
  if (all === null || all.length === 0) return null;
  if (picked !== null && all.includes(picked)) return picked;
  return usually !== null && all.includes(usually) ? usually : (all[0] ?? null);
};

/** Null where nothing can be done at all. */
export function offerOf(acts: Acts, row: Row | null, { kind, target, way }: Picked): Offer | null {
  const named = [...acts.own, ...acts.table].filter(
    (entry) =>
      canBeDone(entry) &&
      entry.kind === kind &&
      (target === null || entry.targets?.includes(target) !== false),
  );
  const entry =
    named[0] ??
    [...acts.own, ...acts.table].find((each) => canBeDone(each) && each.kind === kind) ??
    usual(acts);
  if (entry === null) return null;
  return {
    entry,
    target: among(entry.targets, target, row?.against ?? null),
    way: among(entry.ways, way, null),
  };
}

/** Whom the act may be aimed at, over all the entries it stands in; null where it is aimed at nobody. */
export function targetsOf(acts: Acts, { kind, actor, targets }: Listed): readonly string[] | null {
  if (targets === null) return null;
  const same = [...acts.own, ...acts.table].filter(
    (each) => canBeDone(each) && each.kind === kind && each.actor === actor,
  );
  return [...new Set(same.flatMap((each) => each.targets ?? []))];
}

/** The ways of the act, and of whatever else is an attack where it is one: shoot, strike, strike with the fist. */
export function waysOf(acts: Acts, { kind, role, ways }: Listed): readonly Pick<Picked, 'kind' | 'way'>[] {
  if (role !== 'attack') return (ways ?? []).map((way) => ({ kind, way }));
  const attacks = acts.own.filter((each) => canBeDone(each) && each.role === 'attack');
  const kinds = [...new Set(attacks.map((each) => each.kind))];
  return kinds.flatMap((each) => {
    const all = attacks.filter((entry) => entry.kind === each).flatMap((entry) => entry.ways ?? [null]);
    return [...new Set(all)].map((way) => ({ kind: each, way }));
  });
}

/** The act as the main process takes it. */
export const actOf = ({ entry: { kind, actor }, target, way }: Offer): Act => ({
  kind,
  actor,
  ...(target !== null && { target }),
  ...(way !== null && { way }),
});
