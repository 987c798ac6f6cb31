import { parseDice } from '../../../../shared/dice/notation.ts';
import { DiceNotationError } from '../../../../shared/dice/scanner.ts';
import { parseNumber } from '../../../components/fields/number-text.ts';

export const woundHint = '7 wounds, −7 heals, 2d6+1 and −1d8 are rolled, =5 says what is left.';

/** What a damage box asks for. */
export interface WoundChange {
  damage: number | null;
  /** Thrown by the program for the damage; with a minus they give hit points back. */
  dice: string;
  hp: number | null;
}

export interface WoundProblem {
  text: string;
  /** The character of the text that is at fault, from 0; null where it is the whole. */
  at: number | null;
}

const hpLimits = { min: -1000, max: 100_000 };
const nothing: WoundChange = { damage: null, dice: '', hp: null };
const looksLikeDice = /d/i;
const longest = 40;

/** What was typed in a damage box: 7 wounds, -7 and +7 heal, 2d6+1 and -1d8 are dice for either, =5 sets. */
export function readWound(written: string): { change: WoundChange; problem: WoundProblem | null } {
  const text = written.replace(/^(\s*)\+/u, '$1-');
  const typed = text.trim();
  const sets = typed.startsWith('=');
  if (!sets && looksLikeDice.test(typed)) return readDice(text);
  const { value, problem } = parseNumber(sets ? typed.slice(1) : typed, hpLimits);
  if (problem !== null) return { change: nothing, problem: { text: woundHint, at: null } };
  return { change: { ...nothing, ...(sets ? { hp: value } : { damage: value }) }, problem: null };
}

function readDice(text: string): ReturnType<typeof readWound> {
  if (text.trim().length > longest)
    return { change: nothing, problem: { text: `At most ${longest} characters.`, at: longest } };
  try {
    parseDice(text);
    return { change: { ...nothing, dice: text.trim() }, problem: null };
  } catch (error) {
    if (!(error instanceof DiceNotationError)) throw error;
    const [said = ''] = error.message.split('\n');
    return { change: nothing, problem: { text: said, at: error.position - 1 } };
  }
}
