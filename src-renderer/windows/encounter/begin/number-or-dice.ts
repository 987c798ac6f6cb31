import { parseNumber } from '../../../components/fields/number-text.ts';

const limits = { min: 1, max: 10_000 };
const looksLikeDice = /d/i;

interface NumberOrDice {
  number: number | null;
  /** Dice to throw instead, as they were written. */
  dice: string;
  problem: string | null;
}

/** How many there are, as a figure or as dice: 4, 2d4. Empty text is neither. */
export function readNumber(text: string): NumberOrDice {
  const said = text.trim();
  if (looksLikeDice.test(said)) return { number: null, dice: said, problem: null };
  const { value, problem } = parseNumber(said, limits);
  return { number: value, dice: '', problem };
}
