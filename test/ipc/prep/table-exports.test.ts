import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { deskWith, readFile, readyImports } from '../import-desk.ts';
import type { TestDesk } from '../test-desk.ts';

beforeAll(readyImports);

let desk: TestDesk;
afterEach(() => desk.end());

const pool = { in: 'pool' } as const;

const row = (from: number, to: number, text: string) => ({ spans: [{ from, to }], text });

async function withTables(): Promise<{ road: number; gems: number }> {
  desk = await deskWith('ose');
  const { id: gems } = await desk.tell('table.add', {
    name: 'Gems',
    folder: 'Loot',
    way: 'weights',
    columns: [{ title: '', dice: '' }],
    rows: [
      { spans: [null], weight: 3, text: 'agate' },
      { spans: [null], weight: 1, text: '=ruby()' },
    ],
  });
  const { id: road } = await desk.tell('table.add', {
    name: 'Road',
    purpose: 'trap',
    columns: [{ title: '', dice: '1d6' }],
    rows: [row(1, 4, '{2d4} crows'), row(5, 6, '{2 gems}')],
  });
  await desk.tell('table.add', {
    name: 'Omens',
    columns: [{ title: '', dice: '1d4' }],
    rows: [row(1, 4, 'fog')],
  });
  return { road, gems };
}

const textsOf = async (name: string): Promise<string[]> => {
  const { tables } = await desk.ask('table.list', {});
  const id = tables.find((table) => table.name === name)?.id ?? 0;
  return (await desk.ask('table.view', { id })).rows.map(({ text }) => text);
};

it('a table goes out with what it throws on, and what is lost is named before', async () => {
  const { road } = await withTables();
  const asked = { of: { id: road }, nested: true, format: 'csv' } as const;
  expect(await desk.ask('table.losses', asked)).toEqual({
    tables: 2,
    losses: [{ what: 'what a table is for', count: 1 }],
  });
  expect((await desk.ask('table.losses', { ...asked, nested: false })).tables).toBe(1);
  const path = join(desk.folder, 'road.csv');
  expect(await desk.tell('table.export', { ...asked, path })).toMatchObject({ path, tables: 2 });
  expect(readFileSync(path, 'utf8')).toBe(
    [
      'folder,table,dice,span,weight,text',
      'Loot,Gems,,,3,agate',
      "Loot,Gems,,,1,'=ruby()",
      ',Road,1d6,1–4,,{2d4} crows',
      ',Road,1d6,5–6,,{2 gems}',
      '',
    ].join('\r\n'),
  );
});

it('comes back beside what stands there, its throws led to the tables that came with it', async () => {
  const { road } = await withTables();
  const path = join(desk.folder, 'road.csv');
  await desk.tell('table.export', { of: { id: road }, nested: true, format: 'csv', path });
  const preview = await readFile(desk, path);
  expect(preview).toMatchObject({ format: 'Random tables, CSV', randomTables: 2, stand: 2 });
  await desk.tell('import.take', { token: preview.token, to: pool });
  const { tables } = await desk.ask('table.list', {});
  expect(tables.map(({ folder, name }) => `${folder}/${name}`)).toEqual([
    'Loot/Gems',
    '/Road',
    '/Omens',
    'Loot/Gems (2)',
    '/Road (2)',
  ]);
  expect(await textsOf('Road (2)')).toEqual(['{2d4} crows', '{2 Gems (2)}']);
  expect(await textsOf('Gems (2)')).toEqual(['agate', '=ruby()']);
  await desk.tell('journal.undo', {});
  expect((await desk.ask('table.list', {})).tables).toHaveLength(3);
});

it('a folder, or all of them, as a list of roll tables', async () => {
  await withTables();
  const path = join(desk.folder, 'all.json');
  const all = { of: { folder: '' }, nested: false, format: 'foundry', path } as const;
  expect(await desk.tell('table.export', all)).toMatchObject({ tables: 3 });
  const documents = JSON.parse(readFileSync(path, 'utf8')) as { name: string; results: { text: string }[] }[];
  expect(documents.map(({ name }) => name)).toEqual(['Gems', 'Road', 'Omens']);
  expect(documents[1]?.results[1]?.text).toBe('2 @UUID[RollTable.table00000000001]{Gems}');
  const folder = await desk.ask('table.losses', { of: { folder: 'loot' }, nested: false, format: 'text' });
  expect(folder).toEqual({ tables: 1, losses: [{ what: 'folders', count: 1 }] });
});

