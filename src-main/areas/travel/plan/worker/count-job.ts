import { countBriefly, countPlan } from '../count-plan.ts';
import { lardersOf } from '../larder.ts';
import type { Stores } from '../larder.ts';
import { Mornings } from '../mornings.ts';
import type { PlannedDays } from '../mornings.ts';
import { atRate, withVessel } from './other-days.ts';
import { daysIn, storesIn } from './plan-job.ts';
import type { CountedJob, PlanJob } from './plan-job.ts';
import { whatIfs } from './what-if.ts';
import type { Otherwise } from './what-if.ts';

/** The plan in figures, and what would be otherwise. Throws refused where it cannot be counted. */
export function countJob(job: PlanJob): CountedJob {
  const { legs, intent, changes } = job;
  const days = daysIn(job.days);
  const stores = storesIn(job.stores);
  const counted = countPlan(new Mornings(legs, days, intent), lardersOf(stores));
  return {
    counted,
    whatIfs: whatIfs(changes, counted, (planned, otherwise) =>
      countBriefly(
        new Mornings(legs, otherDays(days, otherwise), planned),
        lardersOf(otherStores(stores, otherwise)),
      ),
    ),
  };
}

function otherDays(days: PlannedDays, { baseFeet, vessel }: Otherwise): PlannedDays {
  if (vessel) return withVessel(days, vessel);
  return baseFeet === undefined ? days : atRate(days, baseFeet);
}

function otherStores(stores: Stores, { leaves }: Otherwise): Stores {
  if (leaves === undefined) return stores;
  const { members, pool } = stores.company;
  return { ...stores, company: { members: members.filter(({ row }) => row.id !== leaves), pool } };
}
