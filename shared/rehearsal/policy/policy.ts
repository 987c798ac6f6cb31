/** How one side, or one of it, fights where the referee does not choose. Plain JSON. */
export const aims = ['nearest', 'weakest', 'mostDangerous', 'allOnOne', 'guard'] as const;
export type Aim = (typeof aims)[number];

export const casting = ['best', 'sparing', 'none'] as const;
export type Casting = (typeof casting)[number];

export const missileUses = ['freely', 'beforeMelee', 'none'] as const;
export type MissileUse = (typeof missileUses)[number];

export interface Policy {
  readonly aim: Aim;
  /** Whom all strike at, or whom they guard; null: the first of them. */
  readonly whom: string | null;
  readonly casting: Casting;
  /** Those with missiles or spells left do not walk up to anybody. */
  readonly staysBack: boolean;
  /** Draws back with less than a quarter of the hit points. */
  readonly fallsBack: boolean;
  /** Flees when half of the side is out of the fight, where no dice decide about it. */
  readonly fleesAtHalf: boolean;
  readonly missiles: MissileUse;
  /** Parries, where a book has it, below half of the hit points. */
  readonly parries: boolean;
}

export const usualPolicy: Policy = {
  aim: 'nearest',
  whom: null,
  casting: 'best',
  staysBack: true,
  fallsBack: false,
  fleesAtHalf: false,
  missiles: 'freely',
  parries: false,
};

/** The policies of a rehearsal: a side's, and what is different for a fighter. */
export interface Policies {
  readonly sides: Readonly<Record<string, Policy>>;
  readonly fighters: Readonly<Record<string, Policy>>;
}

export const policyOf = ({ sides, fighters }: Policies, { id, side }: { id: string; side: string }): Policy =>
  fighters[id] ?? sides[side] ?? usualPolicy;
