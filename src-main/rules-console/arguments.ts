import { parseArgs } from 'node:util';
import { RulesError } from '../../shared/errors.ts';
import { chance, jsonOf, requestOf, scripted, seeded, type DiceSource, type Request } from './requests.ts';

export const usage = `The rules console: one operation of one rule system, JSON in and JSON out.

  npm run -s rules -- <system> <operation> '<json>'   one operation; - instead of the JSON reads it from standard input
  npm run -s rules -- list [system] [words]           the operations, one line each; with --explain their signatures
  ... | npm run -s rules                              a line {"system", "op", "input"} in, a line of result out

  --explain       also tells the reasons and their rules, on standard error
  --dice 3,4,1    the faces of the dice, which must be used up
  --seed 7        dice that fall the same way each time

A line may bring "dice": [3, 4, 1] or "seed": 7 of its own. What cannot be is told with its code; the exit status is then 2.`;

export type Task =
  | { kind: 'usage' }
  | { kind: 'list'; words: string[]; inFull: boolean }
  | { kind: 'lines'; dice: DiceSource; explain: boolean }
  | { kind: 'operation'; request: () => Promise<Request>; dice: DiceSource; explain: boolean };

const options = {
  explain: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  dice: { type: 'string' },
  seed: { type: 'string' },
} as const;

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (thrown) {
    throw new RulesError('bad-input', thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function diceOf(faces: string | undefined, seed: string | undefined): DiceSource {
  if (faces !== undefined && seed !== undefined)
    throw new RulesError('bad-input', 'Give either --dice or --seed.');
  if (seed !== undefined) return seeded(/^-?\d+$/.test(seed) ? Number(seed) : undefined);
  if (faces === undefined) return chance;
  const listed = faces.split(',').map((face) => face.trim());
  if (listed.every((face) => face === '')) return scripted([]);
  if (!listed.every((face) => /^-?\d+$/.test(face)))
    throw new RulesError(
      'bad-input',
      `--dice must be faces with commas between them, such as 3,4,1; not ${faces}.`,
    );
  return scripted(listed.map(Number));
}

/** What the console is asked to do. Throws `bad-input` for words it does not understand. */
export function taskOf(words: readonly string[], readInput: () => Promise<string>): Task {
  const { values, positionals } = parsed(words);
  const { explain } = values;
  if (values.help) return { kind: 'usage' };
  const [first, op, json, ...more] = positionals;
  const dice = diceOf(values.dice, values.seed);
  if (first === undefined) return { kind: 'lines', dice, explain };
  if (first === 'list') return { kind: 'list', words: positionals.slice(1), inFull: explain };
  if (op === undefined) throw new RulesError('bad-input', `Name an operation; list ${first} shows them.`);
  if (more.length > 0)
    throw new RulesError('bad-input', 'The input is one word for the shell: put the JSON in single quotes.');
  const request = async (): Promise<Request> => {
    const text = json === '-' ? await readInput() : (json ?? '{}');
    return requestOf({ system: first, op, input: jsonOf(text, 'The input') });
  };
  return { kind: 'operation', request, dice, explain };
}
