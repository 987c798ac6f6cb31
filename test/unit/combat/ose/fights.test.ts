import { describe, expect, test } from 'vitest';
import { man, orc, step, tableOf, told } from './table.ts';

const mim = man('mim', 'party', {
  hp: 4,
  maxHp: 4,
  stats: { ac: { descending: 9 }, weapons: [], spells: [{ id: 'sleep', level: 1, aim: 'foe' }] },
});

test('a fight of sides, step by step', () => {
  const table = tableOf([man('ada', 'party'), mim, orc('o1', 30), orc('o2', 30)]);

  step('the first round opens with declarations', () => {
    expect(table.clock()).toBe('1 declare -');
    expect(table.legal()).toEqual([
      'ada surrender',
      'mim declareSpell /sleep',
      'mim surrender',
      'o1 surrender',
      'o2 surrender',
      'table initiative',
    ]);
    expect(told(table.act('mim declareSpell /sleep'))).toEqual(['declares mim sleep']);
    expect(table.legal()).toEqual([
      'ada surrender',
      'mim surrender',
      'o1 surrender',
      'o2 surrender',
      'table initiative',
    ]);
  });

  step('the orcs win and come up', () => {
    expect(told(table.act('table initiative', 3, 5))).toEqual(['initiative 3 party', 'initiative 5 orcs']);
    expect(table.clock()).toBe('1 movement 5');
    expect(table.legal()).toEqual([
      'o1 move @ada,mim',
      'o1 fallBack',
      'o1 flee',
      'o1 surrender',
      'o2 move @ada,mim',
      'o2 fallBack',
      'o2 flee',
      'o2 surrender',
      'table next',
    ]);
    expect(told(table.act('o1 move @ada'))).toEqual(['moves o1 25']);
    expect(table.legal()).toEqual([
      'o2 move @ada,mim',
      'o2 fallBack',
      'o2 flee',
      'o2 surrender',
      'table next',
    ]);
    expect(told(table.act('o2 move @mim'))).toEqual(['moves o2 25']);
    expect([table.one('o1').atFeet, table.one('o2').atFeet]).toEqual([5, 5]);
  });

  step('a hit before her turn spoils the spell', () => {
    expect(table.clock()).toBe('1 melee 5');
    expect(table.legal()).toEqual([
      'o1 attack @ada,mim /axe',
      'o1 surrender',
      'o2 attack @ada,mim /axe',
      'o2 surrender',
      'table next',
    ]);
    expect(told(table.act('o1 attack @mim /axe', 10, 1))).toEqual([
      'hit mim by o1 10 axe',
      'spellLost mim sleep',
      'damage mim by o1 1 axe',
    ]);
    expect(table.one('mim')).toMatchObject({ hp: 3, spells: [0] });
    expect(told(table.act('o2 attack @ada /axe', 13))).toEqual(['miss ada by o2 13 axe']);
  });

  step('the party strikes back; who lost her spell has no other action', () => {
    expect(table.clock()).toBe('1 melee 3');
    expect(table.legal()).toEqual(['ada attack @o1,o2 /sword,unarmed', 'ada surrender', 'table next']);
    expect(told(table.act('ada attack @o1 /sword', 13, 4))).toEqual([
      'hit o1 by ada 13 sword',
      'damage o1 by ada 4 sword',
      'dies o1 by ada',
      'round 2',
    ]);
  });

  step('moves in melee are declared', () => {
    expect(table.clock()).toBe('2 declare -');
    expect(table.legal()).toEqual([
      'ada declareWithdrawal',
      'ada declareRetreat',
      'ada surrender',
      'mim declareWithdrawal',
      'mim declareRetreat',
      'mim surrender',
      'o2 declareWithdrawal',
      'o2 declareRetreat',
      'o2 surrender',
      'table initiative',
    ]);
    expect(told(table.act('mim declareRetreat'))).toEqual(['declares mim retreat']);
  });

  step('a tie is thrown again, and the retreating are hit at +2', () => {
    expect(told(table.act('table initiative', 2, 2, 4, 6))).toEqual([
      'initiative 2 party',
      'initiative 2 orcs',
      'initiative 4 party',
      'initiative 6 orcs',
    ]);
    expect(table.clock()).toBe('2 melee 6');
    expect(table.legal()).toEqual(['o2 attack @ada,mim /axe', 'o2 surrender', 'table next']);
    const [hit] = table.act('o2 attack @mim /axe', 8, 2);
    expect(told(hit ? [hit] : [])).toEqual(['hit mim by o2 10 axe']);
    expect(hit?.reasons).toContainEqual({ source: 'target retreats', value: 2, rule: 'OSE-CBT-5' });
    expect(hit?.rolled).toEqual([{ sides: 20, face: 8 }]);
  });

  step('she gets away, and the last orc falls', () => {
    expect(table.clock()).toBe('2 movement 4');
    expect(table.legal()).toEqual(['mim retreat @o2', 'mim surrender', 'table next']);
    expect(told(table.act('mim retreat @o2'))).toEqual(['retreats mim 40']);
    expect(table.one('mim').atFeet).toBe(-40);
    expect(table.legal()).toEqual(['ada attack @o2 /sword,unarmed', 'ada surrender', 'table next']);
    expect(told(table.act('ada attack @o2 /sword', 20, 6))).toEqual([
      'hit o2 by ada 20 sword',
      'damage o2 by ada 6 sword',
      'dies o2 by ada',
      'over party',
    ]);
    expect(table.state).toMatchObject({ over: true, standing: ['party'] });
    expect(table.one('o2').hp).toBe(-2);
    expect(table.legal()).toEqual([]);
    expect(table.refused('table next')).toBe('over');
  });
});

