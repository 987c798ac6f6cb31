import { feet, signed } from '../../../shared/words/figures.ts';
import { listed } from '../../../shared/words/names.ts';
import type { Character, Company, Delve, Party, Unit } from '../delve/delve-types.ts';

/** Whether loads count at all in this campaign. */
export const isWeighed = ({ method }: Pick<Party, 'method'>): boolean => method.id !== 'none';

/** The unit as a heading or a field names it. */
export const unitWord = (unit: Unit): string => (unit.id === 'coins' ? 'coins' : unit.short);

/** "of 800 for 60'": the end of the band a load stands in; nothing past the last. */
export function bandWords({ weight, bands, canMove }: Character['load']): string | undefined {
  if (!canMove) return 'cannot move';
  const here = bands.find(({ upTo }) => upTo === null || weight <= upTo);
  return here?.upTo == null ? undefined : `of ${here.upTo.toLocaleString('en')} for ${feet(here.baseFeet)}`;
}

interface RateOnGround {
  allowance: Company['allowance']['unknown'];
  familiar: boolean;
}

/** The walk of this turn in one sentence, and who holds the party back. */
export function rateSentence({ allowance, familiar }: RateOnGround): string {
  return `${feet(allowance.value)} a turn, ${familiar ? 'familiar' : 'unknown'} ground.`;
}

/** What tiredness costs; null while nothing is lost. An armour class grows worse by its figure. */
export function penaltySentence({
  attack,
  damage,
  armourClass,
  restTurns,
}: Delve['penalties']): string | null {
  const parts: string[] = [];
  if (attack !== 0 && attack === damage) parts.push(`${signed(attack)} to attack and damage`);
  else {
    if (attack !== 0) parts.push(`${signed(attack)} to attack`);
    if (damage !== 0) parts.push(`${signed(damage)} to damage`);
  }
  if (armourClass !== 0) parts.push(`armour class worse by ${Math.abs(armourClass)}`);
  const until = restTurns > 1 ? `until ${restTurns} turns are rested` : 'until rested';
  return parts.length === 0 ? null : `${listed(parts)} ${until}`;
}
