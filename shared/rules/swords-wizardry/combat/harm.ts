import { sum } from '../../arithmetic.ts';
import type { Reason } from '../../reason.ts';
import type { CombatantChange } from '../combat-terms.ts';
import { damageApply, deathOf } from '../damage.ts';
import { allowedNow } from '../phases.ts';
import { setStatus } from '../standing.ts';
import { subdualApply } from '../subdual.ts';
import type { Condition } from '../terms.ts';
import { takeDamage } from '../turns.ts';
import { combatantOf, fighterIn, setFighter, tell, type Field } from './field.ts';
import { kindOf, levelOf } from './state.ts';

/** He falls, now or when the simultaneous phase is over. */
function fall(field: Field, id: string, condition: Condition, bleeding: boolean): void {
  if (condition === 'active') return;
  const set = condition === 'dead' ? { dead: true, bleeding } : { unconscious: true, bleeding };
  setStatus(field.draft, id, set, false);
  field.stirred = true;
}

function disturb(field: Field, id: string, amount: number): void {
  const { state, settings } = field.draft;
  takeDamage(field.draft, id, amount, allowedNow(state, settings).includes('castSpell'));
}

/** Hit points off a fighter, and whatever comes of it. SW-DMG-1 to 5, SW-SPELL-5. */
export function wound(field: Field, id: string, damage: number): readonly Reason[] {
  const { hp, subdual, stats } = fighterIn(field, id);
  const { settings } = field.draft;
  const after = damageApply({ hp, damage, subdual, kind: kindOf(stats), level: levelOf(stats), settings });
  setFighter(field, id, { hp: after.hp });
  disturb(field, id, damage);
  fall(field, id, after.condition, after.bleeding);
  return after.reasons;
}

/** A blow to subdue; what is real of it may kill. SW-SUB-1 to 3, SW-UNARM-7. */
export function subdue(
  field: Field,
  id: string,
  blow: { damage: number } | { real: number; subdual: number },
): void {
  const { hp, subdual } = fighterIn(field, id);
  const split = 'damage' in blow ? blow : { split: blow };
  const after = subdualApply({ hp, subdual, ...split });
  setFighter(field, id, { hp: after.hp, subdual: after.subdual });
  disturb(field, id, sum([after.real, after.subdualAdded]));
  fall(field, id, after.condition, false);
}

/** Puts a helpless victim to death. SW-UNARM-2. */
export function kill(field: Field, id: string): void {
  const { stats, hp } = fighterIn(field, id);
  const { at } = deathOf({ kind: kindOf(stats), level: levelOf(stats), settings: field.draft.settings });
  setFighter(field, id, { hp: Math.min(hp, at) });
  setStatus(field.draft, id, { dead: true, pinned: false, heldBy: [] }, false);
  field.stirred = true;
}

/** Healing: he wakes as soon as he has hit points enough; the dead stay dead. SW-HEAL-3. */
export function heal(field: Field, id: string, amount: number): void {
  const { hp, maxHp, subdual, stats } = fighterIn(field, id);
  const healed = Math.min(maxHp, hp + amount);
  const body = { kind: kindOf(stats), level: levelOf(stats), settings: field.draft.settings };
  const { condition } = damageApply({ hp: healed, damage: 0, subdual, ...body });
  setFighter(field, id, { hp: healed });
  if (amount === 0) return;
  const { dead } = combatantOf(field, id);
  const awake: CombatantChange =
    condition === 'active' && !dead
      ? { unconscious: false, falls: null, bleeding: false }
      : { bleeding: false };
  setStatus(field.draft, id, awake, true);
  field.stirred = true;
  tell(field, { kind: 'heal', id, amount: healed - hp });
}