test('a fight of each for himself, step by step', () => {
  const archer = man('archer', 'party', {
    hp: 5,
    stats: {
      ac: { descending: 6 },
      dex: 18,
      weapons: [{ id: 'bow', damage: '1d6', range: [50, 100, 150] }],
    },
  });
  const brute = man('brute', 'party', {
    stats: { str: 16, weapons: [{ id: 'greatsword', damage: '1d10', slow: true }] },
  });
  const wolf = man('wolf', 'wolves', {
    hp: 9,
    maxHp: 9,
    atFeet: 60,
    stats: {
      kind: 'monster',
      ac: { descending: 7 },
      skill: { hd: { dice: 2 } },
      baseFeet: 180,
      initiativeModifier: 1,
      attacks: 2,
      weapons: [
        { id: 'claw', damage: '1d3', perRound: 1 },
        { id: 'bite', damage: '1d6', perRound: 1 },
      ],
    },
  });
  const table = tableOf([archer, brute, wolf], { individualInitiative: true, variableWeaponDamage: true });

  step('everyone throws for himself; who ties throws again, the slow come last', () => {
    expect(table.legal()).toEqual([
      'archer surrender',
      'brute ready /unarmed',
      'brute surrender',
      'wolf surrender',
      'table initiative',
    ]);
    expect(told(table.act('table initiative', 1, 6, 2, 4, 2))).toEqual([
      'initiative archer 3',
      'initiative brute 6',
      'initiative wolf 3',
      'initiative archer 6',
      'initiative wolf 3',
    ]);
    expect(table.state.moments.map(({ members, slow }) => [members, slow])).toEqual([
      [['archer'], false],
      [['wolf'], false],
      [['brute'], true],
    ]);
  });

  step('the archer waits and shoots', () => {
    expect(table.clock()).toBe('1 movement 3');
    expect(table.legal()).toEqual([
      'archer move @wolf',
      'archer fallBack',
      'archer flee',
      'archer surrender',
      'table next',
    ]);
    expect(table.act('table next')).toEqual([]);
    expect(table.clock()).toBe('1 missile 3');
    expect(table.legal()).toEqual(['archer shoot @wolf /bow', 'archer surrender', 'table next']);
    expect(told(table.act('archer shoot @wolf /bow', 9, 2))).toEqual([
      'hit wolf by archer 12 bow',
      'damage wolf by archer 2 bow',
    ]);
  });

  step('the wolf comes up and has two attacks, each once', () => {
    expect(table.clock()).toBe('1 movement 3');
    expect(told(table.act('wolf move @brute'))).toEqual(['moves wolf 55']);
    expect(table.legal()).toEqual(['wolf attack @archer,brute /claw,bite', 'wolf surrender', 'table next']);
    expect(told(table.act('wolf attack @brute /claw', 12))).toEqual(['miss brute by wolf 12 claw']);
    expect(table.legal()).toEqual(['wolf attack @archer,brute /bite', 'wolf surrender', 'table next']);
    expect(told(table.act('wolf attack @archer /bite', 12, 3))).toEqual([
      'hit archer by wolf 12 bite',
      'damage archer by wolf 3 bite',
    ]);
  });

  step('the brute ends it', () => {
    expect(table.clock()).toBe('1 melee -');
    expect(table.legal()).toEqual([
      'brute attack @wolf /greatsword,unarmed',
      'brute surrender',
      'table next',
    ]);
    expect(told(table.act('brute attack @wolf /greatsword', 10, 8))).toEqual([
      'hit wolf by brute 12 greatsword',
      'damage wolf by brute 10 greatsword',
      'dies wolf by brute',
      'over party',
    ]);
    expect(table.one('wolf').hp).toBe(-3);
  });
});

