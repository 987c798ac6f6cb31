import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { RulesError } from '../../../../shared/errors.ts';
import type { CombatAction, CombatSetup } from '../../../../shared/rules/combat.ts';
import { combat } from '../../../../shared/rules/ose/combat/machine.ts';
import type { OseStats } from '../../../../shared/rules/ose/combat/stats.ts';
import { man, orc, tableOf, told } from './table.ts';

const hurt = (id: string, amount: number) => ({ kind: 'overrule', change: 'hurt', id, amount }) as const;
const heal = (id: string, amount: number) => ({ kind: 'overrule', change: 'heal', id, amount }) as const;
const join = (fighter: ReturnType<typeof man>) => ({ kind: 'overrule', change: 'join', fighter }) as const;
const status = (id: string, now: 'active' | 'unconscious' | 'dead' | 'fled' | 'surrendered') =>
  ({ kind: 'overrule', change: 'status', id, status: now }) as const;

describe('joining', () => {
  test('a side whose turn it is acts with it at once', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 60)]);
    table.act('table initiative', 6, 1);
    expect(told(table.rule(join(man('bea', 'party', { atFeet: 10 }))))).toEqual(['joins bea party']);
    expect(table.legal()).toContain('bea move @o1');
  });

  test('a side whose turn is over waits for the next round', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 60)]);
    table.act('table initiative', 6, 1);
    table.act('table next');
    table.rule(join(man('bea', 'party')));
    expect(table.legal().some((line) => line.startsWith('bea'))).toBe(false);
    table.act('table next');
    expect(table.legal()).toContain('bea surrender');
  });

  test('as a new side acts last this round and throws in the next', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 60)]);
    table.act('table initiative', 6, 1);
    table.rule(join(man('elf', 'elves', { atFeet: 120 })));
    expect(table.state.sides).toEqual(['party', 'orcs', 'elves']);
    table.act('table next');
    table.act('table next');
    expect(table.legal()[0]).toBe('elf move @ada,o1');
    table.act('table next');
    expect(told(table.act('table initiative', 3, 2, 1))).toHaveLength(3);
  });

  test('where each is for himself, acts last this round', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 60)], { individualInitiative: true });
    table.act('table initiative', 6, 1);
    table.rule(join(man('bea', 'party')));
    expect(table.state.moments.map(({ members }) => members)).toEqual([['ada'], ['o1'], ['bea']]);
  });

  test('opens an ended fight again', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 60)]);
    table.rule(status('o1', 'dead'));
    expect(table.state).toMatchObject({ over: true, standing: ['party'] });
    table.rule(join(orc('o2', 60)));
    expect(table.state).toMatchObject({ over: false, standing: [] });
    expect(table.legal()).toContain('table initiative');
  });

  test('needs an id of its own', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 60)]);
    expect(() => table.rule(join(man('ada', 'party')))).toThrow(RulesError);
  });
});

describe('hurting and healing', () => {
  test('kills at 0 and ends the fight in the middle of a step', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 60), orc('o2', 60)]);
    table.act('table initiative', 6, 1);
    expect(told(table.rule(hurt('o1', 4)))).toEqual(['damage o1 4 referee', 'dies o1']);
    expect(told(table.rule(hurt('o2', 9)))).toEqual(['damage o2 9 referee', 'dies o2', 'over party']);
    expect(table.one('o2')).toMatchObject({ hp: -5, status: 'dead' });
    expect(told(table.rule(status('o1', 'active')))).toEqual(['status o1 active']);
    expect(table.one('o1')).toMatchObject({ hp: 1, status: 'active' });
    expect(table.clock()).toBe('1 movement 6');
    expect(table.legal()).toContain('ada move @o1');
  });

  test('the last of a moment leaves it to the next', () => {
    const table = tableOf([man('ada', 'party'), man('bob', 'guard'), orc('o1', 60)]);
    table.act('table initiative', 6, 4, 1);
    table.rule(hurt('ada', 8));
    expect(table.clock()).toBe('1 movement 4');
  });

  test('heals up to the maximum, and the dead not at all', () => {
    const table = tableOf([man('ada', 'party', { hp: 3 }), orc('o1', 60), orc('o2', 60)]);
    expect(told(table.rule(heal('ada', 20)))).toEqual(['heals ada 5']);
    table.rule(status('o1', 'dead'));
    expect(told(table.rule(heal('o1', 5)))).toEqual(['heals o1 0 dead']);
    expect(table.one('o1')).toMatchObject({ hp: 0, status: 'dead' });
  });

  test('saves the mortally hit before they fall', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 5)], { initiativeTies: 'simultaneous' });
    table.act('table initiative', 4, 4);
    table.act('ada attack @o1 /sword', 19, 6);
    table.rule(heal('o1', 3));
    expect(table.one('o1')).toMatchObject({ hp: 1, status: 'active', turn: { falling: false } });
    expect(told(table.act('table next'))).toEqual(['round 2']);
  });

  test('before his turn spoils a spell', () => {
    const mim = man('mim', 'party', { stats: { spells: [{ id: 'light', level: 1, copies: 2 }] } });
    const table = tableOf([mim, orc('o1', 60)]);
    table.act('mim declareSpell /light');
    table.act('table initiative', 1, 6);
    expect(told(table.rule(hurt('mim', 1)))).toEqual(['damage mim 1 referee', 'spellLost mim light']);
    expect(table.one('mim').spells).toEqual([1]);
  });
});

