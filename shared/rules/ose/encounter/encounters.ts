import type { Dice } from '../../../dice/dice.ts';
import { roundUp, sum } from '../../common/arithmetic.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { flag, given, modifier as readModifier, oneOf, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { rowAt } from '../../common/spans.ts';
import { roundsPerTurn } from '../measures.ts';
import { environments, type Environment } from '../exploration/movement.ts';
import { printedDice, tables } from '../tables.ts';
import type { Face } from '../terms.ts';

const reactions = ['attacks', 'hostile', 'uncertain', 'indifferent', 'friendly'] as const;
export type Reaction = (typeof reactions)[number];

const reactionRows = tables.reaction.rows.map((row) => ({
  ...row,
  result: oneOf(row.result, 'reaction', reactions),
}));

/**
 * How far off an encounter begins: feet in the dungeon, yards elsewhere. Dice: 2d6, 4d6, or 1d4 if surprised
 * outdoors. Throws `bad-die`, `dice-count`, `bad-input`. OSE-WAND-9, OSE-WILD-18, OSE-WATER-13, OSE-ENCTR-3,
 * OSE-PURS-6.
 */
export function encounterDistance(
  input: { environment: Environment; eitherSurprised?: boolean; rolls?: Face[] },
  dice?: Dice,
): { distance: number; unit: 'feet' | 'yards' } & Reasoned & Rolled {
  const { eitherSurprised, rolls } = given(input);
  const environment = oneOf(input.environment, 'environment', environments);
  const surprised = flag(eitherSurprised, 'eitherSurprised');
  const figures = tables.encounterDistance[environment];
  const printed = surprised && 'surprisedDice' in figures ? figures.surprisedDice : figures.dice;
  const { count, sides } = printedDice(printed);
  const tray = diceTray(dice);
  const total = sum(tray.faces(rolls, count, sides, 'rolls'));
  return {
    distance: total * figures.times,
    unit: environment === 'dungeon' ? 'feet' : 'yards',
    reasons: [because(printed, total, 'OSE-ENCTR-3'), because('times', figures.times, 'OSE-ENCTR-3')],
    ...tray.log(),
  };
}

/** The monsters' reaction. Dice: 2d6. Throws `bad-die`, `dice-count`, `bad-input`. OSE-REACT-1, 2. */
export function reactionResult(
  input: { rolls?: Face[]; modifier?: number },
  dice?: Dice,
): { total: number; result: Reaction } & Reasoned & Rolled {
  const { rolls, modifier } = given(input);
  const change = readModifier(modifier, 'modifier');
  const tray = diceTray(dice);
  const { count, sides } = printedDice(tables.reaction.dice);
  const faces = tray.faces(rolls, count, sides, 'rolls');
  const total = sum(faces) + change;
  const row = rowAt(reactionRows, total);
  return {
    total,
    result: row.result,
    reasons: [
      because(tables.reaction.dice, sum(faces), 'OSE-REACT-1'),
      ...parts(because('charisma and circumstances', change, 'OSE-REACT-2')),
      because('table of reactions', row.text, 'OSE-REACT-1'),
    ],
    ...tray.log(),
  };
}

/** Whole turns an encounter takes, with its aftermath. Throws `bad-input`. OSE-ENCTR-7. */
export function encounterConclude(input: { rounds: number }): { turns: number } & Reasoned {
  const rounds = whole(given(input).rounds, 'rounds');
  const turns = Math.max(tables.encounter.minimumTurns, roundUp(rounds / roundsPerTurn));
  return {
    turns,
    reasons: [because('rounds', rounds, 'OSE-ENCTR-7'), because('rounded up to turns', turns, 'OSE-ENCTR-7')],
  };
}

export const encounterOps = {
  'encounter.distance': encounterDistance,
  'reaction.result': reactionResult,
  'encounter.conclude': encounterConclude,
} as const;
