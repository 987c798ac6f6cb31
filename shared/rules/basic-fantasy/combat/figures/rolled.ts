import { addPart, type Reason } from '../../../common/reason.ts';
import { fighterAt } from '../../../fight/draft.ts';
import type { ActionFigures, DamageFigures } from '../../../fight/views.ts';
import { tables } from '../../tables.ts';
import type { BasicFantasyDraft } from '../draft.ts';
import { leftOn, vehicleOf } from '../engines/sides.ts';
import { situationFor } from '../harm/blows.ts';
import { faceNeeded, reasonsOf, type Aim } from '../harm/rolls.ts';

/** What is told of every attack that is thrown for. */

const { least } = tables.damage;

const sumOf = (reasons: readonly Reason[]): number =>
  reasons.reduce((sum, { value }) => (typeof value === 'number' ? sum + value : sum), 0);

/** Dice with what is added. */
export const plainDamage = (dice: string, reasons: readonly Reason[] = []): DamageFigures => ({
  dice,
  plus: sumOf(reasons),
  times: 1,
  least,
  less: 0,
  reasons,
});

/** The damage that takes him out; of a vehicle, on the side that is struck. */
function dropsAt(draft: BasicFantasyDraft, { by, at }: Aim): number {
  const target = fighterAt(draft, at);
  const vehicle = vehicleOf(target);
  return vehicle === null ? Math.max(0, target.hp) : leftOn(vehicle, situationFor(draft, by, at).side);
}

/** What an attack that is decided by a d20 comes to. */
export function rolled(draft: BasicFantasyDraft, aim: Aim, damage: DamageFigures | null): ActionFigures {
  const { attackBonus } = fighterAt(draft, aim.by).kit;
  return {
    throws: 'd20',
    needed: faceNeeded(attackBonus, aim),
    reasons: reasonsOf(attackBonus, aim),
    damage: aim.canBeHit ? damage : null,
    ...(!aim.canBeHit && { never: true as const }),
    drops: aim.canBeHit && damage ? dropsAt(draft, aim) : null,
    strays: [],
    invites: [],
  };
}

/** Bare hands add it to their damage. */
export function strengthParts(draft: BasicFantasyDraft, by: number): Reason[] {
  const reasons: Reason[] = [];
  addPart(reasons, 'strength', fighterAt(draft, by).stats.strBonus ?? 0, 'BF-BRAWL-7');
  return reasons;
}
