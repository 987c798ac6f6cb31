import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { percent } from '../../combat/odds/odds-words.ts';
import { kindWords } from '../travel-words.ts';

export type Plan = NonNullable<QueryOutput<'travel.plan'>['plan']>;
type DayOfPlan = Plan['days'][number];
/** Which chance tells how the food lasts. */
export type Fed = 'food' | 'foraging';
type WhatIf = Plan['whatIfs'][number];

/** "day 9, 62 %; by day 11, 94 %". */
export function arrivalWords({ first, likely, days, later }: Plan): string {
  if (first.chance >= 1) return `day ${first.day}, without fail`;
  const last = days.at(-1);
  const then = likely ?? (last === undefined ? null : { day: last.day, chance: 1 - later });
  const by = then === null || then.day === first.day ? '' : `; by day ${then.day}, ${percent(then.chance)}`;
  return `day ${first.day}, ${percent(first.chance)}${by}`;
}

/** "Food lasts.", "Food lasts 91 %.", "Water never lasts." */
export function lastsWords(ware: 'Food' | 'Water' | 'Fodder', chance: number): string {
  if (chance >= 1) return `${ware} lasts.`;
  return chance <= 0 ? `${ware} does not last.` : `${ware} lasts ${percent(chance)}.`;
}

/** "Somebody comes on the way 88 %." */
export const meetsWords = (chance: number): string =>
  chance <= 0 ? 'Nobody comes on the way.' : `Somebody comes on the way ${percent(chance)}.`;

/** "Thorn Gate", "As far as they can go towards Thorn Gate". */
export const goalWords = ({ goal, barrier }: Plan): string =>
  barrier === null ? goal : `As far as they can go towards ${goal}`;

/** "7 days of march and 1 of rest, where nothing goes wrong.", "4 days under sail, at the commonest wind." */
export function steadyWords({ steady: { marches, rests }, miles, afloat }: Plan): string {
  const rest = rests === 0 ? '' : ` and ${rests} of rest`;
  const goes = afloat === null ? 'of march' : afloat.goes === 'sail' ? 'under sail' : 'by oars';
  const where = afloat === null ? 'where nothing goes wrong' : 'at the commonest wind, on their course';
  return `${counted(miles, 'mile')}: ${counted(marches, 'day')} ${goes}${rest}, ${where}.`;
}

/** "A gale comes upon them 12 %; what it does to them nobody can plan." */
export const galeWords = (chance: number): string =>
  chance <= 0 ? '' : `A gale comes upon them ${percent(chance)}; what it does to them nobody can plan.`;

/** What is done on a day where nothing goes wrong, and how far they are by then. */
export const steadyDayWords = ({ kind, miles }: DayOfPlan): string =>
  kind === null ? '' : `${kindWords[kind]}, ${counted(miles, 'mile')}`;

/** There with so much chance, nothing new stands in the days after. */
const asGoodAsThere = 0.995;

/** The days that tell something: until they are as good as there, and not before they could be. */
export function tellingDays({ days, steady }: Plan): DayOfPlan[] {
  const last = days.findIndex(({ there, day }) => there >= asGoodAsThere && day >= steady.day);
  return last < 0 ? days : days.slice(0, last + 1);
}

/** "1 day earlier", "2 days later", "no sooner". */
export function differenceWords(days: number): string {
  if (days === 0) return 'no sooner';
  return `${counted(Math.abs(days), 'day')} ${days < 0 ? 'earlier' : 'later'}`;
}

/** "1 day earlier, with nine chances in ten 2 days earlier. Food then lasts 80 %." */
export function whatIfWords(
  { steadyDays, likelyDays, note, ...then }: WhatIf,
  now: Pick<Plan, Fed>,
  fed: Fed,
): string {
  const likely =
    likelyDays === null || likelyDays === steadyDays
      ? ''
      : `, with nine chances in ten ${differenceWords(likelyDays)}`;
  const food = percent(then[fed]) === percent(now[fed]) ? '' : `Food then lasts ${percent(then[fed])}.`;
  return [`${differenceWords(steadyDays)}${likely}.`, food, note].filter((each) => each !== '').join(' ');
}
