import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { doorActs, doorFacts, trapActs, trapFacts } from '../../../shared/ipc/book/place-facts.ts';
import type { DoorAct, DoorFacts, TrapFacts } from '../../../shared/ipc/book/place-facts.ts';
import { doorActsOf, doorAfter, doorDone, doorState } from '../../../src-main/facts/book/door-acts.ts';
import { featureOf, patchedFacts } from '../../../src-main/facts/book/feature-facts.ts';
import {
  trapActsOf,
  trapAfter,
  trapState,
  treasureActsOf,
  treasureAfter,
  treasureState,
} from '../../../src-main/areas/place/acts/trap-acts.ts';

const door = (facts: Partial<DoorFacts> = {}): DoorFacts => doorFacts.parse(facts);
const trap = (facts: Partial<TrapFacts> = {}): TrapFacts => trapFacts.parse(facts);

function whyNot(work: () => unknown): string {
  try {
    work();
  } catch (thrown) {
    if (thrown instanceof TurnkeeperError && thrown.code === 'refused') return thrown.message;
    throw thrown;
  }
  return 'it was done';
}

const anyDoor = fc.record({
  open: fc.boolean(),
  stuck: fc.boolean(),
  locked: fc.boolean(),
  barred: fc.boolean(),
  secret: fc.boolean(),
  found: fc.boolean(),
  spiked: fc.constantFrom('open' as const, 'shut' as const, null),
});

describe('a door', () => {
  test.each<[Partial<DoorFacts>, string]>([
    [{}, 'shut'],
    [{ open: true }, 'open'],
    [{ stuck: true, locked: true }, 'shut, locked, stuck'],
    [{ spiked: 'shut' }, 'spiked shut'],
    [{ spiked: 'shut', barred: true }, 'spiked shut, barred'],
    [{ open: true, spiked: 'open' }, 'spiked open'],
    [{ secret: true }, 'secret, not found; shut'],
    [{ secret: true, found: true, locked: true }, 'secret, found; shut, locked'],
  ])('%j reads "%s"', (facts, words) => expect(doorState(door(facts))).toBe(words));

  test('opens when nothing holds it, and says what does', () => {
    expect(doorAfter(door(), 'open')).toEqual(door({ open: true }));
    const told = (facts: Partial<DoorFacts>) => whyNot(() => doorAfter(door(facts), 'open'));
    expect(told({ locked: true, stuck: true })).toBe(
      'It is locked and stuck: see to that first, or force it. Nothing was changed.',
    );
    expect(told({ secret: true })).toBe('It is secret and not found: find it first. Nothing was changed.');
    expect(told({ open: true })).toBe('It is open already. Nothing was changed.');
  });

  test('forced, it is open and nothing holds it', () => {
    const held = door({ stuck: true, locked: true, barred: true, spiked: 'shut' });
    expect(doorAfter(held, 'force')).toEqual(door({ open: true }));
    expect(doorAfter(door({ secret: true, stuck: true }), 'force')).toEqual(
      door({ secret: true, open: true, found: true }),
    );
    expect(whyNot(() => doorAfter(door(), 'force'))).toMatch(/Nothing holds it/);
  });

  test('is spiked as it stands, and keeps so until the spike is pulled', () => {
    const open = doorAfter(door({ open: true }), 'spike');
    expect([open.spiked, doorDone('spike', open)]).toEqual(['open', 'spiked open']);
    expect(whyNot(() => doorAfter(open, 'shut'))).toMatch(/pull the spike first/);
    expect(doorAfter(doorAfter(open, 'unspike'), 'shut')).toEqual(door());
    expect(doorAfter(door(), 'spike').spiked).toBe('shut');
  });

  test('whatever its state, the acts it offers are those that can be done, and each changes it', () => {
    fc.assert(
      fc.property(anyDoor, fc.constantFrom(...doorActs), (facts, act: DoorAct) => {
        const offered = doorActsOf(facts).includes(act);
        expect(whyNot(() => doorAfter(facts, act)) === 'it was done').toBe(offered);
        if (offered) expect(doorAfter(facts, act)).not.toEqual(facts);
      }),
    );
  });

  test('from any state it can be opened somehow, and shut again', () => {
    const findFirst = (facts: DoorFacts) => (facts.secret && !facts.found ? doorAfter(facts, 'find') : facts);
    fc.assert(
      fc.property(anyDoor, (facts) => {
        let now = findFirst(facts);
        if (!now.open) now = doorAfter(now, doorActsOf(now).includes('open') ? 'open' : 'force');
        if (now.spiked !== null) now = doorAfter(now, 'unspike');
        expect(doorAfter(now, 'shut').open).toBe(false);
      }),
    );
  });
});

describe('a trap', () => {
  test('reads as it stands', () => {
    expect(trapState(trap())).toBe('not found');
    expect(trapState(trap({ found: true, disarmed: true }))).toBe('found, disarmed');
  });

  test('that goes off is known; disarmed or sprung, it does nothing until it is set anew', () => {
    const sprung = trapAfter(trap(), 'spring');
    expect(sprung).toEqual(trap({ found: true, sprung: true }));
    expect(whyNot(() => trapAfter(sprung, 'disarm'))).toMatch(/nothing to disarm/);
    expect(whyNot(() => trapAfter(trap({ disarmed: true }), 'spring'))).toMatch(/cannot go off/);
    expect(trapAfter(sprung, 'reset')).toEqual(trap());
    expect(trapActsOf(trap())).toEqual(['find', 'disarm', 'spring']);
  });

  test('offers what can be done, whatever its state', () => {
    const anyTrap = fc.record({ found: fc.boolean(), disarmed: fc.boolean(), sprung: fc.boolean() });
    fc.assert(
      fc.property(anyTrap, fc.constantFrom(...trapActs), (state, act) => {
        const done = whyNot(() => trapAfter(trap(state), act)) === 'it was done';
        expect(trapActsOf(trap(state)).includes(act)).toBe(done);
      }),
    );
  });
});

test('a treasure is taken and put back, once each', () => {
  const there = { hidden: true, taken: false };
  expect(treasureState(there)).toBe('hidden, still there');
  const taken = treasureAfter(there, 'take');
  expect([taken.taken, treasureActsOf(taken)]).toEqual([true, ['putBack']]);
  expect(whyNot(() => treasureAfter(taken, 'take'))).toMatch(/taken already/);
  expect(treasureAfter(taken, 'putBack')).toEqual(there);
});

describe('stored facts', () => {
  const row = {
    id: 1,
    room_id: 1,
    position: 1000,
    kind: 'door' as const,
    name: 'Door',
    to_room_id: null,
    notes: '',
  };

  test('that cannot be read fall back one by one and are told', () => {
    const read = featureOf({ ...row, facts: '{"locked": true, "stuck": "very", "painted": "red"}' });
    expect(read.facts).toEqual(door({ locked: true }));
    expect(read.problems).toEqual(['"stuck" could not be read.', '"painted" is not known here.']);
  });

  test('change by the fact; what the kind does not know is refused by name', () => {
    expect(patchedFacts('door', door({ locked: true }), { stuck: true })).toEqual(
      door({ locked: true, stuck: true }),
    );
    expect(() => patchedFacts('trap', trap(), { chanceInSix: 7 })).toThrow('from 0 to 6');
    expect(() => patchedFacts('other', {}, { locked: true })).toThrow(TurnkeeperError);
  });
});
