import { Step } from '../../../lib/step.svelte.ts';
import type { Meeting } from '../encounter-types.ts';
import { StepDice } from './step-dice.svelte.ts';

/** Who of the surprised drops what they hold. */
export class DropsDraft {
  readonly step = new Step('encounter.dropHeld');
  readonly dice: StepDice;
  readonly #view: () => Meeting;

  constructor(view: () => Meeting) {
    this.#view = view;
    this.dice = new StepDice(() =>
      view().surprise.drops.map(({ characterId, name, sides }) => ({
        id: String(characterId),
        title: name,
        sides: sides.slice(0, 1),
        rolls: true,
      })),
    );
  }

  async send(): Promise<void> {
    if (this.dice.message !== null) return;
    const people = this.#view().surprise.drops.map(({ characterId }) => ({
      characterId,
      die: this.dice.faces(String(characterId))?.[0] ?? null,
    }));
    if ((await this.step.take({ people })) !== null) this.dice.clear();
  }
}