describe('surprise', () => {
  test('the surprised stand still in round 0, and nobody throws against them', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 45), orc('o2', 45)], {}, { surprised: ['o2'] });
    expect(table.clock()).toBe('0 declare -');
    expect(table.legal()).toEqual(['ada surrender', 'table initiative']);
    expect(table.refused('o1 surrender')).toBe('notHisMoment');
    expect(table.act('table initiative')).toEqual([]);
    expect(table.clock()).toBe('0 movement -');
    expect(told(table.act('ada move @o1'))).toEqual(['moves ada 40']);
    expect(told(table.act('ada attack @o2 /sword', 2))).toEqual(['miss o2 by ada 2 sword', 'round 1']);
    expect(table.legal()).toContain('o1 declareRetreat');
  });

  test('of three sides the two that are not surprised throw', () => {
    const table = tableOf(
      [man('ada', 'party'), orc('o1', 45), man('elf', 'elves', { atFeet: 90 })],
      {},
      { surprised: ['o1'] },
    );
    expect(told(table.act('table initiative', 2, 4))).toEqual(['initiative 2 party', 'initiative 4 elves']);
    expect(table.legal().filter((line) => line.startsWith('o1'))).toEqual([]);
  });

  test('if all are, nobody gains by it', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 45)], {}, { surprised: ['ada', 'o1'] });
    expect(table.clock()).toBe('1 declare -');
  });
});

describe('ties that act together', () => {
  const simultaneous = { initiativeTies: 'simultaneous' };

  test('may slay each other', () => {
    const table = tableOf([man('ada', 'party', { hp: 1 }), orc('o1', 5, { hp: 1 })], simultaneous);
    expect(told(table.act('table initiative', 4, 4))).toEqual(['initiative 4 party', 'initiative 4 orcs']);
    expect(table.legal()).toEqual([
      'ada attack @o1 /sword,unarmed',
      'ada surrender',
      'o1 attack @ada /axe',
      'o1 surrender',
      'table next',
    ]);
    expect(told(table.act('ada attack @o1 /sword', 19, 6)).at(-1)).toBe('mortallyHit o1 by ada');
    expect(table.one('o1')).toMatchObject({ hp: -5, status: 'active' });
    expect(table.legal()).toEqual(['o1 attack @ada /axe', 'table next']);
    expect(told(table.act('o1 attack @ada /axe', 19, 6))).toEqual([
      'hit ada by o1 19 axe',
      'damage ada by o1 6 axe',
      'dies ada by o1',
      'dies o1',
      'over',
    ]);
    expect(table.state).toMatchObject({ over: true, standing: [] });
  });

  test('shots first, then blows: who is shot dead does not strike', () => {
    const bow = [{ id: 'bow', damage: '1d6', range: [50, 100, 150] as const }];
    const table = tableOf(
      [man('ann', 'party', { atFeet: -20, stats: { weapons: bow } }), man('ada', 'party'), orc('o1', 5)],
      simultaneous,
    );
    table.act('table initiative', 1, 1);
    table.act('table next');
    expect(told(table.act('ann shoot @o1 /bow', 18, 4))).toEqual([
      'hit o1 by ann 19 bow',
      'damage o1 by ann 4 bow',
      'dies o1 by ann',
      'over party',
    ]);
  });

  test('the mortally hit fall when the step is ended for them', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 5), orc('o2', 5)], simultaneous);
    table.act('table initiative', 6, 6);
    table.act('ada attack @o1 /sword', 19, 5);
    expect(table.refused('o2 attack @o1 /axe')).toBe('noSuchTarget');
    expect(told(table.act('table next'))).toEqual(['dies o1', 'round 2']);
  });

  test('a hit at the same moment spoils no spell', () => {
    const caster = man('mim', 'party', { stats: { spells: [{ id: 'light', level: 1, aim: 'none' }] } });
    const table = tableOf(
      [caster, orc('o1', 30, { stats: { weapons: [{ id: 'sling', damage: '1d4', range: [40, 80, 160] }] } })],
      simultaneous,
    );
    table.act('mim declareSpell /light');
    table.act('table initiative', 3, 3);
    table.act('table next');
    expect(told(table.act('o1 shoot @mim /sling', 19, 1)).some((line) => line.startsWith('spellLost'))).toBe(
      false,
    );
    expect(told(table.act('mim cast /light'))).toEqual(['casts by mim light', 'round 2']);
    expect(table.one('mim').spells).toEqual([0]);
  });
});
