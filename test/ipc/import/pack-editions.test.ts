import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { PackCreature, PackPage, PackTable } from '../../../src-main/imports/pack/pack-format.ts';
import { png } from '../../fixtures/pictures.ts';
import { deskWith, readText, readyImports } from '../import-desk.ts';
import type { TestDesk } from '../test-desk.ts';

beforeAll(readyImports);

let desk: TestDesk;
beforeEach(async () => {
  desk = await deskWith('ose');
});
afterEach(() => desk.end());

const creature = (name: string, more: Partial<PackCreature> = {}): PackCreature => ({
  ...{ name, also: '', system: 'ose', base: null, facts: {}, tags: [], terrain: [], levels: null },
  ...{ notes: '', licence: '', source: '', picture: null },
  ...more,
});
const row = (from: number, to: number, text: string, once = false): PackTable['rows'][number] => ({
  ...{ spans: [{ from, to }], weight: 1, text, gives: [], again: null, once, note: '' },
});
const table = (name: string, rows: PackTable['rows'], more: Partial<PackTable> = {}): PackTable => ({
  ...{ folder: '', name, purpose: 'any', way: 'dice', beyond: 'nothing', modifiers: [], notes: '' },
  ...{ columns: [{ title: '', dice: '1d6' }], licence: '', source: '', rows },
  ...more,
});
const page = (title: string, text: string, more: Partial<PackPage> = {}): PackPage => ({
  ...{ kind: 'person', folder: '', title, text, playersText: '', tags: [], picture: null },
  ...more,
});

const licence = { id: 'CC-BY-SA-4.0', name: 'CC BY-SA 4.0', attribution: 'Marsh, by Hild.', section15: [] };
const pack = {
  ...{ format: 'turnkeeper-pack', version: 1, id: 'hild/marsh', name: 'Marsh', author: 'Hild', licence },
  system: 'ose',
  creatures: [
    creature('Bog goblin', {
      facts: { morale: { score: 7, alternates: [] } },
      notes: 'Serves [[Old Hild]].',
    }),
    creature('Bog chief', { base: { own: 'Bog goblin' } }),
  ],
  tables: [
    table('Omens', [row(1, 3, 'a crow', true), row(4, 6, 'fog, see [[Bog goblin]]')]),
    table('Signs', [row(1, 6, '{Omens}')]),
  ],
  pages: [page('Old Hild', 'She fears the [[creature:Bog goblin|goblins]].')],
};
type Edition = Partial<typeof pack> & { images?: { name: string; data: string }[] };

const read = (edition: Edition = {}) => readText(desk, JSON.stringify({ ...pack, ...edition }));

type Order = Partial<Omit<CommandInput<'import.take'>, 'token' | 'to'>>;
async function take(edition: Edition = {}, order: Order = {}) {
  const { token } = await read(edition);
  return desk.tell('import.take', { token, to: { in: 'pool' }, ...order });
}

const statesOf = async (edition: Edition = {}) => {
  const { first } = await read(edition);
  return Object.fromEntries(first.map(({ name, edition: of }) => [name, of?.state ?? null]));
};
const changedOf = async (name: string, edition: Edition) =>
  (await read(edition)).first.find((entry) => entry.name === name)?.edition?.changed;

async function found(kind: 'creature' | 'table' | 'page', name: string): Promise<number> {
  const { entries } = await desk.ask('pack.contents', {});
  const one = entries.find((entry) => entry.kind === kind && entry.name === name);
  if (one === undefined) throw new Error(`no ${kind} ${name}`);
  return one.id;
}
const morale = async (name: string) => {
  const { rows } = await desk.ask('creature.search', { text: 'own' });
  return rows.find((each) => each.name === name)?.morale;
};
const goblin = (score: number) => creature('Bog goblin', { facts: { morale: { score, alternates: [] } } });
const namesHere = async () => (await desk.ask('pack.contents', {})).entries.map(({ name }) => name).sort();

describe('the same edition once more', () => {
  it('is known part by part, and nothing of it comes by itself', async () => {
    expect((await read()).editions).toBeNull();
    await take();
    const preview = await read();
    expect(preview.editions).toEqual({
      ...{ new: 0, same: 5, renewed: 0, both: 0, here: 0, removed: 0 },
      gone: [],
    });
    expect(preview.stand).toBe(0);
    const { message } = await desk.refusal('import.take', { token: preview.token, to: { in: 'pool' } });
    expect(message).toBe('There is nothing in it that can be taken. Nothing was changed.');
  });

  it('is another pack to a campaign that took it back', async () => {
    await take();
    await desk.tell('journal.undo', {});
    expect((await read()).editions).toBeNull();
    await desk.tell('journal.redo', {});
    expect((await read()).editions).toMatchObject({ same: 5 });
  });

  it('without an id cannot be known again', async () => {
    await take({ id: '' });
    const preview = await read({ id: '' });
    expect([preview.editions, preview.stand]).toEqual([null, 5]);
  });
});

