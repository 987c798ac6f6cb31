import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import type { Distribution } from '../../../../shared/odds/dice/distribution.ts';
import { actOdds } from '../../../../shared/odds/fight/act-odds.ts';
import type { ActOdds } from '../../../../shared/odds/fight/struck.ts';
import type { Dice } from '../../../../shared/dice/dice.ts';
import type {
  CombatAction,
  CombatMachine,
  CombatSetup,
  CombatState,
  Fighter,
} from '../../../../shared/rules/combat.ts';
import type { ActionFigures } from '../../../../shared/rules/fight/views.ts';
import { books } from '../support/books.ts';
import { everyMove, stubborn } from '../support/choosers.ts';
import { fight, type Muster } from '../support/muster.ts';
import { everyBranch, type Ending } from './every-branch.ts';

/** Chances are sums of many rounded ones. */
const HAIR = 1e-9;
/** How often acts are played in each order of battle, and one of them at most. */
const triesEach = 24_000;
const mostTries = 12_000;
const seeds = 20;
/** Acts of one sort weighed. */
const alikeEach = 1;

const soft = ['subdue'];

interface Weighed {
  readonly act: CombatAction;
  readonly state: CombatState;
  readonly figures: ActionFigures;
  readonly target: string;
}

const hpOf = (state: CombatState, id: string): number => state.fighters.find((one) => one.id === id)?.hp ?? 0;

/** Hit points lost, those that only subdue by what the event leaves. */
function lost({ act, state, figures, target }: Weighed, { state: after, events }: Ending): number {
  if (!soft.includes(act.kind) && act.way !== 'fist') return hpOf(state, target) - hpOf(after, target);
  const left = events.findLast(({ id, left: points }) => id === target && points !== undefined)?.left;
  return left === undefined ? 0 : (figures.drops ?? 0) - left;
}

function isHit({ figures, target, act }: Weighed, { events }: Ending): boolean {
  const of = events.filter(({ id }) => id === target);
  if (figures.saving !== undefined) return !of.some(({ as }) => as === 'saves');
  if (of.some(({ kind, detail }) => kind === 'cover' && detail === 'taken')) return false;
  const own = events.some(({ kind, as, id }) => id === act.actor && (kind === 'succeeds' || as === 'saves'));
  return own || of.some(({ as, by }) => as === 'hit' && by === act.actor);
}

function isStruck({ state, act }: Weighed, id: string, { state: after, events }: Ending): boolean {
  if (hpOf(after, id) < hpOf(state, id)) return true;
  return events.some((event) => event.id === id && event.by === act.actor && event.as === 'hit');
}

const chanceOf = (endings: readonly Ending[], counts: (ending: Ending) => boolean): number =>
  endings.reduce((sum, ending) => sum + (counts(ending) ? ending.chance : 0), 0);

function spread(endings: readonly Ending[], points: (ending: Ending) => number): Map<number, number> {
  const chances = new Map<number, number>();
  for (const ending of endings) {
    const value = points(ending);
    chances.set(value, (chances.get(value) ?? 0) + ending.chance);
  }
  return chances;
}

function clamped({ values, chances }: Distribution, most: number): Map<number, number> {
  const found = new Map<number, number>();
  values.forEach((value, at) => {
    const points = Math.min(value, most);
    found.set(points, (found.get(points) ?? 0) + (chances[at] ?? 0));
  });
  return found;
}

function alike(told: Map<number, number>, walked: Map<number, number>, within: number, what: string): void {
  for (const value of new Set([...told.keys(), ...walked.keys()])) {
    const apart = Math.abs((told.get(value) ?? 0) - (walked.get(value) ?? 0));
    if (apart > within)
      expect.fail(
        `${what}: ${value} points are told as ${told.get(value) ?? 0}, walked as ${walked.get(value) ?? 0}`,
      );
  }
}

