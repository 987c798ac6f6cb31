import { parseNumber } from './number-text.ts';

export interface StepperSource {
  value: number;
  min: number;
  max: number | undefined;
  step: number;
  onset: (value: number) => void;
}

/** A number that is stepped or typed over. What is typed stays as typed until it is a number that may stand. */
export class StepperEntry {
  draft = $state<string | null>(null);
  readonly #source: () => StepperSource;

  constructor(source: () => StepperSource) {
    this.#source = source;
  }

  readonly shown = $derived.by(() => this.draft ?? String(this.#source().value));
  readonly problem = $derived.by(() => {
    if (this.draft === null) return null;
    if (this.draft.trim() === '') return 'Type a number, or Escape to keep the old one.';
    const { min, max } = this.#source();
    return parseNumber(this.draft, { min, max }).problem;
  });
  readonly atMin = $derived.by(() => this.#source().value <= this.#source().min);
  readonly atMax = $derived.by(() => {
    const { value, max } = this.#source();
    return max !== undefined && value >= max;
  });

  type(text: string): void {
    this.draft = text;
  }

  keepOld(): void {
    this.draft = null;
  }

  commit(): void {
    if (this.draft === null || this.problem !== null) return;
    const { value, onset } = this.#source();
    const typed = parseNumber(this.draft).value;
    this.draft = null;
    if (typed !== null && typed !== value) onset(typed);
  }

  stepBy(direction: 1 | -1): void {
    const { value, min, max, step, onset } = this.#source();
    const next = Math.max(min, Math.min(max ?? Infinity, value + direction * step));
    this.draft = null;
    if (next !== value) onset(next);
  }

  key(event: KeyboardEvent): void {
    if (event.key === 'ArrowUp') this.stepBy(1);
    else if (event.key === 'ArrowDown') this.stepBy(-1);
    else if (event.key === 'Enter') this.commit();
    else if (event.key === 'Escape' && this.draft !== null) this.keepOld();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
