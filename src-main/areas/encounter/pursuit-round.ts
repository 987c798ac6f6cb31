import { TurnkeeperError } from '../../../shared/errors.ts';
import type { PursuitOutcome } from '../../../shared/ipc/vocabulary.ts';
import type { MeetingSide } from '../../../shared/rules/meeting.ts';
import type { Reason } from '../../../shared/rules/reason.ts';
import type { Sql } from '../../db/sql.ts';
import type { EncounterRow, PursuitRow } from '../../db/tables.ts';
import { query } from '../../db/sql.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import type { CommandContext, CommandHandler, ParsedInput } from '../command-context.ts';
import { step } from '../command-context.ts';
import { eachRuns, partyRuns } from '../dungeon/deeds/run.ts';
import type { Delve } from '../dungeon/read-delve.ts';
import { listed, unstopped, withEvents } from '../dungeon/words.ts';
import { isPerson } from '../party/load.ts';
import { readPeople } from '../party/read-party.ts';
import { leaveBait } from './bait.ts';
import { endWords, late, needPursuit, otherSide, speeds, writePursuit } from './flee.ts';
import { obstacleFalls } from './obstacle.ts';
import type { Falls } from './obstacle.ts';
import { known, needOpen, where } from './open.ts';

type Input = ParsedInput<'encounter.pursuitRound'>;

/** One round of the chase: falls, bait, what each side runs, the gap it leaves, and whether it is over. */
export const pursuitRound: CommandHandler<'encounter.pursuitRound'> = (context, input) => {
  const { sql, campaign } = context;
  const { delve, row } = needOpen(sql);
  const pursuit = needPursuit(sql, row);
  refuseBait(pursuit, input);
  const falls = input.obstacle === null ? noFalls : obstacleFalls(context, input.obstacle);
  const ran = feetOf(context, row, pursuit, input, falls);
  const bait = input.drop === null ? null : leaveBait(context, input.drop);
  const played = playedRound(campaign, pursuit, input, ran);
  const outcome = outcomeOf(played, bait?.stops ?? false);
  const tired = ran.party.runs ? oneRoundRun(sql, campaign, delve) : [];
  const fleeingFeet = freshFeet(context, row, pursuit, input);
  writePursuit(sql, {
    ...pursuit,
    ...fleeingFeet,
    round: pursuit.round + 1,
    distance_feet: played.feet,
    out_of_sight_rounds: played.outOfSight,
    fallen: JSON.stringify(fallenNext(falls, input)),
    outcome,
  });
  const events = [
    ...falls.sentences,
    ...leftBehind(falls, pursuit, input, sql),
    ...(bait ? [bait.sentence] : []),
    ...(tired.length > 0 ? [`Exhausted: ${listed(tired)}.`] : []),
    ...(input.note === '' ? [] : [`${unstopped(input.note)}.`]),
    ...(outcome === null ? [] : [`${upperFirst(endWords(pursuit.fleeing)[outcome])}.`]),
  ];
  const sight = input.outOfSight ? ', out of sight' : '';
  const said = saidFeet(input);
  return {
    ...step(withEvents(`Pursuit, round ${pursuit.round + 1}: the gap is ${played.feet}'${sight}.`, events), {
      encounter: known(row),
      reasons: [...ran.reasons, ...falls.reasons, ...(bait?.reasons ?? []), ...played.reasons],
      ...where(delve),
      ...(said !== null && { overruled: said }),
    }),
    value: { outcome },
  };
};

const noFalls: Falls = { ids: [], sentences: [], reasons: [] };
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function refuseBait({ fleeing }: PursuitRow, { drop }: Input): void {
  if (drop !== null && fleeing !== 'party')
    throw new TurnkeeperError(
      'refused',
      'Only monsters in pursuit stop for what is dropped. Nothing was dropped.',
      {
        drop: 'Leave it out.',
      },
    );
}

export const fallenOf = ({ fallen }: Pick<PursuitRow, 'fallen'>): number[] => {
  const ids: unknown = JSON.parse(fallen);
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
};

/** Whether the side gets up from a fall in the coming round, and so only walks. */
export const rises = (side: MeetingSide, fallen: readonly number[]): boolean =>
  fallen.some((id) => (side === 'monsters' ? id === 0 : id > 0));

interface Ran {
  feet: number;
  runs: boolean;
}

/** What each side covers in the round, and why it is less than a run. */
function feetOf(
  context: CommandContext,
  row: EncounterRow,
  pursuit: PursuitRow,
  input: Input,
  falls: Falls,
): Record<MeetingSide, Ran> & { reasons: Reason[] } {
  const reasons: Reason[] = [];
  const walking = speeds(context.sql, context.campaign, { row, monsters: context.content.monsters }, true);
  const before = fallenOf(pursuit);
  const of = (side: MeetingSide): Ran => {
    const flees = side === pursuit.fleeing;
    const typed = flees ? input.fleeingFeet : input.pursuingFeet;
    const running = flees ? pursuit.fleeing_feet : pursuit.pursuing_feet;
    const why = (source: string, value: number, rule: string) =>
      reasons.push({ source: `${side}: ${source}`, value, rule });
    if (typed !== null) {
      why('as the referee says', typed, 'referee');
      return { feet: typed, runs: typed > 0 };
    }
    const stops = stopOf(side, { flees, first: pursuit.round === 0, before, falls, input });
    if (stops !== null) {
      why(stops.source, 0, stops.rule);
      return { feet: 0, runs: false };
    }
    const slow = slowOf(context, side, pursuit, before);
    if (slow === null) return { feet: running, runs: true };
    const feet = Math.min(running, walking[side]?.feet ?? Math.floor(running / 2));
    why(slow.source, feet, slow.rule);
    return { feet, runs: false };
  };
  return { party: of('party'), monsters: of('monsters'), reasons };
}

