import { describe, expect, test } from 'vitest';
import { combat } from '../../../../shared/rules/basic-fantasy/combat/machine.ts';
import type { Stats, Weapon } from '../../../../shared/rules/basic-fantasy/combat/stats.ts';
import type { Overrule } from '../../../../shared/rules/combat.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import { fighter, man, orc, Table } from './table.ts';

/** Hild acts first, five feet from the orc. */
const duel = (hild: Partial<Stats> = {}, foe: Partial<Stats> = {}) => {
  const table = new Table([
    fighter('Hild', 'party', 0, 8, man(hild)),
    fighter('orc', 'orcs', 5, 20, orc(foe)),
  ]);
  table.does([null, 'initiative'], 6, 1);
  return table;
};

const ruling = (more: object): Overrule<Stats> => ({ kind: 'overrule', ...more }) as Overrule<Stats>;

describe('figures', () => {
  const held = (hild: Partial<Stats> = {}, foe: Partial<Stats> = {}) => {
    const table = duel(hild, foe);
    table.does(['Hild', 'grab', 'orc'], 20);
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 6, 1);
    return table;
  };

  test('of taking an item: the roll of a hold, extra limbs and all', () => {
    const table = held({ extraGraspingAppendages: 2, strBonus: 1 });
    const take = { kind: 'take-item', actor: 'Hild', target: 'orc', way: 'axe' };
    // 12 against +1, +1 for strength and +2 for the limbs.
    expect(combat.figures(table.state, take)).toMatchObject({
      throws: 'd20',
      needed: 8,
      damage: null,
      drops: null,
      reasons: [
        { source: 'attack bonus', value: 1 },
        { source: 'ability', value: 1 },
        { rule: 'BF-WRES-24', value: 2 },
      ],
    });
    expect(table.does(['Hild', 'take-item', 'orc', 'axe'], 8)[0]).toBe('succeeds Hild axe');
  });

  test('of turning a hold round, and of getting out of it', () => {
    const table = held({ strBonus: 1 }, { strBonus: 1 });
    table.does(['Hild', 'take-item', 'orc', 'axe'], 2);
    const answer = (kind: string) => combat.figures(table.state, { kind, actor: 'orc' });
    expect(answer('reverse')).toMatchObject({ throws: 'd20', needed: 12 });
    expect(answer('break-out')).toMatchObject({ throws: 'd20', needed: 11 });
    expect(table.does(['orc', 'reverse'], 12)[0]).toBe('succeeds orc reverse');
  });

  test('of dragging the held one: no face for one who is too big, and how far', () => {
    const drag = { kind: 'move-held', actor: 'Hild', target: 'orc' };
    const figures = (table: Table) => combat.figures(table.state, drag);
    expect(figures(held())).toMatchObject({
      throws: 'd20',
      needed: 11,
      reasons: [{ source: 'attack bonus' }, { source: 'half speed, feet', value: 20, rule: 'BF-WRES-9' }],
    });
    expect(figures(held({}, { size: 'large' }))?.needed).toBeNull();
  });

  test('of dragging the holders and of silencing: sure', () => {
    const table = duel({}, { size: 'large' });
    table.does(['Hild', 'grab', 'orc'], 20);
    expect(combat.figures(table.state, { kind: 'drag-holders', actor: 'orc' })).toMatchObject({
      throws: 'sure',
      needed: null,
      reasons: [{ source: 'half speed, feet', value: 20, rule: 'BF-WRES-16' }],
    });
    const silence = { kind: 'silence', actor: 'Hild', target: 'orc' };
    expect(combat.figures(held().state, silence)).toMatchObject({
      throws: 'sure',
      needed: null,
      damage: null,
    });
  });

  test('of holy water poured over a spirit: sure, a d8', () => {
    const water: Weapon = {
      id: 'water',
      flask: { kind: 'holy-water' },
      ranged: { delivery: 'thrown', ranges: { short: 10, medium: 30, long: 50 } },
    };
    const table = duel({ weapons: [water] }, { undead: { kind: 'ghost', hitDice: '10', corporeal: false } });
    const pour = { kind: 'pour', actor: 'Hild', target: 'orc', way: 'water' };
    expect(combat.figures(table.state, pour)).toMatchObject({
      throws: 'sure',
      damage: { dice: '1d8', plus: 0, times: 1 },
      drops: 20,
    });
  });

  describe('of turning the undead', () => {
    const turn = { kind: 'turn', actor: 'Hild' };
    const before = (turnsAs: number, ...kinds: ['skeleton' | 'zombie' | 'ghoul' | 'wight', string][]) => {
      const table = new Table([
        fighter('Hild', 'party', 0, 8, man({ turnsAs })),
        ...kinds.map(([kind, hitDice], nth) =>
          fighter(`u${nth}`, 'undead', 60, 9, orc({ undead: { kind, hitDice } })),
        ),
      ]);
      table.does([null, 'initiative'], 6, ...kinds.map(() => 1));
      return table;
    };

    test('the face that turns the weakest, as it is asked for and as it falls', () => {
      const table = before(2, ['wight', '3'], ['zombie', '2']);
      expect(combat.figures(table.state, turn)).toMatchObject({
        throws: 'd20',
        needed: 15,
        damage: null,
        reasons: [
          { source: 'zombie/2 needs', value: 15, rule: 'BF-TURN-3' },
          { source: 'wight/3 needs', value: 20, rule: 'BF-TURN-3' },
        ],
      });
      const tried = attempt(combat, table.state, turn, []);
      expect(tried.wanted).toMatchObject({ title: 'Turn undead', sides: 20, needed: 15 });
      expect(table.does(['Hild', 'turn'], 15, 1, 1, 1, 1).slice(0, 2)).toEqual([
        'turning Hild partial-failure',
        'turned u1 by Hild 120',
      ]);
    });

    test('no face where it cannot be, every face where it cannot fail, and the damage', () => {
      expect(combat.figures(before(1, ['wight', '3']).state, turn)?.needed).toBeNull();
      const ghoul = before(1, ['ghoul', '2']);
      expect(combat.figures(ghoul.state, turn)?.needed).toBe(19);
      expect(combat.figures(before(8, ['skeleton', '1']).state, turn)).toMatchObject({
        needed: 1,
        damage: null,
      });
      const strong = before(11, ['skeleton', '1']);
      expect(combat.figures(strong.state, turn)).toMatchObject({ needed: 1, damage: { dice: '11d8' } });
      ghoul.does(ruling({ change: 'part', id: 'Hild', stats: { negativeLevels: 3 } }));
      expect(combat.figures(ghoul.state, turn)?.needed).toBeNull();
    });
  });
});

test('a level drained costs the die of his class, a d8 where it is not told', () => {
  const asked = (hitDie: Partial<Stats>) => {
    const table = duel({ weapons: [{ id: 'touch', damage: '1d4', drains: 1 }] }, hitDie);
    const touch = { kind: 'attack', actor: 'Hild', target: 'orc', way: 'touch' };
    const { wanted } = attempt(combat, table.state, touch, [20, 1]);
    return [wanted?.sides, wanted?.dice];
  };
  expect([asked({}), asked({ hitDie: 4 })]).toEqual([
    [8, '1d8'],
    [4, '1d4'],
  ]);
});
