import { rollTotal } from '../../../../dice/roll.ts';
import { because } from '../../../common/reason.ts';
import { attackDamage } from '../../attack/modifiers.ts';
import { attackResolve } from '../../attack/attack.ts';
import { fistHit } from '../../attack/grapple.ts';
import { missileIntoMelee } from '../../attack/weapons.ts';
import { tables } from '../../tables.ts';
import { combatantOf, editOf, fighterIn, setFighter, tell, type Field } from '../field.ts';
import type { SwordsWeapon } from '../fighter/stats.ts';
import { leftAfter, subdue, wound } from '../harm.ts';
import { writtenDice } from '../named-dice.ts';
import { attackerOf, FIST, isInHand, type SwordsFighter } from '../state.ts';
import { aim, faceNeeded, handling, participants, plain, type Aimed, type Blow } from './aim.ts';
import { hitDoes } from './recipes.ts';
import { afterShot } from './reloading.ts';
import { useShot } from './stores.ts';

const wayOf = ({ weapon }: Blow): string => weapon?.id ?? FIST;

/** The attack roll. Dice: d20. SW-ATK-1. */
function roll(field: Field, aimed: Aimed, way: string) {
  const { attacker, target, modifiers } = aimed;
  field.dice.about?.({
    what: 'attack',
    title: 'Attack',
    rule: 'SW-ATK-1',
    by: attacker.id,
    against: target.id,
    way,
    needed: faceNeeded(field, aimed),
  });
  const natural = field.dice.roll(tables.toHit.naturalHit);
  const { settings } = field.battle;
  return attackResolve({
    attacker: attackerOf(attacker.stats),
    ac: target.build.ac,
    natural,
    modifiers,
    settings,
  });
}

type Swing = ReturnType<typeof roll>;

/** A hand laid on somebody: the attack roll alone. SW-UNARM-1. */
export function layHands(field: Field, id: string, targetId: string): Swing {
  const aimed = aim(field, fighterIn(field, id), fighterIn(field, targetId), { kind: 'melee' }, plain);
  return roll(field, aimed, 'grapple');
}

function fistBlow(field: Field, { attacker, target: { id } }: Aimed, swung: Swing): void {
  const by = attacker.id;
  field.dice.about?.({
    what: 'damage',
    title: 'Fist: subdual on 50 or less',
    rule: 'SW-UNARM-7',
    by,
    against: id,
    way: FIST,
    dice: '1d100',
  });
  const natural = field.dice.roll(100);
  const blow = fistHit({ natural, strengthDamage: attacker.stats.strengthDamage ?? 0 });
  const amount = blow.real + blow.subdual;
  const { total, compareTo: needed, reasons } = swung;
  const left = leftAfter(field, id, blow);
  tell(field, { kind: 'hit', as: 'hit', id, by, amount, total, needed, left, detail: FIST, reasons });
  subdue(field, id, blow);
}

function weaponBlow(field: Field, aimed: Aimed, swung: Swing, weapon: SwordsWeapon): void {
  const { attacker, target, blow } = aimed;
  const { id } = target;
  const by = attacker.id;
  if (weapon.noDamage) {
    const { total, compareTo: needed, reasons } = swung;
    tell(field, { kind: 'hit', as: 'hit', id, by, total, needed, detail: weapon.id, reasons });
    hitDoes(field, by, weapon, id);
    return;
  }
  const dice = writtenDice(field.dice, weapon.damage, () => ({
    what: 'damage',
    title: 'Damage',
    rule: 'SW-ATK-3',
    by,
    against: id,
    way: weapon.id,
  }));
  const dealt = attackDamage({
    rolled: rollTotal(weapon.damage, dice),
    modifiers: aimed.damage,
    damageBonus: swung.damageBonus,
    damageMultiplier: swung.damageMultiplier,
  });
  const { times } = aimed.situation;
  const damage = dealt.damage * times;
  const reasons = [...dealt.reasons];
  if (times !== 1) reasons.push(because('back-stab, times', times, 'SW-BACK-4'));
  const soft = blow.toSubdue === true;
  tell(field, {
    kind: soft ? 'subdue' : 'hit',
    as: 'hit',
    id,
    by,
    amount: damage,
    total: swung.total,
    needed: swung.compareTo,
    left: soft ? leftAfter(field, id, { damage }) : fighterIn(field, id).hp - damage,
    detail: weapon.id,
    reasons: swung.reasons.concat(reasons),
  });
  if (soft) subdue(field, id, { damage });
  else wound(field, id, damage);
  hitDoes(field, by, weapon, id);
}

