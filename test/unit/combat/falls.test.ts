import { describe, expect, test } from 'vitest';
import { askingDice, DieWanted } from '../../../shared/dice/asking.ts';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import type { CombatState, Overrule } from '../../../shared/rules/combat.ts';
import { books } from './support/books.ts';
import { fight } from './support/muster.ts';

const fall = (feet: number, id = 'party-1'): Overrule => ({ kind: 'overrule', change: 'fall', id, feet });

const machineOf = (name: string) => {
  const book = books.find(([system]) => system.startsWith(`${name} `));
  if (!book) throw new Error(name);
  const [, machine, muster, order] = book;
  return { machine, state: machine.start(fight(muster, order, { party: 2, foes: 2 })) };
};

const withDice = [
  // Rounded to the nearest ten, at most twenty dice.
  ['basic-fantasy', 4, 0, 'BF-FALL-1'],
  ['basic-fantasy', 5, 1, 'BF-FALL-1'],
  ['basic-fantasy', 14, 1, 'BF-FALL-1'],
  ['basic-fantasy', 15, 2, 'BF-FALL-1'],
  ['basic-fantasy', 195, 20, 'BF-FALL-1'],
  ['basic-fantasy', 900, 20, 'BF-FALL-1'],
  // Full tens, without an end.
  ['ose', 9, 0, 'OSE-HAZ-3'],
  ['ose', 19, 1, 'OSE-HAZ-3'],
  ['ose', 20, 2, 'OSE-HAZ-3'],
  ['ose', 900, 90, 'OSE-HAZ-3'],
] as const;

describe('a fall', () => {
  test.each(withDice)('%s: %i feet are %i dice, and each is one hit point at least', (name, feet, dice) => {
    const { machine, state } = machineOf(name);
    const [before] = state.fighters;
    const thrown = scriptedDice(Array<number>(dice).fill(1));
    const step = machine.apply(state, fall(feet), thrown);
    thrown.finish();
    expect(step.refused).toBeNull();
    expect(step.events.slice(0, 2)).toMatchObject([
      { as: 'falls', id: 'party-1', amount: feet },
      { as: 'damage', id: 'party-1', amount: dice, detail: 'fall' },
    ]);
    expect(step.state.fighters[0]?.hp).toBeLessThanOrEqual(Math.max(0, (before?.hp ?? 0) - dice));
  });

  test.each(withDice.filter(([, , dice]) => dice > 0))(
    '%s: %i feet ask for the first of %i dice by name',
    (name, feet, dice, rule) => {
      const { machine, state } = machineOf(name);
      let wanted: unknown = null;
      try {
        machine.apply(state, fall(feet), askingDice([]));
      } catch (thrown) {
        if (!(thrown instanceof DieWanted)) throw thrown;
        wanted = thrown.ask;
      }
      expect(wanted).toMatchObject({
        what: 'damage',
        title: `Fall of ${feet} feet`,
        rule,
        against: 'party-1',
        dice: `${dice}d6`,
        of: dice,
        nth: 1,
        sides: 6,
      });
    },
  );

  test.each(['basic-fantasy', 'ose'])('%s: whoever was up is so much lower, and may die of it', (name) => {
    const { machine, state } = machineOf(name);
    const act = (now: CombatState, order: Overrule, ...faces: number[]) =>
      machine.apply(now, order, scriptedDice(faces));
    const up = act(state, {
      kind: 'overrule',
      change: 'flags',
      id: 'party-1',
      flags: { height: 30 },
    }).state;
    const marks = (now: CombatState) => machine.seen(now)[0]?.marks;
    expect(marks(up)).toContain('30 feet up');
    const ledge = act(up, fall(10), 1).state;
    expect(marks(ledge)).toContain('20 feet up');
    const ground = act(ledge, fall(20), 6, 6);
    expect(marks(ground.state)?.join()).not.toContain('feet up');
    expect(ground.state.fighters[0]?.status).toBe('dead');
    expect(ground.events.map(({ as }) => as)).toContain('dies');
  });

  test.each(['swords-wizardry', 'hackmaster'])('%s has no dice for it, and says so', (name) => {
    const { machine, state } = machineOf(name);
    const step = machine.apply(state, fall(30), scriptedDice([]));
    expect(step).toMatchObject({ refused: 'noRule', state, events: [] });
  });

  test.each(['basic-fantasy', 'ose', 'swords-wizardry', 'hackmaster'])(
    '%s: of no feet there is none',
    (name) => {
      const { machine, state } = machineOf(name);
      for (const feet of [0, -5, 2.5, 10_001])
        expect(() => machine.apply(state, fall(feet), scriptedDice([]))).toThrow(/feet/);
    },
  );
});
