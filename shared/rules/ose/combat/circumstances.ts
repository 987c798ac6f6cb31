import {
  nothingSpecial,
  prevailing,
  type Circumstance,
  type Circumstances,
} from '../../fight/circumstances.ts';
import { CONTENT } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import { has, type OseFighter } from './state.ts';

const coverChoices = [
  ...[...tables.combat.coverModifier].map((value) => ({ value, title: `Cover ${value}` })),
  { value: 'complete', title: 'Whole cover' },
];

/** What the table may know of a blow, over what stands in the stats of those it concerns. */
export const circumstances: readonly Circumstance[] = [
  { key: 'behind', title: 'From behind', rule: 'OSE-OTH-1', whose: 'target', kind: 'flag' },
  { key: 'cover', title: 'Cover', rule: 'OSE-CBT-9', whose: 'target', kind: 'choice', choices: coverChoices },
  { key: 'unstable', title: 'Unstable ground', rule: 'OSE-OTH-13', whose: 'actor', kind: 'flag' },
  { key: 'underwater', title: 'Under water', rule: 'OSE-OTH-16', whose: 'actor', kind: 'flag' },
  { key: 'dark', title: 'In the dark', rule: CONTENT, whose: 'actor', kind: 'flag' },
  { key: 'large', title: 'Large attacker', rule: CONTENT, whose: 'actor', kind: 'flag' },
  { key: 'backStab', title: 'Back-stab', rule: CONTENT, whose: 'actor', kind: 'flag' },
  { key: 'toHit', title: 'To hit', rule: 'OSE-ATK-1', whose: 'actor', kind: 'steps', min: -20, max: 20 },
  { key: 'damage', title: 'Damage', rule: 'OSE-DMG-7', whose: 'actor', kind: 'steps', min: -50, max: 50 },
];

/** What a blow or a shot asks for. */
export const blowCircumstances = circumstances.map(({ key }) => key).filter((key) => key !== 'cover');
export const shotCircumstances = circumstances.map(({ key }) => key);

/** By the referee's word one may strike in the dark, and from hiding. */
const { darkAttack } = tables.suggestions;
const { backStab } = tables.outside;

/** How things stand as he strikes: by word, else by what is kept of the two, else by their stats. */
export interface Situation {
  readonly behind: boolean;
  readonly cover: number | 'complete';
  readonly unstable: boolean;
  readonly underwater: boolean;
  readonly large: boolean;
  readonly times: number;
  readonly dark: number;
  readonly backStab: number;
  readonly toHit: number;
  readonly damage: number;
}

const yes = (value: Circumstances[string] | undefined, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;

const figure = (value: Circumstances[string] | undefined): number => (typeof value === 'number' ? value : 0);

/** Nothing said of it by word. */
const asTheyStand = (attacker: OseFighter, target: OseFighter): Situation => ({
  behind: has(target, 'fromBehind'),
  cover: target.build.cover,
  unstable: has(attacker, 'unstable'),
  underwater: has(attacker, 'underwater'),
  large: attacker.build.large,
  times: 1,
  dark: 0,
  backStab: 0,
  toHit: 0,
  damage: 0,
});

export function situationOf(named: Circumstances, attacker: OseFighter, target: OseFighter): Situation {
  const held = prevailing(circumstances, named, attacker, target);
  if (held === nothingSpecial) return asTheyStand(attacker, target);
  const stab = held['backStab'] === true;
  const { cover } = held;
  return {
    behind: yes(held['behind'], has(target, 'fromBehind')) || stab,
    cover: cover === 'complete' || typeof cover === 'number' ? cover : target.build.cover,
    unstable: yes(held['unstable'], has(attacker, 'unstable')),
    underwater: yes(held['underwater'], has(attacker, 'underwater')),
    large: yes(held['large'], attacker.build.large),
    times: stab ? backStab.times : 1,
    dark: held['dark'] === true ? darkAttack : 0,
    backStab: stab ? backStab.toHit : 0,
    toHit: figure(held['toHit']),
    damage: figure(held['damage']),
  };
}