describe('other stats', () => {
  const axe = { id: 'axe', damage: '1d6' };

  test('hold at once, and what was spent stays spent', () => {
    const bow = { id: 'bow', damage: '1d6', range: [50, 100, 150], shots: 5 } as const;
    const table = tableOf([man('ada', 'party', { stats: { weapons: [bow] } }), orc('o1', 60)]);
    table.act('table initiative', 6, 1);
    table.act('table next');
    table.act('ada shoot @o1 /bow', 2);
    expect(table.one('ada').shots).toEqual([4, null]);
    const stats: OseStats = {
      kind: 'character',
      ac: { descending: 9 },
      skill: { thac0: 19 },
      weapons: [axe, bow],
    };
    expect(told(table.rule({ kind: 'overrule', change: 'stats', id: 'ada', stats }))).toEqual(['stats ada']);
    expect(table.one('ada')).toMatchObject({ shots: [null, 4, null], hand: 'bow' });
    expect(table.one('ada').turn.byWeapon).toEqual([0, 1, 0]);
    const full = { ...stats, weapons: [axe, { ...bow, shots: 20 }] };
    table.rule({ kind: 'overrule', change: 'stats', id: 'ada', stats: full });
    expect(table.one('ada').shots).toEqual([null, 20, null]);
  });

  test('place someone elsewhere', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 60)]);
    table.rule({ kind: 'overrule', change: 'place', id: 'o1', atFeet: -3 });
    table.act('table initiative', 6, 1);
    expect(table.legal()[0]).toBe('ada attack @o1 /sword,unarmed');
  });
});

describe('undo', () => {
  test('is keeping the former state', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 5)]);
    table.act('table initiative', 6, 1);
    const before = table.state;
    const legal = table.legal();
    table.act('ada attack @o1 /sword', 19, 6);
    expect(table.state.over).toBe(true);
    table.state = before;
    expect(table.legal()).toEqual(legal);
    expect(told(table.act('ada attack @o1 /sword', 2))).toEqual(['miss o1 by ada 2 sword']);
  });
});

describe('what comes next', () => {
  test('is the rest of the moment, the later moments, the next declarations', () => {
    const maul = { id: 'maul', damage: '1d10', slow: true };
    const table = tableOf([
      man('ada', 'party'),
      man('bob', 'party', { stats: { weapons: [maul] } }),
      orc('o1', 60),
    ]);
    expect(combat.upcoming(table.state)).toEqual([
      { round: 2, count: null, phase: 'declare', title: 'Declarations', actors: ['ada', 'bob', 'o1'] },
    ]);
    table.act('table initiative', 6, 1);
    expect(
      combat.upcoming(table.state).map(({ phase, count, title, actors }) => [phase, count, title, actors]),
    ).toEqual([
      ['missile', 6, 'Missiles', ['ada']],
      ['spells', 6, 'Spells', ['ada']],
      ['melee', 6, 'Melee', ['ada']],
      ['movement', 1, 'Acting', ['o1']],
      ['movement', null, 'Slow weapons', ['bob']],
      ['declare', null, 'Declarations', ['ada', 'bob', 'o1']],
    ]);
    table.rule(status('o1', 'fled'));
    expect(combat.upcoming(table.state)).toEqual([]);
  });
});

