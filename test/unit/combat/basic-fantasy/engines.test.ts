import { describe, expect, test } from 'vitest';
import { bridge } from '../../../../shared/rules/basic-fantasy/combat/bridge.ts';
import { combat } from '../../../../shared/rules/basic-fantasy/combat/machine.ts';
import type { Stats } from '../../../../shared/rules/basic-fantasy/combat/stats.ts';
import { strangersStats } from '../../../../src-main/areas/combat/fighters.ts';
import { systemById } from '../../../../shared/rules/registry.ts';
import { defaultSettings } from '../../../../shared/rules/system.ts';
import type { CampaignRules } from '../../../../src-main/facts/campaign/read-campaign.ts';
import { fighter, man, orc, Table } from './table.ts';

const system = systemById('basic-fantasy');
if (!system) throw new Error('No rules.');
const rules = { system, settings: defaultSettings(system) } as CampaignRules;

/** As a line of the beginning makes it, with figures typed over it by their titles. */
function listed(name: string, typed: Record<string, string> = {}): Stats {
  let stats = strangersStats(rules, name).stats as Stats;
  for (const [title, value] of Object.entries(typed)) {
    const figure = bridge.figures(stats).find((each) => each.title === title);
    const made = figure?.typed(value);
    if (made === undefined || typeof made === 'string') throw new Error(`${title}: ${String(made)}`);
    stats = { ...stats, ...(made as Partial<Stats>) };
  }
  return stats;
}

const marks = (table: Table, id: string) => combat.seen(table.state).find((one) => one.id === id)?.marks;

/** One engine of the foes 100 feet from Hild, with three hit points for each of a crew of three. */
const besieged = (name: string, typed: Record<string, string> = { Crew: '3' }, feet = 100) =>
  new Table([
    fighter('engine', 'foes', 0, 9, listed(name, typed)),
    fighter('Hild', 'party', feet, 30, man({ movementFeet: 5 })),
  ]);

/** A round in which Hild does nothing, and the engine this. */
function round(table: Table, act: Parameters<Table['does']>[0], ...faces: number[]): string[] {
  table.does([null, 'initiative'], 6, 1);
  const told = table.does(act, ...faces);
  const due = combat.legalActions(table.state).some(({ actor }) => actor === 'engine');
  if (due) table.does(['engine', 'done']);
  table.does(['Hild', 'done']);
  return told;
}

