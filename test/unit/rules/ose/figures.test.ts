import { describe, expect, test } from 'vitest';
import { abilityModifier } from '../../../../shared/rules/ose/characters/abilities.ts';
import { attackThac0 } from '../../../../shared/rules/ose/attack/attack.ts';
import { bombing } from '../../../../shared/rules/ose/attack/missiles.ts';
import { fallDamage } from '../../../../shared/rules/ose/harm/hazards.ts';
import { navigationLost } from '../../../../shared/rules/ose/travel/navigation.ts';
import { saveTarget } from '../../../../shared/rules/ose/characters/saves.ts';
import { turningEntry } from '../../../../shared/rules/ose/characters/turning.ts';
import { tables } from '../../../../shared/rules/ose/tables.ts';
import { saveCategories, terrains, type Terrain } from '../../../../shared/rules/ose/terms.ts';
import { travelMilesPerDay } from '../../../../shared/rules/ose/travel/travel.ts';
import { wanderingCheck } from '../../../../shared/rules/ose/exploration/wandering.ts';
import { waterGale, windRoll } from '../../../../shared/rules/ose/travel/water.ts';

const { outside } = tables;
const from3to18 = Array.from({ length: 16 }, (_, at) => at + 3);

describe('the abilities, score by score from 3 to 18', () => {
  const broad = [-3, -2, -2, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3];
  const narrow = [-2, -1, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2];
  test.each([
    ['strMelee', broad],
    ['strOpenDoors', [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5]],
    ['dexAc', broad],
    ['dexMissile', broad],
    ['dexInitiative', narrow],
    ['chaReaction', narrow],
    ['chaLoyalty', [4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 9, 9, 10]],
    ['wisMagicSaves', broad],
  ] as const)('%s', (use, figures) => {
    expect(from3to18.map((score) => abilityModifier({ score, use }).value)).toEqual(figures);
  });
});

describe('monsters by their Hit Dice', () => {
  test('attack by the row that holds them, and one row on with a plus', () => {
    const plain = [19, 18, 17, 16, 15, 14, 13, 12, 12, 11, 11, 10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5];
    const dice = plain.map((_, at) => at + 1);
    expect(dice.map((each) => attackThac0({ hd: { dice: each } }).thac0)).toEqual(plain);
    const raised = [...plain.slice(1), 5];
    expect(dice.map((each) => attackThac0({ hd: { dice: each, modifier: 1 } }).thac0)).toEqual(raised);
    expect(attackThac0({ normalHuman: true })).toMatchObject({ thac0: 20, attackBonus: -1 });
  });

  const row = (who: Parameters<typeof saveTarget>[0]['who']): number[] =>
    saveCategories.map((category) => saveTarget({ category, who }).target);

  test.each([
    [1, 3, [12, 13, 14, 15, 16]],
    [4, 6, [10, 11, 12, 13, 14]],
    [7, 9, [8, 9, 10, 10, 12]],
    [10, 12, [6, 7, 8, 8, 10]],
    [13, 15, [4, 5, 6, 5, 8]],
    [16, 18, [2, 3, 4, 3, 6]],
    [19, 21, [2, 2, 2, 2, 4]],
    [22, 40, [2, 2, 2, 2, 2]],
  ])('%i to %i dice save as printed', (first, last, printed) => {
    for (let dice = first; dice <= last; dice += 1) expect(row({ hd: { dice } }), `${dice}`).toEqual(printed);
  });

  test('normal humans and less than one die save as printed', () => {
    expect(row({ normalHuman: true })).toEqual([14, 15, 16, 17, 18]);
    expect(row({ hd: { dice: 0.5 } })).toEqual([14, 15, 16, 17, 18]);
  });

  test('the names of the rows are their spans', () => {
    const names = tables.monsterSaves.rows.map(({ fromHd, toHd }) =>
      fromHd === null ? 'NH' : toHd === null ? `${fromHd} or more` : `${fromHd}-${toHd}`,
    );
    expect(tables.monsterSaves.rows.map(({ hd }) => hd)).toEqual(names);
  });
});

describe('ground', () => {
  /** Miles a day at 120', chance to get lost, chance to meet monsters. */
  const printed: Record<Terrain, [miles: number, lost: number, met: number]> = {
    clear: [24, 1, 1],
    grassland: [24, 1, 1],
    city: [24, 0, 1],
    settled: [24, 0, 1],
    barren: [16, 2, 2],
    broken: [16, 2, 2],
    hills: [16, 2, 2],
    forest: [16, 2, 2],
    desert: [16, 3, 2],
    mountains: [12, 2, 3],
    jungle: [12, 3, 3],
    swamp: [12, 3, 3],
  };

  test.each(terrains)('%s', (terrain) => {
    const { miles } = travelMilesPerDay({ baseFeet: 120, terrain });
    const lost = navigationLost({ environment: 'wilderness', terrain, natural: 6 }).chanceInSix;
    const met = wanderingCheck({ environment: 'wilderness', terrain, natural: 6 }).chanceInSix;
    expect([miles, lost, met]).toEqual(printed[terrain]);
  });
});

