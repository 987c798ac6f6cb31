import { describe, expect, test } from 'vitest';
import { combat } from '../../../../shared/rules/basic-fantasy/combat/machine.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import type { Stats, Weapon } from '../../../../shared/rules/basic-fantasy/combat/stats.ts';
import { bow, fighter, man, orc, Table } from './table.ts';

const crossbow: Weapon = {
  id: 'crossbow',
  damage: '1d6',
  ranged: { delivery: 'crossbow', ranges: { short: 60, medium: 120, long: 180 }, reload: 'heavy-crossbow' },
};
const thrown = { delivery: 'thrown', ranges: { short: 10, medium: 30, long: 50 } } as const;
const oil: Weapon = { id: 'oil', flask: { kind: 'oil' }, ranged: thrown, pieces: 3 };
const water: Weapon = { id: 'water', flask: { kind: 'holy-water' }, ranged: thrown, pieces: 3 };

/** Hild first, the foe last. */
function shooting(weapons: Weapon[], feet: number, more: Partial<Stats> = {}, foeHp = 20): Table {
  const table = new Table([
    fighter('Hild', 'party', 0, 8, man({ weapons, strBonus: 1 })),
    fighter('orc', 'orcs', feet, foeHp, orc(more)),
  ]);
  table.does([null, 'initiative'], 6, 1);
  return table;
}

describe('missiles', () => {
  test.each([
    [50, 10, 'hit'],
    [51, 10, 'missed'],
    [100, 11, 'hit'],
    [101, 12, 'missed'],
    [150, 13, 'hit'],
  ])('at %i feet a roll of %i is a %s', (feet, roll, outcome) => {
    // Attack bonus +1 against 12; short +1, medium +0, long -2. Strength does not help a bow.
    const table = shooting([bow], feet);
    const faces = outcome === 'hit' ? [roll, 3] : [roll];
    expect(table.does(['Hild', 'shoot', 'orc', 'bow'], ...faces)).toEqual(
      outcome === 'hit' ? ['hit orc by Hild bow', 'hurt orc by Hild 3 bow'] : ['missed orc by Hild bow'],
    );
  });

  test('do not reach beyond long range, nor one wholly behind cover', () => {
    expect(shooting([bow], 151).kindsOf('Hild')).not.toContain('shoot');
    expect(shooting([bow], 50, { coverPercent: 100 }).kindsOf('Hild')).not.toContain('shoot');
    // 25% of hard cover: -2; 11 + 1 + 1 - 2 = 11.
    expect(shooting([bow], 50, { coverPercent: 25 }).does(['Hild', 'shoot', 'orc', 'bow'], 11)[0]).toContain(
      'missed',
    );
    expect(shooting([bow], 50, { invisible: true }).does(['Hild', 'shoot', 'orc', 'bow'], 13)[0]).toContain(
      'missed',
    );
  });

  test('that are thrown are gone, and strength helps them', () => {
    const dagger: Weapon = { id: 'dagger', damage: '1d4', melee: true, ranged: thrown };
    const table = shooting([dagger], 10);
    expect(table.does(['Hild', 'throw', 'orc', 'dagger'], 10, 2)).toEqual([
      'hit orc by Hild dagger',
      'hurt orc by Hild 3 dagger',
    ]);
    table.does(['orc', 'move', 'Hild']);
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 6, 1);
    expect(table.legal()[0]).toBe('Hild grab > orc');
  });

  test('from a heavy crossbow need two rounds of loading and nothing else', () => {
    const table = shooting([crossbow], 50);
    table.does(['Hild', 'shoot', 'orc', 'crossbow'], 2);
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 6, 1);
    expect(table.kindsOf('Hild')).not.toContain('shoot');
    table.does(['Hild', 'fall-back']);
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 6, 1);
    expect(table.does(['Hild', 'reload', null, 'crossbow'])).toEqual(['loading Hild crossbow']);
    expect(table.refuses('Hild', 'move', 'orc')).toBe('acted');
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 6, 1);
    expect(table.does(['Hild', 'reload', null, 'crossbow'])).toEqual(['loaded Hild crossbow']);
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 6, 1);
    expect(table.kindsOf('Hild')).toContain('shoot');
  });

  test('that miss in a melee may hit up to three comrades there', () => {
    const melee = (settings = {}) => {
      const table = new Table(
        [
          fighter('Hild', 'party', 0, 8, man({ weapons: [bow] })),
          fighter('Wren', 'party', 40, 8, man()),
          fighter('Odo', 'party', 35, 8, man()),
          fighter('orc', 'orcs', 40, 9, orc()),
        ],
        { settings },
      );
      table.does([null, 'initiative'], 6, 2, 2, 1);
      return table;
    };
    // 9 + 1 + 1 = 11 misses the orc; Wren is missed with 11 + 2 = 13, Odo hit with 12 + 2 = 14.
    expect(melee().does(['Hild', 'shoot', 'orc', 'bow'], 9, 11, 12, 4)).toEqual([
      'missed orc by Hild bow',
      'hitAlly Odo by Hild bow',
      'hurt Odo by Hild 4 bow',
    ]);
    expect(melee().does(['Hild', 'shoot', 'orc', 'bow'], 9, 2, 3)).toEqual(['missed orc by Hild bow']);
    expect(melee({ missIntoMeleeMaxTries: 1 }).does(['Hild', 'shoot', 'orc', 'bow'], 9, 2)).toHaveLength(1);
    expect(melee({ missIntoMelee: false }).does(['Hild', 'shoot', 'orc', 'bow'], 9)).toHaveLength(1);
  });
});

