import { afterEach, describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import { seededDice } from '../../../shared/dice/seeded.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { somebodyParts } from '../../../shared/pages/somebody.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

let desk: TestDesk;
afterEach(() => desk.end());

const deskOf = async (
  dice: ConstructorParameters<typeof TestDesk>[0],
  system: CommandInput<'app.createCampaign'>['system'] = 'ose',
): Promise<TestDesk> => {
  const made = new TestDesk(dice);
  await made.tell('app.createCampaign', { name: 'Names', path: made.campaignPath, system });
  return made;
};

const addTable = async (name: string, texts: string[], folder = ''): Promise<number> =>
  (
    await desk.tell('table.add', {
      ...{ name, folder },
      columns: [{ title: '', dice: `1d${texts.length}` }],
      rows: texts.map((text, at) => ({ spans: [{ from: at + 1, to: at + 1 }], text })),
    })
  ).id;

const somebody = async (said: CommandInput<'prep.somebody'>['said'] = {}) => {
  const { thrown } = await desk.tell('prep.somebody', { said });
  return Object.fromEntries(thrown.map(({ part, ...rest }) => [part, rest]));
};

describe('the program’s own lists', () => {
  test.each(systems.map(({ id }) => id))(
    'are offered in %s, each taken by copy and taken back',
    async (id) => {
      desk = await deskOf(seededDice(1), id);
      const { tables, licence } = await desk.ask('table.offered', {});
      expect(tables).toHaveLength(13);
      expect(licence).toMatch(/^CC0 1\.0/);
      for (const { id: contentId, folder, name, rows, dice } of tables) {
        const taken = await desk.tell('table.takeFromContent', { contentId });
        const view = await desk.ask('table.view', { id: taken.id });
        expect(view).toMatchObject({ folder, name, source: `own/${contentId}`, problems: [] });
        expect(view.licence).toBe('CC0 1.0 Universal');
        expect(view.columns[0]?.dice).toBe(dice);
        expect(view.rows).toHaveLength(rows);
      }
      const before = contents(desk.desk.campaign.file);
      await desk.tell('journal.undo', {});
      expect((await desk.ask('table.list', {})).tables).toHaveLength(12);
      await desk.tell('journal.redo', {});
      expect(contents(desk.desk.campaign.file)).toEqual(before);
    },
  );

  test('come a second time under a free name; one that is not there is refused', async () => {
    desk = await deskOf(seededDice(1));
    await desk.tell('table.takeFromContent', { contentId: 'names-elf' });
    await desk.tell('table.takeFromContent', { contentId: 'names-elf' });
    const { tables } = await desk.ask('table.list', {});
    expect(tables.map(({ folder, name }) => `${folder}/${name}`)).toEqual(['Names/Elf', 'Names/Elf (2)']);
    const refusal = await desk.refusal('table.takeFromContent', { contentId: 'names-orc' });
    expect(refusal.message).toBe('The program has no list names-orc. Nothing was taken.');
    expect((await desk.ask('table.list', {})).tables).toHaveLength(2);
  });
});

describe('names after a table', () => {
  test('are ten new ones, the same for the same seed, and no step', async () => {
    desk = await deskOf(seededDice(1));
    const { id } = await desk.tell('table.takeFromContent', { contentId: 'names-dwarf' });
    const before = contents(desk.desk.campaign.file);
    const { names, sentence } = await desk.ask('table.namesAfter', { id, seed: 3 });
    expect(sentence).toBeNull();
    expect(new Set(names).size).toBe(10);
    const rows = (await desk.ask('table.view', { id })).rows.map(({ text }) => text);
    expect(names.filter((name) => rows.includes(name))).toEqual([]);
    expect((await desk.ask('table.namesAfter', { id, seed: 3 })).names).toEqual(names);
    expect((await desk.ask('table.namesAfter', { id, seed: 4 })).names).not.toEqual(names);
    expect(contents(desk.desk.campaign.file)).toEqual(before);
  });

  test('of too few names are none, and it says why', async () => {
    desk = await deskOf(seededDice(1));
    const id = await addTable('Names', ['Oda', 'Marl', '{2d4} goblins']);
    expect(await desk.ask('table.namesAfter', { id })).toEqual({
      names: [],
      sentence: 'Names are made after a table of at least 20; this one has 2.',
    });
  });
});

describe('somebody', () => {
  test('comes of the program’s own lists, kin before name, and nothing is written', async () => {
    // A dwarf (15 of d20), the first name of a dwarf, then the first of every list.
    desk = await deskOf(scriptedDice([15, 1, 1, 1, 1, 1, 1]));
    const before = contents(desk.desk.campaign.file);
    const found = await somebody();
    expect(Object.keys(found)).toEqual([...somebodyParts]);
    expect(found['kin']?.text).toBe('dwarf');
    expect(found['name']).toEqual({ text: 'Agni', table: 'Dwarf', isOwn: true });
    expect(found['trade']).toEqual({ text: 'apothecary', table: 'Trades', isOwn: true });
    expect(contents(desk.desk.campaign.file)).toEqual(before);
  });

  test('comes of the campaign’s tables where they bear the names, wherever they stand', async () => {
    desk = await deskOf(seededDice(5));
    await addTable('kin', ['{orc|goblin}']);
    await addTable('NAMES', ['Gruk']);
    await addTable('Trades', ['{Jobs} of the {1d1} tribe'], 'Tribe/People');
    await addTable('Jobs', ['scout']);
    const found = await somebody();
    expect(['orc', 'goblin']).toContain(found['kin']?.text);
    expect(found['name']).toEqual({ text: 'Gruk', table: 'NAMES', isOwn: false });
    expect(found['trade']).toEqual({ text: 'scout of the 1 tribe', table: 'Trades', isOwn: false });
    expect(found['voice']?.isOwn).toBe(true);
    // Of one kin goes before those for everybody.
    await addTable('Elf', ['Sool'], 'Names');
    expect((await somebody({ kin: 'ELF' }))['name']).toEqual({ text: 'Sool', table: 'Elf', isOwn: false });
    expect((await somebody({ kin: 'orc' }))['name']?.text).toBe('Gruk');
  });

  test('is thrown again for one part, the others as they are said; a kin without names has a man’s or a woman’s', async () => {
    desk = await deskOf(scriptedDice([2, 1]));
    const said = {
      kin: 'lizard {of} [the] fen/marsh',
      trade: 'x',
      trait: 'x',
      want: '',
      secret: '',
      voice: '',
    };
    expect(await somebody(said)).toEqual({ name: { text: 'Abric', table: 'Man', isOwn: true } });
  });

  test('takes no more than fits, and says of what is too long', async () => {
    desk = await deskOf(seededDice(5));
    await addTable('Voices', [`a\n ${'𐐨'.repeat(1000)}`]);
    const voice = (await somebody({ kin: 'elf', name: 'Oda', trade: '', trait: '', want: '', secret: '' }))[
      'voice'
    ]?.text;
    expect(voice).toMatch(/^a 𐐨+$/u);
    expect(voice?.length).toBeLessThanOrEqual(400);
    const refusal = await desk.refusal('prep.somebody', { said: { kin: 'x'.repeat(401) } });
    expect(refusal.details).toEqual({ 'said.kin': 'At most 400 characters.' });
    expect((await desk.refusal('prep.somebody', { said: { hat: 'red' } })).code).toBe('bad-input');
  });
});
