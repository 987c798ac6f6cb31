import { rollTotal } from '../../../../dice/roll.ts';
import { besidesOf, hitDoesOf } from '../../../fight/magic/on-hit.ts';
import type { ActionFigures, CriticalFigures, DamageFigures, NextBlow } from '../../../fight/views.ts';
import { because, type Reason } from '../../../common/reason.ts';
import { attackDamage, attackModifiers } from '../../attack/modifiers.ts';
import { attackResolve, attackTargetNumber } from '../../attack/attack.ts';
import { fistHit } from '../../attack/grapple.ts';
import { tables } from '../../tables.ts';
import type { Modifier } from '../../terms.ts';
import { isMelee, missileIntoMelee, weaponStyle } from '../../attack/weapons.ts';
import { situationOf, type Situation } from '../circumstances.ts';
import { combatantOf, editOf, fighterIn, setFighter, tell, type Field } from '../field.ts';
import { leftAfter, subdue, wound } from '../harm.ts';
import { writtenDice } from '../named-dice.ts';
import { attackerOf, distance, FIST, isInHand, type SwordsFighter } from '../state.ts';
import type { SwordsWeapon } from '../fighter/stats.ts';
import { hitDoes } from './recipes.ts';
import { afterShot } from './reloading.ts';
import { useShot } from './stores.ts';

export interface Blow {
  readonly kind: 'melee' | 'missile';
  /** Absent: the bare hand. */
  readonly weapon?: SwordsWeapon | undefined;
  readonly toSubdue?: boolean;
  /** Bonus of a free attack. */
  readonly retreat?: number;
}

/** A blow with everything that bears on it. */
interface Aimed {
  readonly attacker: SwordsFighter;
  readonly target: SwordsFighter;
  readonly blow: Blow;
  readonly situation: Situation;
  readonly modifiers: Modifier[];
  readonly damage: Modifier[];
}

interface Handling {
  toHit: number;
  damage: number;
}

const plain: Handling = { toHit: 0, damage: 0 };

/** What the attacker's way of holding his weapon is worth in melee; nothing to a bare hand that grapples. SW-STYLE-2, 3. */
function handling(field: Field, attacker: SwordsFighter, { kind, weapon }: Blow): Handling {
  const { style } = attacker.stats;
  if (kind === 'missile' || (style !== 'twoHanded' && style !== 'twoWeapons')) return plain;
  const { settings, state } = field.battle;
  return weaponStyle({
    style,
    ac: attacker.build.ac,
    twoHandedOnly: weapon?.twoHandedOnly ?? false,
    wonInitiative: state.winner === attacker.side,
    settings,
  });
}

function aim(
  field: Field,
  attacker: SwordsFighter,
  target: SwordsFighter,
  blow: Blow,
  style: Handling,
): Aimed {
  const { strengthToHit, dexterityToHit, strengthDamage } = attacker.stats;
  const { kind, weapon, retreat } = blow;
  const situation = situationOf(field, attacker, target);
  const { modifiers } = attackModifiers({
    kind,
    strength: strengthToHit ?? 0,
    dexterity: dexterityToHit ?? 0,
    weapon: weapon?.toHit ?? 0,
    fromBehind: situation.fromBehind,
    invisible: situation.invisible,
    cover: situation.cover,
    style: style.toHit,
    retreat: retreat ?? 0,
    ...(situation.toHit !== 0 && { other: [{ source: 'circumstances', value: situation.toHit }] }),
  });
  const damage: Modifier[] = [];
  const add = (source: string, value: number): void => {
    if (value !== 0) damage.push({ source, value });
  };
  add('strength', kind === 'melee' ? (strengthDamage ?? 0) : 0);
  add('weapon', weapon?.damageBonus ?? 0);
  add('style', style.damage);
  add('circumstances', situation.damage);
  return { attacker, target, blow, situation, modifiers, damage };
}

const summed = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((total, { value }) => total + value, 0);

/** The lowest face that hits; past the die where none does. SW-ATK-1, SW-CRIT-1, 2. */
function faceNeeded(field: Field, { attacker, target, modifiers }: Aimed): number {
  const { settings } = field.battle;
  const { targetNumber } = attackTargetNumber({
    attacker: attackerOf(attacker.stats),
    ac: target.build.ac,
    settings,
  });
  const { naturalHit, naturalMiss } = tables.toHit;
  const least = settings.fumbles === 'off' ? naturalMiss : naturalMiss + 1;
  const most = settings.criticals === 'off' ? Infinity : naturalHit;
  return Math.min(most, Math.max(least, targetNumber - summed(modifiers)));
}

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

