import { nothingSpecial, prevailing, type Circumstance } from '../../fight/circumstances.ts';
import { tables } from '../tables.ts';
import type { Field } from './field.ts';
import type { SwordsFighter } from './state.ts';

const { fromBehind, fromBehindThief, invisible, coverLimit } = tables.toHit;
const sneaks: readonly string[] = ['thief', 'assassin'];

/** What only the table knows of a blow. */
export const circumstances: readonly Circumstance[] = [
  { key: 'behind', title: 'From behind', rule: 'SW-BACK-1', whose: 'target', kind: 'flag' },
  { key: 'invisible', title: 'Invisible', rule: 'SW-INVIS-1', whose: 'target', kind: 'flag' },
  {
    key: 'cover',
    title: 'Cover and height',
    rule: 'SW-TERR-1',
    whose: 'target',
    kind: 'steps',
    min: -coverLimit,
    max: coverLimit,
  },
  { key: 'toHit', title: 'To hit', rule: 'SW-ATK-2', whose: 'actor', kind: 'steps', min: -20, max: 20 },
  { key: 'damage', title: 'Damage', rule: 'SW-ATK-3', whose: 'actor', kind: 'steps', min: -50, max: 50 },
];

/** What a blow or a shot asks for. */
export const attackCircumstances = circumstances.map(({ key }) => key);

/** What it all comes to, in the words of `attack.modifiers`. */
export interface Situation {
  readonly fromBehind: number;
  readonly invisible: number;
  readonly cover: number;
  readonly toHit: number;
  readonly damage: number;
}

const ordinary: Situation = { fromBehind: 0, invisible: 0, cover: 0, toHit: 0, damage: 0 };

const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);

export function situationOf(
  { named }: Pick<Field, 'named'>,
  attacker: SwordsFighter,
  target: SwordsFighter,
): Situation {
  const held = prevailing(circumstances, named, attacker, target);
  if (held === nothingSpecial) return ordinary;
  const { skill } = attacker.stats;
  const back = 'class' in skill && sneaks.includes(skill.class) ? fromBehindThief : fromBehind;
  return {
    fromBehind: held['behind'] === true ? back : 0,
    invisible: held['invisible'] === true ? invisible : 0,
    cover: figure(held['cover']),
    toHit: figure(held['toHit']),
    damage: figure(held['damage']),
  };
}
