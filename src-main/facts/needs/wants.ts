import { counted, signed } from '../../../shared/words/figures.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { RecoveryRules } from '../../../shared/rules/recovery.ts';
import type { RunningRules } from '../../../shared/rules/exploration/running.ts';
import type { Fatigue } from '../../../shared/rules/ose/terms.ts';
import type { UpkeepRow } from '../../db/tables.ts';

import { restStatus, starvationStatus } from '../exploration.ts';

type Want = QueryOutput<'need.wants'>['party'][number];

interface Standing {
  food: number;
  water: number;
  nightsShort: number;
}

/** What somebody goes without, and what it costs (OSE-HAZ-4; sleep by the system's own rule). */
export function wantsOf({ food, water, nightsShort }: Standing, { sleep }: RecoveryRules): Want[] {
  return [...hunger({ food, water }), ...tired(nightsShort, sleep)];
}

/** Too much running, where each counts for themselves. */
export function breathless(
  running: RunningRules | undefined,
  constitution: number | null,
  upkeep: UpkeepRow | undefined,
): Want[] {
  if (!running || !upkeep || upkeep.rounds_run === 0) return [];
  const counters = { roundsRun: upkeep.rounds_run, roundsRested: upkeep.rounds_rested };
  const { exhausted, reasons } = running.run({ constitution, ...counters }, 0);
  const ran = `${counted(upkeep.rounds_run, 'round')} run since the last full rest`;
  const text = exhausted ? `exhausted: ${ran}; no more running before a turn of rest` : ran;
  return [{ need: 'running', text, overdue: exhausted, reasons }];
}

/** The same of what is kept; `waterDays` it goes without water and wants none. */
export const standingWants = (
  upkeep: UpkeepRow | undefined,
  recovery: RecoveryRules,
  waterDays: number,
): Want[] =>
  wantsOf(
    {
      food: upkeep?.days_without_food ?? 0,
      water: Math.max(0, (upkeep?.days_without_water ?? 0) - waterDays),
      nightsShort: upkeep?.nights_short ?? 0,
    },
    recovery,
  );

type Ware = 'food' | 'water';

/** Of two wants the worse has its cost (OSE-HAZ-4); the other only stands there. */
function hunger({ food, water }: Pick<Standing, Ware>): Want[] {
  const { suggestedAttackModifier, reasons } = starvationStatus({
    daysWithoutFood: food,
    daysWithoutWater: water,
  });
  const worse = water > food ? 'water' : 'food';
  const wares: readonly [Ware, number][] = [
    ['food', food],
    ['water', water],
  ];
  return wares
    .filter(([, days]) => days > 0)
    .map(([need, days]) => {
      const since = `${counted(days, 'day')} without ${need}`;
      const cost =
        need === worse
          ? `${signed(suggestedAttackModifier)} to attacks suggested`
          : `the lack of ${worse} counts`;
      return { need, text: `${since}: ${cost}`, overdue: true, reasons };
    });
}

function tired(nightsShort: number, sleep: RecoveryRules['sleep']): Want[] {
  if (!sleep || nightsShort === 0) return [];
  const { penalty, on, reasons } = sleep.standing(nightsShort);
  const nights = `${counted(nightsShort, 'night')} short of sleep`;
  return [{ need: 'sleep', text: `${nights}: ${signed(penalty)} to ${on}`, overdue: true, reasons }];
}

/** What the whole party goes without: the hourly rest, the weekly one, breath after running (OSE-REST, OSE-RUN). */
export function partyWants(fatigue: Fatigue): Want[] {
  const status = restStatus({ fatigue });
  const { attackModifier, damageModifier, acWorsening, reasons } = status;
  if (attackModifier === 0 && acWorsening === 0) return [];
  const armour = acWorsening > 0 ? `, armour class ${acWorsening} worse` : '';
  const text = `${signed(attackModifier)} to attacks, ${signed(damageModifier)} to damage${armour}`;
  return [{ need: status.exhausted ? 'running' : 'rest', text, overdue: true, reasons }];
}