/** Compares what is told with every branch of the dice; says how often it was played, 0 for nothing to compare. */
function holds(machine: CombatMachine, weighed: Weighed, seed: number, floor: boolean): number {
  const { act, state, figures, target } = weighed;
  const odds: ActOdds = actOdds(figures);
  if (odds.hit === null && odds.taken === null) return 0;
  const walked = everyBranch(machine, state, act, { draw: seededDice(seed), most: mostTries });
  if (walked === null) return 0;
  const { endings, givenUp } = walked;
  const within = HAIR + givenUp;
  const what = `seed ${seed}, ${JSON.stringify(act)}, ${JSON.stringify(figures)}`;
  const hit = chanceOf(endings, (ending) => isHit(weighed, ending));
  if (odds.hit !== null && figures.throws !== 'sure')
    expect(Math.abs(hit - odds.hit), `${what}: hit ${odds.hit}, walked ${hit}`).toBeLessThanOrEqual(within);
  if (odds.taken !== null) {
    const most = floor ? Math.max(0, hpOf(state, target)) : Infinity;
    alike(
      clamped(odds.taken, most),
      spread(endings, (ending) => Math.min(most, lost(weighed, ending))),
      within,
      what,
    );
  }
  for (const { id, chance } of odds.instead) {
    const struck = chanceOf(endings, (ending) => isStruck(weighed, id, ending));
    expect(Math.abs(struck - chance), `${what}: ${id} ${chance}, walked ${struck}`).toBeLessThanOrEqual(
      within,
    );
  }
  return walked.tries;
}

/** A few acts of somebody at somebody that figures weigh in full. */
function weighable(machine: CombatMachine, state: CombatState, draw: Dice): Weighed[] {
  const listed = machine
    .legalActions(state)
    .filter(({ role, targets }) => targets !== undefined && (role === 'attack' || role === 'magic'));
  const moves = listed.flatMap((each) => everyMove(each));
  return Array.from({ length: Math.min(4, moves.length) }).flatMap(() => {
    const act = moves[draw.roll(moves.length) - 1];
    const figures = act?.target === undefined ? null : machine.figures(state, act);
    if (act?.target === undefined || figures === null || figures.besides !== undefined) return [];
    return figures.damage === null && figures.needed === null
      ? []
      : [{ act, state, figures, target: act.target }];
  });
}

/** Two sides, in every other fight within reach of each other. */
function setupOf(muster: Muster, order: string, seed: number): CombatSetup {
  const setup = fight(muster, order, { party: 4, foes: 4 }, seed);
  if (seed % 2 === 0) return setup;
  const nearer = (one: Fighter): Fighter => (one.side === 'foes' ? { ...one, atFeet: 5 } : one);
  return { ...setup, fighters: setup.fighters.map(nearer) };
}

/** What is told of an act: acts of one sort are weighed alike. */
function sortOf({ act, figures }: Weighed): string {
  const { critical, then, instead, slips, opposed, saving } = figures;
  const duel = opposed?.blow;
  return [
    act.kind,
    critical && 'critical',
    slips && 'slips',
    then && `then ${then.length}`,
    instead?.how,
    saving,
    duel?.shield && 'shield',
    duel?.cover && 'cover',
  ]
    .filter((word) => word !== undefined && word !== null)
    .join(' ');
}

const systemBooks = books.filter(([name]) => name !== 'coins');

describe.each(systemBooks)('%s', (name, machine, muster, order) => {
  test('the odds told are those of every way the dice may fall', () => {
    const sorts = new Map<string, number>();
    let tries = 0;
    for (let seed = 0; tries < triesEach && seed < seeds; seed += 1) {
      const dice = seededDice(seed);
      const draw = seededDice(seed + 7919);
      const setup = setupOf(muster, order, seed);
      let state = machine.start(setup);
      for (let step = 0; step < 60 && !state.over && tries < triesEach; step += 1) {
        const rare = weighable(machine, state, draw).filter(
          (one) => (sorts.get(sortOf(one)) ?? 0) < alikeEach,
        );
        const one = rare[rare.length > 0 ? draw.roll(rare.length) - 1 : 0];
        if (one !== undefined) {
          const took = holds(machine, one, seed, name.startsWith('basic-fantasy'));
          tries += took;
          if (took > 0) sorts.set(sortOf(one), (sorts.get(sortOf(one)) ?? 0) + 1);
        }
        const move = stubborn({ state, legal: machine.legalActions(state), draw, step, setup });
        ({ state } = machine.apply(state, move, dice));
      }
    }
    expect(sorts.size).toBeGreaterThanOrEqual(4);
  });
});
