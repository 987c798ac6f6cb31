import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

/** Carts and ships of the roster in a fight. BF-VEH-1 to 7. */

let table: FightTable;
beforeEach(() => {
  table = new FightTable(oneAfterAnother([4]));
});
afterEach(() => table.end());

type Vehicle = Partial<CommandInput<'character.add'>>;

async function owned(more: Vehicle = {}, system = 'basic-fantasy'): Promise<number> {
  await table.sitDown(system);
  const cart = { name: 'The Mule', className: 'Wagon', kind: 'vehicle' as const, hp: 16, maxHp: 16, ...more };
  return (await table.tell('character.add', { ...cart, level: 0 })).id;
}

const sheet = async (id: number) => {
  const { members } = await table.ask('party.view', {});
  const one = members.find((each) => each.id === id);
  return one && [one.hp, one.maxHp];
};
const hurt = (id: string, amount: number) => table.propose({ kind: 'overrule', change: 'hurt', id, amount });

describe('a wagon of the party', () => {
  test('fights where a line names it, with its Hardness, and stays behind otherwise', async () => {
    await owned();
    expect((await table.ask('combat.names', {})).people).toEqual(['Hild', 'The Mule']);
    const { rows } = await table.begin({ lines: 'orc hp 9; The Mule @-10', feet: 30 });
    expect(rows.map(({ name, side, hp, maxHp, atFeet }) => [name, side, hp, maxHp, atFeet])).toEqual([
      ['Hild', 'party', 8, 8, 0],
      ['The Mule', 'party', 32, 32, -10],
      ['Orc', 'foes', 9, 9, 30],
    ]);
    expect((await table.row('The Mule')).marks).toEqual(['sound', 'Hardness 6, 16 a side']);
    await table.tell('combat.end', { fightId: 1 });
    const again = await table.begin({ lines: 'orc hp 9', feet: 30 });
    expect(again.rows.map(({ name }) => name)).toEqual(['Hild', 'Orc']);
    expect(table.errors).toEqual([]);
  });

  test('has on its sheet what is left of it: slower at 0, stopped as far below, and mended from there', async () => {
    const id = await owned();
    await table.begin({ lines: 'orc hp 9; The Mule', feet: 30 });
    await hurt(`c${id}`, 16);
    expect(await sheet(id)).toEqual([6, 16]);
    expect((await table.row('The Mule')).marks).toEqual(['sound', 'Hardness 6, 16 a side', 'front −10']);
    await hurt(`c${id}`, 12);
    expect(await sheet(id)).toEqual([0, 16]);
    expect((await table.row('The Mule')).marks).toContain('half speed');
    await table.tell('combat.end', { fightId: 1 });
    expect(await sheet(id)).toEqual([0, 16]);
    await table.tell('character.edit', { id, changes: { hp: -4 } });
    await table.begin({ lines: 'wolf hp 9; The Mule', feet: 30 });
    expect(await table.row('The Mule')).toMatchObject({ hp: 12, maxHp: 32 });
    expect((await table.row('The Mule')).marks).toEqual(['half speed', 'Hardness 6, 16 a side', 'front −20']);
    await hurt(`c${id}`, 40);
    expect(await table.row('The Mule')).toMatchObject({ hp: 0, status: 'dead' });
    expect((await table.newest()).summary).toContain('The Mule is immobilised');
    expect(await sheet(id)).toEqual([-16, 16]);
    await table.tell('journal.undo', {});
    expect(await sheet(id)).toEqual([-4, 16]);
    await table.tell('journal.redo', {});
    // Mended in another window while they fight.
    await table.tell('character.edit', { id, changes: { hp: 8 } });
    expect(await table.row('The Mule')).toMatchObject({ hp: 24, maxHp: 32 });
    await table.propose({ kind: 'overrule', change: 'note', id: null, words: 'Go on' });
    expect(await table.row('The Mule')).toMatchObject({ hp: 24, maxHp: 32, status: 'active' });
    expect(await sheet(id)).toEqual([8, 16]);
    expect(table.errors).toEqual([]);
  });

  test('is replayed, joins later, and is the same after a restart', async () => {
    const id = await owned({ sheet: { notes: 'Hardness 9.' } });
    await table.begin({ lines: 'orc hp 9', feet: 30 });
    const { after } = await table.board();
    await table.tell('combat.join', { fightId: 1, after, people: [id] });
    expect((await table.row('The Mule')).marks).toEqual(['sound', 'Hardness 9, 16 a side']);
    await hurt(`c${id}`, 20);
    const board = await table.board();
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect(await table.board()).toEqual(board);
    expect(await sheet(id)).toEqual([5, 16]);
  });

  test('stays one in the fight though its sheet is made another’s', async () => {
    const id = await owned();
    await table.begin({ lines: 'orc hp 9; The Mule', feet: 30 });
    await table.tell('character.edit', { id, changes: { kind: 'mount' } });
    await table.tell('character.edit', { id: table.hild, changes: { kind: 'vessel' } });
    await hurt(`c${id}`, 8);
    expect(await sheet(id)).toEqual([14, 16]);
    expect(await sheet(table.hild)).toEqual([8, 8]);
    expect((await table.row('The Mule')).marks).toContain('Hardness 6, 16 a side');
    expect(table.errors).toEqual([]);
  });
});

describe('what is known of a ship', () => {
  test.each<[string, Vehicle, number[], string]>([
    [
      'listed under its own name',
      { name: 'Galley, Small', className: 'Vessel' },
      [150, 150],
      'Hardness 8, 75 a side',
    ],
    [
      'listed as what it is',
      { name: 'The Gull', className: 'Longship' },
      [220, 220],
      'Hardness 9, 110 a side',
    ],
    ['listed with another', { name: 'Raft/Barge', className: 'Vessel' }, [24, 24], 'Hardness 6, 12 a side'],
    ['said of nobody', { name: 'The Gull', className: 'Vessel' }, [2, 2], 'Hardness 6, 1 a side'],
  ])('%s stands for what its sheet does not say', async (_what, ship, hp, mark) => {
    await owned({ ...ship, kind: 'vessel', hp: 0, maxHp: 0 });
    const name = ship.name ?? '';
    const people = (await table.ask('party.view', {})).members.map(({ id }) => id);
    await table.begin({ lines: 'orc hp 9', people, feet: 30 });
    const row = await table.row(name);
    expect([row.hp, row.maxHp]).toEqual(hp);
    expect(row.marks).toContain(mark);
    const { wanting } = await table.board();
    expect(wanting.some(({ title }) => title === 'Hardness')).toBe(mark.includes(', 1 a side'));
  });
});

test.each(['ose', 'swords-wizardry', 'hackmaster'])(
  'under %s no vehicle of the party stands in a fight',
  async (system) => {
    await owned({}, system);
    expect((await table.ask('combat.names', {})).people).toEqual(['Hild']);
    const { rows } = await table.begin({ lines: 'orc hp 9', feet: 30 });
    expect(rows.map(({ name }) => name.toLowerCase())).toEqual(['hild', 'orc']);
    const { after } = await table.board();
    const refusal = await table.refusal('combat.join', { fightId: 1, after, people: [2] });
    expect(refusal.message).toContain('or are vehicles that do not fight');
  },
);
