import { describe, expect, test } from 'vitest';
import type { OseStats } from '../../../../shared/rules/ose/combat/stats.ts';
import { man, orc, tableOf, told, type Settings } from './table.ts';

const bow = { id: 'bow', damage: '1d6', range: [50, 100, 150] } as const;
/** Initiative for the party, then past the movement. */
function partyShoots(table: ReturnType<typeof tableOf>): void {
  table.act('table initiative', 6, 1);
  table.act('table next');
}

describe('blows', () => {
  const strike = (mine: Partial<OseStats>, theirs: Partial<OseStats>, settings: Settings = {}) => {
    const table = tableOf(
      [man('ada', 'party', { stats: mine }), orc('o1', 5, { hp: 30, maxHp: 30, stats: theirs })],
      settings,
    );
    table.act('table initiative', 6, 1);
    return table;
  };

  test('deal 1d6 with any weapon, strength added', () => {
    const table = strike({ str: 16 }, {});
    expect(told(table.act('ada attack @o1 /sword', 11, 6))).toEqual([
      'hit o1 by ada 13 sword',
      'damage o1 by ada 8 sword',
    ]);
  });

  test('deal the die of the weapon by the setting', () => {
    const table = strike({}, {}, { variableWeaponDamage: true });
    expect(told(table.act('ada attack @o1 /sword', 13, 8)).at(-1)).toBe('damage o1 by ada 8 sword');
  });

  test('deal 1d2 unarmed, and at least 1', () => {
    const table = strike({ str: 3 }, {});
    expect(told(table.act('ada attack @o1 /unarmed', 19, 2)).at(-1)).toBe('damage o1 by ada 1 unarmed');
  });

  test('with a magical weapon add its bonus to both', () => {
    const table = strike({ weapons: [{ id: 'blade', damage: '1d8', bonus: 2, sort: 'magical' }] }, {});
    expect(told(table.act('ada attack @o1 /blade', 11, 3))).toEqual([
      'hit o1 by ada 13 blade',
      'damage o1 by ada 5 blade',
    ]);
  });

  test('do not harm the invulnerable', () => {
    const table = strike({}, { harmedBy: ['silver', 'magical'] });
    expect(told(table.act('ada attack @o1 /sword', 19))).toEqual([
      'hit o1 by ada 19 sword',
      'unharmed o1 by ada sword',
    ]);
    const silver = strike(
      { weapons: [{ id: 'dagger', damage: '1d4', sort: 'silver' }] },
      { harmedBy: ['silver'] },
    );
    expect(told(silver.act('ada attack @o1 /dagger', 19, 3)).at(-1)).toBe('damage o1 by ada 3 dagger');
  });

  test('of a monster of 5 Hit Dice harm them by the setting', () => {
    const ogre = (dice: number) => ({
      kind: 'monster' as const,
      skill: { hd: { dice, modifier: 1 } },
      weapons: [{ id: 'fist', damage: '2d6' }],
    });
    const setting = { invulnerabilitiesByHd: true };
    expect(
      strike(ogre(5), { harmedBy: ['magical'] }, setting).act('ada attack @o1 /fist', 19, 2, 2)[1]?.amount,
    ).toBe(4);
    expect(strike(ogre(4), { harmedBy: ['magical'] }, setting).act('ada attack @o1 /fist', 19)[1]?.kind).toBe(
      'unharmed',
    );
    expect(strike(ogre(5), { harmedBy: ['magical'] }).act('ada attack @o1 /fist', 19)[1]?.kind).toBe(
      'unharmed',
    );
  });

  test('from behind pass the shield', () => {
    const table = strike({}, { shieldBonus: 1, fromBehind: true });
    expect(table.act('ada attack @o1 /sword', 12, 1)[0]?.kind).toBe('hit');
  });

  test('suffer from fatigue, and the exhausted are hit more easily', () => {
    const tired = { attackModifier: -3, damageModifier: -3, acWorsening: 2 };
    const table = strike({ fatigue: tired }, { fatigue: tired });
    expect(told(table.act('ada attack @o1 /sword', 14, 6))).toEqual([
      'hit o1 by ada 11 sword',
      'damage o1 by ada 3 sword',
    ]);
  });

  test('are read by the setting: matrix, THAC0, ascending', () => {
    const rare = { skill: { thac0: 20 }, weapons: [{ id: 'sword', damage: '1d8', bonus: 2 }] };
    const hard = { ac: { descending: -3 } };
    expect(strike(rare, hard).act('ada attack @o1 /sword', 18, 1)[0]?.kind).toBe('hit');
    expect(strike(rare, hard, { thac0: true }).act('ada attack @o1 /sword', 18)[0]?.kind).toBe('miss');
    const [up] = strike(rare, hard, { ascendingAc: true, thac0: true }).act('ada attack @o1 /sword', 18);
    expect(up?.reasons).toContainEqual({ source: 'armour class', value: 22, rule: 'OSE-ATK-3' });
  });

  test('need eyes', () => {
    const table = strike({ blind: true }, {});
    expect(table.clock()).toBe('1 melee 1');
  });

  test('on the helpless need no roll', () => {
    const table = tableOf([man('ada', 'party'), orc('o1', 5), orc('o2', 5)]);
    table.rule({ kind: 'overrule', change: 'status', id: 'o1', status: 'unconscious' });
    table.act('table initiative', 6, 1);
    expect(table.legal()[0]).toBe('ada attack @o2,o1 /sword,unarmed');
    expect(told(table.act('ada attack @o1 /sword', 4))).toEqual([
      'hit o1 by ada sword',
      'damage o1 by ada 4 sword',
      'dies o1 by ada',
    ]);
  });
});

