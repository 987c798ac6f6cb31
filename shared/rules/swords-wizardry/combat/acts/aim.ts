import { attackModifiers } from '../../attack/modifiers.ts';
import { attackTargetNumber } from '../../attack/attack.ts';
import { isMelee, weaponStyle } from '../../attack/weapons.ts';
import { tables } from '../../tables.ts';
import type { Modifier } from '../../terms.ts';
import { situationOf, type Situation } from '../circumstances.ts';
import { combatantOf, type Field } from '../field.ts';
import type { SwordsWeapon } from '../fighter/stats.ts';
import { attackerOf, distance, type SwordsFighter } from '../state.ts';

export interface Blow {
  readonly kind: 'melee' | 'missile';
  /** Absent: the bare hand. */
  readonly weapon?: SwordsWeapon | undefined;
  readonly toSubdue?: boolean;
  /** Bonus of a free attack. */
  readonly retreat?: number;
}

/** A blow with everything that bears on it. */
export interface Aimed {
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

export const plain: Handling = { toHit: 0, damage: 0 };

/** What the attacker's way of holding his weapon is worth in melee; nothing to a bare hand that grapples. SW-STYLE-2, 3. */
export function handling(field: Field, attacker: SwordsFighter, { kind, weapon }: Blow): Handling {
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

export function aim(
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

export const summed = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((total, { value }) => total + value, 0);

/** The lowest face that hits; past the die where none does. SW-ATK-1, SW-CRIT-1, 2. */
export function faceNeeded(field: Field, { attacker, target, modifiers }: Aimed): number {
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

/** Everyone in the melee a target stands in but the shooter, if there are enemies among them. SW-MISS-2. */
export function participants(field: Field, shooter: SwordsFighter, target: SwordsFighter): string[] {
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
