import { describe, expect, test } from 'vitest';
import type { Dice, DieAbout } from '../../../../shared/dice/dice.ts';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { RulesError } from '../../../../shared/errors.ts';
import { combat } from '../../../../shared/rules/basic-fantasy/combat/machine.ts';
import type { Stats, Weapon } from '../../../../shared/rules/basic-fantasy/combat/stats.ts';
import type { CombatAction, Overrule } from '../../../../shared/rules/combat.ts';
import { bow, fighter, man, orc, spear, sword, Table } from './table.ts';
import { random, stubborn } from '../support/choosers.ts';
import { fight } from '../support/muster.ts';
import { basicFantasyMuster } from '../musters/basic-fantasy.ts';
import { playOut } from '../support/play.ts';
import { brokenOff } from '../support/broken-off.ts';

/** Hild acts first, five feet from the orc. */
const duel = (hild: Partial<Stats> = {}, foe: Partial<Stats> = {}, feet = 5) => {
  const table = new Table([
    fighter('Hild', 'party', 0, 8, man(hild)),
    fighter('orc', 'orcs', feet, 20, orc(foe)),
  ]);
  table.does([null, 'initiative'], 6, 1);
  return table;
};

const strike = (circumstances: CombatAction['circumstances'] = {}): CombatAction => ({
  kind: 'attack',
  actor: 'Hild',
  target: 'orc',
  way: 'sword',
  circumstances,
});

const ruling = (more: object): Overrule<Stats> => ({ kind: 'overrule', ...more }) as Overrule<Stats>;

describe('circumstances', () => {
  const needed = (circumstances: CombatAction['circumstances'], table = duel()) =>
    combat.figures(table.state, strike(circumstances))?.needed;

  test('change what is needed: 11 against Armor Class 12 with +1', () => {
    expect(needed({})).toBe(11);
    expect(needed({ behind: true })).toBe(9);
    expect(needed({ sneak: true, behind: true })).toBe(7);
    expect(needed({ blind: true })).toBe(15);
    expect(needed({ cover: 50 })).toBe(15);
    expect(needed({ concealment: 90 })).toBe(15);
    expect(needed({ toHit: -3, invisible: false })).toBe(14);
  });

  test('by word go before the stats', () => {
    const hidden = duel({}, { coverPercent: 50, invisible: true });
    expect(needed({}, hidden)).toBe(19);
    expect(needed({ cover: 0, invisible: false }, hidden)).toBe(11);
  });

  test('are kept of a fighter until they are taken off', () => {
    const table = duel();
    table.does(ruling({ change: 'flags', id: 'orc', flags: { behind: true } }));
    expect(needed({}, table)).toBe(9);
    expect(needed({ behind: false }, table)).toBe(11);
    expect(combat.seen(table.state)[1]?.marks).toEqual(['behind']);
    table.does(ruling({ change: 'flags', id: 'orc', flags: { behind: null } }));
    expect(needed({}, table)).toBe(11);
  });

  test('of shots: from behind, undetected, within 5 feet, +1 and +2 in place of -5', () => {
    const table = duel({ weapons: [bow] });
    const shot = (circumstances: CombatAction['circumstances']) =>
      combat.figures(table.state, { ...strike(circumstances), kind: 'shoot', way: 'bow' })?.needed;
    expect(shot({})).toBe(16);
    expect(shot({ behind: true, undetected: true })).toBe(8);
    expect(shot({ distracted: true })).toBe(10);
  });

  test('a sneak attack does double damage, and is made once on each', () => {
    const table = duel({ strBonus: 1 });
    const first = combat.apply(table.state, strike({ sneak: true }), scriptedDice([7, 3]));
    expect(first.events[1]).toMatchObject({ as: 'damage', amount: 8, left: 12 });
    expect(first.state.fighters[0]?.sneaked).toEqual([1]);
    table.state = first.state;
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 6, 1);
    expect(needed({ sneak: true }, table)).toBe(10);
  });

  test('the large meet another Armor Class', () => {
    const table = duel({ size: 'large' }, { armourClassAgainstLarge: 14 });
    expect(needed({}, table)).toBe(13);
    expect(needed({ large: false }, table)).toBe(11);
  });

  test('not asked for are an error', () => {
    expect(() => combat.apply(duel().state, strike({ undetected: true }), seededDice(1))).toThrow(RulesError);
    expect(() => combat.apply(duel().state, strike({ cover: 51 }), seededDice(1))).toThrow(RulesError);
  });
});

