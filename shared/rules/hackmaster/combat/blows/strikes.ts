import { fighterAt, tell } from '../../../fight/draft.ts';
import { nothingSpecial } from '../../../fight/circumstances.ts';
import {
  maneuverAggressive,
  maneuverCharge,
  maneuverFightDefensively,
  maneuverGiveGround,
} from '../../attack/maneuvers.ts';
import { tables } from '../../tables.ts';
import { defensivePenalties, type DefensivePenalty, type Effect } from '../../terms.ts';
import {
  maneuverBreakCharge,
  maneuverJab,
  maneuverKnockAside,
  maneuverSetAgainstCharge,
} from '../../attack/weapon-maneuvers.ts';
import { situationOf } from '../circumstances.ts';
import { change, clocks, counted, type HackmasterDraft } from '../draft.ts';
import type { Weapon } from '../fighter/build.ts';
import { apart, meleeOf, reachOf, weaponOf } from '../state.ts';
import { exchange } from './exchange.ts';
import { attackRoll, defenceRoll, isHelpless, plainBlow, type Blow } from './rolls.ts';
import { takeEffect } from './wounds.ts';

/** How an own attack is made. */
export type Manner =
  | { readonly way: 'plain' | 'jab' | 'aggressive' | 'charge' }
  | { readonly way: 'defensive'; readonly penalty: DefensivePenalty };

export const penaltyOf = (way: string): DefensivePenalty | undefined =>
  defensivePenalties.find((penalty) => String(penalty) === way);

const away = (draft: HackmasterDraft, from: number, to: number): 1 | -1 => {
  const [a, b] = [fighterAt(draft, from), fighterAt(draft, to)];
  if (a.atFeet === b.atFeet) return a.facing;
  return b.atFeet > a.atFeet ? 1 : -1;
};

/** He turns to his foe, and what he held or had set is over. */
function turnTo(draft: HackmasterDraft, at: number, against: number): void {
  const foe = fighterAt(draft, against).id;
  const { holding } = fighterAt(draft, at);
  change(draft, at, {
    facing: away(draft, at, against),
    foe,
    holding: holding === foe ? foe : null,
    setFrom: null,
    aimAt: null,
    crouching: false,
    gait: 'standing',
    sprintFt: 0,
  });
}

/** What stands on his next own attack: all but the stance, which an attack drops first. HM-MAN-3. */
export const ownEffects = (draft: HackmasterDraft, at: number): Effect[] =>
  clocks(draft, at).effects.filter(({ kind }) => kind !== 'fightDefensively');

const stays = { defense: 0, halveDamage: false, moveFt: 0, attackerMayAdvance: false };

/** The step back of a defender who said he would take it. HM-MAN-7. */
function groundGiven(
  { state, fighters }: HackmasterDraft,
  by: number,
  against: number,
  manner: Manner['way'],
) {
  const { yielding, build } = fighterAt({ fighters }, against);
  if (!yielding) return stays;
  const fast = manner === 'charge' || (build.slow && !fighterAt({ fighters }, by).build.slow);
  if (fast && !state.settings.giveGroundToCharge) return stays;
  const earlier = state.count.combatants[against]?.effects.find((effect) => effect.kind === 'gaveGround');
  return maneuverGiveGround({
    freeSpaceFt: tables.maneuvers.giveGround.feet,
    earlierSteps: earlier?.times ?? 0,
    againstAggressive: manner === 'aggressive',
  });
}

function stepBack(draft: HackmasterDraft, by: number, against: number, ground: typeof stays): void {
  const { id, yielding, atFeet } = fighterAt(draft, against);
  if (!yielding) return;
  change(draft, against, { yielding: false });
  if (ground === stays) return;
  const shift = away(draft, by, against) * ground.moveFt;
  counted(draft, against, { kind: 'giveGround', id });
  change(draft, against, { atFeet: atFeet + shift, setFrom: null });
  if (ground.attackerMayAdvance) change(draft, by, { atFeet: fighterAt(draft, by).atFeet + shift });
  tell(draft, {
    kind: 'gaveGround',
    as: 'gaveGround',
    id,
    by: fighterAt(draft, by).id,
    amount: ground.moveFt,
  });
}

function bonusOf({ state, fighters }: HackmasterDraft, at: number, manner: Manner): number {
  switch (manner.way) {
    case 'aggressive':
      return maneuverAggressive({}).attack;
    case 'defensive':
      return maneuverFightDefensively({ attackPenalty: manner.penalty }).attack;
    case 'charge': {
      const { sprintFt } = fighterAt({ fighters }, at);
      return maneuverCharge({ second: state.count.second, sprintFt, straightLine: true }).attack;
    }
    default:
      return 0;
  }
}

/** The weapon's count starts anew with what the attack was declared with. HM-TIME-3. */
function declare(draft: HackmasterDraft, by: number, against: number, manner: Manner, weapon: Weapon): void {
  counted(draft, by, {
    kind: 'attack',
    id: fighterAt(draft, by).id,
    weaponSpeed: weapon.speed,
    jabSpeed: manner.way === 'jab' ? weapon.jabSpeed : null,
    targetHelpless: isHelpless(draft, against),
    maneuver: manner.way === 'aggressive' || manner.way === 'charge' ? manner.way : null,
    defensive: manner.way === 'defensive' ? manner.penalty : null,
  });
}

