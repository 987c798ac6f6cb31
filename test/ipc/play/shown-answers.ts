import { expect } from 'vitest';
import type { QueryName, QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Reply } from '../../../shared/ipc/reply.ts';
import { manyQuestions } from './questions.ts';
import type { Question } from './questions.ts';
import type { TestDesk } from '../test-desk.ts';

/** What a window shows in answer to one question, and the tables it was read from; null where it never was. */
interface Shown {
  readonly json: string;
  readonly reads: readonly string[] | null;
}

const keyOf = ({ name, input }: Question): string => `${name} ${JSON.stringify(input)}`;
const jsonOf = (reply: Reply<unknown>): string => JSON.stringify(reply.ok ? reply.value : reply.error.code);

/** Questions asked after a step, and for how many steps the same. */
const part = 4;
const stay = 8;

/**
 * Windows that show every question's answer and ask again by what changed alone: an answer that is another though
 * nothing it read was named as changed would stand there stale. A part of the questions is asked after each step, the
 * same for some steps, so that an answer is held against the one before.
 */
export class ShownAnswers {
  readonly #desk: TestDesk;
  readonly #shown = new Map<string, Shown>();
  #heard: number;
  /** How often somebody looked about. */
  looks: number;
  /** Answers that should still have been true, and were. */
  held = 0;

  /** `from` is the number of looks of other evenings, whose questions go on where theirs ended. */
  constructor(desk: TestDesk, from = 0) {
    this.#desk = desk;
    this.#heard = desk.events.length;
    this.looks = from;
  }

  /** Looks about after a step, an undo, a redo, or a look back. */
  async look(): Promise<void> {
    this.looks += 1;
    const first = Math.floor(this.looks / stay) * part;
    for (let at = first; at < first + part; at += 1) {
      const question = manyQuestions[at % manyQuestions.length];
      if (question) await this.ask(question);
    }
  }

  /** Asks everything, before a step and after it. */
  async lookAtAll(): Promise<void> {
    for (const question of manyQuestions) await this.ask(question);
  }

  /** The value of a question that is asked with nothing; a refusal fails the test with its message. */
  async see<Name extends QueryName>(name: Name): Promise<QueryOutput<Name>> {
    const reply = await this.ask({ name, input: {} });
    if (!reply.ok) throw new Error(`${name}: ${reply.error.message}`);
    return reply.value as QueryOutput<Name>;
  }

  async ask(question: Question): Promise<Reply<unknown>> {
    this.#hear();
    const reply = await this.#desk.router.query(question.name, question.input);
    const key = keyOf(question);
    // What changes while a question is under way asks it again.
    if (this.#hear()) {
      this.#shown.delete(key);
      return reply;
    }
    const shown = this.#shown.get(key);
    if (shown) {
      expect(jsonOf(reply), `${key}, read from ${shown.reads?.join(', ') ?? 'nothing'}`).toBe(shown.json);
      this.held += 1;
    }
    this.#shown.set(key, { json: jsonOf(reply), reads: reply.ok ? reply.reads : (shown?.reads ?? null) });
    return reply;
  }

  /** Forgets every answer that what changed since may have made another; whether anything changed. */
  #hear(): boolean {
    const told = this.#desk.events.slice(this.#heard);
    this.#heard = this.#desk.events.length;
    for (const event of told)
      if (event.type === 'changed')
        for (const [key, { reads }] of this.#shown) if (touches(event.tables, reads)) this.#shown.delete(key);
    return told.length > 0;
  }
}

const touches = (changed: readonly string[] | 'everything', reads: readonly string[] | null): boolean =>
  reads === null || changed === 'everything' || changed.some((table) => reads.includes(table));
