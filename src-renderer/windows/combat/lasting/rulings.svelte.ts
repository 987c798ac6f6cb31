import { QuickSteps } from '../../../lib/step.svelte.ts';
import type { FightDesk } from '../fight-desk.svelte.ts';
import type { Act } from '../fight-types.ts';

/** The referee's word on several at once: one step, with its dice typed or thrown. */
export class Rulings {
  readonly steps = new QuickSteps();

  /** Begun, and its dice asked for on the card. */
  async begin(desk: FightDesk, acts: readonly Act[]): Promise<boolean> {
    const { board } = desk;
    if (board === null || acts.length === 0) return false;
    const input = { fightId: board.fight.id, after: board.after, acts: [...acts] };
    return (await this.steps.take('combat.propose', input, ({ value }) => value.said)) !== null;
  }

  /** Typed faces are taken and what is missing is asked for on the card; where none are typed the program throws. */
  async take(desk: FightDesk, acts: readonly Act[], faces: readonly number[] = []): Promise<boolean> {
    const { board } = desk;
    if (board === null || acts.length === 0) return false;
    const fightId = board.fight.id;
    const throwAll = faces.length === 0;
    const input = { fightId, after: board.after, acts: [...acts], throwAll };
    const begun = await this.steps.take('combat.propose', input, ({ value }) => value.said);
    if (begun === null) return false;
    const answer = { fightId, faces: [...faces] };
    const asks = begun.value.wanted !== null && faces.length > 0;
    const done = asks ? await this.steps.take('combat.answer', answer, ({ value }) => value.said) : begun;
    // What was refused does not wait behind the dialog: the faces typed for it are there for the next try.
    if (done === null) await new QuickSteps().take('combat.withdraw', { fightId });
    // Who failed stays marked, for damage and conditions.
    const failed = done?.value.failed;
    if (failed !== undefined) {
      desk.hands.mark([...desk.hands.marked], false);
      desk.hands.mark(failed, true);
    }
    return done !== null;
  }
}