describe('burning oil', () => {
  test('burns one it hits for two rounds, unless he spends the second putting it out', () => {
    const burning = () => {
      const table = shooting([oil], 10);
      expect(table.does(['Hild', 'throw', 'orc', 'oil'], 10, 5)).toEqual([
        'hit orc by Hild oil',
        'hurt orc by Hild 5 fire',
      ]);
      table.does(['orc', 'done']);
      table.does([null, 'initiative'], 6, 1);
      table.does(['Hild', 'done']);
      return table;
    };
    const burns = burning();
    expect(burns.kindsOf('orc')).toContain('extinguish');
    expect(burns.does(['orc', 'done'], 7)).toEqual(['hurt orc 7 fire']);
    expect(burns.one('orc')).toMatchObject({ hp: 8, burnsIn: null });
    const out = burning();
    expect(out.does(['orc', 'extinguish'])).toEqual(['putOut orc']);
    expect(out.one('orc')).toMatchObject({ hp: 15, burnsIn: null });
  });

  test('splashes everyone within 5 feet who does not save', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man({ weapons: [oil] })),
      fighter('Wren', 'party', 35, 8, man()),
      fighter('orc', 'orcs', 30, 9, orc()),
      fighter('boss', 'orcs', 25, 9, orc({ fireResistant: true })),
      fighter('far', 'orcs', 36, 9, orc()),
    ]);
    table.does([null, 'initiative'], 6, 2, 1, 1, 1);
    // Wren fails with 11 against 12; the boss saves; the far one is out of it.
    expect(table.does(['Hild', 'throw', 'orc', 'oil'], 11, 8, 11, 4, 12)).toEqual([
      'hit orc by Hild oil',
      'hurt orc by Hild 8 fire',
      'notSaved Wren oil',
      'hurt Wren by Hild 4 fire',
      'saved boss oil',
    ]);
  });

  test('that misses breaks elsewhere; whether it splashes its target is the referee’s to say', () => {
    const missed = () => {
      const table = shooting([oil], 30);
      // 10 + 1 misses 12; on a 3 the flask breaks 10 feet short.
      expect(table.does(['Hild', 'throw', 'orc', 'oil'], 10, 3)).toEqual([
        'missed orc by Hild oil',
        'scattered orc by Hild -10 oil',
      ]);
      expect(table.legal()).toEqual(['table splash', 'table no-splash']);
      return table;
    };
    const splashed = missed();
    expect(splashed.does([null, 'splash'], 11, 6)).toEqual(['notSaved orc oil', 'hurt orc by Hild 6 fire']);
    expect(splashed.kindsOf('orc')).toContain('move');
    const spared = missed();
    expect(spared.does([null, 'no-splash'])).toEqual([]);
    // The oil burns on the ground at 20 feet: 3 points for who walks into it, none for who stays away.
    expect(spared.state.pools).toEqual([{ atFeet: 20, litIn: 1 }]);
    expect(spared.does(['orc', 'move', 'Hild'], 3)).toEqual(['moved orc 25', 'hurt orc 3 fire']);
  });

  test('that misses asks for a d10 whose every face names its square, BF-GREN-4', () => {
    const table = shooting([oil], 30);
    const throws = { kind: 'throw', actor: 'Hild', target: 'orc', way: 'oil' };
    const { wanted } = attempt(combat, table.state, throws, [10]);
    expect(wanted).toMatchObject({ sides: 10, by: 'Hild', against: 'orc', rule: 'BF-GREN-2' });
    const squares = wanted?.squares ?? [];
    expect(squares).toHaveLength(10);
    // Where the figure has it, the flask breaks: the same for each of the ten faces.
    for (const { face, right, beyond } of squares) {
      const struck = shooting([oil], 30);
      const told = struck.does(['Hild', 'throw', 'orc', 'oil'], 10, face);
      expect(told).toContain(`scattered orc by Hild ${beyond} oil`);
      expect(struck.state.pools).toEqual(right === 0 ? [{ atFeet: 30 + beyond, litIn: 1 }] : []);
    }
  });

  test('two squares away cannot splash its target', () => {
    const table = shooting([oil], 30);
    expect(table.does(['Hild', 'throw', 'orc', 'oil'], 10, 10)).toEqual([
      'missed orc by Hild oil',
      'scattered orc by Hild 20 oil',
    ]);
    expect(table.state.question).toBe(null);
    expect(table.state.pools).toEqual([{ atFeet: 50, litIn: 1 }]);
  });

  test('on the ground burns whoever stands in it once a round, for ten rounds', () => {
    const table = shooting([oil], 30);
    table.does(['Hild', 'throw', 'orc', 'oil'], 10, 8);
    table.does([null, 'no-splash']);
    table.does({ kind: 'overrule', change: 'place', id: 'orc', atFeet: 40 });
    table.does(['orc', 'done']);
    for (let round = 2; round <= 10; round += 1) {
      table.does([null, 'initiative'], 6, 1);
      expect(table.does(['Hild', 'done'], 1)).toEqual(['hurt orc 1 fire']);
      table.does(['orc', 'done']);
    }
    expect(table.state.pools).toEqual([]);
    table.does([null, 'initiative'], 6, 1);
    expect(table.does(['Hild', 'done'])).toEqual([]);
  });

  test('not lit is only slippery, and without a wick does not splash', () => {
    const unlit = shooting([{ ...oil, flask: { kind: 'oil', lit: false } }], 10);
    expect(unlit.does(['Hild', 'throw', 'orc', 'oil'], 10)).toEqual(['hit orc by Hild oil']);
    expect(unlit.one('orc').burnsIn).toBe(null);
    const wickless = shooting([{ ...oil, flask: { kind: 'oil', wick: false } }], 30);
    wickless.does(['Hild', 'throw', 'orc', 'oil'], 10, 3);
    expect(wickless.state.question).toBe(null);
  });
});

