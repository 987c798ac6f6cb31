import type { CombatAction } from '../../combat.ts';
import { fighterAt } from '../../fight/draft.ts';
import { placeWords, withoutRoom } from '../../fight/aim/space.ts';
import { lightAt } from '../../fight/lights.ts';
import type { FighterSeen, Left, PhaseBox, Reminder, Standing } from '../../fight/views.ts';
import { tables } from '../tables.ts';
import { titleOf } from './acts/table.ts';
import { crewMarks } from './engines/crew.ts';
import { hullMarks } from './engines/sides.ts';
import { feetBetween, present } from './field.ts';
import { armourAgainst } from './harm/rolls.ts';
import { listing } from './listing.ts';
import type { BasicFantasyLook } from './look.ts';
import { clockAt } from './order/clock.ts';
import { shakenBy } from './order/nerve.ts';
import type { BasicFantasyFighter, BasicFantasyState, Question } from './state.ts';
import { conditions } from './stats.ts';

/** Who has anything to do now but get away or give up; the broken have just that to do. */
function ableNow(look: BasicFantasyLook): ReadonlySet<string> {
  const able = new Set<string>();
  const { over, fighters } = look.state;
  if (over) return able;
  const broken = new Set(fighters.flatMap((one) => (one.broken === null ? [] : [one.id])));
  for (const { actor, role } of listing(look))
    if (actor !== null && (role !== 'leave' || broken.has(actor))) able.add(actor);
  return able;
}

function standingOf({ clock }: BasicFantasyState, one: BasicFantasyFighter, may: boolean): Standing {
  if (one.status !== 'active') return one.status;
  if (may) return 'mayAct';
  if (one.fallen !== null) return 'falls';
  if (one.surprised) return 'surprised';
  if (one.broken !== null || one.turn.sitsOut) return 'unable';
  return clock.phase === 'count' && one.turn.stage === 'done' ? 'acted' : 'waits';
}

/** The number he acts or waits on. */
function countOf({ segments, due, clock }: BasicFantasyState, at: number): number | null {
  if (clock.phase !== 'count') return null;
  if (due.includes(at)) return clock.count;
  return segments.find(({ who }) => who.includes(at))?.number ?? null;
}

const plans = {
  'wait-until': 'waits for a number',
  'wait-for': 'waits for somebody',
  reach: 'meets',
  'set-weapon': 'braced',
} as const;

function doing({ plan, turn, broken }: BasicFantasyFighter): string | null {
  if (broken !== null) return null;
  if (turn.reloading) return 'reloads';
  if (turn.extinguishing) return 'puts the flames out';
  if (turn.stage === 'waiting') return 'waits for a moment';
  return plan && plans[plan.kind];
}

/** Whom he waits for, or struck at last. */
function against(state: BasicFantasyState, { plan, turn, holding }: BasicFantasyFighter): string | null {
  const planned = plan?.kind === 'wait-for' ? plan.id : plan?.kind === 'set-weapon' ? plan.against : null;
  const whom = planned === null ? (holding ?? turn.against) : Number(planned);
  return whom === null ? null : (state.fighters[whom]?.id ?? null);
}

/** Which way he faces, and how far he goes between two turns. BF-MAN-2. */
const bearing = ({ facing, kit }: Pick<BasicFantasyFighter, 'facing' | 'kit'>): string[] =>
  facing === null
    ? []
    : [`faces ${facing === 1 ? 'up' : 'down'} the line, turns every ${kit.turningFeet} feet`];

function marksOf(one: BasicFantasyFighter): string[] {
  const { stats, kept } = one;
  const marks: string[] = [...conditions.filter((key) => stats[key]), ...Object.keys(kept ?? {})];
  marks.push(...placeWords(one.kit), ...bearing(one));
  marks.push(...crewMarks(one), ...hullMarks(one));
  if (one.broken !== null) marks.push(one.broken === 'turned' ? 'turned' : 'broken');
  if (one.heldBy.length > 0) marks.push('held');
  if (one.holding !== null) marks.push('holding');
  if (one.silencedBy !== null) marks.push('silenced');
  if (one.turn.charged !== null) marks.push('charged');
  if (one.turn.setWith !== null) marks.push('braced');
  if (one.exhausted) marks.push('exhausted');
  if (one.burnsIn !== null) marks.push('burning');
  if (one.diesAfter !== null) marks.push('dying');
  if (one.fallen !== null) marks.push('falling');
  if (one.negativeLevels > 0) marks.push('drained');
  if (one.subdualTaken > 0) marks.push(`subdued ${one.subdualTaken}`);
  return marks;
}

/** How many fight side by side in a width: five feet for each. */
export const abreast = (widthFeet: number): number => Math.max(1, Math.floor(widthFeet / tables.engagedFeet));

/** Who finds no room beside the others who strike at the same one. */
function crowded({ fighters, widthFeet }: BasicFantasyState): readonly string[] {
  if (widthFeet === null) return [];
  const strikers = fighters.map((one) => {
    const target = one.turn.against === null ? undefined : fighters[one.turn.against];
    const near = target !== undefined && feetBetween(one, target) <= one.kit.reachFeet;
    return { id: one.id, against: near && present(one) ? target.id : null };
  });
  return withoutRoom(strikers, abreast(widthFeet));
}

