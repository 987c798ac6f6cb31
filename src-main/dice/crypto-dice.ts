import { randomInt } from 'node:crypto';
import type { Dice } from '../../shared/dice/dice.ts';

/** Dice for play: every face from the operating system's own source of chance, without bias. */
export const cryptoDice: Dice = { roll: (sides) => randomInt(1, sides + 1) };
