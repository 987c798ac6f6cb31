import { withSign } from '../common/arithmetic.ts';
import type { GearFacts, RuleFigure } from './character.ts';
import { because, CONTENT, parts, sumOf, type Reason } from '../common/reason.ts';
import { points } from './worn-armour.ts';

export type Way = 'melee' | 'missile';

export interface Damage {
  /** Null where the weapon itself deals none, as a bow, or nobody noted it. */
  dice: string | null;
  reasons: readonly Reason[];
}

/** What a system says of somebody's attacks. */
export interface Attacks {
  /** The bonus of class and level; null where nobody knows it. */
  bonus: Reason | null;
  /** Why nobody knows it. */
  why: string;
  /** THAC0 is this less the bonus; null where attacks are written as bonuses. */
  thac0Sum: number | null;
  modifiers: (way: Way) => Reason[];
  damage: (weapon: GearFacts, way: Way) => Damage;
}

/** Dice with what is added to them: 1d6+1 and 1 more are 1d6+2. */
function diceWith(dice: string, more: number): string {
  const found = /^(.*?)([+-]\d{1,4})?$/.exec(dice);
  const total = Number(found?.[2] ?? 0) + more;
  const rolled = found?.[1] ?? dice;
  if (total === 0) return rolled;
  return total < 0 ? `${rolled}-${-total}` : `${rolled}+${total}`;
}

function toHit({ bonus, thac0Sum }: Attacks, modifiers: number): string {
  if (typeof bonus?.value !== 'number') return `to hit ${withSign(modifiers)}`;
  const total = bonus.value + modifiers;
  return thac0Sum === null ? `to hit ${withSign(total)}` : `THAC0 ${thac0Sum - total}`;
}

function weaponFigure(attacks: Attacks, weapon: GearFacts, key: string, way: Way, both: boolean): RuleFigure {
  const magic = parts(because(`${weapon.name}, magic`, points(weapon.magicBonus), CONTENT));
  const modifiers = [...attacks.modifiers(way), ...magic];
  const { dice, reasons } = attacks.damage(weapon, way);
  const harm = [...reasons, ...magic];
  const words = [toHit(attacks, sumOf(modifiers)), ...(dice === null ? [] : [diceWith(dice, sumOf(harm))])];
  const shot = both && way === 'missile';
  return {
    key: shot ? `${key}.thrown` : key,
    title: shot ? `${weapon.name}, thrown` : weapon.name,
    group: 'attack',
    value: words.join(', '),
    reasons: [
      attacks.bonus ?? because(attacks.why, '–', CONTENT),
      ...modifiers,
      ...(dice === null ? [] : [because('damage', dice, CONTENT)]),
      ...harm.map((reason) => ({ ...reason, source: `damage: ${reason.source}` })),
    ],
  };
}

const longestKey = 40;

/** By its name, so that what is written over the mace stays with the mace; a second of the name is numbered. */
function weaponKey({ name }: GearFacts, before: readonly GearFacts[]): string {
  const plain = (text: string) => text.toLowerCase().slice(0, longestKey);
  const same = before.filter((each) => plain(each.name) === plain(name)).length;
  return same === 0 ? `weapon.${plain(name)}` : `weapon.${plain(name)}.${same + 1}`;
}

/** A line for each weapon wielded, two for one that is both struck with and thrown. */
export const weaponFigures = (gear: readonly GearFacts[], attacks: Attacks): RuleFigure[] =>
  gear
    .filter(({ kind }) => kind === 'weapon')
    .flatMap((weapon, index, weapons) => {
      const struck = weapon.melee ?? !weapon.missile;
      const ways: Way[] = [
        ...(struck ? (['melee'] as const) : []),
        ...(weapon.missile ? (['missile'] as const) : []),
      ];
      const key = weaponKey(weapon, weapons.slice(0, index));
      return ways.map((way) => weaponFigure(attacks, weapon, key, way, ways.length > 1));
    });

/** The bonus in melee and with missiles, as figures of their own. */
export function attackFigures(attacks: Attacks): RuleFigure[] {
  const { bonus, why } = attacks;
  const figure = (key: string, title: string, way: Way): RuleFigure => {
    const modifiers = attacks.modifiers(way);
    return {
      key,
      title,
      group: 'attack',
      value: typeof bonus?.value === 'number' ? bonus.value + sumOf(modifiers) : null,
      reasons: [bonus ?? because(why, '–', CONTENT), ...modifiers],
    };
  };
  return [
    figure('attackMelee', 'To hit in melee', 'melee'),
    figure('attackMissile', 'To hit with missiles', 'missile'),
  ];
}
