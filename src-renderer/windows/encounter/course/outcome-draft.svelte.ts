import { parseNumber } from '../../../components/fields/number-text.ts';
import { Step } from '../../../lib/step.svelte.ts';
import type { Meeting } from '../encounter-types.ts';

export const roundLimits = { min: 0, max: 3600 };

/** The end: what came of it, and the rounds it took where the referee knows better. */
export class OutcomeDraft {
  readonly step = new Step('encounter.conclude');
  outcome = $state('');
  rounds = $state('');
  pressed = $state(false);

  readonly #view: () => Meeting;

  constructor(view: () => Meeting) {
    this.#view = view;
  }

  /** What is known to have come of it, or usually comes of it; null where the referee alone can say. */
  readonly suggested = $derived.by((): string | null => {
    const { course, pursuit } = this.#view();
    if (course.chosen === 'talk') return 'They talked, and parted in peace';
    if (course.chosen !== 'evade' || pursuit === null || pursuit.outcome === null) return null;
    return flightEnds(pursuit.fleeing)[pursuit.outcome];
  });

  readonly outcomeProblem = $derived.by(() =>
    this.pressed && this.#said === '' ? 'Say what came of it.' : this.step.problem('outcome'),
  );

  async send(): Promise<boolean> {
    this.pressed = true;
    const rounds = parseNumber(this.rounds, roundLimits);
    if (rounds.problem !== null || this.#said === '') return false;
    return (await this.step.take({ outcome: this.#said, rounds: rounds.value })) !== null;
  }

  get #said(): string {
    const typed = this.outcome.trim();
    return typed === '' ? (this.suggested ?? '') : typed;
  }
}

const flightEnds = (fleeing: 'party' | 'monsters') =>
  fleeing === 'party'
    ? { caught: null, escaped: 'The party got away', 'given up': 'The monsters gave up the pursuit' }
    : { caught: null, escaped: 'The monsters got away', 'given up': 'The party let them go' };
