import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import type { Dice } from '../../shared/dice/dice.ts';
import { rollDice, rollTotal } from '../../shared/dice/roll.ts';
import { diceOdds } from '../../shared/odds/dice/dice-odds.ts';
import type { Figure } from './figures.ts';
import { pace } from './pace.ts';

const throws = 5000;
const timesFaster = 30;

/** The same source of chance that the other roller uses. */
const dice: Dice = { roll: (sides) => 1 + Math.floor(Math.random() * sides) };

function throwFigures(notation: string): Figure[] {
  const floor = pace(throws, () => new DiceRoll(notation).total);
  const figure = (what: string, work: () => number): Figure => {
    const measured = pace(throws, work);
    return {
      name: `${throws.toLocaleString('en')} throws of ${notation}, ${what}; floor: @dice-roller/rpg-dice-roller`,
      measured,
      floor,
      unit: 'ms',
      aim: `at most ${(1 / timesFaster).toFixed(2)}x`,
      remark: `${(floor / measured).toFixed(0)} times faster`,
    };
  };
  return [
    figure('the total', () => rollTotal(notation, dice)),
    figure('with every die', () => rollDice(notation, dice).total),
  ];
}

/** Our roller beside another one, in the same run. */
export const diceFigures = (): Figure[] => ['2d6+1', '4d6kh3'].flatMap(throwFigures);

/** The least a distribution can cost: one die after the other spread over the sums, in plain numbers. */
function bareSums(count: number, sides: number): number {
  let sums = [1];
  for (let die = 0; die < count; die += 1) {
    const next = new Array<number>(sums.length + sides - 1).fill(0);
    sums.forEach((chance, at) => {
      for (let face = 0; face < sides; face += 1) next[at + face] = (next[at + face] ?? 0) + chance / sides;
    });
    sums = next;
  }
  return sums.length;
}

/** Exact odds beside the bare sums of plain numbers. */
export function oddsFigures(): Figure[] {
  const dicePools: [string, number, number][] = [
    ['100d6', 100, 6],
    ['4d6kh3', 4, 6],
    ['10d10kh4', 10, 10],
  ];
  return dicePools.map(([notation, count, sides]) => ({
    name: `Exact odds of ${notation}; floor: the sums of as many dice in plain numbers`,
    measured: pace(1, () => diceOdds(notation).values.length),
    floor: pace(1, () => bareSums(count, sides)),
    unit: 'ms',
    aim: 'under 5 ms',
  }));
}
