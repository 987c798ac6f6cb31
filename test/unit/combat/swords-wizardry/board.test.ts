import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import type { Fighter, Overrule } from '../../../../shared/rules/combat.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import type { SwordsStats } from '../../../../shared/rules/swords-wizardry/combat/fighter/stats.ts';
import { machine } from '../../../../shared/rules/swords-wizardry/combat/machine.ts';
import type { SwordsState } from '../../../../shared/rules/swords-wizardry/combat/state.ts';
import { begin, fighter } from './cast.ts';
import { actionFrom, eventText, legalText, take } from './script.ts';

const word = { kind: 'overrule' } as const;

const changed = (one: Fighter<SwordsStats>, stats: Partial<SwordsStats>): Fighter<SwordsStats> => ({
  ...one,
  stats: { ...one.stats, ...stats },
});

const hild = (stats: Partial<SwordsStats> = {}) => changed(fighter('Hild', 'party', 10, 0), stats);
const orc = (id = 'orc', atFeet = 5) => fighter('orc', 'foes', 6, atFeet, id);

function ruled(state: SwordsState, order: Overrule<SwordsStats>, ...faces: number[]) {
  const dice = scriptedDice(faces);
  const step = machine.apply(state, order, dice);
  dice.finish();
  return step;
}

describe('saves', () => {
  const against = (category: string, modifier = 0) =>
    ({ ...word, change: 'save', id: 'Hild', category, modifier }) as const;

  test('are a table: each category has its own row, any other the single one', () => {
    const state = begin({}, [hild({ save: 14, saves: { poison: 12, dragon: 16 } }), orc()]);
    const told = (category: string, face: number) =>
      ruled(state, against(category), face).events.map(({ as, needed }) => [as, needed])[0];
    expect(told('poison', 12)).toEqual(['saves', 12]);
    expect(told('dragon', 15)).toEqual(['failsSave', 16]);
    expect(told('single', 14)).toEqual(['saves', 14]);
    expect(told('fire', 13)).toEqual(['failsSave', 14]);
    expect(attempt(machine, state, against('poison', 2), [])).toMatchObject({
      wanted: { what: 'save', by: 'Hild', way: 'poison', needed: 10 },
    });
  });

  test('without a single one there are those of the table alone', () => {
    const state = begin({}, [hild({ saves: { wands: 13 } }), orc()]);
    expect(ruled(state, against('wands'), 13).events.map(eventText)).toEqual(['saves Hild 13 (wands)']);
    expect(ruled(state, against('poison')).refused).toBe('cannotBe');
    expect(ruled(begin({}, [hild(), orc()]), against('single')).refused).toBe('cannotBe');
  });

  test.each([{ poison: 12.5 }, { poison: 'easy' }, 12, { '': 12 }])('%j is no table', (saves) => {
    expect(() => begin({}, [hild({ saves: saves as never }), orc()])).toThrow('saves');
  });
});

/** The party acts, in one phase for everything. */
const acting = (...fighters: Fighter<SwordsStats>[]): SwordsState =>
  take(take(begin({ combatSequence: 'core' }, fighters), 'table endPhase').state, 'table initiative', [6, 1])
    .state;

const own = (state: SwordsState, id: string, kind: string): string[] =>
  legalText(state).filter((text) => text.startsWith(`${id} ${kind}`));

/** An act with more said of it than its target and way. */
function said(state: SwordsState, does: string, more: object, ...faces: number[]) {
  const dice = scriptedDice(faces);
  const step = machine.apply(state, { ...actionFrom(does), ...more }, dice);
  dice.finish();
  expect(step.refused).toBeNull();
  return step;
}