describe('figures', () => {
  test('of a charge: doubled, with its +2', () => {
    const table = duel({ weapons: [spear], strBonus: 1 }, {}, 60);
    const charge = { kind: 'charge', actor: 'Hild', target: 'orc', way: 'spear' };
    expect(combat.figures(table.state, charge)).toMatchObject({
      throws: 'd20',
      needed: 8,
      damage: { dice: '1d6', plus: 1, times: 2, least: 1, less: 0 },
      drops: 20,
    });
  });

  test('of a blow that can do no harm', () => {
    const table = duel({}, { onlyHitBy: ['silver'] });
    expect(combat.figures(table.state, strike())).toMatchObject({ needed: null, damage: null, drops: null });
  });

  test('of breaking free: 12 for one Hit Die, less the better of strength and dexterity', () => {
    const table = duel({}, { dexBonus: 2 });
    table.does(['Hild', 'grab', 'orc'], 20);
    const escape = { kind: 'escape', actor: 'orc', target: 'Hild' };
    expect(combat.figures(table.state, escape)).toMatchObject({
      throws: 'd20',
      needed: 10,
      reasons: [{ source: 'strength or dexterity', value: 2, rule: 'BF-WRES-17' }],
    });
    expect(table.does(['orc', 'escape', 'Hild'], 10)[0]).toBe('saved orc by Hild escape');
  });

  test('name whom a shot may stray to, and whom a turned back invites', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man({ weapons: [bow] })),
      fighter('Wren', 'party', 25, 8, man()),
      fighter('orc', 'orcs', 30, 9, orc()),
    ]);
    table.does([null, 'initiative'], 6, 6, 1);
    const shot = { kind: 'shoot', actor: 'Hild', target: 'orc', way: 'bow' };
    expect(combat.figures(table.state, shot)?.strays).toEqual(['Wren']);
    for (const kind of ['flee', 'break-away']) {
      expect(combat.figures(table.state, { kind, actor: 'Wren' })).toMatchObject({
        throws: 'sure',
        invites: ['orc'],
      });
    }
  });
});

describe('more of what a creature can do', () => {
  test('one of several routines, whose attacks do not mix', () => {
    const weapons: Weapon[] = ['claw', 'bite', 'tail'].map((id) => ({ id, damage: '1d4' }));
    const table = duel({ weapons, routines: [['claw', 'claw', 'bite'], ['tail']] });
    expect(table.legal()).toContain('Hild attack > orc / claw bite tail');
    table.does(['Hild', 'attack', 'orc', 'claw'], 2);
    expect(table.legal()[0]).toBe('Hild attack > orc / claw bite');
    table.does(['Hild', 'attack', 'orc', 'claw'], 2);
    expect(table.legal()[0]).toBe('Hild attack > orc / bite');
    table.does(['Hild', 'attack', 'orc', 'bite'], 2);
    expect(table.clock()).toBe('1 count 1');
  });

  test('a power has its uses, its range and its save', () => {
    const table = duel(
      { powers: [{ id: 'wand', uses: 1, aim: 'foe', rangeFeet: 30, save: 'magic-wands' }] },
      {},
      30,
    );
    expect(table.legal()).toContain('Hild power > orc / wand');
    // 13 saves against wands for one Hit Die.
    expect(table.does(['Hild', 'power', 'orc', 'wand'], 13)).toEqual([
      'power orc by Hild wand',
      'saved orc by Hild wand',
    ]);
    table.does(['orc', 'done']);
    table.does([null, 'initiative'], 6, 1);
    expect(table.kindsOf('Hild')).not.toContain('power');
    table.does(ruling({ change: 'spell', id: 'Hild', way: 'wand', left: 2 }));
    expect(combat.seen(table.state)[0]?.powers).toEqual([{ way: 'wand', left: 2 }]);
    expect(table.kindsOf('Hild')).toContain('power');
    table.does(ruling({ change: 'place', id: 'orc', atFeet: 31 }));
    expect(table.kindsOf('Hild')).not.toContain('power');
  });

  test('what a hit does besides is told', () => {
    const table = duel({ weapons: [{ ...sword, onHit: 'poison' }] });
    expect(table.does(['Hild', 'attack', 'orc', 'sword'], 11, 2)).toEqual([
      'hit orc by Hild sword',
      'hurt orc by Hild 2 sword',
      'effect orc by Hild poison',
    ]);
  });
});

