import { capital, listed } from '../../../../shared/words/names.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { StepOutcome } from '../../../../shared/ipc/outcome.ts';
import type { PursuitOutcome } from '../../../../shared/ipc/vocabulary.ts';
import type { MeetingSide } from '../../../../shared/rules/meeting/answers.ts';
import { distanceText } from '../../../../shared/rules/meeting/ground.ts';
import type { Reason } from '../../../../shared/rules/common/reason.ts';
import { because } from '../../../../shared/rules/common/reason.ts';
import { readFatigue } from '../../../facts/delve/read-delve.ts';
import { readFoes } from '../../../facts/meeting/read-encounter.ts';
import type { Chase } from '../../../facts/meeting/read-pursuit.ts';
import { writePursuit } from '../../../facts/meeting/read-pursuit.ts';
import { readPeople } from '../../../facts/party/read-party.ts';
import { unstopped } from '../../../facts/words.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { pass } from '../../../time/pass.ts';
import { eachRuns, partyRuns } from '../../../time/run-rounds.ts';
import type { Met } from '../open.ts';
import { counted } from '../open.ts';
import { leaveBait } from './bait.ts';
import { fallOut, foesFallOut, foesToRun, needFoes, needOthers, readWalkers } from './fall-out.ts';
import { endWords } from './flee.ts';
import { obstacleFalls } from './obstacle.ts';
import type { Falls } from './obstacle.ts';
import { beginsLate, flightOf, otherSide, readRunners, runningRates, slowOf, walkingRates } from './rates.ts';
import type { Scenery } from './rates.ts';

export type RoundInput = Omit<ParsedInput<'encounter.pursuitRound'>, 'rounds'>;
type Input = RoundInput;
type Context = StepContext<'classes' | 'equipment' | 'monsters'>;

/** What a round came to. */
export interface RoundRun {
  number: number;
  gap: string;
  outcome: PursuitOutcome | null;
  events: string[];
  /** Something came of it that the referee did not say himself. */
  eventful: boolean;
  reasons: Reason[];
  passed: StepOutcome;
}

/** One round of the chase: who falls out, falls, bait, what each side runs, the gap it leaves, and whether it is over. */
export function runOneRound(
  context: Context,
  { met, scenery, before }: { met: Met; scenery: Scenery; before: Chase },
  input: Input,
): RoundRun {
  const { sql } = context;
  const { row } = met;
  const flight = flightOf(scenery);
  const chase = runnersNow(scenery, before, input);
  const { fleeing } = chase.pursuit;
  const falls = input.obstacle === null ? noFalls : fallsOf(context, scenery, chase, input.obstacle);
  const behind = fallBehind(scenery, chase, falls, input);
  const down = falls.people.filter((id) => !behind.includes(id));
  const bait = input.drop === null ? null : leaveBait(context, flight.drop, input.drop);
  const happened = {
    down: { party: down.length > 0, monsters: falls.monsters },
    baited: bait?.stops ?? false,
  };
  const ran = rangesOf(scenery, chase, { ...happened, hindered: input.hindered });
  const played = playedRound(scenery, chase, input, ran);
  const outcome = outcomeOf(played, happened.baited);
  const tired = flight.onFoot && ran.party.runs ? oneRoundRun(scenery, chase) : [];
  const left = [...chase.left, ...behind];
  const next = runningRates(scenery, { ...chase, left });
  const { pursuit } = chase;
  writePursuit(sql, {
    left,
    fallen: down,
    pursuit: {
      ...pursuit,
      fleeing_rate: next[fleeing],
      pursuing_rate: next[otherSide(fleeing)],
      round: pursuit.round + 1,
      gap: played.gap,
      out_of_sight_rounds: played.outOfSight,
      monsters_fell: falls.monsters ? 1 : 0,
      outcome,
    },
  });
  const company = { delve: met.delve, does: 'encounter', detail: counted(row) } as const;
  const passed = pass(context, company, flight.roundSeconds);
  const came = passed.events ?? [];
  return {
    number: pursuit.round + 1,
    gap: distanceText(played.gap, row.unit),
    outcome,
    events: [
      ...falls.sentences,
      ...fallOut(sql, fleeing, { before: before.left, now: left }),
      ...foesFallOut(before.pursuit.foes_left, pursuit.foes_left),
      ...(bait ? [bait.sentence] : []),
      ...(tired.length > 0 ? [`Exhausted: ${listed(tired)}.`] : []),
      ...(input.note === '' ? [] : [`${unstopped(input.note)}.`]),
      ...(outcome === null ? [] : [`${capital(endWords(fleeing)[outcome])}.`]),
      ...came,
    ],
    eventful: outcome !== null || falls.sentences.length + tired.length + came.length > 0,
    reasons: [
      ...ran.reasons,
      ...falls.reasons,
      ...(bait?.reasons ?? []),
      ...played.reasons,
      ...(passed.reasons ?? []),
    ],
    passed,
  };
}

const noFalls: Falls = { people: [], monsters: false, sentences: [], reasons: [] };

