import { describe, expect, test } from 'vitest';
import type { Dice, DieAbout } from '../../../shared/dice/dice.ts';
import { seededDice } from '../../../shared/dice/seeded.ts';
import type { ActionRole, CombatAction, CombatMachine, CombatState } from '../../../shared/rules/combat.ts';
import type { ActionFigures } from '../../../shared/rules/fight/views.ts';
import { eventWords } from '../../../shared/rules/fight/words.ts';
import { books } from './support/books.ts';
import { everyMove, stubborn, type Move } from './support/choosers.ts';
import { fight } from './support/muster.ts';
import { plainJson } from './support/soundness.ts';

/** Dice whose first faces are given where the die has so many sides, and which note what they are for. */
function withFirst(first: readonly { sides: number; face: number }[], seed: number) {
  const behind = seededDice(seed);
  const asked: DieAbout[] = [];
  let thrown = 0;
  const dice: Dice = {
    about: (what) => {
      asked.push(what);
    },
    roll: (sides) => {
      const forced = first[thrown];
      thrown += 1;
      return forced?.sides === sides ? forced.face : behind.roll(sides);
    },
  };
  return { dice, asked };
}

type Machine = CombatMachine;

const came: readonly string[] = ['hit', 'miss', 'succeeds', 'fails'];

/** What came of a blow, or of a roll in a hold: the first event that says whether it hit. */
const outcomeOf = (machine: Machine, state: CombatState, move: Move, dice: Dice) =>
  machine.apply(state, move, dice).events.find(({ as }) => came.includes(as));

/** The face that is enough hits, the one below misses, and whoever throws is told the same figure. */
function faceHolds(machine: Machine, state: CombatState, move: Move, needed: number, seed: number): void {
  const outcome = (face: number) => {
    const { dice, asked } = withFirst([{ sides: 20, face }], seed);
    const told = outcomeOf(machine, state, move, dice);
    expect(asked[0]?.needed, JSON.stringify(move)).toBe(needed);
    return told?.as;
  };
  expect(['hit', 'succeeds'], JSON.stringify(move)).toContain(outcome(needed));
  expect(['miss', 'fails'], JSON.stringify(move)).toContain(outcome(needed - 1));
}

type Opposed = NonNullable<ActionFigures['opposed']>;

/** Two rolls come to their faces and what is added, and the higher sum hits, the defence holding at a tie. */
function sumsHold(
  machine: Machine,
  state: CombatState,
  move: CombatAction,
  { attack, defence }: Opposed,
  seed: number,
): boolean {
  const outcome = (a: number, d: number): boolean => {
    const faces = [
      { sides: attack.sides, face: a },
      { sides: defence.sides, face: d },
    ];
    const { dice, asked } = withFirst(faces, seed);
    const told = outcomeOf(machine, state, move, dice);
    const strays = asked.some(({ what }) => what === 'stray');
    // A weapon set against a charge strikes first.
    if (!told || strays || asked[0]?.by !== move.actor) return false;
    const [total, held] = [a + attack.plus, d + defence.plus];
    const what = JSON.stringify(move);
    expect(told, what).toMatchObject({ total, needed: held + 1, as: total > held ? 'hit' : 'miss' });
    return true;
  };
  return [outcome(attack.sides - 1, 2), outcome(2, defence.sides - 2), outcome(3, 2)].includes(true);
}

/** Whether an action has figures that dice decide; if so, they are what is thrown against. */
function figuresHold(machine: Machine, state: CombatState, move: Move, seed: number): boolean {
  if ('change' in move) return false;
  const figures = machine.figures(state, move);
  if (!figures || figures.throws === 'sure') return false;
  plainJson(figures, 'figures');
  if (figures.opposed) return sumsHold(machine, state, move, figures.opposed, seed);
  if (figures.needed !== null) faceHolds(machine, state, move, figures.needed, seed);
  return figures.needed !== null;
}

const wordless = ['coins'];

/** Roles of acts that nobody waits for. */
const uncalled: readonly ActionRole[] = ['leave', 'defend', 'prepare', 'wait'];

describe.each(books)('%s tells', (name, machine, muster, order) => {
  const play = (watch: (state: CombatState, seed: number) => void, onEvents: Machine['words'] | null) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const setup = fight(muster, order, { party: 3, foes: 3 }, seed);
      const [dice, draw] = [seededDice(seed), seededDice(seed + 7)];
      let state = machine.start(setup);
      for (let step = 0; step < 150 && !state.over; step += 1) {
        watch(state, seed * 1000 + step);
        const move = stubborn({ state, legal: machine.legalActions(state), draw, step, setup });
        const { state: next, events } = machine.apply(state, move, dice);
        for (const event of events) onEvents?.(event, (id) => `<${id}>`);
        state = next;
      }
    }
  };

  test('before a blow which face is enough, or what two rolls come to', () => {
    let held = 0;
    play((state, seed) => {
      if (seed % 3 > 0) return;
      const attacks = machine.legalActions(state).filter(({ role }) => role === 'attack');
      for (const move of attacks.flatMap(everyMove).slice(0, 4)) {
        if (figuresHold(machine, state, move, seed)) held += 1;
      }
    }, null);
    expect(held > 0).toBe(!wordless.includes(name));
  });

  test('all that happens in words all books share, and in sentences without an id', () => {
    play(
      () => undefined,
      (event, nameOf) => {
        expect(eventWords, event.kind).toContain(event.as);
        const sentence = machine.words(event, nameOf);
        expect(sentence).toMatch(/^\S.*\.$/);
        expect(sentence).not.toMatch(/undefined|NaN|  /);
        if (event.id !== null) expect(sentence).toContain(`<${event.id}>`);
        return sentence;
      },
    );
  });

  test('who stands where in the order, and the strip has one box for now', () => {
    play((state) => {
      const rows = machine.seen(state);
      plainJson(rows, 'rows');
      expect(rows.map(({ id }) => id)).toEqual(state.fighters.map(({ id }) => id));
      const boxes = machine.strip(state);
      plainJson(boxes, 'strip');
      expect(boxes.filter(({ when }) => when === 'now')).toHaveLength(1);
      const legal = machine.legalActions(state);
      for (const { id, standing, marks } of rows) {
        const roles = legal.flatMap(({ actor, role }) => (actor === id ? [role] : []));
        // Who only could run, meet a blow, or give up what he is at is not called on to act.
        // Who may step in before his moment says so.
        const called = roles.some((role) => !uncalled.includes(role));
        if (standing === 'mayAct') expect(roles).not.toEqual([]);
        else if (called) expect(marks).toContain('may step in');
      }
      for (const move of machine.rest(state)) {
        expect(machine.apply(state, move, seededDice(1)).refused).toBeNull();
      }
      plainJson(machine.reminders(state), 'reminders');
    }, null);
  });
});
