import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { books } from './support/books.ts';
import { random } from './support/choosers.ts';
import { fight } from './support/muster.ts';

/** The ids of the musters: a side, or a side with a number. */
const id = /\b(?:party|foes|strangers)\b/;
const named = 'Somebody';

describe.each(books.filter(([name]) => name !== 'coins'))('%s', (_name, machine, muster, order) => {
  test('no title and no sentence shows an id: ids are names only where they are told as names', () => {
    const shown = new Set<string>();
    for (let seed = 0; seed < 30; seed += 1) {
      const setup = fight(muster, order, { party: 3, foes: 3 }, seed);
      const [dice, draw] = [seededDice(seed), seededDice(seed + 7)];
      let state = machine.start(setup);
      for (let step = 0; step < 200 && !state.over; step += 1) {
        const legal = machine.legalActions(state);
        const boxes = machine.strip(state).flatMap((box) => [box, ...box.steps]);
        for (const { title } of [...legal, ...boxes, ...machine.upcoming(state), state.clock])
          shown.add(title);
        const next = machine.apply(state, random({ state, legal, draw, step, setup }), dice);
        for (const event of next.events) shown.add(machine.words(event, () => named));
        ({ state } = next);
      }
    }
    expect(shown.size).toBeGreaterThan(15);
    expect([...shown].filter((text) => id.test(text))).toEqual([]);
  });
});