describe('powers and wands', () => {
  const breath = {
    id: 'breath',
    uses: 1,
    aim: 'foe',
    rangeFeet: 30,
    save: 'dragon',
    recipe: { damage: '2d6', saved: 'half', effect: 'is singed' },
  } as const;
  const balm = { id: 'balm', aim: 'ally', recipe: { heal: '1d4' } } as const;
  const tough = (one: Fighter<SwordsStats>, save: number) => ({
    ...changed(one, { save }),
    hp: 20,
    maxHp: 20,
  });

  test('name those they reach', () => {
    const fight = acting(
      hild({ powers: [breath, { id: 'horn' }], wands: ['rod', { ...balm, uses: 1 }] }),
      orc(),
      orc('far', 50),
    );
    expect(own(fight, 'Hild', 'power')).toEqual(['Hild power /horn', 'Hild power >orc /breath']);
    expect(own(fight, 'Hild', 'useWand')).toEqual(['Hild useWand /rod', 'Hild useWand >Hild /balm']);
    const { state } = take(acting(hild({ powers: [{ id: 'horn', uses: 1 }] }), orc()), 'Hild power /horn');
    expect(state.fighters[0]?.uses).toEqual([0]);
  });

  test('do what is noted of them: one throw for all, a save for each, half for who saves', () => {
    const fight = acting(
      hild({ powers: [breath] }),
      tough(orc('one'), 15),
      tough(orc('two'), 15),
      orc('far', 50),
    );
    const act = { targets: ['two'] };
    const { events, state } = said(fight, 'Hild power >one /breath', act, 15, 14, 5, 4);
    expect(events.map(eventText)).toEqual([
      'power one by Hild (breath)',
      'saves one 15 (breath)',
      'failsSave two 14 (breath)',
      'hurt one by Hild 4',
      'hurt two by Hild 9',
      'effect two by Hild (is singed)',
    ]);
    expect(state.fighters.map(({ hp }) => hp)).toEqual([10, 16, 11, 6]);
    const asked = [[], [15], [15, 14], [15, 14, 5]].map((faces) => {
      const { wanted } = attempt(machine, fight, { ...actionFrom('Hild power >one /breath'), ...act }, faces);
      return wanted && `${wanted.by ?? ''} ${wanted.what} ${wanted.nth} d${wanted.sides}`;
    });
    expect(asked).toEqual(['one save 1 d20', 'two save 1 d20', 'Hild damage 1 d6', 'Hild damage 2 d6']);
    expect(() => said(fight, 'Hild power >one /breath', { targets: ['far'] })).toThrow('targets');
  });

  test('heal those who lie, and are not for the dead', () => {
    const fight = acting(hild({ powers: [balm] }), fighter('Wren', 'party', 6, 0), orc());
    const lying = ruled(fight, { ...word, change: 'hp', id: 'Wren', hp: 0 }).state;
    expect(own(lying, 'Hild', 'power')).toEqual(['Hild power >Hild,Wren /balm']);
    const { events, state } = take(lying, 'Hild power >Wren /balm', [3]);
    expect(events.map(eventText)).toEqual([
      'power Wren by Hild (balm)',
      'heal Wren by Hild 3',
      'active Wren',
    ]);
    expect(state.fighters[1]).toMatchObject({ hp: 3, status: 'active' });
    const dead = ruled(lying, { ...word, change: 'status', id: 'Wren', status: 'dead' }).state;
    expect(own(dead, 'Hild', 'power')).toEqual(['Hild power >Hild /balm']);
  });

  test('put those out of the fight who do not save, or mark them', () => {
    const charm = (recipe: object) =>
      acting(
        hild({ powers: [{ id: 'charm', aim: 'foe', save: 'single', recipe }] }),
        tough(orc(), 12),
        orc('far', 50),
      );
    const slept = take(charm({ status: 'unconscious', rounds: 4 }), 'Hild power >orc /charm', [11]);
    expect(slept.events.map(eventText)).toEqual([
      'power orc by Hild (charm)',
      'failsSave orc 11 (charm)',
      'effect orc by Hild 4 (charm)',
      'unconscious orc',
    ]);
    const slain = take(charm({ status: 'dead' }), 'Hild power >orc /charm', [11]);
    expect(slain.state.fighters[1]).toMatchObject({ status: 'dead', hp: -1 });
    const marked = take(charm({ effect: 'invisible' }), 'Hild power >orc /charm', [11]);
    expect(marked.state.fighters[1]?.kept).toEqual({ invisible: true });
    expect(take(charm({ status: 'dead' }), 'Hild power >orc /charm', [12]).state.fighters[1]?.hp).toBe(20);
  });

  test('spells do so too, at whom they are cast', () => {
    const spells = [{ id: 'bolt', level: 1, recipe: { damage: '1d6+1' } }];
    const fight = begin({ combatSequence: 'core' }, [hild({ spells }), orc('orc', 40)]);
    const begun = ruled(take(take(fight, 'table endPhase').state, 'table initiative', [6, 1]).state, {
      ...word,
      change: 'spell',
      id: 'Hild',
      way: 'bolt',
      declared: true,
    }).state;
    const { events } = said(begun, 'Hild castSpell /bolt', { target: 'orc' }, 3);
    expect(events.map(eventText)).toEqual(['castSpell orc by Hild (bolt)', 'hurt orc by Hild 4']);
  });
});

