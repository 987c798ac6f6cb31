import { parseNumber } from '../../../components/number-text.ts';
import { FormStep } from '../form-step.svelte.ts';
import type { Meeting } from './encounter-types.ts';
import { StepDice } from './step-dice.svelte.ts';

export const ratingLimits = { min: 2, max: 12 };
export const adjustmentLimits = { min: -10, max: 10 };

/** Whether they stand: thrown by the rule, or as the referee says. */
export class MoraleDraft {
  readonly step = new FormStep('encounter.morale');
  readonly dice: StepDice;
  rating = $state('');
  adjustment = $state('');
  note = $state('');

  constructor(view: () => Meeting) {
    this.dice = new StepDice(() => {
      const { sides } = view().morale;
      return [{ id: 'morale', title: 'Morale', sides, rolls: sides.length > 0 }];
    });
  }

  async thrown(): Promise<boolean> {
    return this.dice.message === null && this.#send(null);
  }

  async said(holds: boolean): Promise<boolean> {
    return this.#send(holds);
  }

  async #send(holds: boolean | null): Promise<boolean> {
    const rating = parseNumber(this.rating, ratingLimits);
    const adjustment = parseNumber(this.adjustment, adjustmentLimits);
    if (rating.problem !== null || adjustment.problem !== null) return false;
    const sent = await this.step.send({
      rating: rating.value,
      adjustment: adjustment.value ?? 0,
      faces: holds === null ? this.dice.faces('morale') : null,
      holds,
      note: this.note.trim(),
    });
    if (sent !== null) this.dice.clear();
    return sent !== null;
  }
}
