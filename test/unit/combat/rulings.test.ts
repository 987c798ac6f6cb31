import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { RulesError } from '../../../shared/errors.ts';
import type { CombatState, Overrule } from '../../../shared/rules/combat.ts';
import { books } from './support/books.ts';
import { fight } from './support/muster.ts';

describe.each(books)('%s: the word of the referee', (name, machine, muster, order) => {
  const setup = fight(muster, order, { party: 2, foes: 2 });
  const opening = machine.start(setup);
  const rule = (state: CombatState, ruling: Omit<Overrule, 'kind'>) =>
    machine.apply(state, { kind: 'overrule', ...ruling } as Overrule, seededDice(1));
  const ruled = (state: CombatState, ruling: Omit<Overrule, 'kind'>) => {
    const step = rule(state, ruling);
    expect(step.refused).toBeNull();
    return step.state;
  };
  const one = (state: CombatState, id: string) => state.fighters.find((each) => each.id === id);
  const dead = (state: CombatState, ...ids: string[]) =>
    ids.reduce((now, id) => ruled(now, { change: 'status', id, status: 'dead' } as never), state);

  test('the dead by word have no hit points, and healing does not raise them', () => {
    const fallen = dead(opening, 'foes-1');
    expect(one(fallen, 'foes-1')).toMatchObject({ status: 'dead', hp: 0 });
    const { state, events } = rule(fallen, { change: 'heal', id: 'foes-1', amount: 5 } as never);
    expect(one(state, 'foes-1')).toMatchObject({ status: 'dead', hp: 0 });
    expect(events.at(-1)).toMatchObject({ as: 'heals', amount: 0, left: 0 });
    const up = ruled(state, { change: 'status', id: 'foes-1', status: 'active' } as never);
    expect(one(up, 'foes-1')).toMatchObject({ status: 'active', hp: 1 });
  });

  test('whoever was never there counts for nothing', () => {
    const state = ruled(opening, { change: 'leave', id: 'foes-1' } as never);
    expect(one(state, 'foes-1')?.status).toBe('absent');
    const after = ruled(state, { change: 'leave', id: 'foes-2' } as never);
    expect(after).toMatchObject({ over: true, standing: ['party'] });
  });

  test('a side may be changed, even for one there was not', () => {
    const state = ruled(opening, { change: 'side', id: 'foes-1', side: 'turncoats' } as never);
    expect(state.sides).toEqual(['party', 'foes', 'turncoats']);
    const all = ['foes-1', 'foes-2'].reduce(
      (now, id) => ruled(now, { change: 'side', id, side: 'party' } as never),
      state,
    );
    expect(all).toMatchObject({ over: true, standing: ['party'] });
    // Of a side that nobody is of any more there is nothing to be reminded of.
    const around = ruled(all, { change: 'reopen', open: true } as never);
    for (const state of [all, around]) {
      expect(machine.reminders(state).filter(({ ids }) => ids.length === 0)).toEqual([]);
      expect(machine.seen(state)).toHaveLength(4);
    }
  });

  test('hit points and their most are set as they are said', () => {
    const state = ruled(opening, { change: 'hp', id: 'party-1', hp: 2, maxHp: 20 } as never);
    expect(one(state, 'party-1')).toMatchObject({ hp: 2, maxHp: 20, status: 'active' });
    const down = ruled(state, { change: 'hp', id: 'party-1', hp: -40 } as never);
    expect(one(down, 'party-1')).toMatchObject({ hp: -40 });
    expect(one(down, 'party-1')?.status).not.toBe('active');
    const up = ruled(down, { change: 'hp', id: 'party-1', hp: 3 } as never);
    expect(one(up, 'party-1')).toMatchObject({ hp: 3, status: 'active' });
  });

  test('a fight that is over goes on by word, and ends by word', () => {
    const over = dead(opening, 'foes-1', 'foes-2');
    expect(over.over).toBe(true);
    const open = ruled(over, { change: 'reopen', open: true } as never);
    expect(open).toMatchObject({ over: false, standing: [] });
    expect(machine.legalActions(open).length).toBeGreaterThan(0);
    const closed = ruled(open, { change: 'reopen', open: false } as never);
    expect(closed).toMatchObject({ over: true, standing: ['party'] });
  });

  test('the dead may be called back into a fight that is over', () => {
    const over = dead(opening, 'foes-1', 'foes-2');
    const back = ruled(over, { change: 'status', id: 'foes-2', status: 'active' } as never);
    expect(back).toMatchObject({ over: false, standing: [] });
  });

  test('a light lies where its bearer falls, and goes with one who flees', () => {
    const light = { id: 'l', source: 'torch', lit: true, brightFeet: 30, dimFeet: 60 };
    const dark = machine.start({ ...setup, settings: { ...setup.settings, ambientLight: 'dark' } });
    const lit = ruled(dark, {
      change: 'light',
      light: { ...light, bearer: 'party-1', atFeet: null },
    } as never);
    const fallen = dead(lit, 'party-1');
    expect(fallen.lights).toEqual([{ ...light, bearer: null, atFeet: one(fallen, 'party-1')?.atFeet }]);
    const near = (state: CombatState) => machine.seen(state).find(({ id }) => id === 'party-2')?.light;
    const gone = ruled(lit, { change: 'status', id: 'party-1', status: 'fled' } as never);
    const seen = name === 'coins' ? [null, null, null] : ['bright', 'bright', 'dark'];
    expect([lit, fallen, gone].map(near)).toEqual(seen);
  });

  test('his act is taken and given back, his own words are told', () => {
    for (const acted of [true, false]) {
      expect(rule(opening, { change: 'acted', id: 'party-1', acted } as never).refused).toBeNull();
    }
    const { events } = rule(opening, { change: 'note', id: null, words: 'The door gives way.' } as never);
    expect(events).toEqual([{ kind: 'note', as: 'note', id: null, detail: 'The door gives way.' }]);
  });

  test.each([
    { change: 'side', id: 'party-1' },
    { change: 'hp', id: 'party-1', hp: 1.5 },
    { change: 'hp', id: 'nobody', hp: 1 },
    { change: 'acted', id: 'party-1', acted: 'yes' },
    { change: 'flags', id: 'party-1', flags: { cursed: true } },
    { change: 'light', light: { id: 'l', source: 'torch', lit: true, brightFeet: 1, dimFeet: 2 } },
    { change: 'reopen' },
    { change: 'phase', phase: 7 },
    { change: 'note', id: null },
  ])('$change that cannot be is an error', (ruling) => {
    expect(() => rule(opening, ruling as never)).toThrow(RulesError);
  });
});