describe('rank and height', () => {
  test('from the second rank spears and polearms alone reach past the first (SW-RANK-1)', () => {
    const second = (weapons: SwordsStats['weapons']) =>
      acting(hild(), changed(fighter('Hild', 'party', 10, 0, 'rear'), { rank: 2, weapons }), orc());
    const sword = { id: 'sword', damage: '1d8' };
    const spear = { id: 'spear', damage: '1d6', reaches: true };
    expect(own(second([sword]), 'rear', 'melee')).toEqual([]);
    expect(own(second([sword, spear]), 'rear', 'melee')).toEqual(['rear melee >orc /spear']);
    const alone = ruled(second([sword]), { ...word, change: 'status', id: 'Hild', status: 'dead' }).state;
    expect(own(alone, 'rear', 'melee')).toEqual(['rear melee >orc /sword']);
    expect(machine.seen(alone)[1]?.marks).toContain('rank 2');
  });

  test('who hangs too high is out of reach: the longer way and half the shorter', () => {
    const bat = (height: number) => changed(orc('bat', 8), { height });
    // 8 feet along and 4 up are 10, the most there is of melee.
    expect(own(acting(hild(), bat(4)), 'Hild', 'melee')).toEqual(['Hild melee >bat /sword']);
    const high = acting(hild(), bat(5));
    expect(own(high, 'Hild', 'melee')).toEqual([]);
    expect(machine.seen(high)[1]?.marks).toContain('5 feet up');
    expect(
      own(ruled(high, { ...word, change: 'part', id: 'bat', stats: { height: 0 } }).state, 'Hild', 'melee'),
    ).toEqual(['Hild melee >bat /sword']);
    const walked = take(acting(hild(), bat(100)), 'Hild move >bat').state;
    expect(walked.fighters[0]?.atFeet).toBe(8);
    const sling = { id: 'sling', damage: '1d4', rangeFeet: 60 };
    const shoots = (height: number) =>
      own(acting(hild({ weapons: [sling] }), bat(height)), 'Hild', 'missile');
    expect(shoots(56)).toEqual(['Hild missile >bat /sling']);
    expect(shoots(57)).toEqual([]);
  });

  test.each([{ rank: 0 }, { height: -1 }])('%j cannot be', (stats) => {
    expect(() => begin({}, [hild(stats), orc()])).toThrow('stats');
  });
});