function fumbled(field: Field, attacker: SwordsFighter, { fumble }: Swing, { weapon }: Blow): void {
  if (fumble === null) return;
  const { id } = attacker;
  if (fumble === 'dropWeapon') {
    if (!weapon) return;
    setFighter(field, id, { dropped: [...fighterIn(field, id).dropped, weapon.id] });
    tell(field, { kind: fumble, as: 'drops', id, detail: weapon.id });
    return;
  }
  tell(field, { kind: fumble, as: 'effect', id, detail: `a mishap with ${weapon?.id ?? FIST}` });
}

/** One attack with all that comes of it. SW-ATK-1 to 3, SW-CRIT-1 to 6. */
export function attack(field: Field, attackerId: string, targetId: string, blow: Blow): void {
  const attacker = fighterIn(field, attackerId);
  const aimed = aim(field, attacker, fighterIn(field, targetId), blow, handling(field, attacker, blow));
  const detail = wayOf(blow);
  const swung = roll(field, aimed, detail);
  const { weapon } = blow;
  if (!swung.hit) {
    const { total, compareTo: needed, reasons } = swung;
    tell(field, { kind: 'miss', as: 'miss', id: targetId, by: attackerId, total, needed, detail, reasons });
  } else if (weapon) weaponBlow(field, aimed, swung, weapon);
  else fistBlow(field, aimed, swung);
  fumbled(field, attacker, swung, blow);
  if (blow.kind === 'melee') tradeBlows(field, attackerId, targetId);
}

/** Blows were traded between the two. SW-SPELL-4. */
export function tradeBlows(field: Field, one: string, other: string): void {
  for (const id of [one, other]) {
    if (!combatantOf(field, id).blowsTraded) editOf(field, id).blowsTraded = true;
  }
}

/** A shot at one, into the melee he stands in. SW-MISS-1, 2. */
export function shoot(field: Field, shooterId: string, targetId: string, weapon: SwordsWeapon): void {
  useShot(field, shooterId, weapon);
  const { reloading } = fighterIn(field, shooterId);
  const after = afterShot(reloading, weapon, field.battle);
  if (after !== reloading) setFighter(field, shooterId, { reloading: after });
  const melee = participants(field, fighterIn(field, shooterId), fighterIn(field, targetId));
  let hit = targetId;
  if (melee.length > 1) {
    field.dice.about?.({
      what: 'stray',
      title: 'Whom it strikes',
      rule: 'SW-MISS-2',
      by: shooterId,
      against: targetId,
      way: weapon.id,
    });
    const natural = field.dice.roll(melee.length);
    hit = missileIntoMelee({ participants: melee, natural }).target;
    tell(field, { kind: 'strays', as: 'strays', id: hit, by: shooterId, detail: weapon.id });
  }
  attack(field, shooterId, hit, { kind: 'missile', weapon });
}

/** The first weapon in hand that strikes in melee; none is the fist. */
const handWeapon = (fighter: SwordsFighter): SwordsWeapon | undefined =>
  fighter.stats.weapons.find(
    (weapon) => fighter.build.strikers.includes(weapon.id) && isInHand(fighter, weapon),
  );

/** A free attack at one who passes or retreats; it uses up nothing. SW-RET-1, SW-MOVE-2. */
export function freeAttack(field: Field, attackerId: string, targetId: string, retreat: number): void {
  const weapon = handWeapon(fighterIn(field, attackerId));
  tell(field, { kind: 'freeAttack', as: 'freeAttack', id: targetId, by: attackerId });
  attack(field, attackerId, targetId, { kind: 'melee', retreat, weapon });
}
