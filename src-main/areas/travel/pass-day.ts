import { dayAndTime } from '../../../shared/clock.ts';
import { listening } from '../../../shared/dice/dice.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import { refused, TurnkeeperError } from '../../../shared/errors.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { signed } from '../../../shared/words/figures.ts';
import { needSettled } from '../../facts/needs/days-due.ts';
import { readDelveRow } from '../../facts/delve/read-delve.ts';
import { readOpenEncounter } from '../../facts/meeting/read-encounter.ts';
import { needRoad, readUnmet } from '../../facts/road/read-road.ts';
import type { Road } from '../../facts/road/read-road.ts';
import { withEvents } from '../../facts/words.ts';
import type { StepContext, StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { onward } from '../../time/onward.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import { saidOnDays } from '../../facts/calendar/reminders.ts';
import { readServants, WageCount, wagesFallen } from '../../facts/party/wages.ts';
import { readAfloat } from '../../facts/ship/aboard.ts';
import type { Afloat } from '../../facts/ship/aboard.ts';
import { dayFacts, unsaid } from './day/day-facts.ts';
import type { Asked } from './day/day-facts.ts';
import { dayNow, huntHasFound, isMarch } from './day/day-now.ts';
import type { DayNow } from './day/day-now.ts';
import { playDay } from './day/play.ts';
import { mayTack } from './day/sail.ts';
import type { DayFacts, Happening } from './day/happening.ts';
import { readPassing } from './map/passing.ts';
import { writeDay } from './day/write-day.ts';
import type { Around, Board } from './supper.ts';
import { dayText, hiddenText, momentText, stopOf } from './sentences.ts';

/** A day that can be passed, as it stands. */
export interface ReadyDay {
  road: Road;
  day: DayNow;
  /** Null ashore. */
  afloat: Afloat | null;
  facts: DayFacts;
  board: Board;
}

/** Throws refused, with what must be done first, where no day can be passed. */
export function readyDay(
  { sql, campaign }: Around,
  { kind, ...asked }: Asked,
  road: Road = needRoad(sql),
): ReadyDay {
  const delve = readDelveRow(sql);
  if (delve) throw refused(`In ${delve.name} time passes by turns. Come out first; no day has passed.`);
  if (readOpenEncounter(sql)) throw refused('Conclude the encounter first. No time has passed.');
  const unmet = readUnmet(sql, road);
  if (unmet)
    throw refused(
      `Somebody came, ${momentText(unmet.at_seconds)}. Meet them or let it be first; no time has passed.`,
    );
  const passing = readPassing(sql, road);
  if (passing) throw refused(`They come by ${passing.name}. Say whether they see it; no time has passed.`);
  needSettled(sql, campaign.clock);
  const afloat = readAfloat(sql, campaign);
  const day = dayNow({ sql, campaign }, road, kind, afloat);
  refuseUnhunted(day, asked.brought);
  const facts = dayFacts({ sql, campaign }, road, { day, afloat, kind, ...asked });
  refuseTacking(facts, asked.tacking);
  if (facts.phase === 'way' && isMarch(facts.kind)) refuseStanding(facts);
  if (facts.phase === 'way' && facts.kind === 'sail') refuseLying(facts);
  return { road, day, afloat, facts, board: asked.board };
}

/** The day, or why none can be passed. */
export function readyOrNot(around: Around, asked: Asked): ReadyDay | { refusal: string } {
  try {
    return readyDay(around, asked);
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    return { refusal: thrown.message };
  }
}

/** Only a hunt that found animals brings anything home, on its own day and before camp is made. */
function refuseUnhunted(day: DayNow, brought = 0): void {
  if (brought > 0 && !huntHasFound(day))
    throw refused('No hunt of today has anything to bring home. No time has passed.', {
      brought: 'Only where the hunt found animals.',
    });
}

/** Throws refused where the wind of the day makes no difference of it, or is thrown already. */
function refuseTacking(facts: DayFacts, tacking: boolean): void {
  if (tacking && !mayTack(facts))
    throw refused(
      facts.rules.wind.tacks
        ? 'She tacks under sail alone, and it is said before the wind is thrown. No time has passed.'
        : 'By these figures of the sea nobody tacks. No time has passed.',
      { tacking: 'Leave it out.' },
    );
}

function refuseStanding({ legs, parts, barrier, remedy }: DayFacts): void {
  if (legs.length === 0 && barrier !== null) throw refused(`${barrier} ${remedy}; no day has passed.`);
  if (legs.length === 0) throw refused('No way lies ahead. Say where they go, or make camp.');
  if (parts === 0) throw refused('The party cannot move. No day has passed; see who carries too much.');
}

/** What is left of a day whose miles are made, or cannot be made, needs no way. */
function refuseLying({ legs, parts, spent, barrier, remedy, sea }: DayFacts): void {
  if (sea === null || (sea.settled && spent === parts)) return;
  if (legs.length === 0 && barrier !== null) throw refused(`${barrier} ${remedy}; no day has passed.`);
  if (legs.length === 0) throw refused('No way lies ahead. Say where they sail, or lie still.');
  if (sea.baseFeet === 0)
    throw refused(
      `${sea.vessel} makes no way ${sea.goes === 'sail' ? 'under sail' : 'by oars'}. See her facts and her crew; no day has passed.`,
    );
}

/** From now to the next morning, or up to the first thing that needs the referee. */
export const passDay: StepOf<'travel.passDay'> = (context, { faces, ...asked }) => {
  const day = { ...asked, through: false, board: null };
  const dice = countedDice(context.dice(...faces));
  const came = passReady(context, day, readyDay(context, day), dice);
  refuseSpare(faces.length, dice.fell(), 'day');
  return {
    ...step(withEvents(came.text, came.events), { ...came.outcome, events: came.events }),
    value: { stopped: came.stopped },
  };
};

/** Days of one kind, up to the first that stops; what it stopped for is said with them. */
export const passDays: StepOf<'travel.passDays'> = (context, { kind, days }) => {
  const asked = { ...unsaid, kind, board: null };
  const { texts, events, outcome, stopped } = passOn(context, { days, faces: [], asked: () => asked });
  return {
    ...step(withEvents(texts.join(' '), events), { ...outcome, events }),
    value: { days: texts.length, stopped },
  };
};

interface Onward {
  days: number;
  /** Dice that somebody typed, in the order in which they fall; the program throws the others. */
  faces: readonly number[];
  /** What each day is given to, before it is known whether it can be passed. */
  asked: (sql: StepContext['sql']) => Asked;
  /** What comes before a day that can be passed; why it is not begun, or null. On the first day it refuses instead. */
  before?: (context: StepContext, ready: ReadyDay) => string | null;
  /** What is settled in the morning, a sentence each. */
  after?: (context: StepContext) => string[];
}

interface CameMany {
  /** A sentence a day. */
  texts: string[];
  meals: string[];
  events: string[];
  outcome: StepOutcome;
  stopped: string | null;
}

/** Day after day, up to the first thing that needs the referee. Throws refused where not even the first can be passed. */
export function passOn(
  context: StepContext,
  { days, faces, asked, before = () => null, after = () => [] }: Onward,
): CameMany {
  const dice = countedDice(context.dice(...faces));
  const came: CameMany = { texts: [], meals: [], events: [], outcome: {}, stopped: null };
  while (came.texts.length < days && came.stopped === null) {
    const campaign = readCampaign(context.sql);
    const here = { ...context, campaign };
    const next = asked(context.sql);
    const isFirst = came.texts.length === 0;
    const ready = isFirst ? readyDay(here, next) : readyOrNot(here, next);
    const refusal = 'refusal' in ready ? ready.refusal : before(here, ready);
    if ('refusal' in ready || refusal !== null) {
      if (isFirst) throw refused(`${refusal ?? ''} No day has passed.`);
      // What went by stands; the next day asks for the referee before it begins.
      came.stopped = (refusal ?? '').replace(/\.$/u, '');
      came.events.push(`Stopped: ${came.stopped}.`);
      break;
    }
    const one = passReady(here, next, ready, dice);
    came.texts.push(one.text);
    came.meals.push(...one.meals);
    came.events.push(...one.events);
    came.outcome = onward(came.outcome, one.outcome);
    came.events.push(...after({ ...context, campaign: readCampaign(context.sql) }));
    came.stopped = one.stopped ?? fallenIn(here, dayOf(campaign.clock));
  }
  refuseSpare(faces.length, dice.fell(), 'days');
  return came;
}

const dayOf = (seconds: number): number => dayAndTime(seconds).day;

/** What fell on the days since one, in short; null for nothing. */
function fallenIn({ sql, campaign }: Around, since: number): string | null {
  const to = dayOf(readCampaign(sql).clock);
  if (saidOnDays(sql, since + 1, to).length > 0) return 'A reminder';
  const fallen = wagesFallen(readServants(sql, campaign), new WageCount(sql), { from: since, to });
  return fallen.length > 0 ? 'Wages fall due' : null;
}

interface CameOne {
  text: string;
  meals: string[];
  events: string[];
  outcome: StepOutcome;
  stopped: string | null;
}

function passReady(context: StepContext, asked: Asked, ready: ReadyDay, dice: CountedDice): CameOne {
  const { day, facts } = ready;
  const happened = playDay(facts, dice);
  refuseUnsaid(happened);
  const { outcome, meals } = writeDay(context, ready, happened);
  const stopped = stopOf(happened);
  // What they come by without knowing of it is nobody's to hear.
  const isHeard = happened.at(-1)?.is !== 'passes';
  const events = [
    ...(outcome.events ?? []),
    ...(stopped !== null && isHeard ? [`Stopped: ${stopped}.`] : []),
  ];
  return {
    text: dayText(day, happened, meals),
    meals,
    events,
    outcome: told(happened, outcome, asked),
    stopped,
  };
}

function countedDice(inner: Dice) {
  let fell = 0;
  const roll = (sides: number) => {
    fell += 1;
    return inner.roll(sides);
  };
  return { ...listening(inner), roll, fell: () => fell };
}

type CountedDice = ReturnType<typeof countedDice>;

/** Where the day waits for a word on a gale, nothing goes on without it. */
function refuseUnsaid(happened: readonly Happening[]): void {
  const [only, more] = happened;
  if (only?.is !== 'galeAsks' || more) return;
  const word = only.seaworthy ? 'whether the way it sweeps her meets land' : 'what she makes for';
  throw refused(`A gale: say ${word}. No time has passed.`, { gale: 'Choose one.' });
}

/** Typed dice are somebody's word: none of them is left unsaid. */
function refuseSpare(typed: number, fell: number, what: 'day' | 'days'): void {
  if (typed > fell)
    throw new TurnkeeperError(
      'dice-count',
      `${typed} dice were typed; the ${what} wanted ${fell}. No time has passed.`,
      { faces: `At most ${fell}.` },
    );
}

/** Every figure with its reasons; what the hidden dice settled stands among them. */
function told(
  happened: readonly Happening[],
  outcome: StepOutcome,
  { modifier, anyway }: Asked,
): StepOutcome {
  const overruled = [
    ...(modifier === 0 ? [] : [`The referee changed the chance by ${signed(modifier)}.`]),
    ...(anyway ? ['They go on where the way is barred.'] : []),
  ];
  const reasons = happened.flatMap((each) => ('reasons' in each ? each.reasons : []));
  const hidden = happened.flatMap((each) => hiddenText(each) ?? []);
  return {
    ...outcome,
    reasons: [
      ...reasons,
      ...hidden.map((source) => ({ source, value: '–', rule: 'referee' })),
      ...(outcome.reasons ?? []),
    ],
    ...(overruled.length > 0 && { overruled: overruled.join(' ') }),
  };
}
