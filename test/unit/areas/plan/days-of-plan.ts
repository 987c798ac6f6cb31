import type { RoadGround, Way } from '../../../../shared/ipc/travel/travel-words.ts';
import { plainCountry } from '../../../../src-main/facts/map/country.ts';
import type { Country } from '../../../../src-main/facts/map/country.ts';
import type { DayFacts, LegAhead } from '../../../../src-main/areas/travel/day/happening.ts';
import type { PlannedDays, PlannedKind } from '../../../../src-main/areas/travel/plan/mornings.ts';
import { wayOf } from '../way-of.ts';

const hour = 3600;

/** Plans are made of these: a company that walks 120', sets out at eight, and is checked so often. */
export interface Outset {
  checks?: number;
  forages?: boolean;
  guided?: boolean;
  baseFeet?: number;
  travelDays?: number;
}

export const legOf = (ground: RoadGround, miles: number, way: Way = 'open'): LegAhead => ({
  id: null,
  to: null,
  ...plainCountry(ground),
  way,
  bar: null,
  miles,
});

/** Every leg by its place, so that what is made of it is known. */
export const numbered = (legs: readonly LegAhead[]): LegAhead[] =>
  legs.map((leg, at) => ({ ...leg, id: at + 1 }));

export function dayOf(
  kind: 'march' | 'forced' | 'rest',
  legs: readonly LegAhead[],
  { checks = 1, forages = false, guided = false, baseFeet = 120 }: Outset,
): DayFacts {
  const parts = Math.floor((baseFeet * 6 * (kind === 'forced' ? 3 : 2)) / 10);
  const began = 32 * hour;
  return {
    kind,
    phase: 'way',
    now: began,
    marchSeconds: (kind === 'forced' ? 12 : 8) * hour,
    marched: 0,
    parts: kind === 'rest' ? 0 : parts,
    spent: 0,
    ...wayOf(numbered(legs)),
    weather: null,
    darkAt: null,
    sitesIn: () => [],
    fullSpeedIn: [],
    fog: false,
    carried: null,
    aloft: false,
    country: plainCountry('clear'),
    guided,
    thrown: false,
    moments: Array.from({ length: checks }, (_, at) =>
      kind === 'rest'
        ? { at: began + (4 + at) * hour, share: null }
        : { at: 0, share: [at + 1, checks + 1] as const },
    ),
    sea: null,
    modifier: 0,
    forages: forages && kind === 'march',
    hunts: false,
    brought: 0,
    waitsAtEvening: false,
    evening: began + 10 * hour,
    midnight: 48 * hour,
    morning: began + 24 * hour,
    wants: () => null,
    heals: () => [],
  };
}

/** Days that can be planned and played alike. */
interface DaysToPlay extends PlannedDays {
  first: (kind: PlannedKind) => DayFacts;
  later: (kind: PlannedKind, country: Country) => DayFacts;
}

export function daysOf(legs: readonly LegAhead[], outset: Outset): DaysToPlay {
  const days = {
    march: dayOf('march', legs, outset),
    forced: dayOf('forced', legs, outset),
    rest: dayOf('rest', legs, outset),
  };
  const planned = (kind: PlannedKind): DayFacts => {
    if (kind === 'sail') throw new Error('Nobody is afloat.');
    return days[kind];
  };
  return {
    first: planned,
    later: (kind, country) => ({ ...planned(kind), country }),
    works: false,
    sought: false,
    fed: 0,
    isLost: false,
    fatigue: {
      turnsSinceRest: 0,
      roundsRun: 0,
      exhaustionTurns: 0,
      travelDays: outset.travelDays ?? 0,
      forcedMarchRest: false,
      dayRestOverdue: false,
    },
  };
}
