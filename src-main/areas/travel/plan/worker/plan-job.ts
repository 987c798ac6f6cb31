import { refused, TurnkeeperError } from '../../../../../shared/errors.ts';
import { systemById, travelBy } from '../../../../../shared/rules/registry.ts';
import type { LegAhead } from '../../day/happening.ts';
import type { CountedPlan } from '../count-plan.ts';
import type { DayToPlan } from '../day-ahead.ts';
import type { Stores } from '../larder.ts';
import type { Intent, PlannedDays, PlannedKind } from '../mornings.ts';
import type { Change, WhatIf } from './what-if.ts';

/** A plan as it goes to a thread of its own, and what comes back: all of it plain, rules by the names of their systems. */

interface SentStores extends Omit<Stores, 'campaign'> {
  campaign: Omit<Stores['campaign'], 'system'> & { system: string };
}

/** A day, or why there is none of that kind. */
type SentDay = (Omit<DayToPlan, 'rules'> & { by: string }) | { refusal: string };

interface SentDays extends Omit<PlannedDays, 'first' | 'later'> {
  first: ReadonlyMap<PlannedKind, SentDay>;
  /** By kind and checks a day. */
  later: ReadonlyMap<string, SentDay>;
}

export interface PlanJob {
  legs: readonly LegAhead[];
  days: SentDays;
  stores: SentStores;
  intent: Intent;
  changes: readonly Change[];
}

export interface CountedJob {
  counted: CountedPlan;
  whatIfs: WhatIf[];
}

export type PlanAnswer = { is: 'counted'; counted: CountedJob } | { is: 'refused'; why: string };

const kindsAshore = ['march', 'forced', 'rest'] as const;
const kindsAfloat = ['sail', 'rest'] as const;

/** Of the ground a later day begins on it asks no more than how often it is checked. */
const laterKey = (kind: PlannedKind, { checksADay }: Pick<LegAhead, 'checksADay'>): string =>
  `${kind} ${checksADay}`;

/** Every day that a plan over such legs can ask for. */
export function sentDays(days: PlannedDays, legs: readonly LegAhead[], kind: Intent['kind']): SentDays {
  const { first, later, works, sought, fed, isLost, fatigue } = days;
  const kinds: readonly PlannedKind[] = kind === 'sail' ? kindsAfloat : kindsAshore;
  const grounds = new Map(
    [first(kind).country, ...legs].map((country) => [country.checksADay, country] as const),
  );
  return {
    first: new Map(kinds.map((each) => [each, sentDay(() => first(each))])),
    later: new Map(
      kinds.flatMap((each) =>
        [...grounds.values()].map((country) => [
          laterKey(each, country),
          sentDay(() => later(each, country)),
        ]),
      ),
    ),
    works,
    sought,
    fed,
    isLost,
    fatigue,
  };
}

function sentDay(make: () => DayToPlan): SentDay {
  try {
    const { rules, ...day } = make();
    return { ...day, by: rules.by };
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    return { refusal: thrown.message };
  }
}

export const sentStores = ({ campaign, ...stores }: Stores): SentStores => ({
  ...stores,
  campaign: { system: campaign.system.id, settings: campaign.settings, exploration: campaign.exploration },
});

export function daysIn({ first, later, ...days }: SentDays): PlannedDays {
  return {
    ...days,
    first: (kind) => dayIn(first.get(kind)),
    later: (kind, country) => ({ ...dayIn(later.get(laterKey(kind, country))), country }),
  };
}

/** Throws refused as the day itself would. */
function dayIn(sent: SentDay | undefined): DayToPlan {
  if (!sent) throw new Error('A day of the plan was not sent along.');
  if ('refusal' in sent) throw refused(sent.refusal);
  const { by, ...day } = sent;
  return { ...day, rules: travelBy(by) };
}

export function storesIn({ campaign, ...stores }: SentStores): Stores {
  const system = systemById(campaign.system);
  if (!system) throw new Error(`There are no rules called ${campaign.system}.`);
  return { ...stores, campaign: { ...campaign, system } };
}
