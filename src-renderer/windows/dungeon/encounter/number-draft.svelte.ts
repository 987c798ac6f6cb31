import { FormStep } from '../form-step.svelte.ts';
import type { Meeting } from './encounter-types.ts';
import { readNumber } from './number-or-dice.ts';
import { StepDice } from './step-dice.svelte.ts';

/** How many there are: thrown, said outright, or thrown with other dice. */
export class NumberDraft {
  readonly step = new FormStep('encounter.number');
  readonly dice: StepDice;
  said = $state('');

  constructor(view: () => Meeting) {
    this.dice = new StepDice(() => {
      const { sides } = view().number;
      return [{ id: 'number', title: 'Number appearing', sides, rolls: sides.length > 0 }];
    });
  }

  readonly saidProblem = $derived.by(
    () => readNumber(this.said).problem ?? this.step.problem('number') ?? this.step.problem('dice'),
  );

  /** Throws what the creature says; false where there are no such dice, or they were refused. */
  async thrown(): Promise<boolean> {
    if (this.dice.message !== null) return false;
    const sent = await this.step.send({ faces: this.dice.faces('number') });
    if (sent !== null) this.dice.clear();
    return sent !== null;
  }

  async outright(): Promise<boolean> {
    const { number, dice, problem } = readNumber(this.said);
    if (problem !== null || (number === null && dice === '')) return false;
    return (await this.step.send({ number, dice })) !== null;
  }
}
