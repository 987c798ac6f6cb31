import { flag, given, oneOf, signed, whole } from '../../common/input.ts';
import { addPart, because, type Reasoned } from '../../common/reason.ts';
import { effective, type Settings } from '../rounds/choices.ts';
import { classLevel, points } from '../readers.ts';
import { tables } from '../tables.ts';
import type { Condition } from '../terms.ts';

const { unconsciousAt, minusOneAt, bleedPerRound } = tables.death;

/** Hit points at which a character who bleeds is dead: minus his level, level 0 counting as 1. SW-DMG-4. */
const minusLevel = (level: number): number => -Math.max(1, level);

interface Body {
  kind?: 'character' | 'creature';
  level?: number;
  settings?: Partial<Settings>;
}

/** Hit points at which this one is dead, and whether he bleeds until then. */
export function deathOf({ kind = 'character', level = 0, settings }: Body): { at: number; bleeds: boolean } {
  const character = oneOf(kind, 'kind', ['character', 'creature']) === 'character';
  const reached = classLevel(level, 'level');
  const bleeds = effective(settings).deathAt === 'minusLevel' && character;
  return { at: bleeds ? minusLevel(reached) : minusOneAt, bleeds };
}

/** Dead, unconscious (subdual points counted) or active. */
function conditionOf(hp: number, subdual: number, deadAt: number): Condition {
  if (hp <= deadAt) return 'dead';
  return hp - subdual <= unconsciousAt ? 'unconscious' : 'active';
}

/** The condition of one of whom nothing is being done just now. */
export const standingCondition = (hp: number, subdual: number, body: Body): Condition =>
  conditionOf(hp, subdual, deathOf(body).at);

/**
 * Hit points after damage: unconscious at 0 (subdual points counted), dead at -1 or, for characters with the setting,
 * at minus their level, bleeding until then. Throws `level-out-of-range`, `bad-input`. SW-DMG-1 to 5.
 */
export function damageApply(input: {
  hp: number;
  damage: number;
  subdual?: number;
  kind?: 'character' | 'creature';
  level?: number;
  settings?: Partial<Settings>;
}): { hp: number; condition: Condition; bleeding: boolean } & Reasoned {
  const { at, bleeds } = deathOf(given(input));
  const damage = whole(input.damage, 'damage');
  const left = signed(input.hp, 'hp') - damage + 0;
  const subdual = points(input.subdual, 'subdual');
  const condition = conditionOf(left, subdual, at);
  const reasons = [because('hit points', left, 'SW-DMG-1')];
  addPart(reasons, 'subdual points', subdual, 'SW-DMG-5');
  reasons.push(because('dead at', at, bleeds ? 'SW-DMG-4' : 'SW-DMG-3'));
  return { hp: left, condition, bleeding: bleeds && condition !== 'dead' && left < unconsciousAt, reasons };
}

/**
 * Bleeding under the rule of minus level: 1 hit point a round while below 0 and not helped, until death.
 * Throws `level-out-of-range`, `bad-input`. SW-DMG-4.
 */
export function damageBleed(input: { hp: number; level: number; rounds: number; helped?: boolean }): {
  hp: number;
  condition: Condition;
  bleeding: boolean;
} {
  const hp = signed(given(input).hp, 'hp');
  const at = minusLevel(classLevel(input.level, 'level'));
  const rounds = whole(input.rounds, 'rounds');
  const helped = flag(input.helped, 'helped');
  const lost = helped || hp >= unconsciousAt ? 0 : rounds * bleedPerRound;
  const left = hp <= at ? hp : Math.max(at, hp - lost);
  const condition = conditionOf(left, 0, at);
  return { hp: left, condition, bleeding: !helped && condition !== 'dead' && left < unconsciousAt };
}

export const damageOps = {
  'damage.apply': damageApply,
  'damage.bleed': damageBleed,
} as const;
