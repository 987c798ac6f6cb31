import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allDocuments } from '../../unit/imports/samples/all-documents.ts';
import {
  oseBackpack,
  oseCharacter,
  oseGold,
  oseMonster,
  oseTorches,
} from '../../unit/imports/samples/ose-documents.ts';
import { encounter, shortFields, statblock } from '../../unit/imports/samples/figures/vault-notes.ts';
import { deskWith, readFile, readText, readyImports } from '../import-desk.ts';
import type { TestDesk } from '../test-desk.ts';

beforeAll(readyImports);

let desk: TestDesk;
afterEach(() => desk.end());

const pool = { in: 'pool' } as const;
const poolNames = async () =>
  (await desk.ask('inventory.view', { place: pool })).items.map(({ name }) => name);

const json = (value: unknown): string => JSON.stringify(value);
const path = (name: string): string => join(desk.folder, name);
const file = (name: string, text: string | Uint8Array): string => {
  writeFileSync(path(name), text);
  return path(name);
};

describe('reading', () => {
  it('tells what would be made of a text and stores nothing', async () => {
    desk = await deskWith('ose');
    const before = await desk.ask('log.list', {});
    const preview = await readText(desk, json([oseCharacter, oseMonster, oseGold, { name: 'Nothing' }]));
    expect(preview).toMatchObject({
      format: 'Virtual table, JSON',
      entries: 4,
      characters: 2,
      items: 1,
      refused: 1,
    });
    expect(preview.first.map(({ name, kind }) => [name, kind])).toEqual([
      ['Wren Ashdown', 'character'],
      ['Mill rat', 'character'],
      ['gp', 'item'],
      ['Nothing', 'item'],
    ]);
    expect(preview.first[3]?.refused).toMatch(/neither an actor nor an item/);
    expect(preview.unread).toContainEqual(
      expect.objectContaining({ path: 'items.*.system.duration', count: 1 }),
    );
    const bookkeeping = preview.unread.filter(({ path }) => path === 'bookkeeping');
    expect(bookkeeping).toEqual([preview.unread.at(-1)]);
    expect(bookkeeping[0]?.why).toMatch(/^Fields of the program it came from/);
    expect(bookkeeping[0]?.count).toBeGreaterThan(30);
    expect((await desk.ask('party.view', {})).members).toEqual([]);
    expect(await desk.ask('log.list', {})).toEqual(before);
  });

  it('pages through what was read, and through the refused alone', async () => {
    desk = await deskWith('ose');
    const many = Array.from({ length: 250 }, (_, at) =>
      at % 50 === 7 ? { odd: at } : { ...oseGold, name: `Gem ${at}` },
    );
    const { token, first } = await readText(desk, json(many));
    expect(first).toHaveLength(100);
    const page = await desk.ask('import.page', { token, from: 200, limit: 60 });
    expect(page.total).toBe(250);
    expect(page.entries.map(({ index }) => index)).toEqual(Array.from({ length: 50 }, (_, at) => 200 + at));
    const refused = await desk.ask('import.page', { token, from: 0, limit: 50, refusedOnly: true });
    expect(refused.entries.map(({ index }) => index)).toEqual([7, 57, 107, 157, 207]);
    expect(refused.total).toBe(5);
  });

  it('keeps four readings, and none that was forgotten or whose campaign was closed', async () => {
    desk = await deskWith('ose');
    const tokens: string[] = [];
    for (let at = 0; at < 5; at += 1) tokens.push((await readText(desk, json(oseGold))).token);
    const page = (token: string) => desk.router.query('import.page', { token, from: 0, limit: 10 });
    const isThere = async (token: string) => (await page(token)).ok;
    expect(await Promise.all(tokens.map(isThere))).toEqual([false, true, true, true, true]);
    await desk.tell('import.forget', { token: tokens[2] ?? '' });
    expect(await isThere(tokens[2] ?? '')).toBe(false);
    const { campaignPath } = desk;
    await desk.tell('app.closeCampaign', {});
    await desk.tell('app.openCampaign', { path: campaignPath });
    expect(await isThere(tokens[4] ?? '')).toBe(false);
  });

  it('reads files in UTF-8 and UTF-16, a compendium of lines, and a folder of documents', async () => {
    desk = await deskWith('ose');
    const text = json(oseGold);
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect((await readFile(desk, file('a.json', text))).items).toBe(1);
    expect((await readFile(desk, file('b.json', utf16))).items).toBe(1);
    const lines = [oseGold, oseTorches, oseBackpack].map((each) => json(each)).join('\n');
    expect((await readFile(desk, file('c.db', `${lines}\n`))).items).toBe(3);
    mkdirSync(path('pack'));
    file('pack/one.json', json(oseCharacter));
    file('pack/two.json', json(oseMonster));
    file('pack/three.json', '{"broken":');
    const folder = await readFile(desk, path('pack'));
    expect(folder).toMatchObject({ characters: 2, refused: 0 });
    expect(folder.unread).toContainEqual(expect.objectContaining({ path: 'three.json' }));
  });

  it('reads a folder of notes, whose encounters find the stat blocks beside them, and takes all of it', async () => {
    desk = await deskWith('ose');
    mkdirSync(path('vault'));
    mkdirSync(path('vault/.app'));
    file('vault/a journey.md', encounter('name: Ambush\ncreatures:\n - 3: Cave Kobold'));
    file('vault/kobold.md', statblock(shortFields));
    file('vault/weather.md', '# Rain');
    file('vault/.app/data.json', '{"broken":');
    expect(await readFile(desk, path('vault'))).toMatchObject({ musters: 1, creatures: 1, refused: 0 });
    const source = { from: 'file', path: path('vault') } as const;
    const read = await desk.tell('import.read', { job: 'job', source, creatures: 'party' });
    expect(read).toMatchObject({
      format: 'Notes with stat blocks, Markdown, 2 files',
      characters: 4,
      creatures: 0,
      refused: 0,
    });
    expect(read.unread.map(({ path: where }) => where)).toEqual(['notes']);
    expect(read.first.map(({ name, summary }) => [name, summary.split(',')[2]])).toEqual([
      ...[1, 2, 3].map((at) => [`Cave Kobold ${at}`, ' 2 of 2 hit points']),
      ['Cave Kobold', ' 2 of 2 hit points'],
    ]);
    const taken = await desk.tell('import.take', { token: read.token, to: pool });
    expect(taken).toMatchObject({ characters: 4, creatures: 0 });
    mkdirSync(path('empty vault'));
    file('empty vault/weather.md', '# Rain');
    const none = await desk.refusal('import.read', {
      job: 'job',
      source: { from: 'file', path: path('empty vault') },
    });
    expect(none.message).toContain('None of the notes');
  });

  it.each([
    ['file-missing', () => path('none.json')],
    ['file-empty', () => file('empty.json', '')],
    ['file-foreign', () => file('latin.csv', Buffer.from([0x6e, 0xe9, 0x2c, 0x0a]))],
    ['file-foreign', () => file('binary', Buffer.from('name,quantity\0\0\0'))],
    ['bad-input', () => file('cut.json', json(allDocuments).slice(0, 4000))],
    ['bad-input', () => file('prose.txt', 'Once upon a time there was a mill.')],
    ['bad-input', () => 'relative.json'],
  ])('refuses with %s and says why', async (code, make) => {
    desk = await deskWith('ose');
    const failure = await desk.refusal('import.read', {
      job: 'job',
      source: { from: 'file', path: make() },
    });
    expect(failure.code).toBe(code);
    expect(failure.message).not.toMatch(/went wrong inside/);
    expect(desk.errors).toEqual([]);
  });

  it('is refused without a campaign', async () => {
    desk = await deskWith('ose');
    await desk.tell('app.closeCampaign', {});
    const source = { from: 'text', text: json(oseGold) };
    expect((await desk.refusal('import.read', { job: 'job', source })).code).toBe('no-campaign');
  });
});

