import { dropFraction } from '../../common/arithmetic.ts';
import { amount, bool, given, oneOf } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';

export type CombatStep =
  | 'declare'
  | 'initiative'
  | 'morale'
  | 'movement'
  | 'missile'
  | 'spells'
  | 'melee'
  | 'otherSides';

const { combat } = tables;

/** The steps of a round, in order. Throws `bad-input`. OSE-CBT-1. */
export function combatSequence(input: { morale: boolean }): { steps: CombatStep[] } {
  const morale: CombatStep[] = bool(given(input).morale, 'morale') ? ['morale'] : [];
  return {
    steps: ['declare', 'initiative', ...morale, 'movement', 'missile', 'spells', 'melee', 'otherSides'],
  };
}

/**
 * Whether an action may be taken this round: spells and moves in melee must be declared. Throws `bad-input`.
 * OSE-CBT-2.
 */
function combatDeclared(input: { action: 'spell' | 'meleeMovement' | 'other'; declared: boolean }): {
  allowed: boolean;
} {
  const action = oneOf(given(input).action, 'action', ['spell', 'meleeMovement', 'other']);
  const declared = bool(input.declared, 'declared');
  return { allowed: declared || action === 'other' };
}

/** How many fight side by side in a width in feet. Throws `bad-input`. OSE-OTH-7. */
export function combatSpacing(input: {
  widthFeet: number;
}): { minAbreast: number; maxAbreast: number } & Reasoned {
  const width = amount(given(input).widthFeet, 'widthFeet');
  const [fewest = 1, most = 1] = combat.abreastPer10Feet;
  const abreast = (per10Feet: number): number => Math.max(1, dropFraction((width * per10Feet) / 10));
  const reasons = [because('abreast in 10 feet', `${fewest} to ${most}`, 'OSE-OTH-7')];
  return { minAbreast: abreast(fewest), maxAbreast: abreast(most), reasons };
}

export const combatOps = {
  'combat.sequence': combatSequence,
  'combat.declared': combatDeclared,
  'combat.spacing': combatSpacing,
} as const;
