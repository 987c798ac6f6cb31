import { query } from '../../../lib/bridge.ts';
import type { Answer, Answers, Circumstance, Weighed } from './encounter-types.ts';
import { StepDice } from './step-dice.svelte.ts';

/** A step with circumstances: what the referee answered otherwise than the program, and what it then comes to. */
export class WeighedDraft {
  answers = $state<Answers>({});
  /** Who speaks, where somebody else was named than stands in the view. */
  speakerId = $state<number | null | undefined>(undefined);
  readonly dice: StepDice;
  readonly #base: () => Weighed;
  #asked = 0;
  #shown = $state.raw<{ base: Weighed; weighed: Weighed } | null>(null);

  constructor(base: () => Weighed) {
    this.#base = base;
    this.dice = new StepDice(() => this.now.dice);
  }

  /** The step with these answers; as the view has it until they have been weighed. */
  readonly now: Weighed = $derived.by(() => this.#shown?.weighed ?? this.#base());
  readonly changed = $derived.by(() => Object.keys(this.answers).length > 0 || this.speakerId !== undefined);

  valueOf(option: Circumstance): Answer {
    return this.answers[option.id] ?? option.value;
  }

  async answer(id: string, value: Answer): Promise<void> {
    this.answers[id] = value;
    await this.weigh();
  }

  async speak(characterId: number | null): Promise<void> {
    this.speakerId = characterId;
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
    const { step } = base;
    const speaker = this.speakerId === undefined ? {} : { speakerId: this.speakerId };
    const reply = await query('encounter.preview', { step, answers: { ...this.answers }, ...speaker });
    if (asked !== this.#asked || !reply.ok || reply.value === null) return;
    this.#shown = { base, weighed: reply.value };
  }
}

/** Whether the circumstance still takes this answer: there may be fewer of them now, or other people. */
function allows({ max, people, kind }: Circumstance, answer: Answer | undefined): boolean {
  if (kind === 'count') return typeof answer === 'number' && answer <= (max ?? answer);
  if (kind !== 'people') return true;
  return Array.isArray(answer) && answer.every((id) => people.some((person) => person.id === id));
}
