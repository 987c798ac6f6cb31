import { listed } from '../../../shared/words/names.ts';
import { counted } from '../../../shared/words/figures.ts';
import type { Fare } from './meals.ts';
import type { Mended } from './mend.ts';
import type { PersonDays } from './plan-days.ts';

const days = (count: number) => counted(count, 'day');

/** "Corin goes 2 days without food." of each who would. */
export const shortInWords = (people: readonly PersonDays[]): string[] =>
  people.flatMap(({ takesPart, member, food, water, nightsShort }) => {
    const wants = [
      food.missed > 0 ? `${days(food.without)} without food` : '',
      water.missed > 0 ? `${days(water.without)} without water` : '',
      nightsShort > 0 ? `${counted(nightsShort, 'night')} short of sleep` : '',
    ].filter((want) => want !== '');
    return !takesPart || wants.length === 0 ? [] : [`${member.row.name} goes ${listed(wants)}.`];
  });

/** "3 of the crew without food." of hired hands. */
export const crewShortInWords = ({ food, water }: { food: number; water: number }): string[] =>
  [
    food > 0 ? `${food} of the crew without food` : '',
    water > 0 ? `${water} of the crew without water` : '',
  ].flatMap((short) => (short === '' ? [] : [`${short}.`]));

/** "All ate and drank.", or who goes without. */
export function withoutInWords(people: readonly PersonDays[]): string {
  const there = people.filter(({ takesPart }) => takesPart);
  const without = shortInWords(people);
  if (there.length === 0) return 'Nobody was there to eat.';
  return without.length === 0 ? 'All ate and drank.' : without.join(' ');
}

/** "Supper: 5 rations, 6 water." with whoever goes short. */
export function supperInWords(
  { rations, water, fodder }: Readonly<Record<'rations' | 'water' | 'fodder', number>>,
  people: readonly PersonDays[],
): string {
  const used = [
    rations > 0 ? counted(rations, 'ration') : '',
    water > 0 ? counted(water, 'water', 'water') : '',
    fodder > 0 ? counted(fodder, 'fodder', 'fodder') : '',
  ].filter((ware) => ware !== '');
  const supper = used.length === 0 ? 'Nothing from the packs.' : `Supper: ${used.join(', ')}.`;
  return [supper, ...shortInWords(people)].join(' ');
}

/** "Wren healed 2 (5 of 6)." */
export function mendedInWords(people: readonly PersonDays[], mended: readonly Mended[]): string {
  return people
    .flatMap(({ member: { row } }, at) => {
      const after = mended[at];
      return after && after.healed > 0
        ? [`${row.name} healed ${after.healed} (${after.hp} of ${row.max_hp}).`]
        : [];
    })
    .join(' ');
}

/** Where somebody's food or water came from over the days, or what they missed. */
export function fareInWords(name: string, { taken, missed, found }: Fare, what: string): string {
  const own = taken.get(name) ?? 0;
  const others = [...taken].filter(([owner]) => owner !== name);
  const parts = [
    own > 0 ? `${own} of their own` : '',
    ...others.map(([owner, count]) => `${count} of ${owner}’s`.replace('of the pool’s', 'from the pool')),
    found > 0 ? 'found or bought' : '',
    missed > 0 ? `no ${what} for ${days(missed)}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '–' : parts.join(', ');
}
