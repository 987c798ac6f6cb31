import { dropFraction, ratio } from '../../common/arithmetic.ts';
import { amount, bool, flag, given, oneOf, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';

export const environments = ['dungeon', 'wilderness', 'water'] as const;
export type Environment = (typeof environments)[number];

const { running } = tables;

/** How much faster known corridors are walked; 1 or more. Throws `bad-input`. */
export const familiarTimes = (value: unknown): number =>
  value === undefined ? tables.dungeon.familiarMultiplier : amount(value, 'familiarMultiplier', { min: 1 });

/**
 * Every rate that follows from a base rate: feet underground, yards in the wild and on water, miles a day. Throws
 * `bad-input`. OSE-MOVE-2, 4, 5, OSE-HAZ-5, OSE-DUN-2, 3, OSE-RUN-1, OSE-WILD-2, 4, 10, OSE-WATER-2, OSE-ENCTR-6,
 * OSE-CBT-4.
 */
export function movementRates(input: {
  baseFeet: number;
  environment: Environment;
  familiarMultiplier?: number;
}): {
  unit: 'feet' | 'yards';
  explorePerTurn: number;
  familiarPerTurn: number;
  encounterPerRound: number;
  withdrawalPerRound: number;
  runPerRound: number;
  swimmingPerTurn: number;
  swimmingPerRound: number;
  milesPerDay: number;
  flyingMilesPerDay: number;
} & Reasoned {
  const { baseFeet, environment, familiarMultiplier } = given(input);
  const base = amount(baseFeet, 'baseFeet');
  const unit = oneOf(environment, 'environment', environments) === 'dungeon' ? 'feet' : 'yards';
  const times = familiarTimes(familiarMultiplier);
  const encounter = base / running.encounterRateDivisor;
  const [flying] = ratio(tables.overland.flyingMultiplier);
  return {
    unit,
    explorePerTurn: dropFraction(base),
    familiarPerTurn: dropFraction(base * times),
    encounterPerRound: dropFraction(encounter),
    withdrawalPerRound: dropFraction(encounter / running.withdrawalDivisor),
    runPerRound: dropFraction(base),
    swimmingPerTurn: dropFraction(base / running.swimmingDivisor),
    swimmingPerRound: dropFraction(encounter / running.swimmingDivisor),
    milesPerDay: dropFraction(base / tables.overland.milesDivisor),
    flyingMilesPerDay: dropFraction((base * flying) / tables.overland.milesDivisor),
    reasons: [
      because('base rate', base, 'OSE-MOVE-2'),
      because('encounter rate, part of the base', `1/${running.encounterRateDivisor}`, 'OSE-MOVE-4'),
      because('unit', unit, 'OSE-MOVE-5'),
      because('familiar ground, times the base', times, 'OSE-DUN-3'),
      because('miles a day, part of the base', `1/${tables.overland.milesDivisor}`, 'OSE-WILD-10'),
    ],
  };
}

/** Rounds at encounter rate still left to a combatant. Throws `bad-input`. OSE-MOVE-6, OSE-CBT-3. */
export function movementEncounterLimit(input: { roundsMoved: number }): {
  mayMove: boolean;
  roundsLeft: number;
} & Reasoned {
  const moved = whole(given(input).roundsMoved, 'roundsMoved');
  const roundsLeft = Math.max(0, running.encounterMoveMaxRounds - moved);
  const most = because('rounds at encounter rate', running.encounterMoveMaxRounds, 'OSE-MOVE-6');
  return {
    mayMove: roundsLeft > 0,
    roundsLeft,
    reasons: [most, ...parts(because('rounds moved', -moved + 0, 'OSE-MOVE-6'))],
  };
}

/** Moving while in melee; distances in the unit given. Throws `bad-input`. OSE-CBT-2, 4, 5. */
export function movementMelee(input: {
  kind: 'fightingWithdrawal' | 'retreat';
  encounterPerRound: number;
  declared: boolean;
  clearSpaceBehind?: boolean;
}): {
  allowed: boolean;
  reason?: 'notDeclared' | 'noClearSpace';
  maxDistance: number;
  mayAttack: boolean;
  opponentAttackBonus: number;
  shieldIgnored: boolean;
} & Reasoned {
  const { kind, encounterPerRound, declared, clearSpaceBehind } = given(input);
  const retreat = oneOf(kind, 'kind', ['fightingWithdrawal', 'retreat']) === 'retreat';
  const rate = amount(encounterPerRound, 'encounterPerRound');
  const clear = flag(clearSpaceBehind, 'clearSpaceBehind');
  const stay = {
    allowed: false,
    maxDistance: 0,
    mayAttack: true,
    opponentAttackBonus: 0,
    shieldIgnored: false,
  };
  if (!bool(declared, 'declared'))
    return { ...stay, reason: 'notDeclared', reasons: [because('not allowed', 'notDeclared', 'OSE-CBT-2')] };
  if (!retreat && !clear) {
    return {
      ...stay,
      reason: 'noClearSpace',
      reasons: [because('not allowed', 'noClearSpace', 'OSE-CBT-4')],
    };
  }
  return {
    allowed: true,
    maxDistance: dropFraction(retreat ? rate : rate / running.withdrawalDivisor),
    mayAttack: !retreat,
    opponentAttackBonus: retreat ? tables.combat.retreatAttackBonus : 0,
    shieldIgnored: retreat,
    reasons: [
      because('encounter rate', rate, retreat ? 'OSE-CBT-5' : 'OSE-CBT-4'),
      ...(retreat ? [] : [because('part of it', `1/${running.withdrawalDivisor}`, 'OSE-CBT-4')]),
    ],
  };
}

export const movementOps = {
  'movement.rates': movementRates,
  'movement.encounterLimit': movementEncounterLimit,
  'movement.melee': movementMelee,
} as const;