/** Who runs in this round: as before, but for those the referee lets fall out or takes in again. */
function runnersNow({ sql, campaign, row }: Scenery, { pursuit, ...before }: Chase, input: Input): Chase {
  const left = input.left ?? before.left;
  const foesLeft = input.leftFoes ?? pursuit.foes_left;
  needOthers(sql, campaign, left);
  if (input.leftFoes !== null) needFoes(foesLeft, foesToRun(row.number, readFoes(sql, row.id)));
  const said = input.drop?.intelligent;
  return {
    left,
    fallen: before.fallen.filter((id) => !left.includes(id)),
    pursuit: {
      ...pursuit,
      foes_left: foesLeft,
      intelligent: said === undefined ? pursuit.intelligent : said ? 1 : 0,
    },
  };
}

/** Saves of those who run; who is out of the flight passes no doorway. */
function fallsOf(
  context: Context,
  { row }: Scenery,
  { left }: Chase,
  obstacle: NonNullable<Input['obstacle']>,
): Falls {
  const people = obstacle.people.filter(({ characterId }) => !left.includes(characterId));
  return obstacleFalls(context, row, { ...obstacle, people });
}

/** The fallen nobody waits for; where all fell, nobody is there to go on. */
function fallBehind(
  { sql, campaign }: Scenery,
  { left }: Chase,
  { people }: Falls,
  { obstacle }: Input,
): number[] {
  const others = readWalkers(sql, campaign).some(({ id }) => !left.includes(id) && !people.includes(id));
  return obstacle?.wait === false && others ? people : [];
}

/** What holds up a side in this round. */
interface Happened {
  /** Who of it fell and is waited for. */
  down: Record<MeetingSide, boolean>;
  baited: boolean;
  hindered: boolean;
}

interface Ran {
  distance: number;
  runs: boolean;
}

/** What each side covers in the round, and why it is less than a run. */
function rangesOf(
  scenery: Scenery,
  chase: Chase,
  happened: Happened,
): Record<MeetingSide, Ran> & { reasons: Reason[] } {
  const reasons: Reason[] = [];
  const [running, walking] = [runningRates(scenery, chase), walkingRates(scenery, chase)];
  const of = (side: MeetingSide): Ran => {
    const stops = stopOf(scenery, side, chase, happened);
    if (stops !== null) {
      reasons.push(because(`${side}: ${stops.source}`, 0, stops.rule));
      return { distance: 0, runs: false };
    }
    const slow = slowOf(scenery, chase, side);
    if (slow === null) return { distance: running[side], runs: true };
    reasons.push(because(`${side}: ${slow.source}`, walking[side], slow.rule));
    return { distance: walking[side], runs: false };
  };
  return { party: of('party'), monsters: of('monsters'), reasons };
}

/** Why a side covers no ground in the round; null where it does. */
function stopOf(
  scenery: Scenery,
  side: MeetingSide,
  chase: Chase,
  { down, baited, hindered }: Happened,
): { source: string; rule: string } | null {
  const flight = flightOf(scenery);
  const flees = side === chase.pursuit.fleeing;
  if (beginsLate(chase, side))
    return { source: 'surprised, begins next round', rule: flight.lateRule ?? 'referee' };
  if (!flees && baited) return { source: 'stop for what was dropped', rule: flight.drop.rule };
  if (!flees && hindered) return { source: 'held up', rule: flight.hinderedRule };
  const rule = flight.obstacle(scenery.campaign.settings)?.rule ?? 'referee';
  return down[side] ? { source: 'down for the round', rule } : null;
}

interface Played {
  gap: number;
  caught: boolean;
  evaded: boolean;
  outOfSight: number;
  reasons: Reason[];
}

function playedRound(
  scenery: Scenery,
  { pursuit }: Chase,
  input: Input,
  ran: Record<MeetingSide, Ran>,
): Played {
  const flight = flightOf(scenery);
  const round = flight.round({
    gap: pursuit.gap,
    fleeingRate: ran[pursuit.fleeing].distance,
    pursuingRate: ran[otherSide(pursuit.fleeing)].distance,
    unit: scenery.row.unit,
  });
  const outOfSight = input.outOfSight ? pursuit.out_of_sight_rounds + 1 : 0;
  const lost = flight.lost(outOfSight);
  const said = input.gap;
  return {
    gap: said ?? round.gap,
    caught: said === null ? round.caught : said === 0,
    evaded: lost.evaded,
    outOfSight,
    reasons: [
      ...round.reasons,
      ...(said === null ? [] : [because('the gap, as the referee says', said, 'referee')]),
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
function oneRoundRun(scenery: Scenery, { left }: Chase): string[] {
  const { sql, campaign } = scenery;
  const { running } = campaign.system;
  if (!running) return partyRuns(sql, { fatigue: readFatigue(sql) }, 1);
  const { wind } = flightOf(scenery);
  const fresh = readRunners(sql, campaign, left).filter((runner) => !wind(runner).spent);
  const runners = readPeople(sql).filter(({ id }) => fresh.some((runner) => runner.id === id));
  return runners.length === 0 ? [] : eachRuns(sql, running, runners, 1);
}
