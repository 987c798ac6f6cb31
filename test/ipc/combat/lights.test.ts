import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from './fight-table.ts';

let table: FightTable;

beforeEach(async () => {
  table = new FightTable(oneAfterAnother([3, 5, 2]));
  await table.sitDown('ose');
});
afterEach(() => table.end());

const initiative = { kind: 'initiative', actor: null } as const;
const note = { kind: 'overrule', change: 'note', id: null, words: 'The gong sounds' } as const;

/** Hild enters a dungeon with a torch in hand, and it burns. */
async function withTorch(): Promise<number> {
  await table.tell('inventory.add', {
    to: { in: 'holder', id: table.hild },
    item: { kind: 'torch', name: 'Torch', quantity: 2 },
  });
  await table.tell('dungeon.enter', { name: 'The crypt', speakerId: null });
  const { id } = await table.tell('light.kindle', { characterId: table.hild, kind: 'torch' });
  return id;
}

const marksOf = async (name: string) => (await table.row(name)).marks;

describe('a light of the party shines in its fight, thirty feet by OSE-LGT', () => {
  test('who stands beyond it is in the dark, who stands within is not', async () => {
    await withTorch();
    await table.begin({
      comers: [
        { name: 'goblin', hp: 4, count: 1 },
        { name: 'orc', hp: 4, atFeet: 60 },
      ],
      feet: 20,
    });
    expect((await table.board()).lights).toEqual([
      { source: 'Torch', atFeet: 0, brightFeet: 30, dimFeet: 30 },
    ]);
    expect(await marksOf('Goblin')).toEqual([]);
    expect(await marksOf('Orc')).toEqual(['in the dark']);
  });

  test('put out on the sheet of lights, it is out with the next act; undo brings it back', async () => {
    const torch = await withTorch();
    await table.begin({ comers: [{ name: 'goblin', hp: 4 }], feet: 20 });
    await table.tell('light.douse', { lightId: torch });
    await table.propose(note);
    expect((await table.board()).lights).toEqual([]);
    expect(await marksOf('Goblin')).toEqual(['in the dark']);
    await table.tell('journal.undo', {});
    expect((await table.board()).lights).toHaveLength(1);
  });

  test('a torch lit in the middle of a fight shines from the next act on', async () => {
    const torch = await withTorch();
    await table.tell('light.douse', { lightId: torch });
    await table.begin({ comers: [{ name: 'goblin', hp: 4 }], feet: 20 });
    expect((await table.board()).lights).toEqual([]);
    await table.tell('light.kindle', { characterId: table.hild, kind: 'torch' });
    await table.propose(note);
    expect((await table.board()).lights).toMatchObject([{ source: 'Torch', atFeet: 0 }]);
  });
});

test('what changed on a sheet meanwhile counts for the dice that are asked: nothing is refused for it', async () => {
  await table.begin({ comers: [{ name: 'goblin', hp: 4 }], feet: 5 });
  await table.propose(initiative, 2, 5);
  const next = { kind: 'next', actor: null } as const;
  while ((await table.row('Goblin')).standing !== 'mayAct') await table.throwAll(next);
  // The goblin needs 19 less Hild's armour class of 9: 10 or more. In plate, 3, it needs 16.
  await table.tell('inventory.add', {
    to: { in: 'holder', id: table.hild },
    item: {
      kind: 'armour',
      name: 'Plate mail',
      quantity: 1,
      state: 'worn',
      facts: { acBonus: 6, armourType: 'heavy' },
    },
  });
  const foe = (await table.row('Goblin')).id;
  const acts = await table.ask('combat.acts', { fightId: 1, fighter: foe });
  const blow = acts?.own.find(({ role, barred }) => role === 'attack' && barred === null);
  const way = blow?.ways?.[0];
  const asked = await table.propose(
    { kind: blow?.kind ?? '', actor: foe, target: 'c1', ...(way !== undefined && { way }) },
    12,
  );
  expect(asked.wanted).toBeNull();
  expect((await table.row('Hild')).hp).toBe(8);
});
