import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { RulesError } from '../../../../shared/errors.ts';
import { combat } from '../../../../shared/rules/basic-fantasy/combat/machine.ts';
import type { Stats } from '../../../../shared/rules/basic-fantasy/combat/stats.ts';
import type { CombatSetup, Overrule } from '../../../../shared/rules/combat.ts';
import { fighting } from '../support/choosers.ts';
import { fighter, man, orc, Table } from './table.ts';
import { playOut } from '../support/play.ts';

const melee = (settings = {}) =>
  new Table(
    [
      fighter('Hild', 'party', 0, 8, man()),
      fighter('Wren', 'party', 0, 8, man()),
      fighter('orc', 'orcs', 5, 9, orc()),
    ],
    { settings },
  );

const hurt = (id: string, amount: number): Overrule<Stats> => ({
  kind: 'overrule',
  change: 'hurt',
  id,
  amount,
});
const heal = (id: string, amount: number): Overrule<Stats> => ({
  kind: 'overrule',
  change: 'heal',
  id,
  amount,
});
const status = (id: string, to: Extract<Overrule, { change: 'status' }>['status']): Overrule<Stats> => ({
  kind: 'overrule',
  change: 'status',
  id,
  status: to,
});

describe('the referee', () => {
  test('lets somebody join in the middle of a round, who acts from the next', () => {
    const table = melee();
    table.does([null, 'initiative'], 4, 3, 2);
    expect(
      table.does({
        kind: 'overrule',
        change: 'join',
        fighter: fighter('troll', 'trolls', 10, 20, orc({ morale: 9 })),
      }),
    ).toEqual(['joined troll trolls']);
    expect(table.state.sides).toEqual(['party', 'orcs', 'trolls']);
    // The orc stands between them.
    expect(table.legal()).not.toContain('Hild move > troll');
    table.does(['Hild', 'done']);
    table.does(['Wren', 'done']);
    expect(table.legal()).toContain('orc attack > Hild Wren troll / axe');
    table.does(['orc', 'done']);
    expect(table.does([null, 'initiative'], 5, 5, 1, 1, 1, 6)[0]).toBe('breaks troll 10 first-encounter');
  });

  test('wipes out a side in the middle of a number, and the fight is over', () => {
    const table = melee();
    table.does([null, 'initiative'], 4, 4, 2);
    const { events } = combat.apply(table.state, hurt('orc', 30), scriptedDice([]));
    expect(events.at(-1)).toEqual({ kind: 'over', as: 'over', id: null, side: 'party', detail: 'party' });
    expect(table.does(hurt('orc', 30))).toEqual(['hurt orc 30', 'dead orc']);
    expect(table.state).toMatchObject({ over: true, standing: ['party'] });
    expect(table.legal()).toEqual([]);
  });

  test('brings somebody back, and the fight goes on where it stood', () => {
    const table = melee();
    table.does([null, 'initiative'], 4, 4, 2);
    table.does(['Hild', 'done']);
    table.does(hurt('orc', 30));
    expect(table.does(status('orc', 'active'))).toEqual(['status orc active']);
    expect(table.state).toMatchObject({ over: false, standing: [] });
    expect(table.one('orc').hp).toBe(1);
    expect(table.kindsOf('Wren')).toContain('attack');
    table.does(['Wren', 'done']);
    expect(table.clock()).toBe('2 initiative -');
  });

  test('heals: not the dead, not past the maximum; the unconscious come to', () => {
    const table = melee();
    table.does(hurt('Hild', 3));
    expect(table.does(heal('Hild', 10))).toEqual(['healed Hild 3']);
    table.does(hurt('Wren', 8));
    expect(table.does(heal('Wren', 5))).toEqual(['healed Wren 0 dead']);
    expect(table.one('Wren')).toMatchObject({ hp: 0, status: 'dead' });
    table.does(status('Hild', 'unconscious'));
    expect(table.state.over).toBe(true);
  });

  test('heals one who is falling before the number is over', () => {
    const table = melee();
    table.does([null, 'initiative'], 4, 3, 4);
    table.does(['orc', 'attack', 'Wren', 'axe'], 20, 6);
    table.does(['Hild', 'done']);
    table.does(['Wren', 'done']);
    table.does([null, 'initiative'], 4, 3, 4);
    table.does(['orc', 'attack', 'Wren', 'axe'], 20, 2);
    expect(table.one('Wren')).toMatchObject({ hp: 0, status: 'active', fallen: 'dead' });
    table.does(heal('Wren', 4));
    table.does(['Hild', 'done']);
    expect(table.one('Wren')).toMatchObject({ hp: 4, status: 'active', fallen: null });
    expect(table.kindsOf('Wren')).toContain('attack');
  });

  test('takes somebody out while it is his turn, or while he waits', () => {
    const table = melee();
    table.does([null, 'initiative'], 4, 3, 2);
    table.does(['Hild', 'wait']);
    expect(table.does(status('Wren', 'fled'))).toEqual(['status Wren fled']);
    expect(table.clock()).toBe('1 count 2');
    table.does(status('Hild', 'unconscious'));
    expect(table.state).toMatchObject({ over: true, standing: ['orcs'] });
  });

  test('gives new stats: blinded, in other armour, with what is left of his weapons', () => {
    const dagger = {
      id: 'dagger',
      damage: '1d4',
      ranged: { delivery: 'thrown', ranges: { short: 10, medium: 20, long: 30 } },
      pieces: 2,
    } as const;
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man({ weapons: [dagger] })),
      fighter('orc', 'orcs', 10, 9, orc()),
    ]);
    table.does([null, 'initiative'], 4, 1);
    table.does(['Hild', 'throw', 'orc', 'dagger'], 2);
    const stats = man({ weapons: [{ id: 'sword', damage: '1d8' }, dagger], blinded: true });
    expect(table.does({ kind: 'overrule', change: 'stats', id: 'Hild', stats })).toEqual(['changed Hild']);
    expect(table.one('Hild').gear.map(({ left }) => left)).toEqual([null, 1]);
    table.does(['orc', 'move', 'Hild']);
    // Blind: Armor Class 14 - 4; 9 + 1 hits.
    expect(table.does(['orc', 'attack', 'Hild', 'axe'], 9, 1)[0]).toBe('hit Hild by orc axe');
    // And strikes at -4, with -2 on initiative.
    expect(table.does([null, 'initiative'], 6, 1)).toEqual(['initiative Hild 4', 'initiative orc 1']);
    expect(table.does(['Hild', 'attack', 'orc', 'sword'], 14)[0]).toBe('missed orc by Hild sword');
  });

  test('undoes by keeping the former state', () => {
    const table = melee();
    table.does([null, 'initiative'], 4, 3, 2);
    const before = table.state;
    const first = combat.apply(
      before,
      { kind: 'attack', actor: 'Hild', target: 'orc', way: 'sword' },
      scriptedDice([20, 8]),
    );
    const other = combat.apply(before, { kind: 'withdraw', actor: 'Hild' }, scriptedDice([]));
    const again = combat.apply(
      before,
      { kind: 'attack', actor: 'Hild', target: 'orc', way: 'sword' },
      scriptedDice([20, 8]),
    );
    expect(again).toEqual(first);
    expect(combat.legalActions(other.state)).not.toEqual(combat.legalActions(first.state));
    expect(table.legal()).toContain('Hild attack > orc / sword');
  });
});

