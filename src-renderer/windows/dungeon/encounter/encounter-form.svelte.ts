import { parseNumber } from '../../../components/number-text.ts';
import { FormStep } from '../form-step.svelte.ts';

const limits = { min: 1, max: 10_000 };

/** Who is met, and how many. */
export class EncounterForm {
  readonly step = new FormStep('encounter.begin');
  who = $state('');
  number = $state('');
  pressed = $state(false);
  readonly #checkTurn: number | null;

  /** `checkTurn`: the turn whose wandering check brought them; null when they are met otherwise. */
  constructor(checkTurn: number | null = null) {
    this.#checkTurn = checkTurn;
  }

  readonly whoProblem = $derived.by(() =>
    this.pressed && this.who.trim() === '' ? 'Say who they are.' : this.step.problem('who'),
  );
  readonly numberProblem = $derived.by(() =>
    this.pressed && this.number.trim() === '' ? 'Say how many.' : this.step.problem('number'),
  );

  /** True when the encounter has begun. */
  async send(): Promise<boolean> {
    this.pressed = true;
    const { value } = parseNumber(this.number, limits);
    if (this.who.trim() === '' || value === null) return false;
    const input = { who: this.who.trim(), number: value, checkTurn: this.#checkTurn };
    return (await this.step.send(input)) !== null;
  }
}