describe('a newer edition', () => {
  const newer: Edition = {
    creatures: [goblin(9), creature('Bog chief', { base: { own: 'Bog goblin' } }), creature('Mire wight')],
    tables: [table('Omens', [row(1, 3, 'a crow', true), row(4, 6, 'a bell')]), ...pack.tables.slice(1)],
    pages: [],
  };

  it('says what is new, what is changed and how, and what is gone', async () => {
    await take();
    expect(await statesOf(newer)).toEqual({
      ...{ 'Bog goblin': 'renewed', 'Bog chief': 'same', 'Mire wight': 'new' },
      ...{ Omens: 'renewed', Signs: 'same' },
    });
    expect(await changedOf('Bog goblin', newer)).toEqual(['Morale', 'notes']);
    expect(await changedOf('Omens', newer)).toEqual(['1 row']);
    expect((await read(newer)).editions?.gone).toEqual(['Old Hild']);
  });

  it('goes over what stands, in one step, and goes back by one undo', async () => {
    await take();
    const before = await namesHere();
    const id = await found('creature', 'Bog goblin');
    const omens = await found('table', 'Omens');
    await desk.tell('table.roll', { id: omens, faces: [{ face: 2, source: 'typed' }] });
    expect(await take(newer)).toMatchObject({ creatures: 2, randomTables: 1, pages: 0, renewed: 2 });
    expect(await namesHere()).toEqual([...before, 'Mire wight'].sort());
    expect(await found('creature', 'Bog goblin')).toBe(id);
    expect(await morale('Bog goblin')).toBe(9);
    expect(await morale('Bog chief')).toBe(9);
    const { rows } = await desk.ask('table.view', { id: omens });
    expect(rows.map(({ text, struck }) => [text, struck])).toEqual([
      ['a crow', true],
      ['a bell', false],
    ]);
    const { lines } = await desk.ask('log.list', { limit: 1 });
    expect(lines[0]?.summary).toMatch(/; 2 of them over what stood here of it\.$/);
    expect((await read(newer)).editions).toMatchObject({ same: 5, gone: ['Old Hild'] });
    await desk.tell('journal.undo', {});
    expect(await morale('Bog goblin')).toBe(7);
    expect(await namesHere()).toEqual(before);
    expect((await read(newer)).editions).toMatchObject({ new: 1, renewed: 2, same: 2 });
  });

  it('may stand beside it instead, and is the one that is known from then on', async () => {
    await take();
    await take(newer, { standing: 'beside' });
    expect([await morale('Bog goblin'), await morale('Bog goblin (2)')]).toEqual([7, 9]);
    await desk.tell('creature.remove', { id: await found('creature', 'Bog goblin') });
    // Its chief says now itself what came from it.
    expect((await read(newer)).editions).toMatchObject({ same: 4, here: 1, removed: 0 });
  });
});

