import {
  nothingSpecial,
  prevailing,
  type Circumstance,
  type Circumstances,
} from '../../fight/circumstances.ts';
import { CONTENT } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import { hullSides, usualSide } from './engines/sides.ts';
import type { BasicFantasyFighter } from './state.ts';

const shares = [0, ...[...tables.cover.steps].map(({ from }) => from)].map((value) => ({
  value,
  title: `${value}%`,
}));

/** Which side of a vehicle is struck. */
export const hullSide = 'hullSide';

/** What the table may know of a blow, over what stands in the stats of those it concerns. */
export const circumstances: readonly Circumstance[] = [
  { key: 'behind', title: 'From behind', rule: 'BF-ATK-12', whose: 'target', kind: 'flag' },
  { key: 'sneak', title: 'Sneak attack', rule: 'BF-ATK-13', whose: 'actor', kind: 'flag' },
  { key: 'undetected', title: 'Undetected', rule: 'BF-MIS-6', whose: 'actor', kind: 'flag' },
  { key: 'distracted', title: 'Distracted', rule: 'BF-MIS-6', whose: 'target', kind: 'flag' },
  { key: 'cover', title: 'Hard cover', rule: 'BF-COV-4', whose: 'target', kind: 'choice', choices: shares },
  {
    key: 'concealment',
    title: 'Concealment',
    rule: 'BF-COV-3',
    whose: 'target',
    kind: 'choice',
    choices: shares,
  },
  { key: 'blind', title: 'Attacker blind', rule: 'BF-SENSE-2', whose: 'actor', kind: 'flag' },
  { key: 'invisible', title: 'Target invisible', rule: 'BF-SENSE-6', whose: 'target', kind: 'flag' },
  { key: 'large', title: 'Large attacker', rule: CONTENT, whose: 'actor', kind: 'flag' },
  { key: 'pastRank', title: 'Past the first rank', rule: 'BF-MEL-1', whose: 'actor', kind: 'flag' },
  {
    key: hullSide,
    title: 'Side of the vehicle',
    rule: 'BF-VEH-4',
    whose: 'target',
    kind: 'choice',
    choices: hullSides.map((value) => ({ value, title: value })),
  },
  { key: 'toHit', title: 'To hit', rule: 'BF-ATK-4', whose: 'actor', kind: 'steps', min: -20, max: 20 },
  { key: 'damage', title: 'Damage', rule: 'BF-DMG-1', whose: 'actor', kind: 'steps', min: -50, max: 50 },
];

/** Kept of one, it opens blows to him; to a blow that is open it does nothing. */
const keptOnly = 'pastRank';

const except = (...keys: readonly string[]): readonly string[] =>
  circumstances.map(({ key }) => key).filter((key) => key !== keptOnly && !keys.includes(key));

/** What a blow, a shot, a hold asks for. */
export const blowCircumstances = except('undetected', 'distracted');
export const shotCircumstances = except();
export const holdCircumstances = except('undetected', 'distracted', 'sneak', 'damage', hullSide);

/** Of a sneak attack, once to each opponent. BF-ATK-13. */
const { sneakTimes } = tables.outside;

/** How things stand as he strikes: by word, else by what is kept of the two, else by their stats. */
export interface Situation {
  readonly behind: boolean;
  readonly sneak: boolean;
  readonly undetected: boolean;
  readonly distracted: boolean;
  readonly cover: number;
  readonly concealment: number;
  readonly blind: boolean;
  readonly invisible: boolean;
  readonly large: boolean;
  /** Of a vehicle. */
  readonly side: string;
  readonly toHit: number;
  readonly damage: number;
  readonly times: number;
}

const yes = (value: Circumstances[string] | undefined, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;

const figure = (value: Circumstances[string] | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

export function situationOf(
  named: Circumstances,
  by: BasicFantasyFighter,
  at: BasicFantasyFighter,
  target: number,
): Situation {
  const held = prevailing(circumstances, named, by, at);
  const { stats } = at;
  const plain = held === nothingSpecial;
  const sneak = !plain && held['sneak'] === true && !by.sneaked.includes(target);
  return {
    behind: !plain && held['behind'] === true,
    sneak,
    undetected: !plain && held['undetected'] === true,
    distracted: !plain && held['distracted'] === true,
    cover: figure(held['cover'], stats.coverPercent ?? 0),
    concealment: figure(held['concealment'], stats.concealmentPercent ?? 0),
    blind: yes(held['blind'], by.stats.blinded ?? false),
    invisible: yes(held['invisible'], stats.invisible ?? false),
    large: yes(held['large'], by.stats.size === 'large'),
    side: typeof held[hullSide] === 'string' ? held[hullSide] : usualSide,
    toHit: figure(held['toHit'], 0),
    damage: figure(held['damage'], 0),
    times: sneak ? sneakTimes : 1,
  };
}
