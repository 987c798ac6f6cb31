import { query } from '../../../lib/bridge.ts';
import { Step } from '../../../lib/step.svelte.ts';
import type { Answer, Answers, Circumstance, Weighed } from '../encounter-types.ts';
import { StepDice } from './step-dice.svelte.ts';

/** What the referee says of a step together with its dice. */
export interface StepWord {
  /** Null where what was typed cannot be. */
  said: () => Answers | null;
  /** What was said holds for the step it was said in. */
  clear: () => void;
}

/**
 * One step of the meeting: what the referee answered otherwise than the program, the dice, what it then comes to, and
 * what is typed of his own word.
 */
export class SettleDraft {
  readonly step = new Step('encounter.settle');
  readonly dice: StepDice;
  readonly word: StepWord | null;
  answers = $state<Answers>({});
  /** What is typed of the referee's word, by the field it stands in. */
  texts = $state<Record<string, string>>({});
  readonly #base: () => Weighed;
  #asked = 0;
  #shown = $state.raw<{ base: Weighed; weighed: Weighed } | null>(null);

  constructor(base: () => Weighed, word: StepWord | null = null) {
    this.#base = base;
    this.word = word;
    this.dice = new StepDice(() => this.now.dice);
  }

  /** The step with these answers; as the view has it until they have been weighed. */
  readonly now: Weighed = $derived.by(() => this.#shown?.weighed ?? this.#base());

  valueOf(option: Circumstance): Answer {
    const answer = this.answers[option.id];
    return answer === undefined ? option.value : answer;
  }

  async answer(id: string, value: Answer): Promise<void> {
    this.answers[id] = value;
    await this.weigh();
  }

  /** The view has changed under the answers: those it still asks are weighed anew. */
  follow(base: Weighed): void {
    const answers = Object.entries(this.answers);
    const kept = answers.filter(([id, answer]) =>
      base.options.some((option) => option.id === id && allows(option, answer)),
    );
    if (kept.length < answers.length) this.answers = Object.fromEntries(kept);
    if (this.#shown !== null && this.#shown.base !== base) void this.weigh();
  }

  async weigh(): Promise<void> {
    const asked = ++this.#asked;
    const base = this.#base();
    const reply = await query('encounter.preview', { step: base.step, answers: { ...this.answers } });
    if (asked !== this.#asked || !reply.ok || reply.value === null) return;
    this.#shown = { base, weighed: reply.value };
  }

  /** By the dice, and what is said with them. */
  async settle(): Promise<boolean> {
    const said = this.word === null ? {} : this.word.said();
    if (said === null || this.dice.message !== null) return false;
    if (!(await this.#take({ typed: this.dice.faced, said }))) return false;
    this.word?.clear();
    return true;
  }

  /** By the referee's word alone. */
  say(said: Answers): Promise<boolean> {
    return this.#take({ typed: {}, said });
  }

  async #take(how: { typed: StepDice['faced']; said: Answers }): Promise<boolean> {
    const { step } = this.#base();
    const taken = await this.step.take({ step, answers: { ...this.answers }, ...how });
    if (taken === null) return false;
    this.dice.clear();
    this.texts = {};
    return true;
  }
}

/** Whether the circumstance still takes this answer: there may be fewer of them now, or other people. */
function allows({ max, people, kind }: Circumstance, answer: Answer | undefined): boolean {
  if (kind === 'count') return typeof answer === 'number' && answer <= (max ?? answer);
  if (kind === 'person') return answer === null || people.some(({ id }) => id === answer);
  if (kind !== 'people') return true;
  return Array.isArray(answer) && answer.every((id) => people.some((person) => person.id === id));
}
