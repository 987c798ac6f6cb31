import { sum } from '../../common/arithmetic.ts';
import { checkCount, checkedFace } from '../../common/dice-tray.ts';
import { amount, flag, given, list, modifier as readModifier, oneOf } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { rowUpTo, tables } from '../tables.ts';
import type { Face } from '../terms.ts';

type Attitude = 'hostile' | 'wait' | 'positive';

/**
 * How far apart the groups discover each other, in feet, and whether that is within the light or darkvision.
 * Throws `bad-die`, `bad-input`. SW-SURP-8, 9, 10.
 */
export function encounterDistance(input: {
  natural: Face;
  place: 'underground' | 'outdoors';
  visibility?: 'normal' | 'poor';
  lightRadiusFeet?: number;
  overrideFeet?: number;
}): { feet: number; withinLight: boolean; withinDarkvision: boolean } & Reasoned {
  const { visibility = 'normal', lightRadiusFeet = 0, overrideFeet } = given(input);
  const { die, feetPerPip, darkvisionFeet } = tables.encounterDistance;
  const face = checkedFace(input.natural, die, 'natural');
  const place = oneOf(input.place, 'place', ['underground', 'outdoors']);
  const poor = oneOf(visibility, 'visibility', ['normal', 'poor']) === 'poor';
  const perPip = feetPerPip[place === 'outdoors' && poor ? 'outdoorsPoor' : place];
  const light = amount(lightRadiusFeet, 'lightRadiusFeet');
  const feet = overrideFeet === undefined ? face * perPip : amount(overrideFeet, 'overrideFeet');
  const reasons =
    overrideFeet === undefined
      ? [because('roll', face, 'SW-SURP-8'), because('feet for each pip', perPip, 'SW-SURP-8')]
      : [because("the referee's distance", feet, 'SW-SURP-10')];
  return {
    feet,
    withinLight: light > 0 && feet <= light,
    withinDarkvision: feet <= darkvisionFeet,
    reasons,
  };
}

const attitudes = ['hostile', 'wait', 'positive'] as const;

/**
 * What monsters that surprise the adventurers make of them: 2d6 with the referee's modifier; hostile without a roll
 * if they were on the alert. Throws `bad-die`, `dice-count`, `bad-input`. SW-REACT-1 to 3.
 */
export function reactionResult(input: { naturals: Face[]; modifier?: number; onAlert?: boolean }): {
  rolled: boolean;
  total: number | null;
  result: Attitude;
  attacks: boolean;
  mayHelpForPay: boolean;
} & Reasoned {
  const change = readModifier(given(input).modifier, 'modifier');
  if (flag(input.onAlert, 'onAlert')) {
    return {
      rolled: false,
      total: null,
      result: 'hostile',
      attacks: true,
      mayHelpForPay: false,
      reasons: [because('on the alert', 'hostile', 'SW-REACT-1')],
    };
  }
  const { dice, sides, rows } = tables.reaction;
  const faces = list(input.naturals, 'naturals');
  checkCount(faces.length, dice, 'naturals');
  const rolled = sum(Array.from(faces, (face) => checkedFace(face, sides, 'naturals')));
  const total = rolled + change;
  const result = oneOf(rowUpTo(rows, total).result, 'result', attitudes);
  return {
    rolled: true,
    total,
    result,
    attacks: result === 'hostile',
    mayHelpForPay: result === 'positive',
    reasons: [
      because('roll', rolled, 'SW-REACT-2'),
      ...parts(because("the referee's modifier", change, 'SW-REACT-2')),
    ],
  };
}

export const encounterOps = {
  'encounter.distance': encounterDistance,
  'reaction.result': reactionResult,
} as const;
