import type { Dice } from '../../../dice/dice.ts';
import type { DiceTerm } from '../../../dice/expression.ts';
import { parseDice } from '../../../dice/notation.ts';
import { RulesError } from '../../../errors.ts';
import { diceTray, type DiceTray, type Rolled } from '../../common/dice-tray.ts';
import { bool, given, refuse, text, whole } from '../../common/input.ts';
import { tables } from '../tables.ts';

interface DieRolled {
  sides: number;
  faces: number[];
  total: number;
}

const { extraDie, extraModifier } = tables.penetration;

/** Dice that show their highest face this often in a row are broken, not lucky. */
const LONGEST_CHAIN = 10_000;

/** The size of the die rolled on top of one that shows its highest face. */
const extraSides = (sides: number): number =>
  extraDie.find((row) => row.sides === sides)?.extraSides ?? sides;

/** A penetrating die: its faces in order and their total. Throws `bad-die`, `bad-input`. */
export function penetrating(sides: number, tray: DiceTray): { faces: number[]; total: number } {
  const natural = tray.face(undefined, sides, 'dice');
  const faces = [natural];
  let total = natural;
  let face = natural;
  let size = sides;
  while (face === size) {
    if (faces.length > LONGEST_CHAIN) {
      throw new RulesError('bad-die', `These dice never stop: d${sides} after d${sides}.`, 'dice');
    }
    size = extraSides(sides);
    face = tray.face(undefined, size, 'dice');
    faces.push(face);
    total += face + extraModifier;
  }
  return { faces, total };
}

/**
 * One penetrating die: at its highest face another is rolled at -1 and added, and so on; `natural` is the first
 * face. Dice: the die, then its extra dice. Throws `bad-die`, `bad-input`. HM-DICE-1, 2, 4.
 */
export function dicePenetrate(
  input: { sides: number },
  dice?: Dice,
): { natural: number; faces: number[]; total: number; penetrated: boolean } & Rolled {
  const sides = whole(given(input).sides, 'sides', { min: 2 });
  const tray = diceTray(dice);
  const { faces, total } = penetrating(sides, tray);
  return { natural: faces[0] ?? total, faces, total, penetrated: faces.length > 1, ...tray.log() };
}

function rollTerm(term: DiceTerm, penetrate: boolean, tray: DiceTray): DieRolled[] {
  const { sides, count, extra } = term;
  return Array.from({ length: count }, () => {
    if (penetrate && extra === 'penetrate') return { sides, ...penetrating(sides, tray) };
    const face = tray.face(undefined, sides, 'dice');
    return { sides, faces: [face], total: face };
  });
}

function plainTerm(term: DiceTerm): DiceTerm {
  const plain = term.times === 1 && term.reading === 'face' && !term.choice && !term.reroll;
  if (!plain || term.extra === 'explode') refuse('notation', 'dice such as 2d4p-2 or d6p+d8p+3');
  return term;
}

/**
 * Rolls notation such as `d6p+d8p+3`: each die penetrates by itself, the flat modifier is added once.
 * `penetrate: false` ignores every p. Dice: from left to right, each with its extra dice.
 * Throws `bad-die`, `bad-input`. HM-DICE-1, 3, 5, HM-DMG-4.
 */
export function diceRoll(
  input: { notation: string; penetrate?: boolean },
  dice?: Dice,
): { rolls: DieRolled[]; modifier: number; total: number } & Rolled {
  const { notation, penetrate = true } = given(input);
  const penetrates = bool(penetrate, 'penetrate');
  const { terms } = parseDice(text(notation, 'notation'));
  const tray = diceTray(dice);
  const rolls: DieRolled[] = [];
  let modifier = 0;
  let total = 0;
  for (const term of terms) {
    if (term.kind === 'number') {
      if (term.times !== 1) refuse('notation', 'dice such as 2d4p-2 or d6p+d8p+3');
      modifier += term.sign * term.value;
      continue;
    }
    for (const die of rollTerm(plainTerm(term), penetrates, tray)) {
      rolls.push(die);
      total += term.sign * die.total;
    }
  }
  return { rolls, modifier: modifier + 0, total: total + modifier + 0, ...tray.log() };
}

export const penetrationOps = {
  'dice.penetrate': dicePenetrate,
  'dice.roll': diceRoll,
} as const;