describe('wind', () => {
  const fractions = (windVariable: boolean): string[] =>
    Array.from({ length: 11 }, (_, at) => {
      const total = at + 2;
      const first = Math.max(1, total - 6);
      const { wind, sail, oar, hazard } = windRoll({ rolls: [first, total - first], windVariable });
      return `${wind} ${sail.join('/')} ${oar.join('/')} ${hazard ?? ''}`.trim();
    });

  test('by the plain rule', () => {
    const normal = Array.from({ length: 9 }, () => 'normal 1/1 1/1');
    expect(fractions(false)).toEqual(['noWind 0/1 1/1', ...normal, 'gale 3/1 1/1 gale']);
  });

  test('by the finer table', () => {
    expect(fractions(true)).toEqual([
      'noWind 0/1 1/3',
      'faintBreeze 1/3 1/1',
      'gentleBreeze 1/2 1/1',
      'moderateBreeze 2/3 1/1',
      'freshBreeze 1/1 1/1',
      'freshBreeze 1/1 1/1',
      'freshBreeze 1/1 1/1',
      'strongBreeze 4/3 1/1',
      'highWind 3/2 1/1',
      'nearGale 2/1 1/1 nearGale',
      'gale 3/1 1/1 gale',
    ]);
  });

  test('a gale blows by steps of its own', () => {
    const courses = [1, 2, 3, 4, 5, 6].map(
      (directionRoll) => waterGale({ seaworthy: true, directionRoll }).courseDegrees,
    );
    expect(courses).toEqual([0, 60, 120, 180, 240, 300]);
    const { directionDie, directionStepDegrees } = tables.gale;
    expect(courses).toEqual(Array.from({ length: directionDie }, (_, at) => at * directionStepDegrees));
  });
});

describe('bounds against slips of the hand', () => {
  const ones = { roll: () => 1 };

  test('falls of 100,000 feet and no more', () => {
    expect(fallDamage({ heightFeet: 100_000 }, ones)).toMatchObject({ diceCount: 10_000, damage: 10_000 });
    expect(() => fallDamage({ heightFeet: 100_001 }, ones)).toThrow('heightFeet');
  });

  test('bombs on 10,000 creatures, of 1,000 dice, and no more', () => {
    const high = { roll: (sides: number) => sides };
    const bomb = { altitudeFeet: 300, creatures: 10_000, damageDice: 1000 };
    expect(bombing(bomb, high)).toMatchObject({ damage: 6000 });
    expect(() => bombing({ ...bomb, creatures: 10_001 }, high)).toThrow('creatures');
    expect(() => bombing({ ...bomb, damageDice: 1001 }, high)).toThrow('damageDice');
  });
});

interface Spanned {
  from: number | null;
  to: number | null;
}

describe('tables of spans leave no gap and overlap nowhere', () => {
  const spans: Record<string, readonly Spanned[]> = {
    reaction: tables.reaction.rows,
    windPlain: tables.windPlain,
    windVariable: tables.windVariable.rows,
    strMelee: outside.strMelee,
    strOpenDoors: outside.strOpenDoorsInSix,
    dexAcAndMissile: outside.dexAcAndMissile,
    wisMagicSaves: outside.wisMagicSaves,
    chaLoyalty: outside.chaLoyalty,
    dexInitiativeAndChaReaction: outside.dexInitiativeAndChaReaction,
    saves: tables.monsterSaves.rows.slice(1).map(({ fromHd, toHd }) => ({ from: fromHd, to: toHd })),
    waterborneEvasion: tables.waterborneEvasion.rows
      .slice(1)
      .map(({ slowerFrom, slowerTo }) => ({ from: slowerFrom, to: slowerTo })),
    fleeing: tables.wildernessEvasion.rows.map(({ fleeingFrom, fleeingTo }) => ({
      from: fleeingFrom,
      to: fleeingTo,
    })),
    ...Object.fromEntries(
      tables.wildernessEvasion.rows.map(({ fleeingFrom, pursuers }) => [
        `pursuers of ${fleeingFrom} and more`,
        pursuers,
      ]),
    ),
  };
  const starts: Record<string, number | null> = {
    reaction: null,
    windPlain: 2,
    windVariable: 2,
    saves: 1,
    waterborneEvasion: 0,
    fleeing: 1,
  };
  const ends: Record<string, number> = { windPlain: 12, windVariable: 12 };

  test.each(Object.keys(spans))('%s', (name) => {
    const rows = spans[name] ?? [];
    const abilities = rows.at(-1)?.to === 18;
    const start = name.startsWith('pursuers') ? 1 : abilities ? 3 : starts[name];
    expect(rows[0]?.from).toBe(start);
    rows.slice(1).forEach(({ from }, at) => expect(from, `row ${at + 2}`).toBe((rows[at]?.to ?? NaN) + 1));
    expect(rows.at(-1)?.to).toBe(abilities ? 18 : (ends[name] ?? null));
  });
});

