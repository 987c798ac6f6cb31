import type { CombatState, FighterState } from '../../rules/combat.ts';
import type { Policy } from './policy.ts';
import type { Roster } from './roster.ts';

const feetBetween = (a: FighterState, b: FighterState): number => Math.abs(a.atFeet - b.atFeet);

interface Marked {
  readonly id: string;
  readonly at: number;
  readonly cost: number;
}

/**
 * Whom one strikes at: the foe of least cost among those the rules allow. Those who cost the same are shared out, so that
 * a rank does not fall upon one man.
 */
export function targetAmong(
  { known, placeOf, worths }: Roster,
  { fighters }: CombatState,
  by: number,
  targets: readonly string[],
): string | null {
  const self = fighters[by];
  const own = known[by];
  if (!self || !own) return null;
  const guarded = guardedBy(own.policy, fighters, placeOf, self);
  const best: Marked[] = [];
  let least = Infinity;
  for (const id of targets) {
    const at = placeOf.get(id) ?? -1;
    const other = fighters[at];
    if (!other || other.status !== 'active' || known[at]?.side === own.side) continue;
    const cost = costOf(own.policy, guarded, other, at, worths);
    if (cost > least) continue;
    if (cost < least) best.length = 0;
    least = cost;
    best.push({ id, at, cost });
  }
  if (best.length === 0) return null;
  const shared = own.policy.aim === 'nearest' || own.policy.aim === 'guard';
  return best[shared ? by % best.length : 0]?.id ?? null;
}

/** He at whose side one stands; oneself where nobody is guarded. */
function guardedBy(
  { aim, whom }: Policy,
  fighters: readonly FighterState[],
  placeOf: ReadonlyMap<string, number>,
  self: FighterState,
): FighterState {
  const guarded = aim === 'guard' && whom !== null ? fighters[placeOf.get(whom) ?? -1] : undefined;
  return guarded?.status === 'active' ? guarded : self;
}

function costOf(
  { aim, whom }: Policy,
  from: FighterState,
  other: FighterState,
  at: number,
  worths: Roster['worths'],
): number {
  switch (aim) {
    case 'nearest':
    case 'guard':
      return feetBetween(from, other);
    case 'weakest':
      return other.hp;
    case 'mostDangerous':
      return -worths.danger(at);
    case 'allOnOne':
      return other.id === whom ? -1 : at;
  }
}

/** The most hurt of his own side, if any is hurt by a third. */
export function mostHurt(
  { known, placeOf }: Roster,
  { fighters }: CombatState,
  by: number,
  targets: readonly string[] | undefined,
): string | null {
  let found: string | null = null;
  let least = 2 / 3;
  const among = targets?.map((id) => placeOf.get(id) ?? -1) ?? fighters.keys();
  for (const at of among) {
    const other = fighters[at];
    if (!other || known[at]?.side !== known[by]?.side) continue;
    if (other.status !== 'active' && other.status !== 'unconscious') continue;
    const part = other.hp / other.maxHp;
    if (part >= least) continue;
    least = part;
    found = other.id;
  }
  return found;
}

/** Feet to the nearest foe who is still up; without end where there is none. */
export function feetToNearest(
  { known }: Roster,
  { fighters }: Pick<CombatState, 'fighters'>,
  by: number,
): number {
  const self = fighters[by];
  let least = Infinity;
  if (!self) return least;
  for (let at = 0; at < fighters.length; at++) {
    const other = fighters[at];
    if (!other || other.status !== 'active' || known[at]?.side === known[by]?.side) continue;
    least = Math.min(least, feetBetween(self, other));
  }
  return least;
}
