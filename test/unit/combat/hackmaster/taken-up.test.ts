import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import type { Overrule } from '../../../../shared/rules/combat.ts';
import { combat } from '../../../../shared/rules/hackmaster/combat/machine.ts';
import { books } from '../support/books.ts';
import { fight } from '../support/muster.ts';
import { man, orc, tableOf } from './table.ts';

const takes = (
  id: string,
  way: string,
  atFeet: number,
): Extract<Overrule, { readonly change: 'takesUp' }> => ({
  kind: 'overrule',
  change: 'takesUp',
  id,
  way,
  atFeet,
});

/** The knight's sword lies where he stands. */
function dropped() {
  const table = tableOf([man('knight', 'party'), orc('orc', 60)], {}, { surprised: [] });
  table.play('table initiative', 2, 2);
  const { state } = combat.apply(table.state, { kind: 'next', actor: null }, scriptedDice([]));
  const fallen = combat.apply(state, { kind: 'drop', actor: 'knight', way: 'sword' }, scriptedDice([]));
  expect(fallen.refused).toBeNull();
  expect(combat.lying(fallen.state)).toEqual([{ way: 'sword', atFeet: 0 }]);
  return fallen.state;
}

const inHand = (state: ReturnType<typeof dropped>, at: number): string | undefined => {
  const fighter = state.fighters[at];
  return fighter?.build.weapons[fighter.wielded]?.id;
};

describe('a weapon that is somebody’s by the referee’s word', () => {
  test('is in his hand again, and lies there no longer', () => {
    const step = combat.apply(dropped(), takes('knight', 'sword', 0), scriptedDice([]));
    expect(step).toMatchObject({
      refused: null,
      events: [{ as: 'takesUp', id: 'knight', detail: 'sword' }],
    });
    expect(combat.lying(step.state)).toEqual([]);
    expect(inHand(step.state, 0)).toBe('sword');
  });

  test('comes to one who had none of the kind, from wherever it lies', () => {
    const { state } = combat.apply(dropped(), takes('orc', 'sword', 0), scriptedDice([]));
    expect(combat.lying(state)).toEqual([]);
    expect(inHand(state, 1)).toBe('sword');
    expect(inHand(state, 0)).toBeUndefined();
  });

  test('is the one nearest to where it is said to lie', () => {
    const once = combat.apply(dropped(), takes('orc', 'sword', 0), scriptedDice([])).state;
    const [sword] = once.fighters[1]?.stats.weapons?.filter(({ id }) => id === 'sword') ?? [];
    if (!sword) throw new Error('He has it not.');
    const two = { ...once, ground: [0, 40].map((atFeet) => ({ weapon: sword, atFeet })) };
    const { state } = combat.apply(two, takes('knight', 'sword', 35), scriptedDice([]));
    expect(combat.lying(state)).toEqual([{ way: 'sword', atFeet: 0 }]);
    // A second one he has no hand for, and it is gone from the ground all the same.
    const both = combat.apply(state, takes('knight', 'sword', 35), scriptedDice([])).state;
    expect(combat.lying(both)).toEqual([]);
    expect(both.fighters[0]?.build.weapons).toHaveLength(1);
  });

  test('must lie there, and has a place on the line', () => {
    const state = dropped();
    expect(combat.apply(state, takes('orc', 'axe', 0), scriptedDice([])).refused).toBe('noSuchWay');
    expect(() => combat.apply(state, takes('orc', 'sword', Infinity), scriptedDice([]))).toThrow(/atFeet/);
  });

  test('may be lacking: then the next is in his hand, and none lies there', () => {
    const knife = { id: 'knife', damage: 'd4p', speed: 7, reachFt: 1.5 };
    const sword = { id: 'sword', damage: '2d8p', speed: 10, reachFt: 3.5 };
    const both = man('knight', 'party', { stats: { weapons: [sword, knife] } });
    const { state } = tableOf([both, orc('orc', 60)], {}, { surprised: [] });
    const lacks = (way: string) => ({ kind: 'overrule', change: 'lacks', id: 'knight', way }) as const;
    const step = combat.apply(state, lacks('sword'), scriptedDice([]));
    expect(step).toMatchObject({ refused: null, events: [{ as: 'ruled', detail: 'without sword' }] });
    expect(inHand(step.state, 0)).toBe('knife');
    expect(combat.lying(step.state)).toEqual([]);
    expect(combat.seen(step.state)[0]?.lost).toEqual(['sword']);
    const none = combat.apply(step.state, lacks('knife'), scriptedDice([])).state;
    expect(inHand(none, 0)).toBeUndefined();
    expect(combat.apply(state, lacks('bow'), scriptedDice([])).refused).toBe('noSuchWay');
  });

  test.each(books.filter(([name]) => !name.startsWith('hackmaster') && name !== 'coins'))(
    '%s keeps no account of the ground',
    (_name, machine, muster, order) => {
      const state = machine.start(fight(muster, order, { party: 2, foes: 2 }));
      expect(machine.lying(state)).toEqual([]);
      const lacks = { kind: 'overrule', change: 'lacks', id: 'party-1', way: 'sword' } as const;
      for (const order of [takes('party-1', 'sword', 0), lacks])
        expect(machine.apply(state, order, scriptedDice([]))).toMatchObject({ refused: 'noRule', state });
    },
  );
});