describe('an engine (BF-OUT-4, BF-ROF-5)', () => {
  test('shoots by its listed range, modifier and damage', () => {
    const table = besieged('Ballista');
    expect(marks(table, 'engine')).toEqual(['crew 3 of 3', 'loaded']);
    table.does([null, 'initiative'], 6, 1);
    // Hit Dice 1, medium range, −3 of the engine: 14 is hit by a 16.
    const figures = combat.figures(table.state, {
      kind: 'shoot',
      actor: 'engine',
      target: 'Hild',
      way: 'ballista',
    });
    expect(figures).toMatchObject({ needed: 16, damage: { dice: '2d8', plus: 0 } });
    expect(figures?.reasons).toContainEqual(
      expect.objectContaining({ source: 'siege engine', value: -3, rule: 'BF-OUT-4' }),
    );
    expect(table.does(['engine', 'shoot', 'Hild', 'ballista'], 15)).toContain(
      'missed Hild by engine ballista',
    );
    expect(combat.legalActions(table.state).map(({ kind }) => kind)).not.toContain('shoot');
  });

  test('looses every fourth round: three go into loading it (1/4)', () => {
    const table = besieged('Ballista');
    round(table, ['engine', 'shoot', 'Hild', 'ballista'], 16, 4, 5);
    expect(table.standing()[1]).toBe('Hild 21 active');
    expect(marks(table, 'engine')).toEqual(['crew 3 of 3', 'loading, 0 of 3 rounds done']);
    for (const done of [1, 2]) {
      round(table, ['engine', 'reload', null, 'ballista']);
      expect(marks(table, 'engine')).toEqual(['crew 3 of 3', `loading, ${done} of 3 rounds done`]);
    }
    expect(table.refuses('engine', 'shoot', 'Hild', 'ballista')).not.toBeNull();
    round(table, ['engine', 'reload', null, 'ballista']);
    expect(marks(table, 'engine')).toEqual(['crew 3 of 3', 'loaded']);
    expect(table.clock()).toBe('5 initiative -');
    round(table, ['engine', 'shoot', 'Hild', 'ballista'], 2);
  });

  test.each([
    ['Onager', '100/200/300', '2d12', -6, 6],
    ['Trebuchet', '0/300/400', '3d10', -8, 10],
  ])('%s has its own row', (name, ranges, dice, modifier, rounds) => {
    const figures = bridge.figures(listed(name));
    const id = name.toLowerCase();
    const value = (title: string) => figures.find((each) => each.title === title)?.value;
    expect(value(`Range of ${id}`)).toBe(ranges);
    expect(value(`Damage of ${id}`)).toBe(dice);
    expect(value(`Added to hit with ${id}`)).toBe(String(modifier));
    const table = besieged(name, {}, 200);
    round(table, ['engine', 'shoot', 'Hild', id], 1);
    expect(marks(table, 'engine')).toEqual(['crew 1 of 1', `loading, 0 of ${rounds - 1} rounds done`]);
  });

  test('a ram strikes hand to hand every third round', () => {
    const damage = bridge
      .figures(listed('Battering ram'))
      .find(({ title }) => title === 'Damage of battering ram');
    expect(damage?.value).toBe('2d8');
    const table = besieged('Battering ram', { Crew: '3' }, 5);
    round(table, ['engine', 'attack', 'Hild', 'battering ram'], 13, 8, 8);
    expect(table.standing()[1]).toBe('Hild 14 active');
    expect(marks(table, 'engine')).toEqual(['crew 3 of 3', 'loading, 0 of 2 rounds done']);
    table.does([null, 'initiative'], 6, 1);
    expect(combat.legalActions(table.state).map(({ kind }) => kind)).not.toContain('attack');
    expect(table.does(['engine', 'reload', null, 'battering ram'])).toEqual(['loading engine battering ram']);
  });

  test('takes longer by the share of the hands that are missing', () => {
    const table = besieged('Ballista');
    table.does({ kind: 'overrule', change: 'hurt', id: 'engine', amount: 3 });
    expect(marks(table, 'engine')).toEqual(['crew 2 of 3', 'loaded']);
    round(table, ['engine', 'shoot', 'Hild', 'ballista'], 1);
    expect(marks(table, 'engine')).toEqual(['crew 2 of 3', 'loading, 0 of 5 rounds done']);
    table.does({ kind: 'overrule', change: 'hurt', id: 'engine', amount: 3 });
    expect(marks(table, 'engine')).toEqual(['crew 1 of 3', 'loading, 0 of 11 rounds done']);
    table.does({ kind: 'overrule', change: 'heal', id: 'engine', amount: 6 });
    expect(marks(table, 'engine')).toEqual(['crew 3 of 3', 'loading, 0 of 3 rounds done']);
  });

  test('the rounds from shot to shot may be said, whatever hands there are', () => {
    const table = besieged('Ballista', { Crew: '3', 'Rounds from shot to shot': '2' });
    table.does({ kind: 'overrule', change: 'hurt', id: 'engine', amount: 6 });
    round(table, ['engine', 'shoot', 'Hild', 'ballista'], 1);
    expect(marks(table, 'engine')).toEqual(['crew 1 of 3', 'loading, 0 of 1 rounds done']);
    round(table, ['engine', 'reload', null, 'ballista']);
    expect(marks(table, 'engine')).toEqual(['crew 1 of 3', 'loaded']);
  });

  test('does not move, and nothing of a creature is asked of it but whom it serves', () => {
    const { stats, wanting } = strangersStats(rules, 'Ballista');
    expect(stats).toMatchObject({ movementFeet: 0, crew: 1 });
    expect(wanting.map(({ title }) => title)).toEqual(['Armour class', 'Hit Dice', 'Morale', 'Crew']);
  });
});