/** Everyone in the melee a target stands in but the shooter, if there are enemies among them. SW-MISS-2. */
function participants(field: Field, shooter: SwordsFighter, target: SwordsFighter): string[] {
  if (!combatantOf(field, target.id).inMelee) return [target.id];
  const near = field.fighters.filter(
    (one) =>
      one.id === target.id ||
      (one.id !== shooter.id &&
        one.status === 'active' &&
        isMelee(distance(one, target)) &&
        combatantOf(field, one.id).inMelee === true),
  );
  return near.some(({ side }) => side !== target.side) ? near.map(({ id }) => id) : [target.id];
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

const criticalOf = ({ criticals }: Field['battle']['settings']): CriticalFigures | undefined => {
  const { natural20Plus, natural20Times } = tables.damage;
  if (criticals === 'plusOne') return { plus: natural20Plus, times: 1 };
  return criticals === 'double' ? { plus: 0, times: natural20Times } : undefined;
};

function damageFigures(aimed: Aimed): DamageFigures {
  const { weapon } = aimed.blow;
  return {
    dice: weapon?.damage ?? String(tables.damage.fist),
    plus: weapon ? summed(aimed.damage) : Math.max(0, aimed.attacker.stats.strengthDamage ?? 0),
    times: weapon ? aimed.situation.times : 1,
    least: tables.damage.least,
    less: 0,
    leastFirst: true,
    reasons: aimed.damage.map(({ source, value }) => because(source, value, 'SW-ATK-3')),
  };
}

/** The face that hits; null where none does. */
const faceOrNone = (field: Field, aimed: Aimed): number | null => {
  const face = faceNeeded(field, aimed);
  return face > tables.toHit.naturalHit ? null : face;
};

/** A blow by itself: its face, its damage, and what a natural 20 and a natural 1 make of it. */
function singleFigures(field: Field, aimed: Aimed): Omit<NextBlow, 'same'> {
  const { settings } = field.battle;
  const { weapon } = aimed.blow;
  const critical = weapon && criticalOf(settings);
  return {
    needed: faceOrNone(field, aimed),
    damage: weapon?.noDamage ? null : damageFigures(aimed),
    ...(critical && { critical }),
    ...(weapon && settings.fumbles === 'dropWeapon' && { slips: true }),
  };
}

/** What a blow comes to before its dice, and those that follow it. Where a shot may stray no single face decides. SW-ATK-1 to 3. */
export function blowFigures(
  field: Field,
  attackerId: string,
  targetId: string,
  blow: Blow,
  then: readonly (SwordsWeapon | undefined)[] = [],
): ActionFigures {
  const attacker = fighterIn(field, attackerId);
  const target = fighterIn(field, targetId);
  const aimedWith = (at: SwordsFighter, one: Blow): Aimed =>
    aim(field, attacker, at, one, handling(field, attacker, one));
  const aimed = aimedWith(target, blow);
  const { settings } = field.battle;
  const { reasons } = attackTargetNumber({
    attacker: attackerOf(attacker.stats),
    ac: target.build.ac,
    settings,
  });
  const single = singleFigures(field, aimed);
  const order = blow.kind === 'missile' ? participants(field, attacker, target) : [targetId];
  const strays = order.filter((id) => id !== targetId);
  const why: Reason[] = [
    ...aimed.modifiers.map(({ source, value }) => because(source, value, 'SW-ATK-2')),
    ...reasons,
  ];
  const lot = strays.length > 0;
  return {
    throws: 'd20',
    ...single,
    needed: lot ? null : single.needed,
    ...(single.needed === null && { never: true }),
    reasons: why,
    drops: blow.weapon?.noDamage ? null : Math.max(1, target.hp - target.subdual),
    strays,
    invites: [],
    ...(lot && {
      instead: {
        how: 'lot',
        target: single.needed,
        others: strays.map((id) => faceOrNone(field, aimedWith(fighterIn(field, id), blow))),
      },
    }),
    ...[blow.weapon, ...then].reduce(
      (told, weapon) => ({ ...besidesOf(hitDoesOf(weapon?.onHit)), ...told }),
      {},
    ),
    ...(lot && then.length > 0 && { besides: 'the shots after the first' }),
    ...(!lot && then.length > 0 && { then: nextBlows() }),
  };

  function nextBlows(): NextBlow[] {
    return then.map((weapon, nth) => ({
      ...singleFigures(field, aimedWith(target, { ...blow, weapon })),
      same: weapon === (then[nth - 1] ?? blow.weapon),
    }));
  }
}