interface Stopping {
  flees: boolean;
  first: boolean;
  before: readonly number[];
  falls: Falls;
  input: Input;
}

/** Why a side covers no ground in the round; null where it does. */
function stopOf(side: MeetingSide, { flees, first, before, falls, input }: Stopping) {
  if (flees && first && before.includes(late))
    return { source: 'surprised, begins next round', rule: 'BF-EVA-2' };
  if (!flees && input.hindered) return { source: 'held up', rule: 'OSE-PURS-5' };
  const waits = side === 'monsters' || input.obstacle?.wait === true;
  return rises(side, falls.ids) && waits ? { source: 'down for the round', rule: 'BF-EVA-5' } : null;
}

/** Why a side only walks in the round; null where it runs. */
function slowOf(
  { sql, campaign }: CommandContext,
  side: MeetingSide,
  pursuit: PursuitRow,
  before: readonly number[],
) {
  if (rises(side, before)) return { source: 'gets up, no running', rule: 'BF-EVA-5' };
  return isSpent(sql, campaign, side, pursuit) ? { source: 'exhausted, no running', rule: 'BF-RUN-4' } : null;
}

/** Where each runs by his own lungs: whether somebody of the side can run no more. */
function isSpent(sql: Sql, { system }: Campaign, side: MeetingSide, pursuit: PursuitRow): boolean {
  if (!system.running) return false;
  const { wind } = system.meeting.flight;
  if (side === 'monsters')
    return wind({ constitution: null, roundsRun: pursuit.round, roundsRested: 0 }).spent;
  return readRunners(sql).some((runner) => wind(runner).spent);
}

const upkeeps = query.selectFrom('upkeep').selectAll().compile();

/** The people on their feet, with the rounds they have run since they last rested. */
export function readRunners(sql: Sql) {
  const counts = new Map(sql.all(upkeeps).map((row) => [row.id, row]));
  return readPeople(sql)
    .filter(({ kind, hp }) => isPerson(kind) && hp > 0)
    .map(({ id, name, constitution }) => ({
      id,
      name,
      constitution,
      roundsRun: counts.get(id)?.rounds_run ?? 0,
      roundsRested: counts.get(id)?.rounds_rested ?? 0,
    }));
}

interface Played {
  feet: number;
  caught: boolean;
  evaded: boolean;
  outOfSight: number;
  reasons: Reason[];
}

function playedRound(
  { system }: Campaign,
  pursuit: PursuitRow,
  input: Input,
  ran: Record<MeetingSide, Ran>,
): Played {
  const { flight } = system.meeting;
  const round = flight.round({
    feet: pursuit.distance_feet,
    fleeingFeet: ran[pursuit.fleeing].feet,
    pursuingFeet: ran[otherSide(pursuit.fleeing)].feet,
  });
  const outOfSight = input.outOfSight ? pursuit.out_of_sight_rounds + 1 : 0;
  const lost = flight.lost(outOfSight);
  const said = input.feet;
  return {
    feet: said ?? round.feet,
    caught: said === null ? round.caught : said === 0,
    evaded: lost.evaded,
    outOfSight,
    reasons: [
      ...round.reasons,
      ...(said === null ? [] : [{ source: 'the gap, as the referee says', value: said, rule: 'referee' }]),
      ...lost.reasons,
    ],
  };
}

function outcomeOf({ caught, evaded }: Played, stopped: boolean): PursuitOutcome | null {
  if (stopped) return 'given up';
  if (caught) return 'caught';
  return evaded ? 'escaped' : null;
}

function oneRoundRun(sql: Sql, { system }: Campaign, delve: Delve): string[] {
  if (!system.running) return partyRuns(sql, delve, 1);
  const runners = readPeople(sql).filter(({ kind, hp }) => isPerson(kind) && hp > 0);
  return eachRuns(sql, system.running, runners, 1);
}

/** Who gets up in the next round; those nobody waits for are left out of it. */
function fallenNext(falls: Falls, { obstacle }: Input): number[] {
  return obstacle?.wait === false ? falls.ids.filter((id) => id === 0) : falls.ids;
}

function leftBehind(falls: Falls, { fleeing }: PursuitRow, { obstacle }: Input, sql: Sql): string[] {
  if (obstacle?.wait !== false) return [];
  const names = readPeople(sql)
    .filter(({ id }) => falls.ids.includes(id))
    .map(({ name }) => name);
  if (names.length === 0) return [];
  return [
    `${listed(names)} ${names.length === 1 ? 'is' : 'are'} left ${fleeing === 'party' ? 'to the pursuers' : 'behind'}.`,
  ];
}

/** What the party runs from now on, where dropping things made it lighter. */
function freshFeet(
  { sql, campaign, content }: CommandContext,
  row: EncounterRow,
  pursuit: PursuitRow,
  { drop }: Input,
): Partial<PursuitRow> {
  if (drop === null || drop.things.length === 0) return {};
  const now = speeds(sql, campaign, { row, monsters: content.monsters }).party?.feet ?? 0;
  return now > pursuit.fleeing_feet ? { fleeing_feet: now } : {};
}

function saidFeet({ feet, fleeingFeet, pursuingFeet }: Input): string | null {
  if (feet !== null) return `The referee set the gap to ${feet}'.`;
  return fleeingFeet !== null || pursuingFeet !== null ? 'The referee said how far they ran.' : null;
}
