import { taskOf, usage, type Task } from './arguments.ts';
import { explanation } from './explain.ts';
import { LineCutter, longestLine, type Line } from './lines.ts';
import { listedOperations } from './list-operations.ts';
import { loadReference } from './load-reference.ts';
import { complaintOf, perform, requestOfLine, type Complaint, type DiceSource } from './requests.ts';
import { RulesError } from '../../shared/errors.ts';

/** Where the console reads and writes. */
export interface Streams {
  /** Pieces of standard input. */
  input: AsyncIterable<string>;
  /** Whether a person sits at the input, who has nothing piped in. */
  isTerminal: boolean;
  /** Resolves once more may be written. */
  out: (text: string) => Promise<void>;
  err: (text: string) => Promise<void>;
}

const failed = 2;

async function complain({ err }: Streams, { code, message }: Complaint): Promise<number> {
  await err(`${code}: ${message}\n`);
  return failed;
}

async function list(
  { out, err }: Streams,
  { words, inFull }: Extract<Task, { kind: 'list' }>,
): Promise<number> {
  const found = listedOperations(await loadReference(), words, inFull);
  if (found.length === 0) await err(`No operation answers to ${words.join(' ')}.\n`);
  else await out(found.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return 0;
}

async function operation(streams: Streams, task: Extract<Task, { kind: 'operation' }>): Promise<number> {
  const request = await task.request();
  const result = perform(request, task.dice);
  task.dice.finish();
  await streams.out(`${JSON.stringify(result)}\n`);
  if (task.explain)
    await streams.err(`${explanation(await loadReference(), request.system, request.op, result)}\n`);
  return 0;
}

interface Answer {
  /** Null for an empty line, which asks nothing. */
  line: string | null;
  reasons: string | null;
  ok: boolean;
}

type Explain = (system: string, op: string, result: object) => string;

function answer({ number, text }: Line, dice: DiceSource, explain: Explain | null): Answer {
  const asked = number === 1 ? text?.replace(/^\uFEFF/, '') : text;
  if (asked?.trim() === '') return { line: null, reasons: null, ok: true };
  try {
    if (asked === undefined || asked === null)
      throw new RulesError('bad-input', `Line ${number} is longer than ${longestLine} characters.`);
    const request = requestOfLine(asked, number);
    const result = perform(request, dice);
    return {
      line: JSON.stringify(result),
      reasons: explain === null ? null : explain(request.system, request.op, result),
      ok: true,
    };
  } catch (thrown) {
    return { line: JSON.stringify({ error: complaintOf(thrown) }), reasons: null, ok: false };
  }
}

async function lines(streams: Streams, { dice, explain }: Extract<Task, { kind: 'lines' }>): Promise<number> {
  const reference = explain ? await loadReference() : null;
  const explained: Explain | null =
    reference && ((system, op, result) => explanation(reference, system, op, result));
  const cutter = new LineCutter();
  let status = 0;
  const reply = async (asked: readonly Line[]): Promise<void> => {
    const answers = asked.map((line) => answer(line, dice, explained));
    if (answers.some(({ ok }) => !ok)) status = failed;
    await streams.out(answers.map(({ line }) => (line === null ? '' : `${line}\n`)).join(''));
    await streams.err(answers.map(({ reasons }) => (reasons === null ? '' : `${reasons}\n`)).join(''));
  };
  for await (const piece of streams.input) await reply(cutter.cut(piece));
  await reply(cutter.end());
  dice.finish();
  return status;
}

async function allOf(input: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of input) text += piece;
  return text;
}

async function perTask(streams: Streams, words: readonly string[]): Promise<number> {
  const task = taskOf(words, () => allOf(streams.input));
  if (task.kind === 'list') return list(streams, task);
  if (task.kind === 'operation') return operation(streams, task);
  if (task.kind === 'lines' && !streams.isTerminal) return lines(streams, task);
  await streams.err(`${usage}\n`);
  return task.kind === 'usage' ? 0 : failed;
}

/** Does what the words ask and answers with the exit status: 0, or 2 if anything asked could not be. */
export async function runConsole(words: readonly string[], streams: Streams): Promise<number> {
  try {
    return await perTask(streams, words);
  } catch (thrown) {
    return complain(streams, complaintOf(thrown));
  }
}
