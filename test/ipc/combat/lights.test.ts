import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
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
      {
        id: 'l1',
        source: 'torch',
        who: 'Hild',
        atFeet: 0,
        brightFeet: 30,
        dimFeet: 30,
        ends: false,
      },
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
    expect((await table.board()).lights).toMatchObject([{ source: 'torch', atFeet: 0 }]);
  });
});

describe('one light, in the fight and on the sheet of lights', () => {
  const tell = async (what: Omit<CommandInput<'combat.light'>, 'fightId' | 'after'>) => {
    const { after } = await table.board();
    return table.tell('combat.light', { fightId: 1, after, ...what });
  };
  const onSheet = async () => {
    const { delve } = await table.ask('dungeon.delve', {});
    return delve?.lights.map(({ bearer, bearerId, lit }) => ({ bearer, borne: bearerId !== null, lit }));
  };
  const inFight = async () =>
    (await table.ask('combat.lights', { fightId: 1 }))?.lights.map(({ bearer, atFeet, lit }) => ({
      bearer,
      atFeet,
      lit,
    }));
  let torch = '';
  beforeEach(async () => {
    torch = `l${await withTorch()}`;
    await table.begin({ comers: [{ name: 'goblin', hp: 4 }], feet: 20 });
  });

  test('dropped, it lies where he stands and burns on; undo puts it back into his hand', async () => {
    await tell({ lightId: torch, does: 'drop' });
    expect(await onSheet()).toEqual([{ bearer: 'where Hild stood', borne: false, lit: true }]);
    await table.propose({ kind: 'overrule', change: 'place', id: 'c1', atFeet: -100 });
    expect(await inFight()).toEqual([{ bearer: null, atFeet: 0, lit: true }]);
    expect(await marksOf('Hild')).toEqual(['in the dark']);
    await table.tell('journal.undo', {});
    await table.tell('journal.undo', {});
    expect(await onSheet()).toEqual([{ bearer: 'Hild', borne: true, lit: true }]);
    expect(await inFight()).toEqual([{ bearer: 'c1', atFeet: 0, lit: true }]);
  });

  test('thrown, moved, taken by a foe and taken back: each is one line of the log', async () => {
    const { seq } = await table.newest();
    await tell({ lightId: torch, does: 'throw', atFeet: 30 });
    expect((await table.newest()).seq).toBe(seq + 1);
    expect((await table.newest()).summary).toBe('Hild’s torch is thrown to 30 feet. It burns on.');
    expect(await onSheet()).toEqual([{ bearer: '30 feet from Hild', borne: false, lit: true }]);
    await tell({ lightId: torch, does: 'move', atFeet: 25 });
    await tell({ lightId: torch, does: 'take', fighter: 'f1' });
    expect(await inFight()).toEqual([{ bearer: 'f1', atFeet: 20, lit: true }]);
    expect((await onSheet())?.[0]).toMatchObject({ borne: false, lit: true });
    // The foe keeps it, whatever else happens.
    await table.propose(note);
    expect(await inFight()).toEqual([{ bearer: 'f1', atFeet: 20, lit: true }]);
    await tell({ lightId: torch, does: 'take', fighter: 'c1' });
    expect(await onSheet()).toEqual([{ bearer: 'Hild', borne: true, lit: true }]);
  });

  test('thrown it may go out; blown out it is dark, and lit again it shines', async () => {
    await tell({ lightId: torch, does: 'blowOut' });
    expect(await onSheet()).toEqual([{ bearer: 'Hild', borne: true, lit: false }]);
    expect(await marksOf('Goblin')).toEqual(['in the dark']);
    // Within the turn the fire the party brought in is at hand.
    await tell({ lightId: torch, does: 'light', fighter: 'c1' });
    expect(await marksOf('Goblin')).toEqual([]);
    await tell({ lightId: torch, does: 'throw', atFeet: 10, burnsOn: false });
    expect((await table.newest()).summary).toBe('Hild’s torch is thrown to 10 feet. It goes out.');
    expect((await onSheet())?.[0]).toMatchObject({ borne: false, lit: false });
  });

  test('a fresh one is lit from what burns, takes the torch out of the pack and the act', async () => {
    await table.propose(initiative, 5, 2);
    const next = { kind: 'next', actor: null } as const;
    while ((await table.row('Hild')).standing !== 'mayAct') await table.throwAll(next);
    await tell({ lightId: null, does: 'light', fighter: 'c1', kind: 'torch' });
    expect(await inFight()).toHaveLength(2);
    expect((await table.row('Hild')).standing).toBe('acted');
    expect((await table.ask('combat.lights', { fightId: 1 }))?.fresh).toEqual([]);
  });

  test('who falls lets it fall: it burns where he fell, also on the sheet; taken at the end by nobody', async () => {
    await table.propose({ kind: 'overrule', change: 'hurt', id: 'c1', amount: 20 });
    expect(await onSheet()).toEqual([{ bearer: 'where Hild fell', borne: false, lit: true }]);
    await table.tell('combat.end', { fightId: 1 });
    expect(await onSheet()).toEqual([{ bearer: 'where Hild fell', borne: false, lit: true }]);
  });

  test('let fall on the sheet of lights, it lies at his feet in the fight', async () => {
    await table.propose({ kind: 'overrule', change: 'place', id: 'c1', atFeet: 15 });
    const lightId = Number(torch.slice(1));
    await table.tell('light.drop', { lightId, where: 'by the door', burnsOn: true });
    await table.propose(note);
    expect(await inFight()).toEqual([{ bearer: null, atFeet: 15, lit: true }]);
    expect(await onSheet()).toEqual([{ bearer: 'by the door', borne: false, lit: true }]);
  });

  test('covered, it shows nothing here and still burns there, whatever the fight does', async () => {
    await table.tell('light.cover', { lightId: Number(torch.slice(1)), covered: true });
    const { after } = await table.board();
    await table.tell('combat.afflict', {
      fightId: 1,
      after,
      ids: ['f1'],
      name: 'blinded',
      ends: { at: 'said' },
    });
    expect((await table.board()).lights).toEqual([]);
    expect(await onSheet()).toEqual([{ bearer: 'Hild', borne: true, lit: true }]);
  });

  test('what ends with this turn is told among what comes next', async () => {
    await table.tell('light.setTurnsLeft', { lightId: Number(torch.slice(1)), turnsLeft: 1 });
    expect((await table.board()).lights).toMatchObject([{ source: 'torch', ends: true }]);
  });

  test('what cannot be is said, and nothing changes', async () => {
    const { after } = await table.board();
    const at = { fightId: 1, after };
    const said = async (what: Omit<CommandInput<'combat.light'>, 'fightId' | 'after'>) =>
      (await table.refusal('combat.light', { ...at, ...what })).message;
    expect(await said({ lightId: 'l99', does: 'drop' })).toBe(
      'That light is no longer there. Nothing was changed.',
    );
    expect(await said({ lightId: torch, does: 'throw' })).toBe('Say where it goes. Nothing was changed.');
    expect(await said({ lightId: torch, does: 'take' })).toBe('Say who does it. Nothing was changed.');
    expect(await said({ lightId: torch, does: 'move', atFeet: 3 })).toMatch(/Nothing was changed/);
    expect(await said({ lightId: null, does: 'light', fighter: 'f1', kind: 'torch' })).toMatch(
      /Nothing was lit/,
    );
    expect((await table.board()).after).toBe(after);
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
