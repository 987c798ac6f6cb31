import type { CombatState } from '../../rules/combat.ts';

export const endings = ['slain', 'broken', 'fled', 'surrendered', 'undecided'] as const;
export type Ending = (typeof endings)[number];

/** What one has done and suffered in one fight; in the order of the fighters. */
export interface Fate {
  readonly dealt: number;
  readonly shots: number;
  readonly casts: number;
}

/** How one fight came out. */
export interface Outcome {
  /** The side that is left, by its place among the sides; -1 where none is, or more than one. */
  readonly winner: number;
  readonly ending: Ending;
  /** Rounds, or seconds where there are none. */
  readonly length: number;
  readonly state: CombatState;
  readonly fates: readonly Fate[];
  /** The place of who went down first; -1 where nobody did. */
  readonly firstDown: number;
}

export const lengthOf = ({ clock }: CombatState): number => clock.round ?? clock.count ?? 0;

/** How the losers ended: as most of them did; broken, if their courage failed before they ran or gave up. */
export function endingOf(state: CombatState, winner: number, broke: ReadonlySet<string>): Ending {
  if (!state.over) return 'undecided';
  const won = state.sides[winner];
  let down = 0;
  let away = 0;
  let given = 0;
  let broken = 0;
  for (const { side, status } of state.fighters) {
    if (side === won) continue;
    if (status === 'fled') away++;
    else if (status === 'surrendered') given++;
    else if (status === 'dead' || status === 'unconscious') down++;
    else continue;
    if (broke.has(side) && (status === 'fled' || status === 'surrendered')) broken++;
  }
  if (down >= away + given) return 'slain';
  if (broken > 0) return 'broken';
  return away >= given ? 'fled' : 'surrendered';
}

/** What is left of the hit points of a side, in hundredths of what it has. */
export function strengthOf(state: CombatState, side: string | undefined): number {
  let left = 0;
  let whole = 0;
  for (const { side: own, hp, maxHp, status } of state.fighters) {
    if (own !== side || status === 'absent') continue;
    whole += maxHp;
    if (status === 'active') left += Math.max(0, hp);
  }
  return whole === 0 ? 0 : Math.round((100 * left) / whole);
}

/** How well it went for the first side: 1 to 100 of a fight that it won, -100 to -1 of one that it lost. */
export function scoreOf({ state, winner }: Outcome): number {
  const own = strengthOf(state, state.sides[0]);
  if (winner === 0) return Math.max(1, own);
  if (winner < 0) return 0;
  return -Math.max(1, strengthOf(state, state.sides[winner]));
}
