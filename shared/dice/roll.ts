import { checkedFace, type Dice } from './dice.ts';
import {
  type DiceExpression,
  type DiceTerm,
  extraSides,
  isRerolled,
  keptDice,
  type Reroll,
  type Term,
} from './expression.ts';
import { checkedDice } from './notation.ts';
import { RulesError } from '../errors.ts';

/** One face as it fell: the die's own, one that was rolled again, or one of an extra die. */
export interface FallenFace {
  sides: number;
  face: number;
  role: 'rolled' | 'rerolled' | 'exploded' | 'penetrated';
  /** What it adds to its die: nothing if rerolled, one less if penetrated, its place value in a d66. */
  counts: number;
}

/** One die of a term with everything that was rolled for it, in order. */
export interface RolledDice {
  faces: FallenFace[];
  total: number;
  kept: boolean;
}

/** One term: its dice (none for a number) and its value with sign and multiplication. */
export interface RolledTerm {
  term: Term;
  dice: RolledDice[];
  value: number;
}

/** A throw with its whole trace, in the order the dice fell. */
export interface DiceRoll {
  total: number;
  terms: RolledTerm[];
}

/** So many rolls for one die have no chance worth the name; the dice are at fault. */
const LONGEST_CHAIN = 10_000;

function endless(sides: number): never {
  throw new RulesError('bad-die', `These dice never stop: ${LONGEST_CHAIN} rolls for one d${sides}.`, 'dice');
}

function firstFace(sides: number, rule: Reroll, dice: Dice, faces?: FallenFace[]): number {
  for (let rolls = 0; rolls < LONGEST_CHAIN; rolls += 1) {
    const face = checkedFace(dice.roll(sides), sides);
    if (!isRerolled(rule, face) || (rule.once && rolls === 1)) return face;
    faces?.push({ sides, face, role: 'rerolled', counts: 0 });
  }
  return endless(sides);
}

/** The sum of the extra dice after a highest face. */
function chain(term: DiceTerm, sides: number, dice: Dice, faces?: FallenFace[]): number {
  const penetrates = term.extra === 'penetrate';
  const less = penetrates ? 1 : 0;
  let total = 0;
  for (let rolls = 0; rolls < LONGEST_CHAIN; rolls += 1) {
    const face = checkedFace(dice.roll(sides), sides);
    total += face - less;
    faces?.push({ sides, face, role: penetrates ? 'penetrated' : 'exploded', counts: face - less });
    if (face !== sides) return total;
  }
  return endless(sides);
}

/** d66 and d666: the digits from left to right. */
function digits(places: number, dice: Dice, faces?: FallenFace[]): number {
  let total = 0;
  for (let place = 10 ** (places - 1); place >= 1; place /= 10) {
    const face = checkedFace(dice.roll(6), 6);
    total += face * place;
    faces?.push({ sides: 6, face, role: 'rolled', counts: face * place });
  }
  return total;
}

/** One die with its rerolls and its chain. */
function dieValue(term: DiceTerm, dice: Dice, faces?: FallenFace[]): number {
  const { sides, reroll } = term;
  if (term.reading === 'digits') return digits(sides === 66 ? 2 : 3, dice, faces);
  const face = reroll ? firstFace(sides, reroll, dice, faces) : checkedFace(dice.roll(sides), sides);
  faces?.push({ sides, face, role: 'rolled', counts: face });
  return followed(term, face, dice, faces);
}

/** A first face with the chain it starts, if it starts one. */
function followed(term: DiceTerm, face: number, dice: Dice, faces?: FallenFace[]): number {
  const more = face === term.sides ? extraSides(term) : undefined;
  return more === undefined ? face : face + chain(term, more, dice, faces);
}

/** One die with its trace. A list made with its one face is much cheaper than one that grows. */
function tracedDie(term: DiceTerm, dice: Dice): RolledDice {
  const { sides } = term;
  if (term.reroll || term.reading === 'digits') {
    const faces: FallenFace[] = [];
    return { total: dieValue(term, dice, faces), faces, kept: true };
  }
  const face = checkedFace(dice.roll(sides), sides);
  const faces: FallenFace[] = [{ sides, face, role: 'rolled', counts: face }];
  return { total: followed(term, face, dice, faces), faces, kept: true };
}

/** Dropping the one extreme die needs no list: the commonest choice, 4d6kh3, is worth it. */
function dropOne(term: DiceTerm, end: 'highest' | 'lowest', dice: Dice): number {
  let total = 0;
  let dropped = end === 'highest' ? Infinity : -Infinity;
  for (let die = 0; die < term.count; die += 1) {
    const value = dieValue(term, dice);
    total += value;
    if (end === 'highest' ? value < dropped : value > dropped) dropped = value;
  }
  return total - dropped;
}

function keptSum(term: DiceTerm, dice: Dice): number {
  const { count, end } = keptDice(term);
  if (count === term.count - 1) return dropOne(term, end, dice);
  const values = new Float64Array(term.count);
  for (let die = 0; die < term.count; die += 1) values[die] = dieValue(term, dice);
  values.sort();
  const from = end === 'highest' ? term.count - count : 0;
  let total = 0;
  for (let die = from; die < from + count; die += 1) total += values[die] ?? 0;
  return total;
}

function termTotal(term: Term, dice: Dice): number {
  if (term.kind === 'number') return term.value;
  if (term.choice) return keptSum(term, dice);
  let total = 0;
  for (let die = 0; die < term.count; die += 1) total += dieValue(term, dice);
  return total;
}

/** The total alone, of the same dice in the same order as `rollDice`. Throws `bad-input`, `bad-die`. */
export function rollTotal(expression: DiceExpression | string, dice: Dice): number {
  let total = 0;
  for (const term of checkedDice(expression).terms) total += term.sign * term.times * termTotal(term, dice);
  return total;
}

/** Marks the dice that do not count; of equal ones the earlier is kept. */
function markDropped(term: DiceTerm, rolled: readonly RolledDice[]): void {
  const { count, end } = keptDice(term);
  for (let dropped = rolled.length; dropped > count; dropped -= 1) {
    let worst: RolledDice | undefined;
    for (const die of rolled) {
      if (!die.kept) continue;
      const worse = !worst || (end === 'highest' ? die.total <= worst.total : die.total >= worst.total);
      if (worse) worst = die;
    }
    if (worst) worst.kept = false;
  }
}

function rolledTerm(term: Term, dice: Dice): RolledTerm {
  const rolled: RolledDice[] = [];
  if (term.kind === 'number') return { term, dice: rolled, value: term.sign * term.times * term.value + 0 };
  for (let die = 0; die < term.count; die += 1) {
    rolled.push(tracedDie(term, dice));
  }
  if (term.choice) markDropped(term, rolled);
  let sum = 0;
  for (const die of rolled) if (die.kept) sum += die.total;
  return { term, dice: rolled, value: term.sign * term.times * sum };
}

/**
 * Rolls an expression (text is read first), from left to right, each die with its rerolls and chain before the
 * next. Throws `bad-input` for notation that cannot be read, `bad-die` for a face its die does not have.
 */
export function rollDice(expression: DiceExpression | string, dice: Dice): DiceRoll {
  const roll: DiceRoll = { total: 0, terms: [] };
  for (const term of checkedDice(expression).terms) {
    const rolled = rolledTerm(term, dice);
    roll.terms.push(rolled);
    roll.total += rolled.value;
  }
  return roll;
}