describe('the word of the referee', () => {
  const three = () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man({ spells: [{ id: 'light', level: 1 }] })),
      fighter('Wren', 'party', 0, 8, man({ weapons: [{ ...bow, pieces: 3 }] })),
      fighter('orc', 'orcs', 30, 9, orc()),
    ]);
    table.does([null, 'initiative'], 6, 4, 2);
    return table;
  };

  test('gives another number: a later one, or the one that is counted', () => {
    const later = three();
    later.does(ruling({ change: 'initiative', id: 'Hild', count: 3 }));
    expect(later.clock()).toBe('1 count 4');
    later.does(['Wren', 'done']);
    expect(later.clock()).toBe('1 count 3');
    expect(later.kindsOf('Hild')).toContain('move');
    const now = three();
    now.does(ruling({ change: 'initiative', id: 'orc', count: 9 }));
    expect(now.kindsOf('orc')).toContain('move');
    now.does(['orc', 'done']);
    now.does(['Hild', 'done']);
    now.does(['Wren', 'done']);
    expect(now.clock()).toBe('2 initiative -');
  });

  test('takes an act away and gives it back', () => {
    const table = three();
    table.does(ruling({ change: 'acted', id: 'Hild', acted: true }));
    expect(table.clock()).toBe('1 count 4');
    table.does(ruling({ change: 'acted', id: 'Hild', acted: false }));
    expect(table.kindsOf('Hild')).toContain('move');
    expect(table.kindsOf('Wren')).toContain('move');
  });

  test('keeps somebody out of the round that is about to begin', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man()),
      fighter('Wren', 'party', 0, 8, man()),
      fighter('orc', 'orcs', 30, 9, orc()),
    ]);
    table.does(ruling({ change: 'acted', id: 'Wren', acted: true }));
    expect(table.does([null, 'initiative'], 6, 2)).toEqual(['initiative Hild 6', 'initiative orc 2']);
    table.does(['Hild', 'done']);
    table.does(['orc', 'done']);
    expect(table.does([null, 'initiative'], 6, 4, 2)).toHaveLength(3);
  });

  test('throws the numbers of the round anew', () => {
    const table = three();
    table.does(ruling({ change: 'phase', phase: 'initiative' }));
    expect(table.clock()).toBe('1 initiative -');
    table.does([null, 'initiative'], 1, 2, 3);
    expect(table.clock()).toBe('1 count 3');
  });

  test('counts spells and shots', () => {
    const table = three();
    table.does(ruling({ change: 'spell', id: 'Hild', way: 'light', left: 0 }));
    expect(table.kindsOf('Hild')).not.toContain('cast');
    table.does(['Hild', 'done']);
    table.does(ruling({ change: 'shots', id: 'Wren', way: 'bow', left: 0 }));
    expect(table.kindsOf('Wren')).not.toContain('shoot');
    const step = (more: object) => combat.apply(table.state, ruling(more), seededDice(1)).refused;
    expect(step({ change: 'spell', id: 'Hild', way: 'light', declared: true })).toBe('cannotBe');
    expect(step({ change: 'shots', id: 'Hild', way: 'bow', left: 1 })).toBe('noSuchWay');
    expect(step({ change: 'initiative', id: 'Hild', count: 1 })).toBe('acted');
  });

  test('calls for a save', () => {
    const table = three();
    const save = { change: 'save', id: 'Hild', category: 'spells', modifier: 2, words: 'sleep' };
    // 17 for a fighter of level 1: 15 + 2.
    expect(table.does(ruling(save), 15)).toEqual(['saved Hild sleep']);
    expect(table.does(ruling(save), 14)).toEqual(['notSaved Hild sleep']);
    expect(() => combat.apply(table.state, ruling({ ...save, category: 'luck' }), seededDice(1))).toThrow(
      RulesError,
    );
  });
});