describe('what was changed here', () => {
  it('is never written over without being chosen', async () => {
    await take();
    const id = await found('page', 'Old Hild');
    await desk.tell('page.change', { id, changes: { text: 'Mine.' } });
    const newer = { pages: [page('Old Hild', 'She is dead.')] };
    expect((await statesOf())['Old Hild']).toBe('here');
    expect((await statesOf(newer))['Old Hild']).toBe('both');
    expect(await changedOf('Old Hild', newer)).toEqual(['text']);
    const { token, entries } = await read(newer);
    expect((await desk.refusal('import.take', { token, to: { in: 'pool' } })).message).toMatch(
      /nothing in it/,
    );
    await take({ ...newer, creatures: [...pack.creatures, creature('Mire wight')] });
    expect((await desk.ask('page.view', { id })).text).toBe('Mine.');
    await take(newer, { also: [entries - 1] });
    expect((await desk.ask('page.view', { id })).text).toBe('She is dead.');
    expect((await statesOf(newer))['Old Hild']).toBe('same');
  });

  it('is no name and no place: what is called otherwise keeps its name', async () => {
    await take();
    const goblins = await found('creature', 'Bog goblin');
    await desk.tell('creature.change', { id: goblins, changes: { name: 'Mudling' } });
    await desk.tell('page.change', { id: await found('page', 'Old Hild'), changes: { folder: 'Marsh' } });
    const renewed = { creatures: [goblin(10), ...pack.creatures.slice(1)] };
    await desk.tell('table.change', { id: await found('table', 'Omens'), changes: { name: 'Auguries' } });
    // Links and throws that followed are no work of the referee's.
    expect(await statesOf(renewed)).toEqual({
      ...{ 'Bog goblin': 'renewed', 'Bog chief': 'same', Omens: 'same', Signs: 'same', 'Old Hild': 'same' },
    });
    await take(renewed);
    expect(await morale('Mudling')).toBe(10);
    expect(await namesHere()).not.toContain('Bog goblin');
  });

  it('is also what was removed: it comes again only where it is chosen', async () => {
    await take();
    await desk.tell('creature.remove', { id: await found('creature', 'Bog chief') });
    const preview = await read();
    expect(preview.editions).toMatchObject({ removed: 1, same: 4 });
    const index = preview.first.find(({ name }) => name === 'Bog chief')?.index ?? -1;
    await take({}, { indexes: [index] });
    expect(await namesHere()).toContain('Bog chief');
    expect(await statesOf()).toMatchObject({ 'Bog chief': 'same' });
    const { rows } = await desk.ask('creature.search', { text: 'own' });
    expect(rows.find(({ name }) => name === 'Bog chief')?.variantOf).toBe('Bog goblin');
  });
});

describe('among what is there', () => {
  it('links and throws follow parts that bear a number here, in this edition and the next', async () => {
    await desk.tell('creature.add', { name: 'Bog goblin', system: 'ose' });
    await desk.tell('page.add', { title: 'Old Hild', kind: 'person', text: 'Mine.' });
    await desk.tell('table.add', { name: 'Omens', columns: [{ title: '', dice: '1d4' }], rows: [] });
    await take();
    const hild = await desk.ask('page.view', { id: await found('page', 'Old Hild (2)') });
    expect(hild.text).toBe('She fears the [[creature:Bog goblin (2)|goblins]].');
    const text = async (name: string) =>
      (await desk.ask('table.view', { id: await found('table', name) })).rows.at(-1)?.text;
    expect(await text('Omens (2)')).toBe('fog, see [[Bog goblin (2)]]');
    expect(await text('Signs')).toBe('{Omens (2)}');
    expect((await read()).editions).toMatchObject({ same: 5 });
    const next = {
      pages: [...pack.pages, page('The mill', '[[Old Hild]] grinds here.', { kind: 'place' })],
      tables: [...pack.tables, table('Portents', [row(1, 6, '{2 Omens}')])],
      creatures: [...pack.creatures, creature('Bog whelp', { base: { own: 'Bog goblin' } })],
    };
    await take(next);
    const mill = await desk.ask('page.view', { id: await found('page', 'The mill') });
    expect(mill.text).toBe('[[Old Hild (2)]] grinds here.');
    expect(await text('Portents')).toBe('{2 Omens (2)}');
    const { rows } = await desk.ask('creature.search', { text: 'own' });
    expect(rows.find(({ name }) => name === 'Bog whelp')?.variantOf).toBe('Bog goblin (2)');
    expect((await read(next)).editions).toMatchObject({ same: 8 });
  });

  it('a ring of variants over two editions is not closed', async () => {
    await take();
    const newer = { creatures: [creature('Bog goblin', { base: { own: 'Bog chief' } })] };
    await take(newer);
    const { lines } = await desk.ask('log.list', { limit: 1 });
    expect(lines[0]?.summary).toMatch(/What it is a variant of did not come with Bog goblin/);
    const { rows } = await desk.ask('creature.search', { text: 'own' });
    const of = Object.fromEntries(
      rows.filter(({ own }) => own).map(({ name, variantOf }) => [name, variantOf]),
    );
    expect(of).toMatchObject({ 'Bog goblin': '', 'Bog chief': 'Bog goblin' });
  });
});