describe('what no operation reads stands as printed', () => {
  test('armour', () => {
    expect(outside.armour).toEqual({
      none: { descending: 9, ascending: 10, coins: 0, type: 'unarmoured' },
      leather: { descending: 7, ascending: 12, coins: 200, type: 'light' },
      chainmail: { descending: 5, ascending: 14, coins: 400, type: 'heavy' },
      plate: { descending: 3, ascending: 16, coins: 500, type: 'heavy' },
      shield: { bonus: 1, coins: 100 },
    });
  });

  test('weapons: coins, damage, range, slow, blunt', () => {
    const lines = outside.weapons.map((weapon) => {
      const { name, coins, damage } = weapon;
      const range = weapon.range ? ` ${weapon.range.join('/')}` : '';
      return `${name} ${coins ?? '-'} ${damage}${range}${weapon.slow ? ' slow' : ''}${weapon.blunt ? ' blunt' : ''}`;
    });
    expect(lines).toEqual([
      'Battle axe 50 1d8 slow',
      'Club 50 1d4 blunt',
      'Crossbow 50 1d6 80/160/240 slow',
      'Dagger 10 1d4 10/20/30',
      'Hand axe 30 1d6 10/20/30',
      'Holy water vial - 1d8 10/30/50',
      'Javelin 20 1d4 30/60/90',
      'Lance 120 1d6',
      'Long bow 30 1d6 70/140/210',
      'Mace 30 1d6 blunt',
      'Oil flask, burning - 1d8 10/30/50',
      'Polearm 150 1d10 slow',
      'Short bow 30 1d6 50/100/150',
      'Short sword 30 1d6',
      'Silver dagger 10 1d4 10/20/30',
      'Sling 20 1d4 40/80/160 blunt',
      'Spear 30 1d6 20/40/60',
      'Staff 40 1d4 slow blunt',
      'Sword 60 1d8',
      'Torch - 1d4',
      'Two-handed sword 150 1d10 slow',
      'War hammer 30 1d6 blunt',
    ]);
  });

  test('presets, examples and suggestions', () => {
    expect([tables.abilityCheck.easyModifier, tables.abilityCheck.difficultModifier]).toEqual([-4, 4]);
    expect(tables.combat.coverModifier).toEqual([-1, -4]);
    expect(tables.combat.bombing.exampleAreaFeet).toEqual([10, 10]);
    expect(tables.dungeon.searchAreaFeet).toEqual([10, 10]);
    expect(tables.dungeon.monsterInfravisionFeet).toBe(60);
    expect(outside.light).toMatchObject({ radiusFeet: 30, tinderBoxInSix: 2 });
    expect(tables.surprise.surprisedOn).toEqual([1, 2]);
    expect(tables.wildernessEvasion.examples).toEqual({
      denseWoodsModifierPercent: 25,
      surprisedInDenseWoodlandPercent: 10,
    });
    expect(tables.suggestions).toMatchObject({
      noiseOrLightInSix: 1,
      hidingInSix: -1,
      underwaterAttack: -2,
      underwaterDamage: -2,
      darkAttack: -4,
    });
  });

  test('units agree with one another', () => {
    const { minutesPerHour, turnMinutes, roundsPerTurn, roundSeconds, secondsPerMinute, ...rest } =
      tables.units;
    expect(roundsPerTurn * roundSeconds).toBe(turnMinutes * secondsPerMinute);
    expect(rest.turnsPerHour * turnMinutes).toBe(minutesPerHour);
    expect(rest.yardsPerMile * rest.feetPerYard).toBe(rest.feetPerMile);
  });
});

test('turning: each level begins one column further, T stands before 7, D before T', () => {
  const undead = [
    { hd: 1, special: false },
    { hd: 2, special: false },
    { hd: 2, special: true },
    { hd: 3, special: false },
    { hd: 4, special: false },
    { hd: 5, special: false },
    { hd: 6, special: false },
    { hd: 7, special: false },
  ];
  const told = (level: number): string => undead.map((one) => turningEntry(level, one)).join(' ');
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(told)).toEqual([
    '7 9 11 No No No No No',
    'T 7 9 11 No No No No',
    'T T 7 9 11 No No No',
    'D T T 7 9 11 No No',
    'D D T T 7 9 11 No',
    'D D D T T 7 9 11',
    'D D D D T T 7 9',
    'D D D D D T T 7',
    'D D D D D D T T',
    'D D D D D D D T',
    'D D D D D D D D',
  ]);
});

test('turning: the last column holds 7 to 9 Hit Dice, and nothing stands beyond it', () => {
  const told = (hd: number) => turningEntry(8, { hd, special: false });
  expect([6, 7, 8, 9, 10].map(told)).toEqual(['T', 7, 7, 7, 'No']);
});