describe('death at 0 hit points', () => {
  test('may be put off by a save, if the campaign wants it', () => {
    const table = melee({ deathAtZero: 'linger' });
    // 12 saves against 12; 1 + 1 rounds are left.
    expect(table.does(hurt('Hild', 8), 12, 1, 1)).toEqual(['hurt Hild 8', 'unconscious Hild']);
    const round = () => [
      ...table.does([null, 'initiative'], 4, 2),
      ...table.does(['Wren', 'done']),
      ...table.does(['orc', 'done']),
    ];
    round();
    expect(round()).not.toContain('dead Hild of his wounds');
    expect(round()).toContain('dead Hild of his wounds');
    const saved = melee({ deathAtZero: 'linger' });
    saved.does(hurt('Hild', 8), 12, 1, 1);
    saved.does(heal('Hild', 2));
    expect(saved.one('Hild')).toMatchObject({ status: 'active', diesAfter: null });
    const failed = melee({ deathAtZero: 'linger' });
    expect(failed.does(hurt('Hild', 8), 11)).toEqual(['hurt Hild 8', 'dead Hild']);
  });

  test('is sure for the unconscious who is struck again', () => {
    const table = melee({ deathAtZero: 'linger' });
    table.does(hurt('Hild', 8), 20, 1, 1);
    expect(table.does(hurt('Hild', 1))).toEqual(['hurt Hild 1', 'dead Hild']);
  });
});

