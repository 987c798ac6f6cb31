import { refused } from '../../../../shared/errors.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { PursuitOutcome } from '../../../../shared/ipc/vocabulary.ts';
import { evasionWilderness, pursuitDay } from '../../../facts/exploration.ts';
import type { Chase } from '../../../facts/meeting/read-pursuit.ts';
import { writePursuit } from '../../../facts/meeting/read-pursuit.ts';
import { readRoad } from '../../../facts/road/read-road.ts';
import { withEvents } from '../../../facts/words.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { runAway } from '../../travel/day-of-flight.ts';
import { known, needMet, where } from '../open.ts';
import { headsOf } from './flight-sides.ts';
import { endWords, needPursuit } from './flee.ts';
import { flightOf } from './rates.ts';
import type { Scenery } from './rates.ts';

type Day = NonNullable<NonNullable<QueryOutput<'encounter.view'>>['pursuit']>['day'];

/**
 * What decides the coming day, with neither side surprised any more; null where no day is played: the monsters flee,
 * or nobody is on the road. OSE-EVA-8 to 13, OSE-PURS-8.
 */
export function comingDay(scenery: Scenery, { pursuit, left }: Chase): Day {
  if (pursuit.fleeing !== 'party' || readRoad(scenery.sql) === null) return null;
  const heads = headsOf(scenery, left);
  const { fleeing_rate: fleeingRate, pursuing_rate: pursuingRate } = pursuit;
  const { chancePercent, reasons } = evasionWilderness(
    {
      fleeing: heads.party ?? 1,
      pursuing: heads.monsters ?? 1,
      surprised: 'none',
      fleeingRate,
      pursuingRate,
    },
    { roll: () => 1 },
  );
  return { chancePercent, faster: pursuingRate > fleeingRate, reasons };
}

const outcomes: Readonly<Record<ReturnType<typeof pursuitDay>['outcome'], PursuitOutcome | null>> = {
  caught: 'caught',
  escapes: 'escaped',
  continues: null,
};

/** A day of running in a direction of chance, and what came of it by the evening. */
export const pursuitDayStep: StepOf<'encounter.pursuitDay'> = (context, { keepFleeing, percent, faces }) => {
  const { sql, campaign, content } = context;
  const met = needMet(sql);
  const chase = needPursuit(sql, met);
  const scenery: Scenery = { sql, campaign, content, row: met.row };
  if (flightOf(scenery).pursuit !== 'days')
    throw refused('Here a pursuit goes on by rounds. No day has passed.');
  const day = comingDay(scenery, chase);
  if (day === null)
    throw refused(
      'A day of flight is run by the party, on the road. Set out first, or say how the pursuit ends.',
    );
  const { pursuit } = chase;
  const {
    directionDegrees,
    outcome: fell,
    reasons,
  } = pursuitDay(
    {
      fleeingRate: pursuit.fleeing_rate,
      pursuingRate: pursuit.pursuing_rate,
      keepFleeing,
      evasionPercent: percent ?? day.chancePercent,
    },
    context.dice(...faces),
  );
  const outcome = outcomes[fell];
  const ran = runAway(context, { caught: outcome === 'caught', directionDegrees });
  writePursuit(sql, { ...chase, pursuit: { ...pursuit, outcome } });
  const ends = outcome === null ? 'the pursuit goes on' : endWords(pursuit.fleeing)[outcome];
  const text = `A day of flight, ${directionText(directionDegrees)}: ${ran.text}; ${ends}.`;
  return {
    ...step(withEvents([text, ...ran.meals].join(' '), ran.events), {
      ...ran.outcome,
      encounter: known(met),
      reasons: [...day.reasons, ...reasons, ...(ran.outcome.reasons ?? [])],
      ...where(met),
      ...(percent !== null && { overruled: `The referee set the chance to get away to ${percent} in 100.` }),
    }),
    value: { outcome },
  };
};

/** Clockwise from the course they were on. */
const directionText = (degrees: number): string =>
  degrees === 0 ? 'along their course' : `${degrees}° clockwise from their course`;
