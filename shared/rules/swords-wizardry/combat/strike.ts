import { rollTotal } from '../../../dice/roll.ts';
import type { Reason } from '../../reason.ts';
import { attackDamage, attackModifiers } from '../attack-modifiers.ts';
import { attackResolve } from '../attack.ts';
import { fistHit } from '../grapple.ts';
import { edit } from '../draft.ts';
import { tables } from '../tables.ts';
import type { Modifier } from '../terms.ts';
import { isMelee, missileIntoMelee, weaponStyle } from '../weapons.ts';
import { combatantOf, fighterIn, isUp, setFighter, tell, type Field } from './field.ts';
import { subdue, wound } from './harm.ts';
import { distance, FIST, isInHand, strikes, type SwordsFighter } from './state.ts';
import type { SwordsWeapon } from './stats.ts';

interface Blow {
  kind: 'melee' | 'missile';
  /** Absent: the bare fist. */
  weapon?: SwordsWeapon | undefined;
  toSubdue?: boolean;
  /** Bonus of a free attack. */
  retreat?: number;
}

interface Swing {
  hit: boolean;
  damageBonus: number;
  damageMultiplier: number;
  fumble: 'dropWeapon' | 'mishap' | null;
  reasons: readonly Reason[];
}

interface Handling {
  toHit: number;
  damage: number;
}

const plain: Handling = { toHit: 0, damage: 0 };

/** What the attacker's way of holding his weapon is worth in melee. SW-STYLE-2, 3. */
function handling(field: Field, attacker: SwordsFighter, blow: Blow): Handling {
  const { style } = attacker.stats;
  if (blow.kind === 'missile' || (style !== 'twoHanded' && style !== 'twoWeapons')) return plain;
  const { settings, state } = field.draft;
  return weaponStyle({
    style,
    ac: attacker.ac,
    twoHandedOnly: blow.weapon?.twoHandedOnly ?? false,
    wonInitiative: state.winner === attacker.side,
    settings,
  });
}

/** The attack roll against a target. SW-ATK-1. */
export function swing(
  field: Field,
  attacker: SwordsFighter,
  target: SwordsFighter,
  blow: Blow,
  toHit: number,
): Swing {
  const { strengthToHit, dexterityToHit, skill } = attacker.stats;
  const { modifiers } = attackModifiers({
    kind: blow.kind,
    strength: strengthToHit ?? 0,
    dexterity: dexterityToHit ?? 0,
    weapon: blow.weapon?.toHit ?? 0,
    style: toHit,
    retreat: blow.retreat ?? 0,
  });
  const natural = field.dice.roll(tables.toHit.naturalHit);
  const { settings } = field.draft;
  return attackResolve({ attacker: skill, ac: target.ac, natural, modifiers, settings });
}

function bonuses(attacker: SwordsFighter, blow: Blow, style: number): Modifier[] {
  const strength = blow.kind === 'melee' ? (attacker.stats.strengthDamage ?? 0) : 0;
  const weapon = blow.weapon?.damageBonus ?? 0;
  const all: Modifier[] = [];
  if (strength !== 0) all.push({ source: 'strength', value: strength });
  if (weapon !== 0) all.push({ source: 'weapon', value: weapon });
  if (style !== 0) all.push({ source: 'style', value: style });
  return all;
}

function fistBlow(field: Field, attacker: SwordsFighter, target: string, reasons: readonly Reason[]): void {
  const natural = field.dice.roll(100);
  const blow = fistHit({ natural, strengthDamage: attacker.stats.strengthDamage ?? 0 });
  const amount = blow.real + blow.subdual;
  tell(field, { kind: 'hit', id: target, by: attacker.id, amount, detail: FIST, reasons });
  subdue(field, target, blow);
}

function weaponBlow(
  field: Field,
  attacker: SwordsFighter,
  target: string,
  { swung, blow, weapon, style }: { swung: Swing; blow: Blow; weapon: SwordsWeapon; style: number },
): void {
  const { damage, reasons } = attackDamage({
    rolled: rollTotal(weapon.damage, field.dice),
    modifiers: bonuses(attacker, blow, style),
    damageBonus: swung.damageBonus,
    damageMultiplier: swung.damageMultiplier,
  });
  tell(field, {
    kind: blow.toSubdue ? 'subdue' : 'hit',
    id: target,
    by: attacker.id,
    amount: damage,
    detail: weapon.id,
    reasons: swung.reasons.concat(reasons),
  });
  if (blow.toSubdue) subdue(field, target, { damage });
  else wound(field, target, damage);
}

