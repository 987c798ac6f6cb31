import { manualDice } from '../../shared/dice/manual.ts';
import type { Dice } from '../../shared/dice/dice.ts';
import { seededDice } from '../../shared/dice/seeded.ts';
import { RulesError, TurnkeeperError } from '../../shared/errors.ts';
import { systemById, systems } from '../../shared/rules/registry.ts';
import { operate } from '../../shared/rules/system.ts';
import { cryptoDice } from '../dice/crypto-dice.ts';

/** Dice for the console; a script of faces must be used up. */
export interface DiceSource {
  dice: Dice;
  /** Throws `dice-count` if faces of a script were left over. */
  finish: () => void;
}

export interface Request {
  system: string;
  op: string;
  input: unknown;
  /** Dice of its own; without them the console's are rolled. */
  source: DiceSource | null;
}

const refuse = (message: string): never => {
  throw new RulesError('bad-input', message);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function scripted(faces: readonly number[]): DiceSource {
  const ranShort: Dice = {
    roll: (sides) => {
      throw new RulesError('dice-count', `${faces.length} dice were given; a d${sides} is still wanted.`);
    },
  };
  const dice = manualDice(faces, ranShort);
  return {
    dice,
    finish: () => {
      if (dice.left > 0)
        throw new RulesError('dice-count', `${dice.left} of the ${faces.length} dice given were not rolled.`);
    },
  };
}

const endless = (dice: Dice): DiceSource => ({ dice, finish: () => undefined });

/** Dice that fall the same way for the same seed. */
export function seeded(seed: unknown): DiceSource {
  if (typeof seed !== 'number' || !Number.isInteger(seed) || Math.abs(seed) > 0xffff_ffff)
    return refuse('A seed is a whole number of up to 32 bits.');
  return endless(seededDice(seed));
}

export const chance: DiceSource = endless(cryptoDice);

function facesOf(list: unknown): number[] {
  if (!Array.isArray(list) || list.some((face) => typeof face !== 'number'))
    return refuse('dice must be a list of faces, such as [3, 4, 1].');
  return list as number[];
}

/** As in the test vectors, a list `dice` within the input scripts the dice and is no part of it. */
function ownDice({ dice, seed }: Record<string, unknown>, input: unknown): DiceSource | null {
  if (dice !== undefined && seed !== undefined) return refuse('Give either dice or a seed.');
  if (dice !== undefined) return scripted(facesOf(dice));
  if (isRecord(input) && Array.isArray(input['dice'])) return scripted(facesOf(input['dice']));
  return seed === undefined ? null : seeded(seed);
}

function withoutDice(input: unknown): unknown {
  if (!isRecord(input) || !Array.isArray(input['dice'])) return input;
  return Object.fromEntries(Object.entries(input).filter(([key]) => key !== 'dice'));
}

/** One operation with its input; dice may stand beside the input or, as in the test vectors, within it. */
export function requestOf(asked: Record<string, unknown>): Request {
  const { system, op, input = {} } = asked;
  if (typeof system !== 'string') return refuse('system must be the id of a rule system.');
  if (typeof op !== 'string') return refuse('op must be the name of an operation.');
  return { system, op, input: withoutDice(input), source: ownDice(asked, input) };
}

/** JSON from outside. Throws `bad-input` with what the parser says of the place where it breaks. */
export function jsonOf(text: string, what: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown;
    return refuse(`${what} is no JSON: ${thrown.message}.`);
  }
}

/** A request written as one line of JSON. */
export function requestOfLine(text: string, number: number): Request {
  const asked = jsonOf(text, `Line ${number}`);
  if (!isRecord(asked))
    return refuse(`Line ${number} must be an object: {"system": ..., "op": ..., "input": {...}}.`);
  return requestOf(asked);
}

/** Runs the operation. Throws a `RulesError` for whatever cannot be. */
export function perform({ system: id, op, input, source }: Request, usual: DiceSource): object {
  const system = systemById(id);
  if (!system) {
    const known = systems.map((each) => each.id).join(', ');
    return refuse(`There is no rule system called ${id}. There is ${known}.`);
  }
  const { dice, finish } = source ?? { ...usual, finish: () => undefined };
  const result = operate(system, op, input, dice);
  finish();
  return result;
}

export interface Complaint {
  code: string;
  message: string;
}

/** What went wrong, as a code and one line for a person. */
export function complaintOf(thrown: unknown): Complaint {
  const words = thrown instanceof Error ? thrown.message : String(thrown);
  return {
    code: thrown instanceof TurnkeeperError ? thrown.code : 'internal',
    message: words.replace(/\s+/g, ' '),
  };
}