it('is refused for what is gone, where it cannot stand, and over a file', async () => {
  const { road } = await withTables();
  const path = join(desk.folder, 'road.txt');
  const asked = { of: { id: road }, nested: false, format: 'text' } as const;
  expect((await desk.refusal('table.export', { ...asked, path: 'road.txt' })).message).toMatch(/full path/);
  const gone = { ...asked, of: { id: 99 }, path };
  expect(await desk.refusal('table.export', gone)).toMatchObject({ code: 'not-found' });
  const nowhere = { ...asked, of: { folder: 'Nowhere' }, path };
  expect((await desk.refusal('table.export', nowhere)).message).toMatch(/Nothing was written/);
  expect(await desk.ask('table.losses', { of: { folder: 'Nowhere' }, nested: true, format: 'csv' })).toEqual({
    tables: 0,
    losses: [],
  });
  await desk.tell('table.export', { ...asked, path });
  expect(await desk.refusal('table.export', { ...asked, path })).toMatchObject({ code: 'file-exists' });
  expect(readFileSync(path, 'utf8')).toBe('# Road\n1d6\n1-4. {2d4} crows\n5-6. {2 gems}\n');
});

it('a sheet to throw on has every row with its odds and all that it does, and words of others as text', async () => {
  const { road, gems } = await withTables();
  await desk.tell('table.add', {
    name: 'Marsh <b>',
    columns: [
      { title: 'day', dice: '2d4' },
      { title: 'night', dice: '1d4' },
    ],
    modifiers: [{ title: 'rain', add: 2 }],
    beyond: 'end rows',
    notes: 'Roll twice by night.',
    rows: [
      {
        spans: [
          { from: 2, to: 4 },
          { from: 1, to: 3 },
        ],
        text: 'The [[creature:Goblin|goblins]] \\{laugh\\}',
        gives: [
          { kind: 'creature', creature: '', name: 'Goblin', number: '2d4' },
          { kind: 'table', table: gems, times: '2', add: 0, unique: false },
        ],
        once: true,
        note: 'From the mill.',
      },
      { spans: [{ from: 5, to: 8 }, null], text: '<script>fog</script>', again: { more: 2 } },
    ],
  });
  const path = join(desk.folder, 'tables.html');
  const order = { of: { folder: '' }, nested: false, format: 'html', path } as const;
  expect(await desk.tell('table.export', order)).toMatchObject({ path, tables: 4 });
  const html = readFileSync(path, 'utf8').replaceAll(/<\/?bdi>/g, '');
  for (const part of [
    '<h2>Marsh &lt;b&gt;</h2>',
    '<th>2d4 day</th><th>1d4 night</th><th>What comes</th>',
    // Two to four on 2d4 is 6 in 16; by night a four is beyond the ends, where the end row stands.
    '<td>2–4 · 38 %</td><td>1–3 · 100 %</td><td>The goblins {laugh}\n→ 2d4 Goblin; Gems, 2 times; comes once\n(From the mill.)</td>',
    '<td>5–8 · 63 %</td><td>– · 0 %</td><td>&lt;script&gt;fog&lt;/script&gt;\n→ throw 2 more</td>',
    '<dt>Modifier</dt><dd>rain +2</dd>',
    '<dd>the end rows stand</dd>',
    'Roll twice by night.',
    '<h2>Loot/Gems</h2>',
    '<td>3 · 75 %</td><td>agate</td>',
    '<td>1–4 · 67 %</td><td>{2d4} crows</td>',
  ])
    expect(html).toContain(part);
  expect(html).not.toContain('<script');
  // Nothing is lost but what comes up in play.
  const printed = { of: { id: road }, nested: false, format: 'pdf' } as const;
  expect((await desk.ask('table.losses', printed)).losses).toEqual([]);
  const { rows } = await desk.ask('table.view', { id: road });
  await desk.tell('table.changeRow', { id: rows[0]?.id ?? 0, changes: { once: true } });
  const faces = [1, 3, 4].map((face) => ({ face, source: 'typed' as const }));
  await desk.tell('table.roll', { id: road, faces });
  expect((await desk.ask('table.losses', printed)).losses).toEqual([
    { what: 'cards and rows that have come up', count: 1 },
  ]);
});
