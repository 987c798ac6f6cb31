import { describe, expect, test } from 'vitest';
import type { Dice, DieAbout } from '../../../shared/dice/dice.ts';
import { seededDice } from '../../../shared/dice/seeded.ts';
import type { CombatMachine, CombatState } from '../../../shared/rules/combat.ts';
import { eventWords } from '../../../shared/rules/fight/words.ts';
import { books } from './books.ts';
import { everyMove, stubborn, type Move } from './choosers.ts';
import { fight } from './muster.ts';
import { plainJson } from './soundness.ts';

/** Dice whose first d20 shows a face, and which note what they are for. */
function withFirst(face: number | null, seed: number) {
  const behind = seededDice(seed);
  const asked: DieAbout[] = [];
  let first = true;
  const dice: Dice = {
    about: (what) => {
      asked.push(what);
    },
    roll: (sides) => {
      const forced = first && sides === 20 ? face : null;
      first = false;
      return forced ?? behind.roll(sides);
    },
  };
  return { dice, asked };
}

type Machine = Required<CombatMachine>;

/** The face that is enough hits, the one below misses, and whoever throws is told the same figure. */
function figuresHold(machine: Machine, state: CombatState, move: Move, seed: number): boolean {
  if ('change' in move) return false;
  const figures = machine.figures(state, move);
  if (figures?.throws !== 'd20' || figures.needed === null) return false;
  plainJson(figures, 'figures');
  const outcome = (face: number) => {
    const { dice, asked } = withFirst(face, seed);
    const [first] = machine.apply(state, move, dice).events.filter(({ as }) => as === 'hit' || as === 'miss');
    expect(asked[0]?.needed, JSON.stringify(move)).toBe(figures.needed);
    return first?.as;
  };
  expect(outcome(figures.needed), JSON.stringify(move)).toBe('hit');
  expect(outcome(figures.needed - 1), JSON.stringify(move)).toBe('miss');
  return true;
}

const wordless = ['coins'];

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

  test('before a blow which face is enough', () => {
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
      const able = rows.filter(({ standing }) => standing === 'mayAct').map(({ id }) => id);
      const actors = machine.legalActions(state).filter(({ role }) => role !== 'leave');
      expect(able).toEqual(rows.map(({ id }) => id).filter((id) => actors.some(({ actor }) => actor === id)));
      for (const move of machine.rest(state)) {
        expect(machine.apply(state, move, seededDice(1)).refused).toBeNull();
      }
      plainJson(machine.reminders(state), 'reminders');
    }, null);
  });
});
