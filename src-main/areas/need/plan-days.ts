import type { z } from 'zod';
import type { needSteps } from '../../../shared/ipc/play/need.ts';
import type { CharacterKind, Provision } from '../../../shared/ipc/vocabulary.ts';
import type { RecoveryRules, RestedDays } from '../../../shared/rules/recovery.ts';
import type { CharacterRow, UpkeepRow } from '../../db/tables.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import { isLifeless } from '../../facts/party/kinds.ts';
import { standingOf } from '../../facts/party/state/standing.ts';
import type { Member, Party } from '../../facts/party/read-party.ts';
import type { DaysDue } from '../../facts/needs/days-due.ts';
import { restedBefore } from '../../facts/needs/read-upkeep.ts';
import type { Fare } from './meals.ts';
import { fromOthers, mealsFor } from './meals.ts';
import type { Pantry } from '../../facts/needs/pantry.ts';
import { fodderOf, pantryOf } from '../../facts/needs/pantry.ts';

export type DaysInput = z.output<(typeof needSteps)['need.endDay']['input']>;
type PersonInput = DaysInput['people'][number];

/** How one of the party fares over the days; the healing is still to be thrown. */
export interface PersonDays {
  member: Member;
  takesPart: boolean;
  food: Fare;
  water: Fare;
  sleep: { hours: number; needed: number; short: boolean } | null;
  nightsShort: number;
  rested: RestedDays;
  said: PersonInput | undefined;
}

export interface PlannedDays {
  people: PersonDays[];
  /** Portions that hired hands went without. */
  hands: { food: number; water: number };
  rations: Pantry;
  water: Pantry;
  fodder: Pantry;
}

export const eatRations: readonly CharacterKind[] = ['character', 'retainer', 'mercenary'];

/** Those who can want for anything. */
export const livingOf = ({ members }: Pick<Party, 'members'>): Member[] =>
  members.filter(({ row }) => !isLifeless(row.kind));

/** Who eats, sleeps and heals with the party unless the referee says otherwise. */
export function keepsHouse(rules: Pick<CampaignRules, 'system' | 'settings'>, row: CharacterRow): boolean {
  const { shares, state } = standingOf(rules, row);
  return shares && state !== 'dying';
}

export type Days = Pick<DaysDue, 'from' | 'days'> & {
  foraged?: number;
  /** Hired hands of a ship's crew, who have no sheet and eat after the company. */
  hands?: number;
  /** Where beasts graze and drink; left out, they find both where they are. */
  beasts?: Readonly<Record<'food' | 'water', Provision>>;
};

const byThemselves = { food: 'found', water: 'found' } as const;

/** What some days of the kind told do to everybody, worked out on rows in memory; nothing is written. */
export function planDays(
  party: Pick<Party, 'members' | 'pool'>,
  upkeep: ReadonlyMap<number, UpkeepRow>,
  rules: Pick<CampaignRules, 'system' | 'settings'>,
  input: DaysInput,
  { from, days, foraged = 0, hands = 0, beasts = byThemselves }: Days,
): PlannedDays {
  const { recovery } = rules.system;
  const said = new Map(input.people.map((person) => [person.characterId, person]));
  const rations = pantryOf(party, 'ration');
  const water = pantryOf(party, 'water');
  const living = livingOf(party);
  const there = living.filter(({ row }) => said.get(row.id)?.takesPart ?? keepsHouse(rules, row));
  const fodder = fodderOf(party);
  const isPerson = ({ row }: Member) => eatRations.includes(row.kind);
  const people = there.filter(isPerson);
  const animals = there.filter((member) => !isPerson(member));
  const meals = (members: readonly Member[], ware: 'food' | 'water', pantry: Pantry, portions = 0) =>
    mealsFor(
      members.map((member) => ({
        id: member.row.id,
        name: member.row.name,
        source: said.get(member.row.id)?.[ware] ?? (isPerson(member) ? input : beasts)[ware],
        withoutBefore: withoutBefore(upkeep.get(member.row.id), ware),
        spare: ware === 'water' ? spareOf(member) : 0,
      })),
      pantry,
      days,
      { share: input.share, foraged: portions },
    );
  const crewGoesWithout = (ware: 'food' | 'water', pantry: Pantry): number => {
    const mouths = input[ware] === 'found' ? 0 : hands * days;
    return mouths - (input[ware] === 'none' ? 0 : takenFor(mouths, pantry, input.share));
  };
  const food = new Map([...meals(people, 'food', rations, foraged), ...meals(animals, 'food', fodder)]);
  const drink = meals([...people, ...animals], 'water', water);
  const isThere = new Set(there);
  return {
    rations,
    water,
    fodder,
    hands: { food: crewGoesWithout('food', rations), water: crewGoesWithout('water', water) },
    people: living.map((member) => {
      const { id } = member.row;
      const person = said.get(id);
      const before = upkeep.get(id);
      const takesPart = isThere.has(member);
      return {
        member,
        takesPart,
        food: food.get(id) ?? untouched(withoutBefore(before, 'food')),
        water: drink.get(id) ?? untouched(withoutBefore(before, 'water')),
        ...nightsOf(member, recovery, input, {
          person,
          before,
          days,
          takesPart,
          restedBefore: restedBefore(before, from),
        }),
        said: person,
      };
    }),
  };
}

/** Days on end that a beast goes without water and wants none. */
export const spareOf = ({ sheet }: Pick<Member, 'sheet'>): number => sheet.carrier?.waterDays ?? 0;

/** Portions taken for so many. */
function takenFor(mouths: number, pantry: Pantry, share: boolean): number {
  let fed = 0;
  while (fed < mouths && fromOthers(pantry, share)) fed += 1;
  return fed;
}

const withoutBefore = (row: UpkeepRow | undefined, ware: 'food' | 'water'): number =>
  (ware === 'food' ? row?.days_without_food : row?.days_without_water) ?? 0;

const untouched = (without: number): Fare => ({ taken: new Map(), missed: 0, found: 0, without });

interface Nights {
  person: PersonInput | undefined;
  before: UpkeepRow | undefined;
  days: number;
  takesPart: boolean;
  restedBefore: number;
}

function nightsOf(
  { row }: Member,
  { sleep }: RecoveryRules,
  input: DaysInput,
  { person, before, days, takesPart, restedBefore }: Nights,
): Pick<PersonDays, 'sleep' | 'nightsShort' | 'rested'> {
  const rest = takesPart ? (person?.rest ?? input.rest) : 'none';
  const stay = { days: takesPart ? days : 0, rest, restedBefore };
  const rested = { hp: row.hp, maxHp: row.max_hp, ...stay, enoughSleep: true };
  const shortBefore = before?.nights_short ?? 0;
  if (!sleep || !takesPart) return { sleep: null, nightsShort: shortBefore, rested };
  const { constitution } = row;
  const needed = sleep.required(constitution).hours;
  const hours = person?.hoursSlept ?? input.hoursSlept ?? (rest === 'none' ? 0 : needed);
  let nightsShort = shortBefore;
  for (let night = 0; night < days; night++)
    nightsShort = sleep.night({
      constitution,
      hoursSlept: hours,
      nightsShortBefore: nightsShort,
    }).nightsShort;
  const short = nightsShort > 0;
  return { sleep: { hours, needed, short }, nightsShort, rested: { ...rested, enoughSleep: !short } };
}
