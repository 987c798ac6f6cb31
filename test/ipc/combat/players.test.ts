import { afterEach, describe, expect, test } from 'vitest';
import type { Dice } from '../../../shared/dice/dice.ts';
import { playersFields } from '../../../shared/ipc/fight/players/players-fields.ts';
import type { shownAs } from '../../../shared/ipc/fight/players/players-fields.ts';
import { healthWord } from '../../../src-main/areas/combat/players/health.ts';
import { FightTable } from './fight-table.ts';

const tables: FightTable[] = [];
afterEach(async () => {
  for (const table of tables.splice(0)) await table.end();
});

/** From the beginning to the first blow. */
const mostSteps = 8;

/** Each act begins with the same faces, so that dice of those who throw last change none of the others'. */
class SameFaces implements Dice {
  at = 0;
  /** The fourth: his who is hidden, and acts after all others. */
  readonly last: number;

  constructor(last = 1) {
    this.last = last;
  }

  roll(sides: number): number {
    const faces = [5, 2, 3, this.last, 1, 4];
    const face = faces[this.at % faces.length] ?? 1;
    this.at += 1;
    return Math.min(face, sides);
  }
}

type Shown = (typeof shownAs)[number];

async function seat(system: string, settings: Record<string, boolean | string>, as: Shown) {
  const dice = new SameFaces(system === 'hackmaster' ? 9 : 1);
  const table = new FightTable(dice);
  tables.push(table);
  await table.sitDown(system, settings);
  for (const field of as === 'hidden' ? [] : playersFields)
    await table.tell('campaign.showPlayers', { field, as });
  return { table, dice };
}

/** A fight as the players see it, act after act; with a chief nobody sees and an orc who has more in him, or without. */
async function seenOf(
  system: string,
  settings: Record<string, boolean | string>,
  as: Shown,
  isOther: boolean,
): Promise<string[]> {
  const { table, dice } = await seat(system, { ...settings, ...(isOther && { oddsShown: false }) }, as);
  const seen: string[] = [];
  const look = async () => seen.push(JSON.stringify(await table.ask('combat.playersView', {})));
  await table.begin({
    comers: [
      { name: 'goblin', hp: 5 },
      { name: 'orc', hp: isOther ? 9 : 4 },
      ...(isOther ? [{ name: 'Grix', hp: 30 }] : []),
    ],
    feet: 5,
  });
  if (isOther) {
    const { fight, after } = await table.board();
    const ends = { at: 'said' } as const;
    await table.tell('combat.afflict', { fightId: fight.id, after, ids: ['f3'], name: 'Hidden', ends });
  }
  await look();
  const { fight } = await table.board();
  for (let steps = 0; steps < mostSteps; steps += 1) {
    dice.at = 0;
    const acts = await table.ask('combat.acts', { fightId: fight.id, fighter: 'c1' });
    const blow = acts?.own.find((act) => act.role === 'attack' && act.targets?.includes('f1') === true);
    const next = blow ?? acts?.table[0];
    if (next === undefined) break;
    const [way] = next.ways ?? [];
    await table.throwAll({
      ...{ kind: next.kind, actor: next.actor },
      ...(blow !== undefined && { target: 'f1' }),
      ...(way !== undefined && { way }),
    });
    if (next.kind === 'initiative' || blow !== undefined) await look();
    if (blow !== undefined) break;
  }
  return seen;
}

describe.each([
  ['ose', 'sides', {}],
  ['ose', 'everybody for himself', { individualInitiative: true }],
  ['swords-wizardry', 'core', { combatSequence: 'core' }],
  ['basic-fantasy', 'by numbers', {}],
  ['hackmaster', 'seconds', {}],
] as const)('%s, %s', (system, _order, settings) => {
  test.each(['words', 'shown'] as const)(
    'two campaigns that differ in what players do not see show them the same to the letter: %s',
    async (as) => {
      const one = await seenOf(system, settings, as, false);
      const other = await seenOf(system, settings, as, true);
      expect(other).toEqual(one);
      expect(one.join()).toMatch(/Hild/u);
      expect(one.join()).not.toMatch(/Grix/u);
    },
  );
});

test('nothing is seen but who stands there until the referee says otherwise', async () => {
  const { table } = await seat('ose', {}, 'hidden');
  expect(await table.ask('combat.playersView', {})).toBeNull();
  await table.begin({ comers: [{ name: 'goblins', count: 2, hp: 4 }], feet: 5 });
  const bare = [
    { name: 'Hild', ours: true },
    { name: 'Foe 1', ours: false },
    { name: 'Foe 2', ours: false },
  ];
  expect(await table.ask('combat.playersView', {})).toEqual({ who: bare });
  await table.tell('campaign.showPlayers', { field: 'health', as: 'shown' });
  await table.tell('campaign.showPlayers', { field: 'names', as: 'words' });
  expect((await table.newest()).summary).toBe('What players see of a fight: names of foes in words.');
  await expect(table.tell('campaign.showPlayers', { field: 'names', as: 'words' })).rejects.toThrow(
    'It is so already.',
  );
  // Other choices of the campaign leave it as it is.
  await table.tell('campaign.changeSettings', { settings: { morale: true } });
  expect(await table.ask('combat.playersView', {})).toEqual({
    who: [
      { name: 'Hild', ours: true, health: '8 of 8' },
      { name: 'Goblins 1', ours: false, health: 'unhurt' },
      { name: 'Goblins 2', ours: false, health: 'unhurt' },
    ],
  });
});

test('dice of the party are shown, those of its foes are not', async () => {
  const { table } = await seat('hackmaster', {}, 'shown');
  await table.begin({ comers: [{ name: 'orc', hp: 9 }], feet: 5 });
  await table.throwAll({ kind: 'initiative', actor: null });
  expect(await table.ask('combat.playersView', {})).toMatchObject({ dice: ['Hild: d12 5'] });
});

test('hit points in words', () => {
  const word = (hp: number, status: Parameters<typeof healthWord>[0]['status'] = 'active') =>
    healthWord({ hp, maxHp: 8, status });
  expect([8, 7, 6, 5, 3, 2, 1, 0].map((hp) => word(hp))).toEqual([
    'unhurt',
    'scratched',
    'scratched',
    'hurt',
    'hurt',
    'badly hurt',
    'badly hurt',
    'down',
  ]);
  expect([word(8, 'dead'), word(3, 'fled'), word(3, 'surrendered')]).toEqual(['down', 'gone', 'gave up']);
});
