import { diceOdds } from '../../../../shared/odds/dice/dice-odds.ts';
import type { TravelRules } from '../../../../shared/rules/travel/rules.ts';
import { currentDieSides, milesAfloat, waterNearGale } from '../../../facts/exploration.ts';
import type { LegAhead } from '../day/happening.ts';
import { currentOf, effectOf, hazardOf, isOpen, isWindy } from '../day/sail.ts';
import type { DayToPlan, SeaToPlan } from './day-ahead.ts';

/** What wind, water and current may make of a day afloat, before she makes way. */

/** One of all that may come; their chances make 1. */
export interface SeaWay {
  chance: number;
  /** The vessel with the day's wind and current known. */
  sea: SeaToPlan;
  /** What becomes of her is not known. OSE-WIND-7 to 10. */
  isGale: boolean;
  /** Allowed by it. */
  miles: number;
}

/** Of the middle faces the one that brings her less far. */
const middleFace = { downstream: currentDieSides / 2, upstream: currentDieSides / 2 + 1 } as const;

type Known = readonly [value: number | null, chance: number];

/**
 * Ways alike in miles and water aboard as one, first of them that of the commonest wind and the middle current. OSE-WIND-1 to
 * 6, OSE-WATER-6 to 8, BF-ROAD-8.
 */
export function seaWays(
  day: Pick<DayToPlan, 'kind' | 'rules'>,
  sea: SeaToPlan,
  leg: Pick<LegAhead, 'ground' | 'way'>,
): SeaWay[] {
  const ways = new Map<string, SeaWay>();
  for (const [wind, likely] of windsOf(day, sea, leg))
    for (const [takenOnWater, share] of takings(day.rules, wind, sea, leg))
      for (const [currentDie, part] of currentsOf(leg)) {
        const known = { ...sea, wind, takenOnWater, currentDie };
        const way = { sea: known, chance: likely * share * part, ...allowed(day, known, leg) };
        const key = [way.isGale, takenOnWater, way.miles].join();
        const alike = ways.get(key);
        if (alike) alike.chance += way.chance;
        else ways.set(key, way);
      }
  return [...ways.values()];
}

/** The commonest first. */
function windsOf(
  day: Pick<DayToPlan, 'kind' | 'rules'>,
  sea: SeaToPlan,
  { ground }: Pick<LegAhead, 'ground'>,
): Known[] {
  if (!isWindy(ground, day, sea)) return [[null, 1]];
  if (sea.wind !== null) return [[sea.wind, 1]];
  return windsApart(day.rules, sea).toSorted(([, one], [, other]) => other - one);
}

/** What is thrown, once for each wind of the table, under the first total that makes it. */
function windsApart(rules: TravelRules, sea: SeaToPlan): Known[] {
  const { values, chances } = diceOdds(rules.wind.dice);
  const winds = new Map<string, { total: number; chance: number }>();
  for (const [at, total] of values.entries()) {
    const chance = chances[at] ?? 0;
    const { source } = effectOf(rules, total, sea);
    const same = winds.get(source);
    if (same) same.chance += chance;
    else winds.set(source, { total, chance });
  }
  return [...winds.values()].map(({ total, chance }) => [total, chance]);
}

function currentsOf(leg: Pick<LegAhead, 'way'>): Known[] {
  const current = currentOf(leg);
  if (current === null) return [[null, 1]];
  const faces = Array.from({ length: currentDieSides }, (_, at): Known => [at + 1, 1 / currentDieSides]);
  return firstOf(faces, middleFace[current]);
}

const firstOf = (all: readonly Known[], first: number): Known[] => [
  ...all.filter(([value]) => value === first),
  ...all.filter(([value]) => value !== first),
];

/** Water aboard stays there until a dock pumps it out. OSE-WIND-5, 6. */
function takings(
  rules: TravelRules,
  wind: number | null,
  sea: SeaToPlan,
  { ground }: Pick<LegAhead, 'ground'>,
): (readonly [takenOnWater: boolean, chance: number])[] {
  const { takenOnWater, seaworthy } = sea;
  const threatens = wind !== null && isOpen(ground) && hazardOf(rules, wind, sea) === 'nearGale';
  if (takenOnWater || !threatens) return [[takenOnWater, 1]];
  const { chancePercent } = waterNearGale({ seaworthy, roll: 1 });
  return [
    [false, 1 - chancePercent / 100],
    [true, chancePercent / 100],
  ];
}

function allowed(
  { kind, rules }: Pick<DayToPlan, 'kind' | 'rules'>,
  sea: SeaToPlan,
  leg: Pick<LegAhead, 'ground' | 'way'>,
): Pick<SeaWay, 'isGale' | 'miles'> {
  const { wind, baseFeet, takenOnWater, currentDie } = sea;
  const isGale = wind !== null && hazardOf(rules, wind, sea) === 'gale';
  if (isGale || kind !== 'sail') return { isGale: isGale && isOpen(leg.ground), miles: 0 };
  const current = currentOf(leg);
  const { miles } = milesAfloat({
    baseFeet,
    effect: wind === null ? null : effectOf(rules, wind, sea),
    takenOnWater,
    ...(current !== null && currentDie !== null && { current, currentRoll: currentDie }),
  });
  return { isGale: false, miles };
}
