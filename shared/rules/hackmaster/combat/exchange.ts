import type { RolledDie } from '../../dice-tray.ts';
import type { Reason } from '../../reason.ts';
import { attackResolve, type FreeAttack } from '../attack.ts';
import { damageApply, damageCounterBlow } from '../damage.ts';
import { defenseRoll } from '../defence.ts';
import { stateModifiers } from '../effects.ts';
import { dicePenetrate, diceRoll } from '../penetration.ts';
import { shieldBlock, shieldDamage, shieldSave, shieldStats } from '../shields.ts';
import { tables } from '../tables.ts';
import type { Effect } from '../terms.ts';
import { diceTray } from '../../dice-tray.ts';
import { change, clocks, counted, one, tell, type Draft } from './draft.ts';
import { able, apart, inReach, meleeOf, reachOf, shieldOf, standingOf, type FighterNow } from './fight.ts';
import { lightOn } from './light-on.ts';
import type { Weapon } from './stats.ts';
import { pushed, wounded } from './wounds.ts';

/** How a blow is struck. */
export interface Blow {
  by: number;
  against: number;
  /** Null for fist, foot or head. */
  weapon: Weapon | null;
  /** What the manoeuvre adds to the attack. */
  attack: number;
  /** What stands on the attacker's rolls when he strikes. */
  effects: readonly Effect[];
  penetrates: boolean;
  halved: boolean;
  charge: boolean;
  /** 2 for a set weapon that meets a charge. */
  doubled: number;
  /** Made on top of the count. */
  free: boolean;
  /** What the defender's manoeuvre adds. */
  defence: number;
}

export interface Rolls {
  natural: number;
  total: number;
  reasons: readonly Reason[];
  rolled: readonly RolledDie[];
}

/** An attack roll on a die of so many faces. */
export function attackRoll(draft: Draft, blow: Blow, sides: number): Rolls {
  const { stats } = one(draft, blow.by);
  const second = draft.count.second;
  const thrown = dicePenetrate({ sides }, draft.dice);
  const light = lightOn(draft, one(draft, blow.by));
  const standing = stateModifiers({ second, effects: [...blow.effects] });
  const own = stats.attack + (blow.weapon?.attack ?? 0);
  const total = thrown.total + own + blow.attack + standing.attack + light.attack;
  const reasons = [
    { source: 'attack roll', value: thrown.total, rule: 'HM-ATK-1' },
    ...[
      { source: 'to hit', value: own, rule: 'HM-ATK-3' },
      { source: 'manoeuvre', value: blow.attack, rule: 'HM-ATK-3' },
      { source: 'light', value: light.attack, rule: 'HM-LGT-2' },
    ].filter(({ value }) => value !== 0),
    ...standing.reasons.filter(({ source }) => source.endsWith('(attack)')),
  ];
  return { natural: thrown.natural, total, reasons, rolled: thrown.rolled ?? [] };
}

/** Able foes who are at him from front and side, the one who strikes now among them. */
function attackersOf(draft: Draft, blow: Blow): number {
  const target = one(draft, blow.against);
  let others = 0;
  for (const [at, foe] of draft.fighters.entries()) {
    const fights = at !== blow.by && foe.status === 'active' && foe.foe === target.id;
    if (!fights || foe.side === target.side || !inReach(foe, target)) continue;
    if (able(draft, at) && !behind(target, foe)) others += 1;
  }
  return others + 1;
}

/** Whether the other stands at his back. */
export const behind = (target: FighterNow, other: FighterNow): boolean =>
  Math.sign(other.atFeet - target.atFeet) === -target.facing;

/** The defender's roll, by everything that stands on him. `bare` leaves the shield out. */
export function defenceRoll(draft: Draft, blow: Blow, bare = false) {
  const target = one(draft, blow.against);
  const clock = clocks(draft, blow.against);
  const { second } = draft.count;
  const { stats } = target;
  const tired = clock.effects.some((effect) => effect.kind === 'spellFatigue' && effect.until > second);
  const standing = stateModifiers({
    second,
    effects: clock.effects.filter(({ kind }) => kind !== 'spellFatigue'),
  });
  const shield = bare ? null : shieldOf(target);
  const dexterity = stats.dexterityDefence ?? 0;
  const lost = standing.dexBonusLost ? Math.max(0, dexterity) : 0;
  const clumsy =
    standing.dexBonusLost && stats.dexterityDefence === null && draft.settings.chargeWithoutDexterity;
  const roll = defenseRoll(
    {
      frontSideAttackers: attackersOf(draft, blow),
      shield: shield !== null,
      fromRear: behind(target, one(draft, blow.by)),
      surprised: second < clock.alertSecond,
      helpless: standingOf(draft, blow.against) === 'helpless',
      fleeing: clock.fleeing === true,
      spellFatigue: tired,
      fatigueWhenSurprised: draft.settings.fatigueWhenSurprised,
      defenseBonus: stats.defence - lost,
      shieldBonus: shield === null ? 0 : shieldStats({ shield }).defenseBonus,
      otherModifiers:
        standing.defense +
        lightOn(draft, target).defense +
        blow.defence +
        (clumsy ? tables.maneuvers.charge.noDexDefence : 0),
    },
    draft.dice,
  );
  return { ...roll, sides: tables.dieSides[roll.die] };
}

/** Whether the defender can do nothing, so that the next blow comes sooner. */
export const helplessTarget = (draft: Draft, against: number): boolean =>
  standingOf(draft, against) === 'helpless';

