import { parseNumber } from '../../../components/fields/number-text.ts';
import { Step } from '../../../lib/step.svelte.ts';

export const roundLimits = { min: 0, max: 3600 };

/** The end: what came of it, and the rounds it took where the referee knows better. */
export class OutcomeDraft {
  readonly step = new Step('encounter.conclude');
  outcome = $state('');
  rounds = $state('');
  pressed = $state(false);

  readonly outcomeProblem = $derived.by(() =>
    this.pressed && this.outcome.trim() === '' ? 'Say what came of it.' : this.step.problem('outcome'),
  );

  async send(): Promise<boolean> {
    this.pressed = true;
    const rounds = parseNumber(this.rounds, roundLimits);
    if (rounds.problem !== null || this.outcome.trim() === '') return false;
    return (await this.step.take({ outcome: this.outcome.trim(), rounds: rounds.value })) !== null;
  }
}
