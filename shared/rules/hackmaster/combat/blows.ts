import { stateModifiers } from '../effects.ts';
import {
  maneuverAggressive,
  maneuverCharge,
  maneuverFightDefensively,
  maneuverGiveGround,
} from '../maneuvers.ts';
import { tables } from '../tables.ts';
import { defensivePenalties, type DefensivePenalty, type Effect } from '../terms.ts';
import {
  maneuverBreakCharge,
  maneuverJab,
  maneuverKnockAside,
  maneuverSetAgainstCharge,
} from '../weapon-maneuvers.ts';
import { change, clocks, counted, one, tell, type Draft } from './draft.ts';
import { attackRoll, defenceRoll, exchange, helplessTarget, type Blow } from './exchange.ts';
import { apart, meleeOf, reachOf, weaponOf } from './fight.ts';
import type { Weapon } from './stats.ts';
import { settle } from './wounds.ts';

/** How an own attack is made. */
export type Manner =
  { way: 'plain' | 'jab' | 'aggressive' | 'charge' } | { way: 'defensive'; penalty: DefensivePenalty };

export const penaltyOf = (way: string | undefined): DefensivePenalty | undefined =>
  defensivePenalties.find((penalty) => String(penalty) === way);

const away = (draft: Draft, from: number, to: number): 1 | -1 => {
  const [a, b] = [one(draft, from), one(draft, to)];
  if (a.atFeet === b.atFeet) return a.facing;
  return b.atFeet > a.atFeet ? 1 : -1;
};

/** He turns to his foe, and what he held or had set is over. */
function turnTo(draft: Draft, at: number, against: number): void {
  const foe = one(draft, against).id;
  const { holding } = one(draft, at);
  change(draft, at, {
    facing: away(draft, at, against),
    foe,
    holding: holding === foe ? foe : null,
    setFrom: null,
    aimAt: null,
    gait: 'standing',
    sprintFt: 0,
  });
}

/** What stands on his next own attack: all but the stance, which an attack drops first. */
const ownEffects = (draft: Draft, at: number): Effect[] =>
  clocks(draft, at).effects.filter(({ kind }) => kind !== 'fightDefensively');

/** The step back of a defender who said he would take it. */
function stepBack(draft: Draft, by: number, against: number, manner: Manner['way']) {
  const none = { defense: 0, halveDamage: false };
  const { yielding, stats, id } = one(draft, against);
  if (!yielding) return none;
  change(draft, against, { yielding: false });
  const fast = manner === 'charge' || (stats.slow && !one(draft, by).stats.slow);
  if (fast && !draft.settings.giveGroundToCharge) return none;
  const earlier = clocks(draft, against).effects.find((effect) => effect.kind === 'gaveGround');
  const step = maneuverGiveGround({
    freeSpaceFt: tables.maneuvers.giveGround.feet,
    earlierSteps: earlier?.times ?? 0,
    againstAggressive: manner === 'aggressive',
  });
  const shift = away(draft, by, against) * step.moveFt;
  counted(draft, { kind: 'giveGround', id });
  change(draft, against, { atFeet: one(draft, against).atFeet + shift, setFrom: null });
  if (step.attackerMayAdvance) change(draft, by, { atFeet: one(draft, by).atFeet + shift });
  tell(draft, { kind: 'gaveGround', id, by: one(draft, by).id, amount: step.moveFt });
  return step;
}

function bonusOf(draft: Draft, at: number, manner: Manner): number {
  switch (manner.way) {
    case 'aggressive':
      return maneuverAggressive({}).attack;
    case 'defensive':
      return maneuverFightDefensively({ attackPenalty: manner.penalty }).attack;
    case 'charge': {
      const { sprintFt } = one(draft, at);
      return maneuverCharge({ second: draft.count.second, sprintFt, straightLine: true }).attack;
    }
    default:
      return 0;
  }
}

function declare(draft: Draft, by: number, against: number, manner: Manner, weapon: Weapon): void {
  counted(draft, {
    kind: 'attack',
    id: one(draft, by).id,
    weaponSpeed: weapon.speed,
    jabSpeed: manner.way === 'jab' ? weapon.jabSpeed : null,
    targetHelpless: helplessTarget(draft, against),
    maneuver: manner.way === 'aggressive' || manner.way === 'charge' ? manner.way : null,
    defensive: manner.way === 'defensive' ? manner.penalty : null,
  });
}

