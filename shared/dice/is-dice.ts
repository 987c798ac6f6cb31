import { TurnkeeperError } from '../errors.ts';
import { parseDice } from './notation.ts';

/** Whether a text can be read as dice. */
export function isDice(text: string): boolean {
  try {
    parseDice(text);
    return true;
  } catch (error) {
    if (error instanceof TurnkeeperError) return false;
    throw error;
  }
}
