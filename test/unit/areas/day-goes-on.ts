import type { Dice } from '../../../shared/dice/dice.ts';
import { playDay } from '../../../src-main/areas/travel/day/play.ts';
import type { DayFacts, Happening } from '../../../src-main/areas/travel/day/happening.ts';
import { wayOf } from './way-of.ts';

type Walk = Extract<Happening, { is: 'walk' }>;

export const walksOf = (happened: readonly Happening[]) =>
  happened.filter((each): each is Walk => each.is === 'walk');

/** Miles made of each leg. */
export const madeOf = (walks: readonly Walk[], legs: DayFacts['legs']) =>
  legs.map(({ id }) =>
    walks.flatMap(({ miles }) => miles).reduce((sum, each) => (each.id === id ? sum + each.made : sum), 0),
  );

/** The day as it stands after a part of it, with what the steps would have stored. */
function goneOn(now: DayFacts, part: readonly Happening[], at: number): DayFacts {
  const walks = walksOf(part);
  const made = madeOf(walks, now.legs);
  return {
    ...now,
    now: at,
    phase: part.some(({ is }) => is === 'camp') ? 'camp' : 'way',
    marched: walks.at(-1)?.marched ?? now.marched,
    spent: walks.at(-1)?.spent ?? now.spent,
    country: walks.at(-1)?.country ?? now.country,
    thrown: now.thrown || part.some(({ is }) => is === 'direction'),
    ...wayOf(
      now.legs
        .map((each, leg) => ({ ...each, miles: each.miles - (made[leg] ?? 0) }))
        .filter(({ miles }) => miles > 0),
    ),
    moments: now.moments.slice(part.filter(({ is }) => is === 'check').length),
  };
}

/** Goes on after every stop for a check. */
export function playedOut(facts: DayFacts, dice: Dice): { happened: Happening[]; stops: number } {
  const happened: Happening[] = [];
  let now = facts;
  for (let stops = 0; ; stops++) {
    const part = playDay(now, dice);
    happened.push(...part);
    const last = part.at(-1);
    if (last?.is !== 'check') return { happened, stops };
    now = goneOn(now, part, last.at);
  }
}
