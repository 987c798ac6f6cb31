import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { RulesError } from '../../../../shared/errors.ts';
import { combat } from '../../../../shared/rules/basic-fantasy/combat/machine.ts';
import type { Stats } from '../../../../shared/rules/basic-fantasy/combat/stats.ts';
import type { CombatAction, Overrule } from '../../../../shared/rules/combat.ts';
import { fighter, man, orc, Table } from './table.ts';

/** Mim acts first, three orcs and Hild about her. */
const company = (mim: Partial<Stats>, foe: Partial<Stats> = {}) => {
  const table = new Table([
    fighter('Mim', 'party', 0, 8, man(mim)),
    fighter('Hild', 'party', 0, 8, man()),
    ...['a', 'b', 'c'].map((id) => fighter(id, 'orcs', 30, 9, orc(foe))),
  ]);
  table.does([null, 'initiative'], 6, 5, 1, 1, 1);
  return table;
};

const ruling = (more: object): Overrule<Stats> => ({ kind: 'overrule', ...more }) as Overrule<Stats>;

const use = (kind: 'cast' | 'power', way: string, target: string, ...targets: string[]): CombatAction => ({
  kind,
  actor: 'Mim',
  way,
  target,
  ...(targets.length > 0 && { targets }),
});

const told = (table: Table, action: CombatAction, ...faces: number[]) =>
  table
    .take(action, faces)
    .map(({ kind, id, amount, left }) => [kind, id, amount, left].filter((part) => part != null).join(' '));

const breath = {
  id: 'breath',
  uses: 3,
  rangeFeet: 30,
  save: 'dragon-breath',
  recipe: { damage: '2d6', saved: 'half' },
} as const;

describe('a power', () => {
  test('strikes all who are named: each saves, the dice fall once, half is left', () => {
    const table = company({ powers: [breath] });
    // 15 saves against breath for one Hit Die.
    expect(told(table, use('power', 'breath', 'a', 'b', 'c'), 15, 14, 20, 4, 3)).toEqual([
      'power a',
      'power b',
      'power c',
      'saved a',
      'notSaved b',
      'saved c',
      'hurt a 3 6',
      'hurt b 7 2',
      'hurt c 3 6',
    ]);
    expect(combat.seen(table.state)[0]?.powers).toEqual([{ way: 'breath', left: 2 }]);
  });

  test('throws no damage where everybody has saved himself from all of it', () => {
    const table = company({ powers: [{ ...breath, recipe: { damage: '2d6' } }] });
    expect(told(table, use('power', 'breath', 'a'), 15)).toEqual(['power a', 'saved a']);
  });

  test('is aimed only at those it can reach', () => {
    const table = company({ powers: [breath] });
    const aimed =
      (...ids: string[]) =>
      () =>
        combat.apply(table.state, use('power', 'breath', 'a', ...ids), seededDice(1));
    expect(aimed('Hild')).toThrow(RulesError);
    expect(aimed('nobody')).toThrow(RulesError);
  });

  test('has its figures: the target saves, what is left, what drops him', () => {
    const table = company({ powers: [breath, { id: 'howl', aim: 'none' }] });
    expect(combat.figures(table.state, use('power', 'breath', 'a'))).toMatchObject({
      throws: 'd20',
      needed: 15,
      saving: 'half',
      damage: { dice: '2d6', plus: 0, times: 1, least: 0, less: 0 },
      drops: 9,
    });
    expect(combat.figures(table.state, { kind: 'power', actor: 'Mim', way: 'howl' })).toMatchObject({
      throws: 'sure',
      needed: null,
      damage: null,
    });
    const race = company({ powers: [breath] }, { race: 'elf', nightsShortOfSleep: 1 });
    const figures = combat.figures(race.state, use('power', 'breath', 'a'));
    const [save] = race
      .take(use('power', 'breath', 'a'), [1, 1, 1])
      .filter(({ kind }) => kind === 'notSaved');
    expect(save?.reasons).toEqual(expect.arrayContaining([...(figures?.reasons ?? [])]));
    expect(figures?.reasons.length).toBeGreaterThan(0);
  });
});

