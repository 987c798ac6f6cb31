import type { FightingPerson } from './bridge.ts';

/** Attack lines of a sheet as the referee wrote them over the rules'. */

/** What is added to what follows from class, scores and things, so that it comes to what is written. */
export interface Written {
  readonly toHit: number;
  /** The weapon's dice, where others are written. */
  readonly dice: string | null;
  readonly damage: number;
}

type Facts = Pick<FightingPerson, 'figures' | 'byRule'>;
type Way = 'melee' | 'missile';

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A figure the referee wrote over, and the rules' own; null where he did not. */
export function overruled({ figures, byRule }: Facts, key: string): { said: unknown; rule: unknown } | null {
  if (byRule === undefined || !Object.hasOwn(byRule, key)) return null;
  return { said: figures[key] ?? null, rule: byRule[key] ?? null };
}

/** Armour class against the large, which follows one that is written over; null where it does not differ. */
export function againstLarge(facts: Facts, key: 'acAscending' | 'acDescending'): number | null {
  const large = number(facts.figures[`${key}.large`]);
  const line = overruled(facts, `${key}.large`) === null ? overruled(facts, key) : null;
  const [said, rule] = [number(line?.said), number(line?.rule)];
  return large === null || said === null || rule === null ? large : large + said - rule;
}

/** The attack bonus that is written, as such or as a THAC0; null where neither is. */
export function writtenBonus(facts: Facts, sum: number): number | null {
  const bonus = number(overruled(facts, 'attackBonus')?.said);
  if (bonus !== null) return bonus;
  const thac0 = number(overruled(facts, 'thac0')?.said);
  return thac0 === null ? null : sum - thac0;
}

/** By so much what is written of the attack bonus is more than the rules have it. */
function shiftOf(facts: Facts, sum: number): number {
  const written = writtenBonus(facts, sum);
  const rule = number(overruled(facts, 'attackBonus')?.rule ?? facts.figures['attackBonus']);
  return written === null || rule === null ? 0 : written - rule;
}

const keys: Record<Way, string> = { melee: 'attackMelee', missile: 'attackMissile' };

/** What is added to hit in a way, beside the bonus. */
export function writtenToHit(facts: Facts, way: Way, sum: number): number {
  const line = overruled(facts, keys[way]);
  const [said, rule] = [number(line?.said), number(line?.rule)];
  return said === null || rule === null ? 0 : said - rule - shiftOf(facts, sum);
}

interface Line {
  readonly bonus: number | null;
  readonly dice: string | null;
  readonly plus: number;
}

/** "THAC0 17, 1d8+1", "to hit +3, 1d8", "+3, 1d8+1". */
function read(text: string, sum: number): Line {
  const [, dice = null, plus = '0'] = /(\d*d\d+)\s*([+-]\s*\d+)?/i.exec(text) ?? [];
  const before = text.replace(/\d*d\d+.*$/i, '');
  const [, thac0] = /THAC0\s*(-?\d+)/i.exec(before) ?? [];
  const [, bonus] = /([+-]\s*\d+)/.exec(before) ?? [];
  const added = bonus === undefined ? null : Number(bonus.replaceAll(/\s/g, ''));
  return {
    bonus: thac0 === undefined ? added : sum - Number(thac0),
    dice: dice === null ? null : dice.replace(/^d/i, '1d').toLowerCase(),
    plus: Number(plus.replaceAll(/\s/g, '')),
  };
}

const longestKey = 40;

/** The line of a weapon as it is written; null where it follows from the rules. */
export function writtenLine(facts: Facts, weapon: string, way: Way, sum: number): Written | null {
  const line = overruled(facts, `weapon.${weapon.toLowerCase().slice(0, longestKey)}`);
  if (typeof line?.said !== 'string') return null;
  const said = read(line.said, sum);
  const rule = typeof line.rule === 'string' ? read(line.rule, sum) : { bonus: null, dice: null, plus: 0 };
  const beside = shiftOf(facts, sum) + writtenToHit(facts, way, sum);
  return {
    toHit: said.bonus === null || rule.bonus === null ? 0 : said.bonus - rule.bonus - beside,
    dice: said.dice === rule.dice ? null : said.dice,
    damage: said.dice === null ? 0 : said.plus - rule.plus,
  };
}