describe('circumstances', () => {
  const needed = (attacker: Partial<SwordsStats>, circumstances: Record<string, boolean | string>) =>
    machine.figures(acting(hild(attacker), orc()), {
      ...actionFrom('Hild melee >orc /sword'),
      circumstances,
    });
  const plus = (attacker: Partial<SwordsStats>, circumstances: Record<string, boolean | string>) =>
    (needed(attacker, {})?.needed ?? 0) - (needed(attacker, circumstances)?.needed ?? 0);
  const thief = { skill: { class: 'thief', level: 5 } } as const;

  test('great monsters see the invisible, unless the referee says otherwise (SW-INVIS-2)', () => {
    const giant = { skill: { monsterHitDice: 12 } } as const;
    expect(plus({}, { invisible: true })).toBe(-4);
    expect(plus({}, { invisible: true, sees: true })).toBe(0);
    expect(plus(giant, { invisible: true })).toBe(0);
    expect(plus(giant, { invisible: true, sees: false })).toBe(-4);
  });

  test('behind one is he who surprises, has an ally in front, or hides as a thief does (SW-BACK-2, 3)', () => {
    expect(plus({}, { behindBy: 'surprise' })).toBe(2);
    expect(plus({}, { behindBy: 'allyInFront' })).toBe(2);
    expect(plus({}, { behindBy: 'hidden' })).toBe(0);
    expect(plus(thief, { behindBy: 'hidden' })).toBe(4);
  });

  test('a back-stab multiplies by level (SW-BACK-4)', () => {
    const stab = { circumstances: { behind: true, backstab: true } };
    const fight = acting(hild(thief), { ...orc(), hp: 60, maxHp: 60 });
    const { events } = said(fight, 'Hild melee >orc /sword', stab, 19, 4);
    expect(events.map(eventText)).toEqual(['hit orc by Hild 15 (sword)']);
    expect(events[0]?.reasons?.at(-1)).toMatchObject({ value: 3, rule: 'SW-BACK-4' });
    expect(needed(thief, stab.circumstances)?.damage?.times).toBe(3);
    expect(needed({}, stab.circumstances)?.damage?.times).toBe(1);
  });
});

describe('figures before the act', () => {
  const figures = (state: SwordsState, does: string) => machine.figures(state, actionFrom(does));

  test('tell who may strike at one who leaves, or passes (SW-RET-1, SW-MOVE-2)', () => {
    const beset = acting(hild(), orc('one', 5), orc('two', -8), orc('three', 60));
    expect(figures(beset, 'Hild withdraw')).toMatchObject({ throws: 'sure', invites: ['one', 'two'] });
    const { events } = take(beset, 'Hild withdraw', [2, 2]);
    expect(events.filter(({ as }) => as === 'freeAttack').map(({ by }) => by)).toEqual(['one', 'two']);
    expect(figures(beset, 'Hild flee')?.invites).toEqual(['one', 'two']);
    expect(figures(acting(hild(), orc('one', 40)), 'Hild move >one')?.invites).toEqual([]);
    const passing = begin({ combatSequence: 'core', passDefender: 'freeAttack' }, [
      hild(),
      orc('one', 12),
      orc('two', 90),
    ]);
    const rolled = take(take(passing, 'table endPhase').state, 'table initiative', [6, 1]).state;
    expect(figures(rolled, 'Hild move >two')?.invites).toEqual(['one']);
  });

  test('of a grapple and of what follows it, which no single face decides (SW-UNARM-1, 2, 5)', () => {
    const two = changed(hild(), { hitDice: 2 });
    const core = acting(two, orc());
    expect(figures(core, 'Hild grapple >orc')).toMatchObject({ throws: 'd20', needed: null, damage: null });
    const ladder = take(core, 'Hild grapple >orc', [19, 6, 6, 1]).state;
    expect(figures(ladder, 'orc breakFree')).toMatchObject({ throws: 'sum', sum: '1d6', needed: null });
    expect(figures(ladder, 'Hild kill >orc')).toMatchObject({ throws: 'sure', drops: 6 });
  });

  test('of magic by what is noted of it, and the face that saves', () => {
    const bolt = { damage: '2d6', saved: 'half' } as const;
    const powers = [
      { id: 'bolt', aim: 'foe', save: 'single', recipe: bolt },
      { id: 'balm', aim: 'ally', recipe: { heal: '1d4' } },
      { id: 'horn' },
    ] as const;
    const fight = acting(hild({ powers }), changed(orc(), { save: 15 }));
    expect(figures(fight, 'Hild power >orc /bolt')).toMatchObject({
      throws: 'd20',
      needed: 15,
      saving: 'half',
      damage: { dice: '2d6' },
      drops: 6,
    });
    expect(figures(fight, 'Hild power >Hild /balm')).toMatchObject({ throws: 'sure', healing: '1d4' });
    expect(figures(fight, 'Hild power /horn')).toBeNull();
  });
});