describe('a spell', () => {
  const sleep = { id: 'sleep', level: 1, aim: 'foe', recipe: { status: 'unconscious', rounds: 20 } } as const;
  const light = { id: 'light', level: 1 } as const;

  test('whose aim is known is offered with its targets, the others as before', () => {
    const table = company({ spells: [light, sleep] });
    expect(table.legal().filter((line) => line.includes('cast'))).toEqual([
      'Mim cast / light',
      'Mim cast > a b c / sleep',
    ]);
    const offers = combat.legalActions(table.state).filter(({ kind }) => kind === 'cast');
    expect(offers.map(({ aims }) => aims)).toEqual(['note', 'many']);
  });

  test('puts them to sleep when all of the number have acted, and no dice of waking fall', () => {
    const table = company({ spells: [sleep] });
    expect(told(table, use('cast', 'sleep', 'a', 'b'))).toEqual([
      'cast a',
      'cast b',
      'effect a 20',
      'effect b 20',
      'unconscious a',
      'unconscious b',
    ]);
    expect(table.standing().slice(2)).toEqual(['a 9 unconscious', 'b 9 unconscious', 'c 9 active']);
  });

  test('lets one who acts on the same number act all the same', () => {
    const table = new Table([
      fighter('Mim', 'party', 0, 8, man({ spells: [sleep] })),
      fighter('a', 'orcs', 5, 9, orc()),
    ]);
    table.does([null, 'initiative'], 4, 4);
    table.take(use('cast', 'sleep', 'a'), []);
    expect(table.kindsOf('a')).toContain('attack');
    table.does(['a', 'attack', 'Mim', 'axe'], 2);
    expect(table.standing()[1]).toBe('a 9 unconscious');
  });

  test('heals the fallen and the hurt, no further than the most', () => {
    const cure = { id: 'cure', level: 1, aim: 'ally', recipe: { heal: '1d6+1' } } as const;
    const table = company({ spells: [cure] });
    table.does(ruling({ change: 'status', id: 'Hild', status: 'unconscious' }));
    table.does(ruling({ change: 'hp', id: 'Hild', hp: 3 }));
    expect(combat.figures(table.state, use('cast', 'cure', 'Hild'))).toMatchObject({
      throws: 'sure',
      healing: '1d6+1',
      damage: null,
      drops: null,
    });
    expect(told(table, use('cast', 'cure', 'Hild'), 6)).toEqual(['cast Hild', 'healed Hild 5 8']);
  });

  test('blinds by the word for it, kills, drives away', () => {
    const dark = { id: 'dark', level: 1, aim: 'foe', recipe: { effect: 'blind', rounds: 3 } } as const;
    const table = company({ spells: [dark] });
    expect(told(table, use('cast', 'dark', 'a'))).toEqual(['cast a', 'effect a 3']);
    expect(combat.seen(table.state)[2]?.marks).toEqual(['blinded']);
    const kill = { id: 'kill', level: 5, save: 'death-ray-poison', recipe: { status: 'dead' } } as const;
    const doomed = company({ spells: [kill] });
    told(doomed, use('cast', 'kill', 'b'), 3);
    expect(doomed.standing()[3]).toBe('b 0 dead');
    const fear = { id: 'fear', level: 3, aim: 'foe', recipe: { status: 'fled' } } as const;
    const afraid = company({ spells: [fear] });
    expect(told(afraid, use('cast', 'fear', 'c'))).toEqual(['cast c', 'effect c', 'fled c']);
  });
});

test.each([
  { damage: '2d6', heal: '1d6' },
  { damage: 'much' },
  { saved: 'all' },
  { status: 'active' },
  { rounds: 0 },
  { effect: 7 },
])('no recipe: %j', (recipe) => {
  const powers = [{ id: 'breath', recipe }] as unknown as NonNullable<Stats['powers']>;
  expect(() => company({ powers })).toThrow();
});