function fumbled(field: Field, attacker: SwordsFighter, { fumble }: Swing, { weapon }: Blow): void {
  if (fumble === null) return;
  if (fumble === 'dropWeapon') {
    if (!weapon) return;
    setFighter(field, attacker.id, { dropped: [...attacker.dropped, weapon.id] });
  }
  tell(field, { kind: fumble, id: attacker.id, detail: weapon?.id ?? FIST });
}

/** One attack with all that comes of it. SW-ATK-1 to 3, SW-CRIT-1 to 6. */
export function attack(field: Field, attackerId: string, targetId: string, blow: Blow): void {
  const attacker = fighterIn(field, attackerId);
  const { toHit, damage } = handling(field, attacker, blow);
  const swung = swing(field, attacker, fighterIn(field, targetId), blow, toHit);
  const { weapon } = blow;
  if (!swung.hit) {
    const detail = weapon?.id ?? FIST;
    tell(field, { kind: 'miss', id: targetId, by: attackerId, detail, reasons: swung.reasons });
  } else if (weapon) weaponBlow(field, attacker, targetId, { swung, blow, weapon, style: damage });
  else fistBlow(field, attacker, targetId, swung.reasons);
  fumbled(field, attacker, swung, blow);
  if (blow.kind === 'melee') tradeBlows(field, attackerId, targetId);
}

/** Blows were traded between the two. SW-SPELL-4. */
export function tradeBlows(field: Field, one: string, other: string): void {
  for (const id of [one, other]) {
    if (!combatantOf(field, id).blowsTraded) edit(field.draft, id).blowsTraded = true;
  }
}

/** Everyone in the melee a target stands in but the shooter, if there are enemies among them. SW-MISS-2. */
function participants(field: Field, shooter: SwordsFighter, target: SwordsFighter): string[] {
  if (!combatantOf(field, target.id).inMelee) return [target.id];
  const near = field.fighters.filter(
    (one) =>
      one === target ||
      (one !== shooter &&
        one.status === 'active' &&
        isMelee(distance(one, target)) &&
        combatantOf(field, one.id).inMelee === true),
  );
  return near.some(({ side }) => side !== target.side) ? near.map(({ id }) => id) : [target.id];
}

/** So many shots at a target, each into the melee he stands in. SW-MISS-1, 2, SW-SEQ-8. */
export function shoot(
  field: Field,
  shooterId: string,
  targetId: string,
  weapon: SwordsWeapon,
  shots: number,
): void {
  for (let shot = 0; shot < shots; shot += 1) {
    if (!isUp(field, targetId)) return;
    const shooter = fighterIn(field, shooterId);
    if (!isInHand(shooter, weapon)) return;
    const melee = participants(field, shooter, fighterIn(field, targetId));
    let hit = targetId;
    if (melee.length > 1) {
      const natural = field.dice.roll(melee.length);
      hit = missileIntoMelee({ participants: melee, natural }).target;
      tell(field, { kind: 'strays', id: hit, by: shooterId, detail: weapon.id });
    }
    attack(field, shooterId, hit, { kind: 'missile', weapon });
  }
}

/** The first weapon in hand that strikes in melee; none is the fist. */
const handWeapon = (fighter: SwordsFighter): SwordsWeapon | undefined =>
  fighter.stats.weapons.find((weapon) => strikes(weapon) && isInHand(fighter, weapon));

/** A free attack at one who passes or retreats; it uses up nothing. SW-RET-1, SW-MOVE-2. */
export function freeAttack(field: Field, attackerId: string, targetId: string, retreat: number): void {
  const weapon = handWeapon(fighterIn(field, attackerId));
  tell(field, { kind: 'freeAttack', id: targetId, by: attackerId });
  attack(field, attackerId, targetId, { kind: 'melee', retreat, weapon });
}
