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
import type { Failure, Result } from '../../../shared/errors.ts';

type Answer = (input: unknown) => unknown;

/** Stands in for the preload: answers what a test tells it to, and remembers what was sent. */
export class FakeBridge implements TurnkeeperBridge {
  revision = 1;
  readonly #answers = new Map<string, Answer>();
  readonly #refusals = new Map<string, Failure>();
  readonly #held = new Map<string, Promise<Result<unknown>>>();
  readonly #sent: { name: string; input: unknown }[] = [];
  readonly #listeners = new Set<(event: DeskEvent) => void>();

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

  refuse(name: QueryName | CommandName, failure: Failure): void {
    this.#refusals.set(name, failure);
  }

  /** The command goes on until the test ends it with what is given back. */
  hold<Name extends CommandName>(name: Name): (result: Result<CommandOutput<Name>>) => void {
    let end: (result: Result<unknown>) => void = () => undefined;
    this.#held.set(name, new Promise((resolve) => (end = resolve)));
    return end;
  }

  sent(name: CommandName | QueryName): unknown[] {
    return this.#sent.filter((call) => call.name === name).map((call) => call.input);
  }

  change(...topics: string[]): void {
    this.revision += 1;
    this.send({ type: 'changed', revision: this.revision, topics });
  }

  send(event: DeskEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  query(name: string, input: unknown): Promise<Result<unknown>> {
    return Promise.resolve(this.#call(name, input));
  }

  command(name: string, input: unknown): Promise<Result<unknown>> {
    const held = this.#held.get(name);
    if (held === undefined) return Promise.resolve(this.#call(name, input, null));
    this.#sent.push({ name, input });
    return held;
  }

  onEvent(callback: (event: DeskEvent) => void): () => void {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }

  #call(name: string, input: unknown, fallback?: unknown): Result<unknown> {
    this.#sent.push({ name, input });
    const refusal = this.#refusals.get(name);
    if (refusal !== undefined) return { ok: false, error: refusal };
    const answer = this.#answers.get(name);
    if (answer === undefined && fallback === undefined) throw new Error(`No answer is set for ${name}.`);
    return { ok: true, value: answer === undefined ? fallback : answer(input), revision: this.revision };
  }
}

/** Puts a fresh fake in the window's place; call it before each test. */
export function installFakeBridge(): FakeBridge {
  const bridge = new FakeBridge();
  window.turnkeeper = bridge;
  return bridge;
}