/** An attack of his own with the weapon in hand. */
export function strike(draft: Draft, by: number, against: number, manner: Manner): void {
  const weapon = meleeOf(one(draft, by));
  if (!weapon) return;
  const attack = bonusOf(draft, by, manner);
  const effects = ownEffects(draft, by);
  const { second } = draft.count;
  const jab = maneuverJab({ second, jabSpeed: manner.way === 'jab' ? weapon.jabSpeed : null });
  turnTo(draft, by, against);
  declare(draft, by, against, manner, weapon);
  const step = stepBack(draft, by, against, manner.way);
  exchange(draft, {
    by,
    against,
    weapon,
    attack,
    effects,
    penetrates: jab.damagePenetrates && manner.way !== 'defensive',
    halved: jab.halveDamage || step.halveDamage,
    charge: manner.way === 'charge',
    doubled: 1,
    free: false,
    defence: step.defense,
  });
  settle(draft, by);
}

/** The set weapon strikes first; says whether it broke the charge. */
function metBySetWeapon(draft: Draft, by: number, against: number): boolean {
  const setter = one(draft, against);
  const weapon = meleeOf(setter);
  const { second } = draft.count;
  if (!weapon || setter.setFrom === null) return false;
  const { counts } = tables.maneuvers.readyAgainstCharge;
  const { ready } = maneuverSetAgainstCharge({
    weaponKind: weapon.kind,
    setterReachFt: reachOf(setter),
    chargerReachFt: reachOf(one(draft, by)),
    countsSet: Math.max(0, Math.min(counts, counts + second - setter.setFrom)),
  });
  if (!ready) return false;
  const effects = ownEffects(draft, against);
  turnTo(draft, against, by);
  declare(draft, against, by, { way: 'plain' }, weapon);
  const blow: Blow = {
    by: against,
    against: by,
    weapon,
    attack: 0,
    effects,
    penetrates: true,
    halved: false,
    charge: false,
    doubled: maneuverBreakCharge({ setterHit: true }).damageMultiplier,
    free: false,
    defence: 0,
  };
  return maneuverBreakCharge({ setterHit: exchange(draft, blow) }).chargeBroken;
}

/** A charge into a foe, who may have a weapon set against it. */
export function charge(draft: Draft, by: number, against: number): void {
  const { id } = one(draft, by);
  if (!metBySetWeapon(draft, by, against)) {
    const { status } = one(draft, by);
    const stands = status === 'active' && !helplessTarget(draft, by);
    if (stands) strike(draft, by, against, { way: 'charge' });
    return;
  }
  tell(draft, { kind: 'chargeBroken', id, by: one(draft, against).id });
  if (one(draft, by).status !== 'active') return;
  const setter = one(draft, against);
  const shift = away(draft, against, by) * Math.max(apart(setter, one(draft, by)), reachOf(setter));
  change(draft, against, { holding: id });
  change(draft, by, { atFeet: setter.atFeet + shift, gait: 'standing', sprintFt: 0 });
}

/** One held at bay strikes at the weapon that holds him. */
export function knockAside(draft: Draft, by: number, against: number): void {
  const weapon = weaponOf(one(draft, by));
  if (!weapon) return;
  const blow: Blow = {
    by,
    against,
    weapon,
    attack: 0,
    effects: ownEffects(draft, by),
    penetrates: true,
    halved: false,
    charge: false,
    doubled: 1,
    free: false,
    defence: 0,
  };
  const attack = attackRoll(draft, blow, tables.dieSides.d20p);
  const defence = defenceRoll(draft, blow, true);
  const { success } = maneuverKnockAside({
    targetAttackTotal: attack.total,
    holderDefenseTotal: defence.total,
  });
  const { id } = one(draft, by);
  turnTo(draft, by, against);
  counted(draft, { kind: 'attack', id, weaponSpeed: success ? 1 : weapon.speed });
  tell(draft, {
    kind: 'knockAside',
    id: one(draft, against).id,
    by: id,
    detail: success ? 'knocked aside' : 'held',
    reasons: [...attack.reasons, ...defence.reasons],
    rolled: [...attack.rolled, ...(defence.rolled ?? [])],
  });
  if (!success) return;
  const holder = one(draft, against);
  const shift = away(draft, against, by) * Math.min(reachOf(one(draft, by)), apart(holder, one(draft, by)));
  change(draft, against, { holding: null });
  change(draft, by, { atFeet: holder.atFeet + shift });
}

/** A free attack: no clock moves, and what stands on the attacker stands on this blow too. */
export function strikeFree(draft: Draft, by: number, against: number, bare: boolean): void {
  const { effects } = clocks(draft, by);
  const { damagePenetrates } = stateModifiers({ second: draft.count.second, effects });
  exchange(draft, {
    by,
    against,
    weapon: bare ? null : weaponOf(one(draft, by)),
    attack: 0,
    effects,
    penetrates: damagePenetrates,
    halved: false,
    charge: false,
    doubled: 1,
    free: true,
    defence: 0,
  });
}