/** The damage of a weapon that lands, or of the bare blow. */
function damageOf(draft: Draft, { by, weapon, penetrates }: Blow, strength: number) {
  if (!weapon) {
    const blow = damageCounterBlow({ strModifier: one(draft, by).stats.strengthDamage }, draft.dice);
    return { dice: blow.damage, modifier: 0, rolls: [], ignoreDr: true, rolled: blow.rolled ?? [] };
  }
  const thrown = diceRoll({ notation: weapon.damage, penetrate: penetrates }, draft.dice);
  return {
    dice: thrown.total - thrown.modifier,
    modifier: thrown.modifier + weapon.damageModifier + strength,
    rolls: thrown.rolls,
    ignoreDr: false,
    rolled: thrown.rolled ?? [],
  };
}

const multiplier = (draft: Draft, multiplied: number, doubled: number): number =>
  multiplied > 1 && doubled > 1 ? draft.settings.secondDoubling : Math.max(multiplied, doubled);

/** A blow that lands on the body. */
export function lands(draft: Draft, blow: Blow, multiplied: number, strength: number): void {
  const target = one(draft, blow.against);
  const { dice, modifier, ignoreDr, rolled } = damageOf(draft, blow, strength);
  const { raw, wound, reasons } = damageApply({
    rolled: dice,
    modifier,
    multiplier: multiplier(draft, multiplied, blow.doubled),
    halve: blow.halved,
    armorDr: target.stats.armourDr,
    ignoreDr,
  });
  wounded(draft, blow.against, { points: wound, by: blow.by, reasons, rolled });
  if (one(draft, blow.against).status === 'active') pushed(draft, blow.against, blow.by, raw, blow.charge);
}

/** A blow that lands on the shield: its damage, whether it breaks, and what goes through. */
export function landsOnShield(draft: Draft, blow: Blow, strength: number): void {
  const target = one(draft, blow.against);
  const shield = shieldOf(target);
  if (!shield || !blow.weapon) {
    lands(draft, blow, 1, strength);
    return;
  }
  const { modifier, rolls, rolled } = damageOf(draft, blow, strength);
  const { points, reasons } = shieldDamage({
    damageType: blow.weapon.damageType,
    damageDice: rolls.map(({ sides, total }) => ({ sides, total })),
    modifier,
  });
  tell(draft, {
    kind: 'shieldHit',
    id: target.id,
    by: one(draft, blow.by).id,
    amount: points,
    reasons,
    rolled,
  });
  const tray = diceTray(draft.dice);
  const die = () => tray.face(undefined, tables.shieldBreakage.die, 'dice');
  const saved = shieldSave({ shield, points }).required === 'save';
  const save = saved
    ? shieldSave({ shield, points, attackerRoll: die(), defenderRoll: die() })
    : shieldSave({ shield, points });
  if (save.required !== 'none') {
    const detail = save.destroyed === true ? 'destroyed' : 'holds';
    tell(draft, { kind: 'shieldSave', id: target.id, detail, reasons: save.reasons, ...tray.log() });
  }
  const { dr } = shieldStats({ shield });
  const block = shieldBlock({ points, shieldDr: dr, armorDr: target.stats.armourDr });
  if (save.destroyed === true) change(draft, blow.against, { shield: null });
  if (block.wound > 0) {
    wounded(draft, blow.against, { points: block.wound, by: blow.by, reasons: block.reasons, rolled: [] });
  }
}

/** Free attacks an exchange has earned: at once, or queued for the next second. */
function earned(draft: Draft, blow: Blow, free: readonly FreeAttack[]): void {
  if (blow.free && !draft.settings.freeAttackChains) return;
  const attacker = one(draft, blow.by).id;
  const defender = one(draft, blow.against).id;
  for (const { by, kind, when } of free) {
    const [id, against] = by === 'attacker' ? [attacker, defender] : [defender, attacker];
    if (when === 'nextSecond') counted(draft, { kind: 'queueFreeAttack', id, against });
    else draft.due = [{ by: id, against, kind, flight: false }, ...draft.due];
    tell(draft, { kind: 'freeAttack', id, by: against, detail: when });
  }
}

const meets = (draft: Draft, at: number, id: string): void => {
  const { met } = one(draft, at);
  if (!met.includes(id)) change(draft, at, { met: [...met, id] });
};

/** One exchange of attack and defence in melee, with all that comes of it. Says whether it hit. */
export function exchange(draft: Draft, blow: Blow): boolean {
  const attacker = one(draft, blow.by);
  const target = one(draft, blow.against);
  const attack = attackRoll(draft, blow, tables.dieSides.d20p);
  const defence = defenceRoll(draft, blow);
  const distanceFt = apart(attacker, target);
  const outcome = attackResolve({
    attack: { natural: attack.natural, total: attack.total },
    defense: { natural: defence.natural, total: defence.total, sides: defence.sides },
    shieldApplied: defence.shieldBonusApplies,
    distanceFt,
    attackerInReach: meleeOf(target) !== null && distanceFt <= reachOf(target),
  });
  tell(draft, {
    kind: 'attack',
    id: target.id,
    by: attacker.id,
    amount: attack.total - defence.total,
    detail: outcome.fumble ? 'fumble' : outcome.result,
    reasons: [...attack.reasons, ...defence.reasons],
    rolled: [...attack.rolled, ...(defence.rolled ?? [])],
  });
  const hit = outcome.result === 'hit' || outcome.result === 'critical';
  const { strengthDamage } = attacker.stats;
  if (hit) lands(draft, blow, outcome.damageMultiplier, strengthDamage);
  else if (outcome.result === 'shield') landsOnShield(draft, blow, strengthDamage);
  earned(draft, blow, outcome.freeAttacks);
  meets(draft, blow.by, target.id);
  meets(draft, blow.against, attacker.id);
  return hit;
}
