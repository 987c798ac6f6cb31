import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { market } from '../../unit/imports/random-tables/generators.ts';
import { tale } from '../../unit/imports/random-tables/grammars.ts';
import { gems, mill, omens, oneOf } from '../../unit/imports/random-tables/roll-tables.ts';
import { deskWith, readFile, readText, readyImports } from '../import-desk.ts';
import type { TestDesk } from '../test-desk.ts';

beforeAll(readyImports);

let desk: TestDesk;
afterEach(() => desk.end());

const pool = { in: 'pool' } as const;
const lastSentence = async (): Promise<string> =>
  (await desk.ask('log.list', { limit: 1 })).lines[0]?.summary ?? '';
const tables = async (): Promise<string[]> =>
  (await desk.ask('table.list', {})).tables.map(({ folder, name }) =>
    folder === '' ? name : `${folder}/${name}`,
  );
const viewOf = async (name: string) => {
  const { tables: all } = await desk.ask('table.list', {});
  const id = all.find((each) => each.name === name)?.id ?? 0;
  return desk.ask('table.view', { id });
};
const take = async (text: string) => {
  const preview = await readText(desk, text);
  return { preview, taken: await desk.tell('import.take', { token: preview.token, to: pool }) };
};

describe('roll tables of a virtual table', () => {
  it('come in one step, throw on each other, and go back by one undo', async () => {
    desk = await deskWith('ose');
    const { preview, taken } = await take(JSON.stringify([mill, gems, omens]));
    expect(preview).toMatchObject({ randomTables: 3, tables: 0, refused: 0, stand: 0 });
    expect(taken).toEqual({
      characters: 0,
      items: 0,
      tables: 0,
      randomTables: 3,
      dungeons: 0,
      creatures: 0,
      musters: 0,
      pages: 0,
      renewed: 0,
    });
    expect(await lastSentence()).toBe('Imported 3 random tables (Virtual table, JSON).');
    expect(await tables()).toEqual(['In the mill', 'Gems', 'Omens']);

    const { rows, notes, problems, purpose } = await viewOf('In the mill');
    expect([notes, problems, purpose]).toEqual(['When the wheel stands still.\nOnce a day.', [], 'any']);
    expect(rows.map(({ text }) => text)).toEqual([
      '{1d6} rats and {2d4} gp',
      '{Gems}',
      'Old miller',
      'Flour & \\{dust|dirt\\}',
    ]);
    expect(rows[1]?.pieces[0]?.leadsTo?.name).toBe('Gems');
    expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
    expect((await viewOf('Omens')).cards).toEqual({ left: 2, of: 3 });

    await desk.tell('journal.undo', {});
    expect(await tables()).toEqual([]);
    await desk.tell('journal.redo', {});
    expect((await viewOf('Omens')).cards).toEqual({ left: 2, of: 3 });
  });

  it('give the creatures and things that they refer to: own ones first, else of the book, else by name', async () => {
    desk = await deskWith('ose');
    const { id } = await desk.tell('creature.add', { name: 'Lamp ghoul', system: 'ose' });
    const refersTo = (at: number, text: string, kind: string) => ({
      ...{ text, type: 'document', documentUuid: `${kind}.a`, range: [at, at] },
    });
    const results = [
      refersTo(1, 'Lamp Ghouls', 'Actor'),
      refersTo(2, 'Goblins', 'Actor'),
      refersTo(3, 'Nobody Known', 'Actor'),
      refersTo(4, 'Rope of tin', 'Item'),
    ];
    await take(JSON.stringify({ name: 'Comers', formula: '1d4', results }));
    const { rows } = await viewOf('Comers');
    expect(rows.map(({ gives }) => gives)).toEqual([
      [{ kind: 'creature', creature: `own:${id}`, name: 'Lamp Ghouls', number: '' }],
      [{ kind: 'creature', creature: 'goblin', name: 'Goblins', number: '' }],
      [{ kind: 'creature', creature: '', name: 'Nobody Known', number: '' }],
      [{ kind: 'thing', name: 'Rope of tin', quantity: '' }],
    ]);
  });

  it('never stand over one of the same name, and lead to their own', async () => {
    desk = await deskWith('ose');
    await desk.tell('table.add', { name: 'gems', columns: [{ title: '', dice: '1d4' }] });
    const { preview } = await take(JSON.stringify([mill, gems]));
    expect([preview.stand, preview.first.map(({ stands }) => stands)]).toEqual([1, [false, true]]);
    expect(await tables()).toEqual(['gems', 'In the mill', 'Gems (2)']);
    expect((await viewOf('In the mill')).rows[1]).toMatchObject({ text: '{Gems (2)}', faults: [] });
    await take(JSON.stringify([mill, gems]));
    expect((await tables()).slice(3)).toEqual(['In the mill (2)', 'Gems (3)']);
    expect((await viewOf('In the mill (2)')).rows[1]?.pieces[0]?.leadsTo?.name).toBe('Gems (3)');
  });

  it('name in words the tables that are nowhere, and lead to those of the campaign', async () => {
    desk = await deskWith('ose');
    await desk.tell('table.add', { name: 'Rings', columns: [{ title: '', dice: '1d4' }] });
    const text = '@UUID[RollTable.a]{Rings}, @UUID[RollTable.b]{Old gems}';
    await take(JSON.stringify(oneOf({}, text)));
    expect((await viewOf('One')).rows[0]).toMatchObject({ text: '{Rings}, Old gems', faults: [] });
    expect(await lastSentence()).toBe(
      'Imported the random table One (Virtual table, JSON). There is no table Old gems; the rows name it.',
    );
  });

  it('are taken by what is ticked, from all files of a folder together', async () => {
    desk = await deskWith('ose');
    const folder = join(desk.folder, 'tables');
    mkdirSync(folder);
    [mill, gems, omens].forEach((each, at) => {
      writeFileSync(join(folder, `fvtt-RollTable-${at}.json`), JSON.stringify(each));
    });
    const preview = await readFile(desk, folder);
    expect(preview).toMatchObject({ format: 'Virtual table, JSON, 3 files', randomTables: 3 });
    await desk.tell('import.take', { token: preview.token, indexes: [0, 1], to: pool });
    expect(await tables()).toEqual(['In the mill', 'Gems']);
    expect((await viewOf('In the mill')).rows[1]?.pieces[0]?.leadsTo?.name).toBe('Gems');
  });
});

