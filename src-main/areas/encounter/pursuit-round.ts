import { TurnkeeperError } from '../../../shared/errors.ts';
import type { PursuitOutcome } from '../../../shared/ipc/vocabulary.ts';
import type { MeetingSide } from '../../../shared/rules/meeting.ts';
import type { Reason } from '../../../shared/rules/reason.ts';
import type { Sql } from '../../db/sql.ts';
import type { PursuitRow } from '../../db/tables.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import type { CommandContext, CommandHandler, ParsedInput } from '../command-context.ts';
import { step } from '../command-context.ts';
import { eachRuns, partyRuns } from '../dungeon/deeds/run.ts';
import type { Delve } from '../dungeon/read-delve.ts';
import { listed, unstopped, withEvents } from '../dungeon/words.ts';
import { readPeople } from '../party/read-party.ts';
import { leaveBait } from './bait.ts';
import { beginsLate, readRunners, runningFeet, slowOf, walkingFeet } from './chase-feet.ts';
import type { Chase } from './chase-feet.ts';
import { chaseState, chaseText, rises } from './chase-state.ts';
import type { ChaseState } from './chase-state.ts';
import { fallOut, foesFallOut, foesToRun, needFoes, needOthers, readWalkers } from './fall-out.ts';
import { endWords, needPursuit, otherSide, writePursuit } from './flee.ts';
import { obstacleFalls } from './obstacle.ts';
import type { Falls } from './obstacle.ts';
import { known, needOpen, readFoes, where } from './open.ts';

type Input = ParsedInput<'encounter.pursuitRound'>;

/** One round of the chase: who falls out, falls, bait, what each side runs, the gap it leaves, and whether it is over. */
export const pursuitRound: CommandHandler<'encounter.pursuitRound'> = (context, input) => {
  const { sql, campaign } = context;
  const { delve, row } = needOpen(sql);
  const pursuit = needPursuit(sql, row);
  refuseBait(pursuit, input);
  const before = chaseState(pursuit);
  const chase = { row, pursuit, state: runnersNow(sql, row, before, input) };
  const falls = input.obstacle === null ? noFalls : fallsOf(context, chase, input.obstacle);
  const behind = fallBehind(sql, chase.state, falls, input);
  const down = falls.ids.filter((id) => !behind.includes(id));
  const bait = input.drop === null ? null : leaveBait(context, input.drop);
  const ran = feetOf(context, chase, input, { down, baited: bait?.stops ?? false });
  const played = playedRound(campaign, pursuit, input, ran);
  const outcome = outcomeOf(played, bait?.stops ?? false);
  const tired = ran.party.runs ? oneRoundRun(sql, campaign, delve, chase.state) : [];
  const state = { ...chase.state, fallen: down, left: [...chase.state.left, ...behind] };
  const next = runningFeet(context, { ...chase, state });
  writePursuit(sql, {
    ...pursuit,
    fleeing_feet: next[pursuit.fleeing],
    pursuing_feet: next[otherSide(pursuit.fleeing)],
    round: pursuit.round + 1,
    distance_feet: played.feet,
    out_of_sight_rounds: played.outOfSight,
    fallen: chaseText(state),
    outcome,
  });
  const events = [
    ...falls.sentences,
    ...fallOut(sql, pursuit.fleeing, { before: before.left, now: state.left }),
    ...foesFallOut(before.leftFoes, state.leftFoes),
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

/** Who runs in this round: as before, but for those the referee lets fall out or takes in again. */
function runnersNow(sql: Sql, row: Chase['row'], before: ChaseState, input: Input): ChaseState {
  const left = input.left ?? before.left;
  const leftFoes = input.leftFoes ?? before.leftFoes;
  needOthers(sql, left);
  if (input.leftFoes !== null) needFoes(leftFoes, foesToRun(row.number, readFoes(sql, row.id)));
  const fallen = before.fallen.filter((id) => !left.includes(id));
  return { ...before, fallen, left, leftFoes, intelligent: input.drop?.intelligent ?? before.intelligent };
}

/** Saves of those who run; who is out of the flight passes no doorway. */
function fallsOf(context: CommandContext, { state }: Chase, obstacle: NonNullable<Input['obstacle']>): Falls {
  const people = obstacle.people.filter(({ characterId }) => !state.left.includes(characterId));
  return obstacleFalls(context, { ...obstacle, people });
}

/** The fallen nobody waits for; where all fell, nobody is there to go on. */
function fallBehind(sql: Sql, { left }: ChaseState, { ids }: Falls, { obstacle }: Input): number[] {
  const people = ids.filter((id) => id > 0);
  const others = readWalkers(sql).some(({ id }) => !left.includes(id) && !people.includes(id));
  return obstacle?.wait === false && others ? people : [];
}

interface Ran {
  feet: number;
  runs: boolean;
}

/** What each side covers in the round, and why it is less than a run. */
function feetOf(
  context: CommandContext,
  chase: Chase,
  input: Input,
  happened: { down: readonly number[]; baited: boolean },
): Record<MeetingSide, Ran> & { reasons: Reason[] } {
  const reasons: Reason[] = [];
  const [running, walking] = [runningFeet(context, chase), walkingFeet(context, chase)];
  const of = (side: MeetingSide): Ran => {
    const flees = side === chase.pursuit.fleeing;
    const typed = flees ? input.fleeingFeet : input.pursuingFeet;
    const why = (source: string, value: number, rule: string) =>
      reasons.push({ source: `${side}: ${source}`, value, rule });
    if (typed !== null) {
      why('as the referee says', typed, 'referee');
      return { feet: typed, runs: typed > walking[side] };
    }
    const stops = stopOf(side, chase, { ...happened, hindered: input.hindered });
    if (stops !== null) {
      why(stops.source, 0, stops.rule);
      return { feet: 0, runs: false };
    }
    const slow = slowOf(context, chase, side);
    if (slow === null) return { feet: running[side], runs: true };
    why(slow.source, walking[side], slow.rule);
    return { feet: walking[side], runs: false };
  };
  return { party: of('party'), monsters: of('monsters'), reasons };
}

interface Stopping {
  /** Ids of those who fell and are waited for. */
  down: readonly number[];
  baited: boolean;
  hindered: boolean;
}

/** Why a side covers no ground in the round; null where it does. */
function stopOf(side: MeetingSide, chase: Chase, { down, baited, hindered }: Stopping) {
  const flees = side === chase.pursuit.fleeing;
  if (beginsLate(chase, side)) return { source: 'surprised, begins next round', rule: 'BF-EVA-2' };
  if (!flees && baited) return { source: 'stop for what was dropped', rule: 'OSE-PURS-3' };
  if (!flees && hindered) return { source: 'held up', rule: 'OSE-PURS-5' };
  return rises(side, down) ? { source: 'down for the round', rule: 'BF-EVA-5' } : null;
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

/** One round more for those who ran and have breath for it. */
function oneRoundRun(sql: Sql, { system }: Campaign, delve: Delve, { left }: ChaseState): string[] {
  if (!system.running) return partyRuns(sql, delve, 1);
  const { wind } = system.meeting.flight;
  const fresh = readRunners(sql, left).filter((runner) => !wind(runner).spent);
  const runners = readPeople(sql).filter(({ id }) => fresh.some((runner) => runner.id === id));
  return runners.length === 0 ? [] : eachRuns(sql, system.running, runners, 1);
}

function saidFeet({ feet, fleeingFeet, pursuingFeet }: Input): string | null {
  if (feet !== null) return `The referee set the gap to ${feet}'.`;
  return fleeingFeet !== null || pursuingFeet !== null ? 'The referee said how far they ran.' : null;
}
