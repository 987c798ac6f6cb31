import { sum } from '../../common/arithmetic.ts';
import type { CombatantChange } from '../rounds/terms.ts';
import { damageApply, deathOf } from '../harm/damage.ts';
import { allowedNow } from '../rounds/phases.ts';
import { setStatus } from '../rounds/standing.ts';
import { subdualApply } from '../harm/subdual.ts';
import type { Condition } from '../terms.ts';
import { takeDamage } from '../rounds/turns.ts';
import type { Reason } from '../../common/reason.ts';
import { fighterIn, setFighter, type Field } from './field.ts';
import { kindOf, levelOf, type SwordsFighter } from './state.ts';

/** He falls, now or when the simultaneous phase is over. */
function fall(field: Field, id: string, condition: Condition, bleeding: boolean): void {
  if (condition === 'active') return;
  const set = condition === 'dead' ? { dead: true, bleeding } : { unconscious: true, bleeding };
  setStatus(field.battle, id, set, false);
  field.stirred = true;
}

function disturb(field: Field, id: string, amount: number): void {
  const { state, settings } = field.battle;
  takeDamage(field.battle, id, amount, allowedNow(state, settings).includes('castSpell'));
}

/** Hit points off a fighter, and whatever comes of it. SW-DMG-1 to 5, SW-SPELL-5. */
export function wound(field: Field, id: string, damage: number): readonly Reason[] {
  const { hp, subdual, stats } = fighterIn(field, id);
  const { settings } = field.battle;
  const after = damageApply({ hp, damage, subdual, kind: kindOf(stats), level: levelOf(stats), settings });
  setFighter(field, id, { hp: after.hp });
  disturb(field, id, damage);
  fall(field, id, after.condition, after.bleeding);
  return after.reasons;
}

type Soft = { damage: number } | { real: number; subdual: number };

const split = ({ hp, subdual }: SwordsFighter, blow: Soft) =>
  subdualApply({ hp, subdual, ...('damage' in blow ? blow : { split: blow }) });

/** What a blow to subdue leaves: hit points less the points that only subdue. */
export function leftAfter(field: Field, id: string, blow: Soft): number {
  const { hp, subdual } = split(fighterIn(field, id), blow);
  return hp - subdual;
}

/** A blow to subdue; what is real of it may kill. SW-SUB-1 to 3, SW-UNARM-7. */
export function subdue(field: Field, id: string, blow: Soft): void {
  const after = split(fighterIn(field, id), blow);
  setFighter(field, id, { hp: after.hp, subdual: after.subdual });
  disturb(field, id, sum([after.real, after.subdualAdded]));
  fall(field, id, after.condition, false);
}

/** Puts a helpless victim to death. SW-UNARM-2. */
export function kill(field: Field, id: string): void {
  const { stats, hp } = fighterIn(field, id);
  const { at } = deathOf({ kind: kindOf(stats), level: levelOf(stats), settings: field.battle.settings });
  setFighter(field, id, { hp: Math.min(hp, at) });
  setStatus(field.battle, id, { dead: true, pinned: false, heldBy: [] }, false);
  field.stirred = true;
}

/** He wakes as soon as he has hit points enough; the answer is what he gains. SW-HEAL-3. */
export function heal(field: Field, id: string, amount: number): number {
  const { hp, maxHp, subdual, stats } = fighterIn(field, id);
  const healed = Math.min(maxHp, hp + amount);
  const body = { kind: kindOf(stats), level: levelOf(stats), settings: field.battle.settings };
  const { condition } = damageApply({ hp: healed, damage: 0, subdual, ...body });
  setFighter(field, id, { hp: healed });
  if (amount === 0) return 0;
  const awake: CombatantChange =
    condition === 'active' ? { unconscious: false, falls: null, bleeding: false } : { bleeding: false };
  setStatus(field.battle, id, awake, true);
  field.stirred = true;
  return healed - hp;
}
