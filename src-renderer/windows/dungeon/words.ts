import type { Character, Delve, Party, Unit, WalkedDelve } from './dungeon-types.ts';
import { isolated } from './isolate.ts';

/** Feet as a table writes them: 60'. */
export const feet = (count: number): string => `${count.toLocaleString('en')}'`;

/** A modifier with its sign: +1, −1, 0. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${Math.abs(value)}` : '0';

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** Whether loads count at all in this campaign. */
export const isWeighed = ({ method }: Pick<Party, 'method'>): boolean => method.id !== 'none';

/** A weight in the campaign's unit: 601 coins, 12.5 lb. */
export const weightWords = (weight: number, unit: Unit): string =>
  unit.id === 'coins' ? counted(weight, 'coin') : `${weight.toLocaleString('en')} ${unit.short}`;

/** The unit as a heading or a field names it. */
export const unitWord = (unit: Unit): string => (unit.id === 'coins' ? 'coins' : unit.short);

/** "of 800 for 60'": the end of the band a load stands in; nothing past the last. */
export function bandWords({ weight, bands, canMove }: Character['load']): string | undefined {
  if (!canMove) return 'cannot move';
  const here = bands.find(({ upTo }) => upTo === null || weight <= upTo);
  return here?.upTo == null ? undefined : `of ${here.upTo.toLocaleString('en')} for ${feet(here.baseFeet)}`;
}

/** "Hild", "Hild and Osric", "Hild, Osric and Wren". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** The walk of this turn in one sentence, and who holds the party back. */
export function rateSentence(delve: Pick<WalkedDelve, 'allowance' | 'familiar'>): string {
  return `${feet(delve.allowance.value)} a turn, ${delve.familiar ? 'familiar' : 'unknown'} ground.`;
}

const namedAtMost = 3;

/** Who is slowest; nothing where nobody is faster than another. */
export function slowestSentence(rate: Party['rate']): string {
  const slowest = rate?.slowest ?? [];
  if (slowest.length === 0) return '';
  if (slowest.length > namedAtMost) return `${slowest.length} are slowest.`;
  return `${listed(slowest.map(isolated))} ${slowest.length === 1 ? 'is' : 'are'} slowest.`;
}

/** What tiredness costs; null while nothing is lost. An armour class grows worse by its figure. */
export function penaltySentence({ attack, damage, armourClass }: Delve['penalties']): string | null {
  const parts: string[] = [];
  if (attack !== 0 && attack === damage) parts.push(`${signed(attack)} to attack and damage`);
  else {
    if (attack !== 0) parts.push(`${signed(attack)} to attack`);
    if (damage !== 0) parts.push(`${signed(damage)} to damage`);
  }
  if (armourClass !== 0) parts.push(`armour class worse by ${Math.abs(armourClass)}`);
  return parts.length === 0 ? null : `${listed(parts)} until rested`;
}

/** The turn the party is in: the one after those it has completed. */
export const turnNow = (delve: Pick<Delve, 'turn'>): number => delve.turn + 1;