describe('what the board shows', () => {
  test('the numbers from high to low, who waits, and the last call', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man()),
      fighter('Wren', 'party', 0, 8, man()),
      fighter('orc', 'orcs', 30, 9, orc()),
    ]);
    const boxes = () =>
      combat.strip(table.state).map(({ title, when, actors }) => `${when} ${title}: ${actors.join(' ')}`);
    expect(boxes()).toEqual(['now Initiative: Hild Wren orc']);
    table.does([null, 'initiative'], 6, 4, 2);
    expect(boxes()).toEqual([
      'past Initiative: ',
      'now Number 6: Hild',
      'ahead Number 4: Wren',
      'ahead Number 2: orc',
    ]);
    table.does(['Hild', 'wait']);
    expect(boxes()).toEqual([
      'past Initiative: ',
      'now Number 4: Wren Hild',
      'ahead Number 2: orc',
      'ahead Last call: Hild',
    ]);
    expect(combat.seen(table.state).map(({ standing, count, doing }) => [standing, count, doing])).toEqual([
      ['mayAct', null, 'waits for a moment'],
      ['mayAct', 4, null],
      ['waits', 2, null],
    ]);
    expect(combat.rest(table.state)).toEqual([{ kind: 'done', actor: 'Wren' }]);
  });

  test('why somebody may not', () => {
    const table = duel({ weapons: [spear], exhausted: true } as Partial<Stats>, {}, 30);
    const why = (kind: string) => combat.barred(table.state, 'Hild').find((one) => one.kind === kind)?.barred;
    expect(why('withdraw')).toBe('notInMelee');
    expect(why('attack')).toBe('notPossible');
    expect(why('charge')).toBeUndefined();
    expect(combat.barred(table.state, 'orc').find(({ kind }) => kind === 'move')?.barred).toBe(
      'notHisMoment',
    );
  });

  test('monsters whose nerve no dice decide, once they have losses', () => {
    const table = new Table([
      fighter('Hild', 'party', 0, 8, man()),
      ...['a', 'b', 'c'].map((id) => fighter(id, 'orcs', 30, 4, orc())),
    ]);
    const reminded = () => combat.reminders(table.state).map(({ word, ids }) => `${word} ${ids.join(' ')}`);
    expect(reminded()).toEqual([]);
    table.does(ruling({ change: 'hurt', id: 'a', amount: 9 }));
    expect(reminded()).toEqual(['firstDeath b c']);
    table.does(ruling({ change: 'hurt', id: 'b', amount: 9 }));
    expect(reminded()).toEqual(['half c']);
  });
});

describe('every die', () => {
  const ask = (seed: number) => ({
    ...fight(basicFantasyMuster, 'countdown', { party: 3, foes: 4 }, seed),
    askMorale: true,
  });

  /** Dice that fall only after it was said what they are for. */
  function strictDice(seed: number): { dice: Dice; told: Set<string> } {
    const behind = seededDice(seed);
    const told = new Set<string>();
    let about: DieAbout | null = null;
    let left = 0;
    return {
      told,
      dice: {
        about: (what) => {
          about = what;
          left = what.of ?? 1;
          told.add(what.title);
        },
        roll: (sides) => {
          expect(about, `a d${sides} nobody named`).not.toBeNull();
          const { dice, title } = about ?? { title: '', dice: '' };
          if (dice !== undefined) expect(dice, title).toContain(`d${sides}`);
          expect(left, `${title}: a die too many`).toBeGreaterThan(0);
          left -= 1;
          return behind.roll(sides);
        },
      },
    };
  }

  test('is named before it falls, no more fall than were named, and no title shows an id', () => {
    const titles = new Set<string>();
    for (let seed = 0; seed < 60; seed += 1) {
      const setup = seed % 2 === 0 ? ask(seed) : { ...ask(seed), askMorale: false };
      const { dice, told } = strictDice(seed);
      const draw = seededDice(seed + 7);
      let state = combat.start(setup as never);
      for (let step = 0; step < 300 && !state.over; step += 1) {
        const legal = combat.legalActions(state);
        for (const { title } of [...legal, ...combat.strip(state)]) titles.add(title);
        state = combat.apply(state, stubborn({ state, legal, draw, step, setup }) as never, dice).state;
      }
      for (const title of told) titles.add(title);
    }
    expect([...titles].filter((title) => /-\d|crossbow|wand$|mace|goblin|ghoul/.test(title))).toEqual([]);
    expect([...titles]).toEqual(
      expect.arrayContaining([
        'Initiative',
        'Attack',
        'Damage',
        'Morale',
        'Turn undead',
        'Hit Dice affected',
      ]),
    );
  });

  test('may be asked: fights that wait for morale, saves and waking end and never throw', () => {
    for (let seed = 0; seed < 160; seed += 1) {
      const watch = seed % 53 === 0 ? 'full' : 'light';
      const { state } = playOut(combat, ask(seed), {
        seed,
        choose: seed % 2 === 0 ? random : stubborn,
        watch,
      });
      expect(state.over).toBe(true);
    }
    for (let seed = 0; seed < 6; seed += 1) brokenOff(combat, ask(seed), { seed, choose: stubborn });
  });
});
