import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { MeetingSide } from '../../../../shared/rules/meeting/answers.ts';
import type { FlightBegun, FlightStart } from '../../../../shared/rules/meeting/flight.ts';
import { distanceText } from '../../../../shared/rules/meeting/ground.ts';
import { because } from '../../../../shared/rules/common/reason.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Chase } from '../../../facts/meeting/read-pursuit.ts';
import { readPursuit, writePursuit } from '../../../facts/meeting/read-pursuit.ts';
import { keepStep, plainStep } from '../../../facts/meeting/read-encounter.ts';
import { withEvents } from '../../../facts/words.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import type { Met } from '../open.ts';
import { counted, distanceIn, known, needMet, where } from '../open.ts';
import { facesFor } from '../settling/typed-dice.ts';
import { flightSides } from './flight-sides.ts';
import { fallOut, needOthers } from './fall-out.ts';
import { flightOf, otherSide, ownRates } from './rates.ts';
import type { Rate, Rates } from './rates.ts';

type Input = ParsedInput<'encounter.flee'>;

/** One side turns to flee: it simply gets away, or a pursuit begins. */
export const flee: StepOf<'encounter.flee'> = (context, input) => {
  const { sql, campaign, content } = context;
  const met = needMet(sql);
  const { row } = met;
  const former = readPursuit(sql, row.id);
  if (former && former.pursuit.outcome === null)
    throw refused('A pursuit is under way already. Play its rounds, or end it first.');
  needOthers(sql, campaign, input.left);
  const scenery = { sql, campaign, content, row };
  const flight = flightOf(scenery);
  const { rates, reasons } = ratesFor(ownRates(scenery, input.left), input);
  const start: FlightStart = {
    ...flightSides(scenery, met, input),
    ...rates,
    exitAvailable: input.exitAvailable,
    forcedToStop: input.forcedToStop,
    surroundings: input.surroundings,
    granted: input.granted,
  };
  const faces = facesFor(flight.weigh(start).dice, input.typed);
  const begun = flight.begin(start, context.dice(...faces));
  const away = begun.outcome === 'escapes';
  const gap = startGap(met, input, away);
  const outcome = away ? 'escaped' : null;
  writePursuit(sql, {
    left: input.left,
    fallen: [],
    pursuit: {
      id: row.id,
      fleeing: input.fleeing,
      round: 0,
      earlier_rounds: former ? former.pursuit.earlier_rounds + former.pursuit.round : 0,
      gap,
      fleeing_rate: rates.fleeingRate,
      pursuing_rate: rates.pursuingRate,
      ...saidBy(input),
      out_of_sight_rounds: 0,
      begins_late: begun.late ? 1 : 0,
      monsters_fell: 0,
      foes_left: 0,
      intelligent: former?.pursuit.intelligent ?? null,
      outcome,
    },
  });
  const why = [...reasons, ...begun.reasons];
  keepCourse(sql, met, input, { ...begun, reasons: why });
  const who = input.fleeing === 'party' ? 'The party flees' : `The monsters flee`;
  const apart = away ? '' : `; the gap is ${distanceText(gap, row.unit)}`;
  const sentence = `${who}, ${counted(row)}: ${lowerFirst(begun.text).replace(/\.$/u, '')}${apart}.`;
  return {
    ...step(withEvents(sentence, fallOut(sql, input.fleeing, { before: [], now: input.left })), {
      encounter: known(met),
      reasons: why,
      ...where(met),
      ...(begun.barred !== null && { overruled: begun.barred }),
    }),
    value: { outcome },
  };
};

/** The flight of the party is its course, unless it fights; why it came to that stands with the course. */
function keepCourse(
  sql: Sql,
  { row, settled }: Met,
  { fleeing }: Input,
  { reasons, barred }: FlightBegun,
): void {
  const chosen = settled.get('course')?.result ?? null;
  const course = fleeing === 'party' && chosen !== 'fight' ? 'evade' : chosen;
  if (course !== null)
    keepStep(sql, row.id, 'course', { ...plainStep(null, course), reasons, overruled: barred });
}

/** The sides whose speed the referee named. */
function saidBy({ fleeing, fleeingRate, pursuingRate }: Input) {
  const said = (side: MeetingSide) => ((side === fleeing ? fleeingRate : pursuingRate) === null ? 0 : 1);
  return { party_rate_said: said('party'), monsters_rate_said: said('monsters') } as const;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function ratesFor(own: Rates, input: Input) {
  const of = (side: MeetingSide, typed: number | null, field: string): Rate => {
    if (typed !== null)
      return { distance: typed, reasons: [because(`${side}, as the referee says`, typed, 'referee')] };
    const rate = own[side];
    if (rate) return rate;
    const who = side === 'party' ? 'the party' : 'they';
    throw new TurnkeeperError('bad-input', `Nobody knows how fast ${who} can run.`, {
      [field]: 'Type how far they run in a round.',
    });
  };
  const fleeing = of(input.fleeing, input.fleeingRate, 'fleeingRate');
  // Nobody asks how fast those run who stay where they are.
  const stays =
    input.pursued === false && input.pursuingRate === null && own[otherSide(input.fleeing)] === null;
  const pursuing = stays
    ? { distance: 0, reasons: [] }
    : of(otherSide(input.fleeing), input.pursuingRate, 'pursuingRate');
  return {
    rates: { fleeingRate: fleeing.distance, pursuingRate: pursuing.distance },
    reasons: [...fleeing.reasons.slice(-2), ...pursuing.reasons.slice(-2)],
  };
}

function startGap(met: Met, { startGap: said }: Input, away: boolean): number {
  const gap = said ?? distanceIn(met);
  if (gap !== null) return gap;
  if (away) return 0;
  throw refused('Nobody knows how far apart they are. Settle the distance first.', {
    startGap: `Type the ${met.row.unit} between them.`,
  });
}

/** Throws refused unless a pursuit goes on. */
export function needPursuit(sql: Sql, { row }: Pick<Met, 'row'>): Chase {
  const chase = readPursuit(sql, row.id);
  if (!chase || chase.pursuit.outcome !== null)
    throw refused('Nobody is being pursued. Let one side flee first.');
  return chase;
}

export const endPursuit: StepOf<'encounter.endPursuit'> = ({ sql }, { outcome }) => {
  const met = needMet(sql);
  const chase = needPursuit(sql, met);
  const { pursuit } = chase;
  writePursuit(sql, { ...chase, pursuit: { ...pursuit, outcome } });
  return step(`The pursuit ends: ${endWords(pursuit.fleeing)[outcome]}.`, {
    encounter: known(met),
    overruled: 'The referee ended the pursuit.',
    ...where(met),
  });
};

export const endWords = (fleeing: MeetingSide) => {
  const they = fleeing === 'party' ? 'the party' : 'the monsters';
  const others = fleeing === 'party' ? 'the monsters' : 'the party';
  return {
    caught: `${others} caught ${they} up`,
    escaped: `${they} got away`,
    'given up': `${others} gave up`,
  };
};