describe('holy water', () => {
  const undead = { undead: { kind: 'wight', hitDice: '3' } } as const;

  test('does 1d8 to the undead, nothing to others', () => {
    expect(shooting([water], 10, undead).does(['Hild', 'throw', 'orc', 'water'], 10, 6)).toEqual([
      'hit orc by Hild water',
      'hurt orc by Hild 6 water',
    ]);
    expect(shooting([water], 10).does(['Hild', 'throw', 'orc', 'water'], 10)).toEqual([
      'hit orc by Hild water',
    ]);
  });

  test('goes through the bodiless as a miss and must be poured on them', () => {
    const ghost = { undead: { kind: 'spectre', hitDice: '6', corporeal: false } } as const;
    const table = shooting([water], 10, ghost);
    expect(table.kindsOf('Hild')).not.toContain('pour');
    expect(table.does(['Hild', 'throw', 'orc', 'water'], 20, 1)).toEqual([
      'hit orc by Hild water',
      'scattered orc by Hild -20 water',
    ]);
    const near = shooting([water], 5, ghost);
    expect(near.does(['Hild', 'pour', 'orc', 'water'], 6)).toEqual([
      'poured orc by Hild water',
      'hurt orc by Hild 6 water',
    ]);
    expect(near.one('Hild').gear[0]?.left).toBe(2);
  });

  test('splashes other undead without a save', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man({ weapons: [water] })),
      fighter('orc', 'orcs', 10, 9, orc(undead)),
      fighter('boss', 'orcs', 15, 9, orc(undead)),
    ]);
    table.does([null, 'initiative'], 6, 1, 1);
    expect(table.does(['Hild', 'throw', 'orc', 'water'], 10, 6, 4)).toEqual([
      'hit orc by Hild water',
      'hurt orc by Hild 6 water',
      'hurt boss by Hild 4 water',
    ]);
  });
});

describe('weapons that do not harm', () => {
  test('miss even with a natural 20', () => {
    const sword: Weapon = { id: 'sword', damage: '1d8' };
    const blessed: Weapon = { id: 'blessed', damage: '1d8+1', bonus: 1 };
    const table = shooting([sword, blessed], 5, { onlyHitBy: ['silver', 'magic'] });
    expect(table.does(['Hild', 'attack', 'orc', 'sword'], 20)).toEqual(['missed orc by Hild sword']);
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 6, 1);
    // 10 + 1 + strength 1 + 1 = 13; 3 + 1 + strength 1 + 1 = 6 points.
    expect(table.does(['Hild', 'attack', 'orc', 'blessed'], 10, 3)).toEqual([
      'hit orc by Hild blessed',
      'hurt orc by Hild 6 blessed',
    ]);
  });

  test('or are weak do at least 1 point', () => {
    const club: Weapon = { id: 'club', damage: '1d4-3' };
    const table = shooting([club], 5);
    expect(table.does(['Hild', 'attack', 'orc', 'club'], 20, 1)).toEqual([
      'hit orc by Hild club',
      'hurt orc by Hild 1 club',
    ]);
  });
});
