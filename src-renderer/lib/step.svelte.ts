import { command } from './bridge.ts';
import { counted } from '../../shared/words/figures.ts';
import { sentSteps, untilShown } from './keys/awaited.svelte.ts';
import { status } from './status.svelte.ts';
import type { CommandInput, CommandName, CommandOutput } from '../../shared/ipc/contract.ts';
import type { Failure } from '../../shared/errors.ts';

/** What a taken step gave: its value, and the sentence that stands in the log where it is one of the journal. */
export interface Taken<Name extends CommandName> {
  value: CommandOutput<Name>;
  said: string | null;
}

/** What is spoken of a taken step in place of the log's sentence; null for nothing. */
export type Words<Name extends CommandName> = (taken: Taken<Name>) => string | null;

/** Who goes on from an earlier moment hears what that costs. */
const letGoWords = (steps: number): string | null =>
  steps === 0 ? null : `${counted(steps, 'step')} taken back can no longer be done again.`;

const logSentence = ({ said }: { said: string | null }): string | null => said;

/** Sends commands one at a time, speaks what came of each, and keeps the last refusal. */
class Sender {
  busy = $state(false);
  failure = $state.raw<Failure | null>(null);

  /** The message for one field, by its path in the input (`items.0.name`). */
  problem(path: string): string | undefined {
    return this.failure?.details?.[path];
  }

  clear(): void {
    this.failure = null;
  }

  protected async send<Name extends CommandName>(
    name: Name,
    input: CommandInput<Name>,
    words: Words<Name>,
  ): Promise<Taken<Name> | null> {
    if (this.busy) return null;
    this.busy = true;
    const reply = await command(name, input);
    this.busy = false;
    this.failure = reply.ok ? null : reply.error;
    if (!reply.ok) return null;
    const taken = { value: reply.value, said: reply.said };
    const spoken = [words(taken), letGoWords(reply.letGo)].filter((sentence) => sentence !== null);
    if (spoken.length > 0) status.say(spoken.join(' '));
    return taken;
  }
}

/** A form's one command. */
export class Step<Name extends CommandName> extends Sender {
  readonly #name: Name;
  readonly #words: Words<Name>;

  constructor(name: Name, words: Words<Name> = logSentence) {
    super();
    this.#name = name;
    this.#words = words;
  }

  /** What came of it, or null when it was refused or one is still under way. */
  take(input: CommandInput<Name>): Promise<Taken<Name> | null> {
    return this.send(this.#name, input, this.#words);
  }
}

/** Commands of one key each: one under way at a time, the last refusal kept for the eye. The next key waits for it. */
export class QuickSteps extends Sender {
  /** What came of it, or null when it was refused or another is still under way. */
  async take<Name extends CommandName>(
    name: Name,
    input: CommandInput<Name>,
    words: Words<Name> = logSentence,
  ): Promise<Taken<Name> | null> {
    const isShown = sentSteps.expectOne();
    const taken = await this.send(name, input, words);
    void untilShown().then(isShown);
    return taken;
  }
}

/** Sends one command where nothing on screen waits for it: what came of it is spoken, and so is a refusal. */
export async function takeAloud<Name extends CommandName>(
  name: Name,
  input: CommandInput<Name>,
  words: Words<Name> = logSentence,
): Promise<Taken<Name> | null> {
  const steps = new QuickSteps();
  const taken = await steps.take(name, input, words);
  if (steps.failure !== null) status.refuse(steps.failure.message);
  return taken;
}