const counted = (things: readonly { id: string }[] = [], left: readonly (number | null)[]): Left[] =>
  things.map(({ id }, at) => ({ way: id, left: left[at] ?? null }));

/** A row of the board for everyone. */
export function seen(look: BasicFantasyLook): FighterSeen[] {
  const { state } = look;
  const able = ableNow(look);
  const pressed = crowded(state);
  return state.fighters.map((one, at) => {
    const { ac, reasons } = armourAgainst(state, one, null);
    const { weapons, spells, powers } = one.stats;
    return {
      id: one.id,
      armour: String(ac),
      why: reasons,
      standing: standingOf(state, one, able.has(one.id)),
      count: countOf(state, at),
      doing: doing(one),
      against: against(state, one),
      marks: pressed.includes(one.id) ? [...marksOf(one), 'noRoom'] : marksOf(one),
      heldBy: one.heldBy.map((holder) => fighterAt(state, holder).id),
      shots: counted(
        weapons,
        one.gear.map(({ left }) => left),
      ).filter(({ left }) => left !== null),
      shootsOn: weapons.some(({ ranged }, nth) => ranged !== undefined && one.gear[nth]?.left === null),
      spells: counted(spells, one.spells),
      powers: counted(powers, one.powers),
      light: lightAt(state.lights, state.fighters, one.atFeet),
    };
  });
}

type Ids = readonly string[];

const box = (
  phase: string,
  title: string,
  when: PhaseBox['when'],
  more: { count?: number | null; actors?: Ids; sides?: Ids } = {},
): PhaseBox => ({
  phase,
  title,
  when,
  count: more.count ?? null,
  sides: more.sides ?? [],
  actors: more.actors ?? [],
  steps: [],
});

/** Whom a question concerns. */
function concerned(state: BasicFantasyState, question: Question): number[] {
  if (question.kind === 'morale') return shakenBy(state, question);
  if (question.kind === 'reversal') return [question.held];
  return [question.kind === 'splash' ? question.target : question.who];
}

/** Initiative, then the numbers from high to low; what is asked comes before all of it. */
export function strip(look: BasicFantasyLook): PhaseBox[] {
  const { state } = look;
  const { clock, segments, due, lastCall, question, fighters } = state;
  const ids = (who: readonly number[]): string[] =>
    who
      .map((index) => fighterAt(state, index))
      .filter(present)
      .map(({ id }) => id);
  const boxes: PhaseBox[] = [];
  const now = question ? 'ahead' : 'now';
  if (question) {
    const who = concerned(state, question);
    const sides = [...new Set(who.map((index) => fighterAt(state, index).side))];
    boxes.push(box(question.kind, titleOf(question), 'now', { actors: ids(who), sides }));
  }
  if (clock.phase !== 'count') {
    const able = fighters.filter((one) => present(one) && !one.surprised && !one.turn.sitsOut);
    return [...boxes, box(clock.phase, clock.title, now, { actors: able.map(({ id }) => id) })];
  }
  const initiative = box('initiative', clockAt(clock.round, 'initiative', null).title, 'past');
  const [asked, counting] = [boxes, [] as PhaseBox[]];
  counting.push(
    box('count', lastCall ? 'Last call' : clock.title, now, {
      count: clock.count,
      actors: question ? ids(due) : [...ableNow(look)],
    }),
  );
  for (const { number, who } of segments) {
    const { title } = clockAt(clock.round, 'count', number);
    counting.push(box('count', title, 'ahead', { count: number, actors: ids(who) }));
  }
  const waiting = fighters.flatMap(({ turn }, at) => (turn.stage === 'waiting' ? [at] : []));
  if (waiting.length > 0 && !lastCall) {
    counting.push(box('last-call', 'Last call', 'ahead', { actors: ids(waiting) }));
  }
  return [initiative, ...asked, ...counting];
}

/** What lets everybody else pass: those on this number who may, and those who might meet somebody. */
export function rest(look: BasicFantasyLook): CombatAction[] {
  const { state } = look;
  if (state.question) return [];
  if (state.clock.phase === 'initiative') return [{ kind: 'initiative', actor: null }];
  if (state.clock.phase === 'surprise') return [{ kind: 'pass-surprise', actor: null }];
  return listing(look)
    .filter(({ kind }) => kind === 'done' || kind === 'decline')
    .map(({ kind, actor }) => ({ kind, actor }));
}

/** The nerve of monsters for whom no dice decide it: at the first death, and at half. BF-MOR-1, 4. */
export function reminders({ state }: BasicFantasyLook): Reminder[] {
  const found: Reminder[] = [];
  for (const side of state.sides) {
    const own = state.fighters.filter((one) => one.side === side && one.status !== 'absent');
    const undecided = own.filter(
      ({ status, broken, stats, hull }) =>
        status === 'active' &&
        broken === null &&
        hull === null &&
        stats.creature.kind === 'monster' &&
        stats.morale === undefined,
    );
    const active = own.filter(present).length;
    if (undecided.length === 0 || !own.some(({ status }) => status === 'dead')) continue;
    const word = active * 2 <= own.length ? 'half' : 'firstDeath';
    found.push({ word, side, ids: undecided.map(({ id }) => id) });
  }
  return found;
}
