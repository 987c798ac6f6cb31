import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import { combat } from '../../../../shared/rules/hackmaster/combat/machine.ts';
import type { HackmasterStats } from '../../../../shared/rules/hackmaster/combat/stats.ts';
import { man, orc, tableOf, told } from './table.ts';

const word = { kind: 'overrule' } as const;
const breath = {
  id: 'breath',
  uses: 2,
  aim: 'foe',
  rangeFeet: 20,
  counts: 3,
  save: 'save',
  recipe: { damage: '2d6p', saved: 'half', effect: 'slowed', rounds: 3 },
} as const;
const horn = { id: 'horn' } as const;
const balm = { id: 'balm', uses: 1, aim: 'ally', recipe: { heal: 'd4' } } as const;

type Powers = NonNullable<HackmasterStats['powers']>;
const drake = (powers: Powers) => man('drake', 'party', { stats: { powers, level: 3 } });
const table = (powers: Powers, ...others: Parameters<typeof tableOf>[0]) => {
  const opened = tableOf([drake(powers), ...others], {}, { surprised: [] });
  opened.play('table initiative', 2, ...others.map(() => 9));
  return opened;
};
const offers = (opened: ReturnType<typeof table>) => opened.legal().filter((act) => act.includes(' power'));

describe('powers', () => {
  test('are offered at those they reach, and run out', () => {
    const fight = table(
      [{ ...breath, uses: 1 }, horn, balm],
      man('squire', 'party'),
      orc('near', 15),
      orc('far', 40),
    );
    expect(offers(fight)).toEqual([
      'drake power @near /breath',
      'drake power /horn',
      'drake power @drake,squire /balm',
    ]);
    expect(combat.seen(fight.state)[0]?.powers).toEqual([
      { way: 'breath', left: 1 },
      { way: 'horn', left: null },
      { way: 'balm', left: 1 },
    ]);
    expect(fight.refused('drake power @far /breath')).toBe('noSuchTarget');
    expect(fight.play('drake power /horn')).toEqual(['power drake 1 horn']);
    expect(fight.clock('drake')).toMatchObject({ nextSecond: 3 });
    fight.play('table next');
    fight.play('drake power @near /breath', 9, 19, 1, 1);
    expect(fight.one('drake').powers).toEqual([0, null, 1]);
    expect(fight.clock('drake')).toMatchObject({ nextSecond: 6 });
    fight.play('table next');
    expect(offers(fight).some((act) => act.includes('breath'))).toBe(false);
  });

  test('do what is noted of them: one throw for all, a save for each (HM-SAVE-1, 2)', () => {
    const fight = table([breath], orc('one', 15), orc('two', 18), orc('three', 40));
    const act = { kind: 'power', actor: 'drake', target: 'one', targets: ['two'], way: 'breath' };
    // 6 and 3-1 on top, 5: 13. The first saves with 12+1 against 10+3, the second does not, and meets the pain.
    const dice = [10, 12, 11, 2, 6, 3, 5, 5];
    const step = combat.apply(fight.state, act, scriptedDice(dice));
    expect(told(step.events)).toEqual([
      'power one by drake 3 breath',
      'saves one by drake breath',
      'failsSave two by drake breath',
      'wound one by drake 6',
      'wound two by drake 13',
      'trauma two 0 passed',
      'effect two by drake 3 slowed',
    ]);
    expect(step.state.fighters.map(({ hp }) => hp)).toEqual([25, 14, 7, 20]);
    expect(step.state.fighters.map(({ build }) => build.slow)).toEqual([false, false, true, false]);
    const asked = [0, 1, 2, 3, 4, 5, 6].map((known) => {
      const { wanted } = attempt(combat, fight.state, act, dice.slice(0, known));
      return `${wanted?.by ?? 'the table'} ${wanted?.what ?? ''} d${wanted?.sides ?? 0}`;
    });
    expect(asked).toEqual([
      'drake save d20',
      'one save d20',
      'drake save d20',
      'two save d20',
      'drake damage d6',
      'drake extra d6',
      'drake damage d6',
    ]);
    const beyond = { ...act, targets: ['three'] };
    expect(() => combat.apply(fight.state, beyond, scriptedDice([]))).toThrow('targets');
  });

  test('put those out of the fight who do not save, or mark them', () => {
    const sleep = {
      id: 'sleep',
      aim: 'foe',
      save: 'save',
      recipe: { status: 'unconscious', rounds: 60 },
    } as const;
    const fight = table([sleep], orc('one', 15), orc('two', 18));
    expect(fight.play('drake power @one /sleep', 10, 2)).toEqual([
      'power one by drake 1 sleep',
      'failsSave one by drake sleep',
      'effect one by drake 60 sleep',
      'unconscious one',
    ]);
    expect(fight.one('one')).toMatchObject({ status: 'unconscious', hp: 20 });
    const scare = { id: 'scare', aim: 'foe', recipe: { effect: 'surprised' } } as const;
    const marked = table([scare], orc('one', 15));
    marked.play('drake power @one /scare');
    expect(marked.one('one').kept).toEqual({ surprised: true });
  });

  test('heal those who lie, and not the dead', () => {
    const fight = table([balm], man('squire', 'party'), orc('orc', 60));
    fight.overrule({ ...word, change: 'hp', id: 'squire', hp: -2 });
    expect(fight.play('drake power @squire /balm', 4)).toEqual([
      'power squire by drake 1 balm',
      'returned squire',
      'healed squire by drake 4',
    ]);
    const grave = table([balm], man('squire', 'party'), orc('orc', 60));
    expect(offers(grave)).toEqual(['drake power @drake,squire /balm']);
    grave.overrule({ ...word, change: 'status', id: 'squire', status: 'unconscious' });
    expect(offers(grave)).toEqual(['drake power @drake,squire /balm']);
    grave.overrule({ ...word, change: 'status', id: 'squire', status: 'dead' });
    expect(offers(grave)).toEqual(['drake power @drake /balm']);
  });

  test('show what they come to: dice, and two rolls where there is a save', () => {
    const fight = table([breath, horn, balm], orc('one', 15));
    const figures = (way: string, target?: string) =>
      combat.figures(fight.state, { kind: 'power', actor: 'drake', way, ...(target && { target }) });
    expect(figures('breath', 'one')).toMatchObject({
      throws: 'opposed',
      damage: { dice: '2d6p' },
      drops: 20,
      saving: 'half',
      opposed: { attack: { sides: 20, plus: 3 }, defence: { sides: 20, plus: 1 } },
    });
    expect(figures('balm', 'drake')).toMatchObject({ throws: 'sure', healing: 'd4', damage: null });
    expect(figures('horn')).toBeNull();
  });

  test('are given and taken away by word', () => {
    const fight = table([{ ...breath, uses: 0 }], orc('one', 15));
    expect(offers(fight)).toEqual([]);
    fight.overrule({ ...word, change: 'spell', id: 'drake', way: 'breath', left: 2 });
    expect(offers(fight)).toEqual(['drake power @one /breath']);
    const declared = { ...word, change: 'spell', id: 'drake', way: 'breath', declared: true } as const;
    expect(combat.apply(fight.state, declared, scriptedDice([])).refused).toBe('noSuchWay');
    fight.overrule({ ...word, change: 'part', id: 'drake', stats: { powers: [breath, horn] } });
    expect(fight.one('drake').powers).toEqual([2, null]);
  });

  test.each([
    { id: '' },
    { id: 'x', uses: -1 },
    { id: 'x', aim: 'friend' },
    { id: 'x', recipe: { damage: 3 } },
    { id: 'x', save: 'wands' },
    { id: 'x', recipe: { saved: 'all' } },
  ])('%j is none', (power) => {
    expect(() => tableOf([drake([power as never]), orc('orc', 5)])).toThrow('powers');
  });
});