describe('taking', () => {
  it('is one step with everything that was shown, and undo takes all of it back', async () => {
    desk = await deskWith('ose');
    const { token } = await readText(desk, json([oseCharacter, oseMonster, oseTorches]));
    const taken = await desk.tell('import.take', { token, to: pool });
    expect(taken).toEqual({
      characters: 2,
      items: 8,
      tables: 0,
      randomTables: 0,
      dungeons: 0,
      creatures: 0,
      musters: 0,
      pages: 0,
      renewed: 0,
    });
    const party = await desk.ask('party.view', {});
    expect(party.members.map(({ name, hp }) => [name, hp])).toEqual([
      ['Wren Ashdown', 5],
      ['Mill rat', 9],
    ]);
    const [wren, rat] = party.members;
    expect(wren?.ac.text).toBe('4 [15]');
    expect(rat?.ac.text).toBe('7 [12]');
    expect(rat?.rate).toMatchObject({ baseFeet: 90, encounterFeet: 30 });
    const gear = await desk.ask('inventory.view', { place: { in: 'holder', id: wren?.id ?? 0 } });
    const pack = gear.items.find(({ name }) => name === 'Backpack');
    expect(gear.items.find(({ name }) => name === 'Torches')).toMatchObject({
      containerId: pack?.id,
      depth: 1,
      quantity: 6,
      kind: 'torch',
    });
    expect(await poolNames()).toEqual(['Torches']);
    const [line] = (await desk.ask('log.list', {})).lines;
    expect(line?.summary).toBe(
      'Imported 2 characters and 8 things (Virtual table, JSON), loose things into the pool.',
    );
    await desk.tell('journal.undo', {});
    expect((await desk.ask('party.view', {})).members).toEqual([]);
    expect(await poolNames()).toEqual([]);
    await desk.tell('journal.redo', {});
    expect((await desk.ask('party.view', {})).members).toHaveLength(2);
  });

  it('takes the entries named, once each, and puts loose things where it is told', async () => {
    desk = await deskWith('ose');
    const { token } = await readText(desk, json([oseGold, oseCharacter, oseTorches]));
    await desk.tell('import.take', { token, indexes: [2, 0, 2], to: { in: 'ground' } });
    const ground = await desk.ask('inventory.view', { place: { in: 'ground' } });
    expect(ground.items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['gp', 120],
      ['Torches', 6],
    ]);
    expect((await desk.ask('party.view', {})).members).toEqual([]);
  });

  it('refuses what was refused, what is not there, and places that are gone', async () => {
    desk = await deskWith('ose');
    const { token } = await readText(desk, json([oseGold, { odd: 1 }]));
    const refusal = async (input: object) =>
      (await desk.refusal('import.take', { token, to: pool, ...input })).code;
    expect(await refusal({ indexes: [1] })).toBe('refused');
    expect(await refusal({ indexes: [7] })).toBe('not-found');
    expect(await refusal({ indexes: [] })).toBe('refused');
    expect(await refusal({ token: 'gone' })).toBe('not-found');
    expect(await refusal({ to: { in: 'holder', id: 9 } })).toBe('not-found');
    expect(await refusal({ to: { in: 'stash', id: 9 } })).toBe('not-found');
    expect(await refusal({ to: { in: 'container', id: 9 } })).toBe('not-found');
    expect(await poolNames()).toEqual([]);
    expect(desk.errors).toEqual([]);
  });

  it('says what was taken before and what stands already, and takes no reading twice', async () => {
    desk = await deskWith('ose');
    const text = json([oseCharacter, oseGold]);
    const first = await readText(desk, text);
    expect(first).toMatchObject({ before: null, stand: 0 });
    await desk.tell('import.take', { token: first.token, to: pool });
    const twice = await desk.refusal('import.take', { token: first.token, to: pool });
    expect(twice.message).toMatch(/^This was taken already/);

    const again = await readText(desk, text);
    const [line] = (await desk.ask('log.list', {})).lines;
    expect(again.before).toEqual({ step: line?.seq, summary: line?.summary });
    expect(again.stand).toBe(1);
    expect(again.first.map(({ stands }) => stands)).toEqual([true, false]);
    const other = await readText(desk, json([oseMonster, { ...oseCharacter, name: 'wren ashdown' }]));
    expect(other).toMatchObject({ before: null, stand: 1 });
    const page = await desk.ask('import.page', { token: other.token, from: 1, limit: 1 });
    expect(page.entries.map(({ stands }) => stands)).toEqual([true]);

    await desk.tell('journal.undo', {});
    expect(await readText(desk, text)).toMatchObject({ before: null, stand: 0 });
    await desk.tell('import.take', { token: first.token, to: pool });
    expect((await readText(desk, text)).before).not.toBeNull();
  });

  it('gives a thing to its holder and a retainer to his employer, by name', async () => {
    desk = await deskWith('ose');
    const people = 'name,class,level,hp,kind,employer\nTam,Porter,0,3,retainer,Hild\nHild,Fighter,2,9,,\n';
    const told = await readText(desk, people);
    await desk.tell('import.take', { token: told.token, to: pool });
    const { members } = await desk.ask('party.view', {});
    const hild = members.find(({ name }) => name === 'Hild');
    const tam = await desk.ask('character.view', { id: members.find(({ name }) => name === 'Tam')?.id ?? 0 });
    expect(tam.sheet.employerId).toBe(hild?.id);
    const things = await readText(desk, 'item,qty,holder\nRope,2,Hild\nPole,1,Nobody here\n');
    await desk.tell('import.take', { token: things.token, to: pool });
    const hers = await desk.ask('inventory.view', { place: { in: 'holder', id: hild?.id ?? 0 } });
    expect(hers.items.map(({ name, quantity }) => [name, quantity])).toEqual([['Rope', 2]]);
    expect(await poolNames()).toEqual(['Pole']);
    const [line] = (await desk.ask('log.list', {})).lines;
    expect(JSON.stringify(line)).toContain('Named but not in the party: Nobody here.');
  });

  it.each(['ose', 'basic-fantasy', 'swords-wizardry', 'hackmaster'])(
    'takes every known document into a campaign of %s',
    async (system) => {
      desk = await deskWith(system);
      const preview = await readText(desk, json(allDocuments));
      expect(preview.refused).toBe(0);
      const taken = await desk.tell('import.take', { token: preview.token, to: pool });
      expect(taken.characters).toBe(preview.characters);
      const { members } = await desk.ask('party.view', {});
      for (const { id } of members) {
        const view = await desk.ask('character.view', { id });
        expect(view.remarks.join(' ')).not.toMatch(/could not be read/);
      }
      expect(desk.errors).toEqual([]);
    },
  );
});
