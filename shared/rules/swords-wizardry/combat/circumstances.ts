import {
  nothingSpecial,
  prevailing,
  type Circumstance,
  type Circumstances,
} from '../../fight/circumstances.ts';
import { backAttackBonus, invisiblePenalty } from '../attack/modifiers.ts';
import { backAttackMultiplier } from '../characters/abilities.ts';
import { tables } from '../tables.ts';
import type { Field } from './field.ts';
import { hitDiceIn, kindOf, type SwordsFighter } from './state.ts';

const { coverLimit } = tables.toHit;

/** What only the table knows of a blow. */
export const circumstances: readonly Circumstance[] = [
  { key: 'behind', title: 'From behind', rule: 'SW-BACK-1', whose: 'target', kind: 'flag' },
  {
    key: 'behindBy',
    title: 'Behind him by',
    rule: 'SW-BACK-2',
    whose: 'target',
    kind: 'choice',
    choices: [
      { value: 'surprise', title: 'Surprise' },
      { value: 'allyInFront', title: 'An ally in front of him' },
      { value: 'hidden', title: 'Hiding in shadows' },
    ],
  },
  { key: 'backstab', title: 'Back-stab', rule: 'SW-BACK-4', whose: 'actor', kind: 'flag' },
  { key: 'sees', title: 'Sees the invisible', rule: 'SW-INVIS-2', whose: 'actor', kind: 'flag' },
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
  /** What damage is multiplied by. */
  readonly times: number;
  readonly cover: number;
  readonly toHit: number;
  readonly damage: number;
}

const ordinary: Situation = { fromBehind: 0, invisible: 0, times: 1, cover: 0, toHit: 0, damage: 0 };

const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** From behind by word, or by what the rules ask for. SW-BACK-1 to 3. */
function behind(held: Circumstances, { stats: { skill } }: SwordsFighter): number {
  const by = held['behindBy'];
  return backAttackBonus({
    attackerClass: 'class' in skill ? skill.class : null,
    fromBehind: held['behind'] === true || by !== undefined,
    surpriseAction: by === 'surprise' || (by === undefined && held['behind'] === true),
    allyInFront: by === 'allyInFront',
    hiddenInShadows: by === 'hidden',
  }).toHit;
}

/** An invisible target, and whether he is seen all the same. SW-INVIS-1, 2. */
function unseen(held: Circumstances, { stats }: SwordsFighter): number {
  const { sees } = held;
  return invisiblePenalty({
    targetInvisible: held['invisible'] === true,
    attackerHitDice: hitDiceIn(stats),
    isCharacter: kindOf(stats) === 'character',
    ...(typeof sees === 'boolean' && { override: sees ? 'sees' : 'cannotSee' }),
  }).modifier;
}

export function situationOf(
  { named }: Pick<Field, 'named'>,
  attacker: SwordsFighter,
  target: SwordsFighter,
): Situation {
  const held = prevailing(circumstances, named, attacker, target);
  if (held === nothingSpecial) return ordinary;
  const { skill } = attacker.stats;
  return {
    fromBehind: behind(held, attacker),
    invisible: unseen(held, attacker),
    times: held['backstab'] === true && 'class' in skill ? backAttackMultiplier(skill) : 1,
    cover: figure(held['cover']),
    toHit: figure(held['toHit']),
    damage: figure(held['damage']),
  };
}

/** Words for conditions, and what they are to the rules: circumstances that are kept. */
export const conditionFlags: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  invisible: { invisible: true },
  'sees the invisible': { sees: true },
};