/** A wagon: Hardness 6, 16 hit points a side, 32 until it can go no farther. */
const wagon = (more: Partial<Stats> = {}, others: ReturnType<typeof fighter>[] = []) =>
  new Table([
    fighter('wagon', 'foes', 0, 32, { ...listed('Wagon'), ...more }),
    ...others,
    fighter('Hild', 'party', 5, 20, man({ strBonus: 3, weapons: [{ id: 'axe', damage: '3d6' }] })),
  ]);

const blow = (table: Table, side: string | null, ...faces: number[]) => {
  table.does([null, 'initiative'], 1);
  return table
    .take(
      {
        kind: 'attack',
        actor: 'Hild',
        target: 'wagon',
        way: 'axe',
        ...(side !== null && { circumstances: { hullSide: side } }),
      },
      faces,
    )
    .filter(({ kind }) => kind !== 'moved');
};

describe('a vehicle (BF-VEH-1 to 7)', () => {
  test('has AC 11, and only what exceeds its Hardness counts', () => {
    const table = wagon();
    expect(marks(table, 'wagon')).toEqual(['sound', 'Hardness 6, 16 a side']);
    expect(combat.seen(table.state)[0]?.armour).toBe('11');
    // 4 + 4 + 2 and 3 for strength: 13, less 6.
    const [hit, hurt] = blow(table, null, 7, 4, 4, 2);
    expect(hit).toMatchObject({ kind: 'hit', needed: 11 });
    expect(hurt).toMatchObject({ kind: 'hurt', amount: 7, left: 25 });
    expect(hurt?.reasons).toContainEqual(
      expect.objectContaining({ source: 'hardness', value: -6, rule: 'BF-VEH-3' }),
    );
    expect(marks(table, 'wagon')).toEqual(['sound', 'Hardness 6, 16 a side', 'front −7']);
    expect(blow(table, null, 20, 1, 1, 1)[1]).toMatchObject({ amount: 0, left: 25 });
  });

  test('its hit points lost on one side are half speed, and as much again stops it', () => {
    const table = wagon({ movementFeet: 40 });
    table.does({ kind: 'overrule', change: 'hurt', id: 'wagon', amount: 22 });
    expect(marks(table, 'wagon')).toEqual(['half speed', 'Hardness 6, 16 a side', 'front −16']);
    expect(table.state.fighters[0]?.kit.movementFeet).toBe(20);
    table.does({ kind: 'overrule', change: 'hurt', id: 'wagon', amount: 21 });
    expect(table.standing()[0]).toBe('wagon 1 active');
    const events = table.does({ kind: 'overrule', change: 'hurt', id: 'wagon', amount: 7 });
    expect(events).toContain('wrecked wagon immobilised');
    expect(marks(table, 'wagon')).toContain('immobilised');
    expect(table.state.over).toBe(true);
  });

  test('a ship sinks', () => {
    const table = new Table([
      fighter('ship', 'foes', 0, 220, listed('Longship')),
      fighter('Hild', 'party', 5, 20, man()),
    ]);
    table.does({ kind: 'overrule', change: 'hurt', id: 'ship', amount: 119 });
    expect(marks(table, 'ship')).toContain('half speed');
    expect(table.does({ kind: 'overrule', change: 'hurt', id: 'ship', amount: 119 })).toContain(
      'wrecked ship sunk',
    );
  });

  test('each side has its own tally: two that are half gone do nothing', () => {
    const table = wagon();
    blow(table, 'left', 20, 6, 6, 6);
    blow(table, 'right', 20, 6, 6, 6);
    expect(marks(table, 'wagon')).toEqual(['sound', 'Hardness 6, 16 a side', 'left −15', 'right −15']);
    expect(table.standing()[0]).toBe('wagon 2 active');
    blow(table, 'left', 20, 1, 2, 1);
    expect(marks(table, 'wagon')).toContain('half speed');
    blow(table, 'right', 20, 1, 2, 1);
    expect(table.standing()[0]).toBe('wagon 0 dead');
  });

  test('the figures of a blow know Hardness, and what is left on the side that is struck', () => {
    const table = wagon();
    blow(table, 'left', 20, 6, 6, 6);
    table.does([null, 'initiative'], 1);
    const act = { kind: 'attack', actor: 'Hild', target: 'wagon', way: 'axe' };
    expect(combat.figures(table.state, act)).toMatchObject({ drops: 32, damage: { less: 6 } });
    const left = { ...act, circumstances: { hullSide: 'left' } };
    expect(combat.figures(table.state, left)).toMatchObject({ drops: 17 });
  });

  test('the side is asked only where there is a vehicle, and may be kept of it', () => {
    const asks = (table: Table) =>
      combat.legalActions(table.state).find(({ kind }) => kind === 'attack')?.circumstances;
    const without = new Table([fighter('orc', 'foes', 0, 4, orc()), fighter('Hild', 'party', 5, 20, man())]);
    without.does([null, 'initiative'], 1, 6);
    expect(asks(without)).not.toContain('hullSide');
    const table = wagon();
    table.does([null, 'initiative'], 1);
    expect(asks(table)).toContain('hullSide');
    table.does({ kind: 'overrule', change: 'flags', id: 'wagon', flags: { hullSide: 'rear' } });
    table.does({ kind: 'overrule', change: 'hurt', id: 'wagon', amount: 9 });
    expect(marks(table, 'wagon')).toContain('rear −3');
  });

  test('nobody holds, drains or poisons it, and it engages nobody', () => {
    const fangs = {
      id: 'fangs',
      damage: '1d8',
      drains: 1,
      onHit: { words: 'poison', recipe: { status: 'dead' as const } },
    };
    const table = new Table([
      fighter('wagon', 'foes', 0, 32, listed('Wagon')),
      fighter('bat', 'party', 5, 20, orc({ weapons: [fangs] })),
    ]);
    table.does([null, 'initiative'], 1);
    expect(table.legal()).not.toContainEqual(expect.stringContaining('grab'));
    expect(table.legal()).not.toContainEqual(expect.stringContaining('withdraw'));
    expect(table.does(['bat', 'attack', 'wagon', 'fangs'], 20, 8)).toEqual([
      'hit wagon by bat fangs',
      'hurt wagon by bat 2 fangs',
    ]);
    expect(table.standing()[0]).toBe('wagon 30 active');
  });

  test('hit points set or healed by word are damage set and mended', () => {
    const table = wagon({ movementFeet: 40 });
    table.does({ kind: 'overrule', change: 'hp', id: 'wagon', hp: 12 });
    expect(marks(table, 'wagon')).toEqual(['half speed', 'Hardness 6, 16 a side', 'front −20']);
    table.does({ kind: 'overrule', change: 'heal', id: 'wagon', amount: 5 });
    expect(marks(table, 'wagon')).toEqual(['sound', 'Hardness 6, 16 a side', 'front −15']);
    expect(table.standing()[0]).toBe('wagon 17 active');
    expect(table.state.fighters[0]?.kit.movementFeet).toBe(40);
  });

  test('is left behind when the last of its side is out, and may be brought back by word', () => {
    const table = wagon({}, [fighter('orc', 'foes', 0, 3, orc())]);
    table.does({ kind: 'overrule', change: 'hurt', id: 'orc', amount: 3 });
    expect(table.state.over).toBe(true);
    expect(table.standing()[0]).toBe('wagon 32 surrendered');
    table.does({ kind: 'overrule', change: 'status', id: 'wagon', status: 'active' });
    expect(table.state.over).toBe(false);
    expect(table.standing()[0]).toBe('wagon 32 active');
    expect(wagon().state.over).toBe(false);
  });

  test('what is listed as one bears either name', () => {
    expect(listed('Raft').hull).toEqual({ kind: 'ship', hardness: 6 });
    expect(listed('Barge').hull).toEqual({ kind: 'ship', hardness: 6 });
    expect(listed('Wagon 2').hull).toEqual({ kind: 'land', hardness: 6 });
  });
});

test('what an engine sends is no thing of its own that could be counted, nor does a ram fly', () => {
  const all = ['Ballista', 'Battering Ram'].flatMap((name) =>
    bridge.figures(strangersStats(rules, name).stats as Stats),
  );
  expect(all.filter(({ title }) => title.startsWith('Missiles of'))).toEqual([]);
  expect(all.filter(({ title }) => title.startsWith('Range of') && /ram/i.test(title))).toEqual([]);
});