describe('what cannot be', () => {
  const setup: CombatSetup<OseStats> = { settings: {}, fighters: [man('ada', 'party'), orc('o1', 60)] };
  const state = combat.start(setup);
  const dice = scriptedDice([]);

  test.each([
    ['an unknown actor', { kind: 'surrender', actor: 'nobody' }],
    ['an unknown target', { kind: 'attack', actor: 'ada', target: 'nobody' }],
    ['no kind', { actor: 'ada' }],
    ['an unknown ruling', { kind: 'overrule', change: 'curse', id: 'ada' }],
    ['harm to nobody', hurt('nobody', 1)],
    ['harm that heals', hurt('ada', -1)],
    ['half a point', heal('ada', 0.5)],
    ['an unknown status', { kind: 'overrule', change: 'status', id: 'ada', status: 'asleep' }],
    ['a place nowhere', { kind: 'overrule', change: 'place', id: 'ada', atFeet: NaN }],
    ['a list', []],
    ['nothing', null],
  ])('%s is an error', (_what, action) => {
    expect(() => combat.apply(state, action as unknown as CombatAction, dice)).toThrow(RulesError);
  });

  test('what is not his to do now is refused with a reason', () => {
    const refused = (action: CombatAction) => combat.apply(state, action, dice).refused;
    expect(refused({ kind: 'attack', actor: 'ada', target: 'o1', way: 'sword' })).toBe('notNow');
    expect(refused({ kind: 'next', actor: null })).toBe('notNow');
    expect(refused({ kind: '__proto__', actor: 'ada' })).toBe('notPossible');
  });

  test.each<[string, Partial<OseStats>]>([
    ['no such kind', { kind: 'dragon' as never }],
    ['two kinds of armour class', { ac: { descending: 5, ascending: 14 } }],
    ['no skill', { skill: {} as never }],
    [
      'weapons of one id',
      {
        weapons: [
          { id: 'a', damage: '1d6' },
          { id: 'a', damage: '1d8' },
        ],
      },
    ],
    ['a weapon called like the bare hand', { weapons: [{ id: 'unarmed', damage: '1d6' }] }],
    ['damage that is no dice', { weapons: [{ id: 'a', damage: 'six' }] }],
    ['ranges that shrink', { weapons: [{ id: 'a', damage: '1d6', range: [50, 40, 150] }] }],
    ['morale of 13', { morale: 13 }],
    ['cover of -5', { cover: -5 }],
    ['strength of 19', { str: 19 }],
    [
      'spells of one id',
      {
        spells: [
          { id: 'a', level: 1 },
          { id: 'a', level: 2 },
        ],
      },
    ],
    ['a save that does not exist', { spells: [{ id: 'a', level: 1, save: 'luck' as never }] }],
  ])('nobody enters with %s', (_what, stats) => {
    expect(() => combat.start({ settings: {}, fighters: [man('ada', 'party', { stats })] })).toThrow(
      RulesError,
    );
  });

  test('no fight starts without fighters, with one twice, or with strangers surprised', () => {
    const ada = man('ada', 'party');
    expect(() => combat.start({ settings: {}, fighters: [] })).toThrow(RulesError);
    expect(() => combat.start({ settings: {}, fighters: [ada, ada] })).toThrow(RulesError);
    expect(() => combat.start({ ...setup, surprised: ['nobody'] })).toThrow(RulesError);
    expect(() => combat.start({ ...setup, settings: { morale: 'yes' } })).toThrow(RulesError);
    expect(combat.start({ settings: {}, fighters: [ada] })).toMatchObject({
      over: true,
      standing: ['party'],
    });
  });

  test('dice that always tie do not hold up the game', () => {
    const { state: after, events } = combat.apply(
      state,
      { kind: 'initiative', actor: null },
      { roll: () => 3 },
    );
    expect(events).toHaveLength(22);
    expect(after.moments.map(({ members }) => members)).toEqual([['party', 'orcs']]);
  });

  test('junk for a setup, a fighter or an action is refused as bad input', () => {
    const quietly = (work: () => unknown): void => {
      try {
        work();
      } catch (error) {
        if (!(error instanceof RulesError)) throw error;
      }
    };
    const keys = fc.constantFrom('id', 'side', 'hp', 'maxHp', 'atFeet', 'stats');
    const statKeys = fc.constantFrom(
      'kind',
      'ac',
      'shieldBonus',
      'skill',
      'weapons',
      'attacks',
      'baseFeet',
      'str',
      'initiativeModifier',
      'spells',
      'saves',
      'morale',
      'harmedBy',
      'fatigue',
      'cover',
      'blind',
    );
    fc.assert(
      fc.property(fc.anything(), keys, statKeys, (junk, key, statKey) => {
        const ada = man('ada', 'party');
        const spoilt = [
          { ...ada, [key]: junk },
          { ...ada, stats: { ...ada.stats, [statKey]: junk } },
        ];
        quietly(() => combat.start(junk as never));
        quietly(() => combat.start({ ...setup, settings: junk as never }));
        for (const fighter of spoilt) {
          quietly(() => combat.start({ settings: {}, fighters: [fighter, orc('o1', 5)] }));
        }
        quietly(() => combat.apply(state, junk as never, seededDice(1)));
        quietly(() => combat.apply(state, { kind: 'surrender', actor: junk as never }, seededDice(1)));
      }),
      { numRuns: 400 },
    );
  });
});