describe('what cannot be', () => {
  test.each([
    ['nobody', 'notNow', ['Hild', 'attack', 'orc', 'sword']],
    ['an unknown deed', 'notNow', ['Hild', 'dance']],
    ['the table twice', 'notNow', [null, 'pass-surprise']],
  ] as const)('%s is refused as %s', (_what, code, [actor, kind, target, way]) => {
    expect(melee().refuses(actor, kind, target, way)).toBe(code);
  });

  test('is refused with the reason', () => {
    const table = melee();
    table.does([null, 'initiative'], 4, 3, 2);
    expect(table.refuses('Wren', 'done')).toBe('notHisMoment');
    expect(table.refuses('Hild', 'attack')).toBe('noSuchWay');
    expect(table.refuses('Hild', 'attack', 'orc')).toBe('noSuchWay');
    expect(table.refuses('Hild', 'attack', 'Wren', 'sword')).toBe('noSuchTarget');
    expect(table.refuses('Hild', 'fall-back')).toBe('inMelee');
    expect(table.refuses('Hild', 'wait-for', 'Hild')).toBe('noSuchTarget');
    table.does(['Hild', 'done']);
    expect(table.refuses('Hild', 'attack', 'orc', 'sword')).toBe('acted');
    table.does(status('orc', 'surrendered'));
    expect(table.refuses('Wren', 'attack', 'orc', 'sword')).toBe('over');
  });

  test.each([
    ['an actor nobody knows', { kind: 'done', actor: 'nobody' }],
    ['a target nobody knows', { kind: 'attack', actor: 'Hild', target: 'nobody', way: 'sword' }],
    ['a ruling on nobody', hurt('nobody', 1)],
    ['a ruling without sense', { kind: 'overrule', change: 'sing', id: 'Hild' }],
    ['a negative wound', hurt('Hild', -1)],
    ['a place that is none', { kind: 'overrule', change: 'place', id: 'Hild', atFeet: NaN }],
    ['a status that is none', { kind: 'overrule', change: 'status', id: 'Hild', status: 'bored' }],
    [
      'a second of the same name',
      { kind: 'overrule', change: 'join', fighter: fighter('Hild', 'orcs', 0, 1, orc()) },
    ],
    ['nothing', null],
  ])('%s throws', (_what, action) => {
    expect(() => combat.apply(melee().state, action as never, seededDice(1))).toThrow(RulesError);
  });

  const setup = (stats: unknown, more: object = {}): CombatSetup => ({
    settings: {},
    fighters: [{ ...fighter('Hild', 'party', 0, 8, man()), stats }, fighter('orc', 'orcs', 5, 9, orc())],
    ...more,
  });

  test.each([
    ['no stats', setup(null)],
    ['a creature of no kind', setup({ ...man(), creature: { kind: 'pebble' } })],
    [
      'level 0',
      setup({ ...man(), creature: { kind: 'character', classes: [{ class: 'fighter', level: 0 }] } }),
    ],
    ['Hit Dice of no kind', setup({ ...man(), creature: { kind: 'monster', hitDice: 'many' } })],
    ['a weapon without dice', setup({ ...man(), weapons: [{ id: 'club' }] })],
    ['a weapon without a name', setup({ ...man(), weapons: [{ id: '', damage: '1d4' }] })],
    [
      'two weapons of one name',
      setup({
        ...man(),
        weapons: [
          { id: 'a', damage: '1d4' },
          { id: 'a', damage: '1d4' },
        ],
      }),
    ],
    ['dice that are none', setup({ ...man(), weapons: [{ id: 'club', damage: 'lots' }] })],
    ['a flask that is not thrown', setup({ ...man(), weapons: [{ id: 'oil', flask: { kind: 'oil' } }] })],
    ['a flask of beer', setup({ ...man(), weapons: [{ id: 'beer', flask: { kind: 'beer' } }] })],
    [
      'missiles without ranges',
      setup({ ...man(), weapons: [{ id: 'bow', damage: '1d6', ranged: { delivery: 'bow' } }] }),
    ],
    ['a routine without its weapons', setup({ ...man(), routine: ['bite'] })],
    ['a touch without its weapon', setup({ ...man(), touchAttack: 'touch' })],
    ['morale of 13', setup({ ...man(), morale: 13 })],
    [
      'more hit points than the maximum',
      { settings: {}, fighters: [{ ...fighter('Hild', 'party', 0, 8, man()), hp: 9 }] },
    ],
    [
      'two of one name',
      { settings: {}, fighters: [fighter('a', 'x', 0, 1, man()), fighter('a', 'y', 0, 1, man())] },
    ],
    ['a surprised stranger', setup(man(), { surprised: ['nobody'] })],
    ['a setting of the wrong kind', setup(man(), { settings: { missIntoMelee: 'often' } })],
    ['fighters that are no list', setup(man(), { fighters: 7 })],
  ])('a setup with %s throws', (_what, given) => {
    expect(() => combat.start(given as never)).toThrow(RulesError);
  });

  test('a fight of one side is over before it begins', () => {
    const state = combat.start({ settings: {}, fighters: [fighter('Hild', 'party', 0, 8, man())] });
    expect(state).toMatchObject({ over: true, standing: ['party'] });
    expect(combat.upcoming(state)).toEqual([]);
  });
});

test('twelve who mean to win against thirty come to an end', () => {
  const side = (name: string, size: number, atFeet: number, stats: Stats) =>
    Array.from({ length: size }, (_, nth) => fighter(`${name}-${nth}`, name, atFeet, 6, stats));
  const fighters = [
    ...side('party', 12, 0, man()),
    ...side('orcs', 30, 40, orc({ group: 'orc', morale: 8 })),
  ];
  const { state } = playOut(combat, { settings: {}, fighters }, { seed: 3, choose: fighting() });
  expect(state.over).toBe(true);
});