describe('blows to subdue', () => {
  const club = { id: 'club', damage: '1d4', blunt: true };
  const sling = { id: 'sling', damage: '1d4', range: [40, 80, 160], blunt: true } as const;

  test('are counted apart and end in surrender', () => {
    const table = tableOf(
      [
        man('ada', 'party', { stats: { weapons: [club] } }),
        orc('o1', 5, { stats: { intelligent: true } }),
        orc('o2', 90),
      ],
      { subdual: true },
    );
    table.act('table initiative', 6, 1);
    expect(table.legal().slice(0, 2)).toEqual([
      'ada attack @o1 /club,unarmed',
      'ada subdue @o1 /club,unarmed',
    ]);
    table.act('ada subdue @o1 /club', 19, 3);
    expect(table.one('o1')).toMatchObject({ hp: 4, subdual: 3, status: 'active' });
    table.act('table next');
    table.act('table next');
    table.act('table initiative', 6, 1);
    expect(told(table.act('ada subdue @o1 /club', 19, 1))).toEqual([
      'hit o1 by ada 19 club',
      'subdualDamage o1 by ada 1 club',
      'surrenders o1 by ada',
    ]);
    expect(table.one('o1').status).toBe('surrendered');
  });

  test('only where the rule is in use, only against the intelligent, never by monsters', () => {
    const fight = (settings: Settings, intelligent: boolean) => {
      const table = tableOf([man('ada', 'party'), orc('o1', 5, { stats: { intelligent } })], settings);
      table.act('table initiative', 6, 1);
      return table.legal().some((line) => line.includes('subdue'));
    };
    expect([fight({ subdual: true }, true), fight({}, true), fight({ subdual: true }, false)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('sling stones may, arrows may not', () => {
    const table = tableOf(
      [
        man('ada', 'party', { stats: { weapons: [bow, sling] } }),
        orc('o1', 30, { stats: { intelligent: true } }),
      ],
      { subdual: true },
    );
    partyShoots(table);
    expect(table.legal()).toEqual([
      'ada shoot @o1 /bow',
      'ada shoot @o1 /sling',
      'ada subdue @o1 /sling',
      'ada surrender',
      'table next',
    ]);
    expect(told(table.act('ada subdue @o1 /sling', 19, 6)).slice(-2)).toEqual([
      'surrenders o1 by ada',
      'over party',
    ]);
  });
});

describe('slow weapons', () => {
  const maul = { id: 'maul', damage: '1d10', slow: true };
  const dagger = { id: 'dagger', damage: '1d4' };

  test('act after all others, in the order of their sides, and so does their bearer', () => {
    const table = tableOf([
      man('ada', 'party', { stats: { weapons: [maul, dagger] } }),
      orc('o1', 5, { stats: { weapons: [maul] } }),
      orc('o2', 5),
    ]);
    table.act('table initiative', 2, 5);
    expect(table.state.moments.map(({ members }) => members)).toEqual([['orcs'], ['party'], ['o1'], ['ada']]);
    expect(table.legal()).toEqual(['o2 attack @ada /axe', 'o2 surrender', 'table next']);
    table.act('table next');
    expect(table.clock()).toBe('1 melee -');
    expect(table.legal()[0]).toBe('o1 attack @ada /maul');
    table.act('table next');
    expect(table.legal()[0]).toBe('ada attack @o1,o2 /maul,dagger,unarmed');
  });

  test('another weapon taken in time is not slow, and the slow one cannot be used then', () => {
    const table = tableOf([man('ada', 'party', { stats: { weapons: [maul, dagger] } }), orc('o1', 5)]);
    expect(table.legal()).toContain('ada ready /dagger,unarmed');
    expect(told(table.act('ada ready /dagger'))).toEqual(['readies ada dagger']);
    expect(table.refused('ada ready /maul')).toBe('acted');
    table.act('table initiative', 6, 1);
    expect(table.legal()[0]).toBe('ada attack @o1 /dagger,unarmed');
  });
});
