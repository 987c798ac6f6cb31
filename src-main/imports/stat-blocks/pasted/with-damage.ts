import { isDice } from '../../../../shared/dice/is-dice.ts';
import type { CreatureFacts } from '../../../../shared/content/schemas/own-creature.ts';

type Attacks = NonNullable<CreatureFacts['attacks']>['list'];

const strokes = (text: string): string[] =>
  text
    .split(/\s*(?:\/|,|\bor\b|\band\b)\s*/i)
    .map((each) => each.trim().replaceAll(/\s+/g, ' '))
    .filter((each) => each !== '');

const dealt = (attack: Attacks[number], stroke: string): Attacks[number] | null => {
  if (isDice(stroke)) return { ...attack, damage: stroke.replaceAll(' ', '') };
  const [, dice, more = ''] =
    /^(\d{0,3}d\d{1,3}(?:[+-]\d{1,3})?)\s*(?:\+\s*)?(\D.*|\d.*[a-z].*)$/i.exec(stroke) ?? [];
  if (dice !== undefined && isDice(dice) && more.length <= 200)
    return { ...attack, damage: dice, effect: attack.name.includes(more) ? attack.effect : more };
  if (/^(?:by )?weapon$/i.test(stroke)) return { ...attack, by_weapon: true };
  return stroke.length > 200 ? null : { ...attack, effect: stroke };
};

/**
 * Attacks with the damage that stands in a field of its own: one for each, or one for each single stroke where equal ones
 * deal alike. Null where it cannot be told which deals what.
 */
export function withDamage(attacks: Attacks, text: string): Attacks | null {
  if (attacks.length === 0 || attacks.some(({ damage }) => damage !== null)) return null;
  const given = strokes(text);
  const counted = attacks.reduce((sum, { count }) => sum + count, 0);
  if (given.length !== attacks.length && given.length !== counted) return null;
  const each = given.length === attacks.length ? () => 1 : ({ count }: Attacks[number]) => count;
  let at = 0;
  const made = attacks.map((attack) => {
    const own = given.slice(at, (at += each(attack)));
    const [first] = own;
    return first === undefined || own.some((other) => other !== first) ? null : dealt(attack, first);
  });
  return made.every((attack) => attack !== null) ? made : null;
}
