import type { TurnkeeperBridge } from '../../../src-renderer/lib/bridge.ts';
import type {
  CommandInput,
  CommandName,
  CommandOutput,
  DeskEvent,
  QueryInput,
  QueryName,
  QueryOutput,
} from '../../../shared/ipc/contract.ts';
import type { Failure } from '../../../shared/errors.ts';
import type { Reply } from '../../../shared/ipc/reply.ts';

type Answer = (input: unknown) => unknown;

type OutputOf<Name extends CommandName | QueryName> = Name extends CommandName
  ? CommandOutput<Name>
  : Name extends QueryName
    ? QueryOutput<Name>
    : never;

/** Stands in for the preload: answers what a test tells it to, and remembers what was sent. */
export class FakeBridge implements TurnkeeperBridge {
  revision = 1;
  readonly #answers = new Map<string, Answer>();
  readonly #refusals = new Map<string, Failure>();
  readonly #held = new Map<string, Promise<Reply<unknown>>>();
  readonly #sent: { name: string; input: unknown }[] = [];
  readonly #listeners = new Set<(event: DeskEvent) => void>();
  readonly #sentences = new Map<string, string>();
  readonly #reads = new Map<string, readonly string[]>();
  /** Every table that has changed: what is read by an answer whose tables no test names. */
  readonly #changed: string[] = [];

  answer<Name extends QueryName>(
    name: Name,
    value: QueryOutput<Name> | ((input: QueryInput<Name>) => QueryOutput<Name>),
  ): void {
    this.#answers.set(name, typeof value === 'function' ? (value as Answer) : () => value);
    this.#refusals.delete(name);
  }

  reply<Name extends CommandName>(
    name: Name,
    value: CommandOutput<Name> | ((input: CommandInput<Name>) => CommandOutput<Name>),
  ): void {
    this.#answers.set(name, typeof value === 'function' ? (value as Answer) : () => value);
    this.#refusals.delete(name);
  }

  /** The sentence with which the command's step stands in the log. */
  says(name: CommandName, sentence: string): void {
    this.#sentences.set(name, sentence);
  }

  /** The tables the answer is read from, so that it is asked again when one of these changes, and only then. */
  reads(name: QueryName, ...tables: string[]): void {
    this.#reads.set(name, tables);
  }

  refuse(name: QueryName | CommandName, failure: Failure): void {
    this.#refusals.set(name, failure);
  }

  /** The command or question goes on until the test ends it with what is given back. */
  hold<Name extends CommandName | QueryName>(name: Name): (result: Reply<OutputOf<Name>>) => void {
    let end: (result: Reply<unknown>) => void = () => undefined;
    this.#held.set(name, new Promise((resolve) => (end = resolve)));
    return end;
  }

  sent(name: CommandName | QueryName): unknown[] {
    return this.#sent.filter((call) => call.name === name).map((call) => call.input);
  }

  change(...tables: string[]): void {
    this.revision += 1;
    this.#changed.push(...tables);
    this.send({ type: 'changed', revision: this.revision, tables });
  }

  send(event: DeskEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  query(name: string, input: unknown): Promise<Reply<unknown>> {
    return this.#ask(name, input);
  }

  command(name: string, input: unknown): Promise<Reply<unknown>> {
    return this.#ask(name, input, null);
  }

  #ask(name: string, input: unknown, fallback?: unknown): Promise<Reply<unknown>> {
    const held = this.#held.get(name);
    if (held === undefined) return Promise.resolve(this.#call(name, input, fallback));
    this.#sent.push({ name, input });
    return held;
  }

  onEvent(callback: (event: DeskEvent) => void): () => void {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }

  #call(name: string, input: unknown, fallback?: unknown): Reply<unknown> {
    this.#sent.push({ name, input });
    const refusal = this.#refusals.get(name);
    if (refusal !== undefined) return { ok: false, error: refusal };
    const answer = this.#answers.get(name);
    if (answer === undefined && fallback === undefined) throw new Error(`No answer is set for ${name}.`);
    return {
      ok: true,
      value: answer === undefined ? fallback : answer(input),
      revision: this.revision,
      said: this.#sentences.get(name) ?? null,
      letGo: 0,
      reads: this.#reads.get(name) ?? this.#changed,
    };
  }
}

/** A reply as the main process gives it, for a test that answers by hand. */
export const replyOf = <T>(
  value: T,
  rest: Partial<Omit<Extract<Reply<T>, { ok: true }>, 'ok' | 'value'>> = {},
): Reply<T> => ({ ok: true, value, revision: 1, said: null, letGo: 0, reads: [], ...rest });

/** Puts a fresh fake in the window's place; call it before each test. */
export function installFakeBridge(): FakeBridge {
  const bridge = new FakeBridge();
  window.turnkeeper = bridge;
  return bridge;
}