describe('what came of a pack', () => {
  it('keeps its licence and brings whom to name when it goes out again, pages too', async () => {
    await take();
    const { entries } = await desk.ask('pack.contents', {});
    expect(new Set(entries.map((entry) => entry.licence))).toEqual(new Set(['CC BY-SA 4.0']));
    const pages = [await found('page', 'Old Hild')];
    const judged = await desk.ask('pack.judge', { pages, licence: 'CC0-1.0' });
    expect(judged.refusal).toMatch(/^1 part came under CC BY-SA/);
    const own = await desk.tell('page.add', { title: 'Mine' });
    expect((await desk.ask('pack.judge', { pages: [own.id], licence: 'CC0-1.0' })).refusal).toBeNull();
  });

  it('keeps it also where a newer edition stands beside it, however often', async () => {
    await take();
    const first = await found('page', 'Old Hild');
    await desk.tell('page.change', { id: first, changes: { text: 'Mine.' } });
    for (const text of ['She is dead.', 'She is back.']) {
      const newer = { pages: [page('Old Hild', text)] };
      const at = (await read(newer)).entries - 1;
      await take(newer, { indexes: [at], standing: 'beside' });
      // The newest alone is compared with, and nothing that stands beside it is missed in the pack.
      expect((await read(newer)).editions).toMatchObject({ same: 5, here: 0, gone: [] });
    }
    const { entries } = await desk.ask('pack.contents', {});
    const hilds = entries
      .filter(({ kind }) => kind === 'page')
      .map(({ name, licence: under }) => [name, under]);
    expect(hilds).toEqual(['Old Hild', 'Old Hild (2)', 'Old Hild (3)'].map((name) => [name, 'CC BY-SA 4.0']));
    const judged = await desk.ask('pack.judge', { pages: [first], licence: 'CC0-1.0' });
    expect(judged.refusal).toMatch(/^1 part came under CC BY-SA/);
    await desk.tell('page.remove', { id: await found('page', 'Old Hild (2)') });
    expect((await read({ pages: [page('Old Hild', 'She is back.')] })).editions).toMatchObject({ same: 5 });
  });

  it('brings its section 15 again without anybody typing it', async () => {
    const ogl = { ...licence, id: 'OGL-1.0a', name: 'Open Game License 1.0a', section15: ['Marsh, © Hild.'] };
    await take({ licence: ogl as never });
    const pages = [await found('page', 'Old Hild')];
    expect((await desk.ask('pack.judge', { pages, licence: 'OGL-1.0a' })).section15).toEqual([
      'Marsh, © Hild.',
    ]);
  });
});

describe('pictures', () => {
  const image = (name: string, bytes: Uint8Array) => ({ name, data: Buffer.from(bytes).toString('base64') });
  const withPicture = (picture: string) => ({
    creatures: [creature('Bog goblin', { picture })],
    tables: [],
    pages: [],
  });

  it('come along and are shown; a newer one takes the place of the old', async () => {
    await take({ ...withPicture('one'), images: [image('one', png(8, 6))] });
    const id = await found('creature', 'Bog goblin');
    const shown = async () => {
      const { own } = await desk.ask('creature.view', { book: 'ose', id: `own:${id}`, in: null });
      if (own?.pictureId == null) throw new Error('it has no picture');
      return Buffer.from((await desk.ask('asset.view', { id: own.pictureId })).bytes);
    };
    expect(await shown()).toEqual(Buffer.from(png(8, 6)));
    const newer = { ...withPicture('one'), images: [image('one', png(9, 9))] };
    expect(await changedOf('Bog goblin', newer)).toEqual(['picture']);
    await take(newer);
    expect(await shown()).toEqual(Buffer.from(png(9, 9)));
  });

  it.each([
    ['none of that name', [], 'No picture of that name is in the pack.'],
    ['no base64', [{ name: 'one', data: '***' }], /base64/],
    ['an SVG', [image('one', Buffer.from('<svg/>'.repeat(9)))], /neither a PNG nor a WebP picture\.$/],
    [
      'a bomb',
      [
        image(
          'one',
          png(8, 6).map((byte, at) => (at === 17 ? 0xff : byte)),
        ),
      ],
      /damaged/,
    ],
    ['one too wide', [image('one', png(2049, 1))], /2049 by 1 points; 1 to 2048/],
  ] as const)('that cannot be are told, and their part comes without: %s', async (_what, images, why) => {
    const preview = await read({ ...withPicture('one'), images: [...images] });
    const told = expect.stringMatching(why) as string;
    expect(preview.first[0]).toMatchObject({ refused: null, unread: [{ path: 'picture', why: told }] });
    await desk.tell('import.take', { token: preview.token, to: { in: 'pool' } });
    expect(await namesHere()).toEqual(['Bog goblin']);
  });
});
