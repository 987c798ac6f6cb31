import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { given, modifier as readModifier, oneOf, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { rowAt, type Span } from '../../common/spans.ts';
import { tables } from '../tables.ts';
import type { Face } from '../terms.ts';

const uses = [
  'strMelee',
  'strOpenDoors',
  'dexAc',
  'dexMissile',
  'dexInitiative',
  'chaReaction',
  'chaLoyalty',
  'wisMagicSaves',
] as const;
export type AbilityUse = (typeof uses)[number];

type Row = Span & { value: number };

const { outside } = tables;
const byUse: Record<AbilityUse, readonly Row[]> = {
  strMelee: outside.strMelee,
  strOpenDoors: outside.strOpenDoorsInSix,
  dexAc: outside.dexAcAndMissile,
  dexMissile: outside.dexAcAndMissile,
  dexInitiative: outside.dexInitiativeAndChaReaction,
  chaReaction: outside.dexInitiativeAndChaReaction,
  chaLoyalty: outside.chaLoyalty,
  wisMagicSaves: outside.wisMagicSaves,
};

const useRules: Record<AbilityUse, string> = {
  strMelee: 'OSE-ATK-1',
  strOpenDoors: 'OSE-DOOR-3',
  dexAc: 'OSE-ATK-1',
  dexMissile: 'OSE-ATK-1',
  dexInitiative: 'OSE-INIT-6',
  chaReaction: 'OSE-REACT-2',
  chaLoyalty: 'OSE-MOR-14',
  wisMagicSaves: 'OSE-SAVE-6',
};

const { lowest, highest } = tables.abilityScore;

function scoreFigure(score: unknown, field: string, use: AbilityUse): number {
  return rowAt(byUse[use], whole(score, field, { min: lowest, max: highest })).value;
}

/** The chance in six to force a stuck door at a strength score. Throws `bad-input`. OSE-DOOR-3. */
export const openDoorsChance = (str: number): number => scoreFigure(str, 'str', 'strOpenDoors');

/**
 * What a score of 3..18 does for one use: a modifier, or a chance in six to open doors. Throws `bad-input`.
 * OSE-DMG-5, OSE-SAVE-6, OSE-DOOR-3, OSE-REACT-2, OSE-INIT-6, OSE-ATK-1, OSE-MOR-14.
 */
export function abilityModifier(input: { score: number; use: AbilityUse }): { value: number } & Reasoned {
  const { score, use } = given(input);
  const known = oneOf(use, 'use', uses);
  const value = scoreFigure(score, 'score', known);
  return { value, reasons: [because(`score of ${score}`, value, useRules[known])] };
}

/**
 * 1d20 equal to or under a score; the modifier changes the roll. Dice: d20. Throws `bad-die`, `bad-input`.
 * OSE-CHK-1 to 3.
 */
export function abilityCheck(
  input: { score: number; natural?: Face; modifier?: number },
  dice?: Dice,
): { total: number; success: boolean } & Reasoned & Rolled {
  const { natural, modifier } = given(input);
  const score = whole(input.score, 'score');
  const change = readModifier(modifier, 'modifier');
  const tray = diceTray(dice);
  const { die, naturalSuccess, naturalFailure } = tables.abilityCheck;
  const face = tray.face(natural, die, 'natural');
  const total = face + change;
  return {
    total,
    success: face === naturalSuccess || (face !== naturalFailure && total <= score),
    reasons: [
      because('roll', face, 'OSE-CHK-1'),
      ...parts(because('difficulty', change, 'OSE-CHK-2')),
      because('score, at most', score, 'OSE-CHK-1'),
    ],
    ...tray.log(),
  };
}

export const abilityOps = {
  'ability.modifier': abilityModifier,
  'ability.check': abilityCheck,
} as const;
