import type { CombatEvent } from '../../../../shared/rules/combat.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import type { FightNow } from '../fight-now.ts';
import { endOf, lay } from '../lasting/lay.ts';

/** What the rules told to hold of somebody is an effect of the campaign, with its end on the one clock. */
export function layHeld(context: StepContext, now: FightNow, events: readonly CombatEvent[]): void {
  for (const { id, holds } of events) {
    const bearer = now.fighters.find((each) => each.id === id);
    if (holds === undefined || bearer === undefined) continue;
    const { name, lasts } = holds;
    lay(context, { bearer, fightId: now.row.id, lasts: endOf(context, lasts), input: { name, notes: '' } });
  }
}