test('a spell does what is noted of it as it is finished', () => {
  const spell = { id: 'scorch', castingTime: 3, recipe: { damage: '2d4', effect: 'is scorched' } };
  const mage = man('mage', 'party', { stats: { spells: [spell] } });
  const fight = tableOf([mage, orc('orc', 60)]);
  fight.play('table initiative', 2, 12);
  fight.play('mage cast @orc /scorch');
  expect(fight.play('table next', 3, 4)).toEqual([
    'spell orc by mage scorch',
    'wound orc by mage 7',
    'effect orc by mage is scorched',
    'second 5',
  ]);
});

test('a hit does what the weapon does besides, a blow on the shield does not (HM-OUT-2, 9)', () => {
  const fang = { id: 'fang', damage: '2d4p', speed: 10, reachFt: 3, onHit: 'poison' };
  const fight = (stats: HackmasterStats) => {
    const opened = tableOf(
      [man('snake', 'party', { stats: { weapons: [fang] } }), orc('orc', 2, { stats })],
      {},
      { surprised: [] },
    );
    opened.play('table initiative', 2, 9);
    return opened;
  };
  expect(fight({}).play('snake attack @orc', 15, 9, 2, 3)).toEqual([
    'attack orc by snake 12 hit',
    'wound orc by snake 4',
    'effect orc by snake poison',
  ]);
  expect(fight({ shield: 'small' }).play('snake attack @orc', 10, 9, 2, 3)).toEqual([
    'attack orc by snake -1 shield',
    'shieldHit orc by snake 3',
  ]);
});