describe('a grammar of Tracery', () => {
  it('comes into a folder of its own in one step, and is rolled through its tables', async () => {
    desk = await deskWith('ose');
    const path = join(desk.folder, 'tale.json');
    writeFileSync(path, JSON.stringify(tale));
    const takeTale = async () => {
      const { token } = await readFile(desk, path);
      await desk.tell('import.take', { token, to: pool });
    };
    await takeTale();
    const names = ['origin', 'name', 'beast', 'story', 'omen'];
    expect(await tables()).toEqual(names.map((name) => `tale/${name}`));
    expect(await lastSentence()).toBe('Imported 5 random tables (Tracery grammar, JSON).');
    const story = await viewOf('story');
    expect(story.rows.map(({ text }) => text)).toEqual([
      '{hero=name} rode {beast.a}. {$hero.cap} fell.',
      'No {beast.s.cap} came.',
    ]);
    expect((await viewOf('name')).rows.map(({ chance }) => chance.fraction)).toEqual(['2/3', '1/3']);
    const { id } = await viewOf('origin');
    const faces = [1, 3, 1].map((face) => ({ face, source: 'typed' as const }));
    const { tree } = await desk.tell('table.roll', { id, faces });
    expect(tree.text).toBe('Odo rode an owl. Odo fell.');

    await takeTale();
    expect((await tables()).slice(5)).toEqual(names.map((name) => `tale (2)/${name}`));
    const { tables: all } = await desk.ask('table.list', {});
    const second = await desk.ask('table.view', { id: all[5]?.id ?? 0 });
    expect(second.rows[0]?.pieces[0]?.leadsTo?.id).toBe(all[8]?.id);
    for (const left of [5, 5, 0]) {
      await desk.tell('journal.undo', {});
      expect(await tables()).toHaveLength(left);
    }
  });
});

describe('a generator of Perchance', () => {
  it('comes from a pasted text in one step, and is rolled through its tables', async () => {
    desk = await deskWith('ose');
    const { preview } = await take(market);
    expect(preview).toMatchObject({ format: 'Perchance generator, text', randomTables: 6, refused: 0 });
    const names = ['output', 'ware', 'mood', 'name', 'beast', 'beast.mammal'];
    expect(await tables()).toEqual(names.map((name) => `Night market/${name}`));
    const output = await viewOf('output');
    expect(output.rows.flatMap(({ faults }) => faults)).toEqual([]);
    expect(output.rows.map(({ chance }) => chance.fraction)).toEqual(['1/4', '3/4']);
    const roll = async (...typed: number[]): Promise<string> => {
      const faces = typed.map((face) => ({ face, source: 'typed' as const }));
      const { tree } = await desk.tell('table.roll', { id: output.id, faces });
      return tree.text;
    };
    expect(await roll(1, 1, 7, 1, 2)).toBe('odo sells an owl. Odo is very worn.');
    expect(await roll(2, 2, 4, 3)).toBe('A hare eats 6 lamps: the hare is blue.');
    for (let back = 0; back < 3; back += 1) await desk.tell('journal.undo', {});
    expect(await tables()).toEqual([]);
  });
});