/** A blow with the weapon in hand, as it would be struck; null with none. */
export function blowOf(
  draft: HackmasterDraft,
  by: number,
  against: number,
  manner: Manner,
  ground = groundGiven(draft, by, against, manner.way),
): Blow | null {
  const striker = fighterAt(draft, by);
  const weapon = meleeOf(striker);
  if (!weapon) return null;
  const { second } = draft.state.count;
  const jab = maneuverJab({ second, jabSpeed: manner.way === 'jab' ? weapon.jabSpeed : null });
  const situation = situationOf(draft.named, striker, fighterAt(draft, against));
  const blow = plainBlow({ by, against, weapon, effects: ownEffects(draft, by), situation });
  blow.attack = bonusOf(draft, by, manner);
  blow.penetrates = jab.damagePenetrates && manner.way !== 'defensive';
  blow.halved = jab.halveDamage || ground.halveDamage;
  blow.charge = manner.way === 'charge';
  blow.defence = ground.defense;
  return blow;
}

/** An attack of his own with the weapon in hand. HM-ATK-1, HM-MAN-1 to 3, 9. */
export function strike(draft: HackmasterDraft, by: number, against: number, manner: Manner): void {
  const ground = groundGiven(draft, by, against, manner.way);
  const blow = blowOf(draft, by, against, manner, ground);
  if (!blow?.weapon) return;
  turnTo(draft, by, against);
  declare(draft, by, against, manner, blow.weapon);
  stepBack(draft, by, against, ground);
  exchange(draft, blow);
  takeEffect(draft, by);
}

/** The set weapon strikes first; says whether it broke the charge. HM-MAN-10. */
function metBySetWeapon(draft: HackmasterDraft, by: number, against: number): boolean {
  const setter = fighterAt(draft, against);
  const weapon = meleeOf(setter);
  const { second } = draft.state.count;
  if (!weapon || setter.setFrom === null) return false;
  const { counts } = tables.maneuvers.readyAgainstCharge;
  const { ready } = maneuverSetAgainstCharge({
    weaponKind: weapon.kind,
    setterReachFt: reachOf(setter),
    chargerReachFt: reachOf(fighterAt(draft, by)),
    countsSet: Math.max(0, Math.min(counts, counts + second - setter.setFrom)),
  });
  if (!ready) return false;
  const effects = ownEffects(draft, against);
  turnTo(draft, against, by);
  declare(draft, against, by, { way: 'plain' }, weapon);
  const situation = situationOf(nothingSpecial, setter, fighterAt(draft, by));
  const blow = plainBlow({ by: against, against: by, weapon, effects, situation });
  blow.doubled = maneuverBreakCharge({ setterHit: true }).damageMultiplier;
  const hit = exchange(draft, blow);
  return maneuverBreakCharge({ setterHit: hit }).chargeBroken;
}

/** A charge into a foe, who may have a weapon set against it. HM-MAN-2, 10. */
export function charge(draft: HackmasterDraft, by: number, against: number): void {
  const { id } = fighterAt(draft, by);
  if (!metBySetWeapon(draft, by, against)) {
    const stands = fighterAt(draft, by).status === 'active' && !isHelpless(draft, by);
    if (stands) strike(draft, by, against, { way: 'charge' });
    return;
  }
  const setter = fighterAt(draft, against);
  tell(draft, { kind: 'chargeBroken', as: 'stopped', id, by: setter.id });
  const charger = fighterAt(draft, by);
  if (charger.status !== 'active') return;
  const shift = away(draft, against, by) * Math.max(apart(setter, charger), reachOf(setter));
  change(draft, against, { holding: id });
  change(draft, by, { atFeet: setter.atFeet + shift, gait: 'standing', sprintFt: 0 });
}

/** The blow of one held at bay at the weapon that holds him. HM-MAN-8. */
export function asideBlow(draft: HackmasterDraft, by: number, against: number): Blow | null {
  const striker = fighterAt(draft, by);
  const weapon = weaponOf(striker);
  if (!weapon) return null;
  const situation = situationOf(draft.named, striker, fighterAt(draft, against));
  return plainBlow({ by, against, weapon, effects: ownEffects(draft, by), situation });
}

/** One held at bay strikes at the weapon that holds him. Dice: d20p, the defence die. HM-MAN-8. */
export function knockAside(draft: HackmasterDraft, by: number, against: number): void {
  const blow = asideBlow(draft, by, against);
  if (!blow?.weapon) return;
  const attack = attackRoll(draft, blow, tables.dieSides.d20p);
  const defence = defenceRoll(draft, blow, attack.total, true);
  const { success } = maneuverKnockAside({
    targetAttackTotal: attack.total,
    holderDefenseTotal: defence.total,
  });
  const { id } = fighterAt(draft, by);
  turnTo(draft, by, against);
  counted(draft, by, { kind: 'attack', id, weaponSpeed: success ? 1 : blow.weapon.speed });
  tell(draft, {
    kind: 'knockAside',
    as: success ? 'knocksAside' : 'miss',
    id: fighterAt(draft, against).id,
    by: id,
    total: attack.total,
    needed: defence.total + 1,
    detail: success ? 'knocked aside' : blow.weapon.id,
    reasons: [...attack.reasons, ...defence.reasons],
    rolled: [...attack.rolled, ...(defence.rolled ?? [])],
  });
  if (!success) return;
  const [holder, held] = [fighterAt(draft, against), fighterAt(draft, by)];
  const shift = away(draft, against, by) * Math.min(reachOf(held), apart(holder, held));
  change(draft, against, { holding: null });
  change(draft, by, { atFeet: holder.atFeet + shift });
}
