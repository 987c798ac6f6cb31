import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { Pack } from '../../../src-main/imports/pack/pack-format.ts';
import { anyPacks, imagesOf } from '../../unit/imports/packs/any-packs.ts';
import { deskWith, readText, readyImports } from '../import-desk.ts';
import type { TestDesk } from '../test-desk.ts';
import { png } from '../../fixtures/pictures.ts';

beforeAll(readyImports);

let desk: TestDesk;
afterEach(() => desk.end());

const pool = { in: 'pool' } as const;
const sample = (): Pack => fc.sample(anyPacks, { numRuns: 1, seed: 7 })[0] as Pack;

/** Again and again, each beside what is there. */
async function take(pack: Pack) {
  const preview = await readText(desk, JSON.stringify(pack));
  const indexes = Array.from({ length: preview.entries }, (_, index) => index);
  const order = { token: preview.token, indexes, standing: 'beside', to: pool } as const;
  return { preview, taken: await desk.tell('import.take', order) };
}

let written = 0;

/** All of the campaign, or what is wanted of it, as a pack. */
async function packed(changes: Partial<CommandInput<'pack.export'>> = {}): Promise<Pack> {
  const { entries } = await desk.ask('pack.contents', {});
  const idsOf = (kind: string) => entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
  const path = join(desk.folder, `${(written += 1)}.pack.json`);
  const all = { creatures: idsOf('creature'), tables: idsOf('table'), pages: idsOf('page') };
  await desk.tell('pack.export', {
    ...all,
    name: 'Marsh',
    author: 'Hild',
    licence: 'none',
    path,
    ...changes,
  });
  return JSON.parse(readFileSync(path, 'utf8')) as Pack;
}

describe('a pack', () => {
  it('comes into an empty campaign and goes out as it was', async () => {
    desk = await deskWith('ose');
    await fc.assert(
      fc.asyncProperty(anyPacks, async (pack) => {
        // Parts of the book came under its licence, and are another test.
        const own = {
          ...pack,
          creatures: pack.creatures.filter(({ base }) => base === null || 'own' in base),
        };
        await take(own);
        // Whom to name and its section 15 come again by themselves, as long as something of it goes out.
        expect(await packed()).toEqual({ ...own, images: imagesOf(own) });
        await desk.tell('journal.undo', {});
        expect((await desk.ask('pack.contents', {})).entries).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('stands beside what is there, in one step, and goes back by one undo', async () => {
    desk = await deskWith('ose');
    const pack = sample();
    const { taken } = await take(pack);
    const counts = { creatures: pack.creatures.length, randomTables: 3, pages: pack.pages.length };
    expect(taken).toMatchObject(counts);
    const before = (await desk.ask('pack.contents', {})).entries;
    const again = await take(pack);
    expect(again.preview.before).not.toBeNull();
    expect(again.preview.foreign).toBe(false);
    expect(again.preview.editions).toMatchObject({ same: again.preview.entries, new: 0, gone: [] });
    expect(again.preview.stand).toBe(0);
    const { entries } = await desk.ask('pack.contents', {});
    const names = entries.map(({ kind, folder, name }) => `${kind} ${folder}/${name}`);
    expect(new Set(names).size).toBe(2 * before.length);
    expect(names.filter((name) => name.endsWith(' (2)'))).toHaveLength(before.length);
    await desk.tell('journal.undo', {});
    expect((await desk.ask('pack.contents', {})).entries).toEqual(before);
  });

  it('leads a variant to its base, also where that is called otherwise now', async () => {
    desk = await deskWith('ose');
    const [first, second] = sample().creatures;
    if (!first || !second) throw new Error('two creatures are wanted');
    const pack: Pack = {
      ...sample(),
      creatures: [
        { ...second, base: { own: first.name } },
        { ...first, base: null },
      ],
      tables: [],
      pages: [],
    };
    await take(pack);
    await take(pack);
    const { rows } = await desk.ask('creature.search', { text: 'own' });
    const found = rows.filter(({ own }) => own).map(({ name, variantOf }) => [name, variantOf]);
    expect(Object.fromEntries(found)).toEqual({
      [first.name]: '',
      [second.name]: first.name,
      [`${first.name} (2)`]: '',
      [`${second.name} (2)`]: `${first.name} (2)`,
    });
  });

  it('that leaves the base out says so, and one that goes in a ring is taken without', async () => {
    desk = await deskWith('ose');
    const [first, second] = sample().creatures;
    if (!first || !second) throw new Error('two creatures are wanted');
    const ring = {
      ...sample(),
      creatures: [
        { ...first, base: { own: second.name } },
        { ...second, base: { own: first.name } },
      ],
    };
    await take(ring);
    const { lines } = await desk.ask('log.list', { limit: 1 });
    expect(lines[0]?.summary).toMatch(/What it is a variant of did not come with Bog goblin, Bog chief/);
  });

  it('of a system without creatures is refused whole, and nothing is taken', async () => {
    desk = await deskWith('ose');
    const [first] = sample().creatures;
    if (!first) throw new Error('a creature is wanted');
    const preview = await readText(
      desk,
      JSON.stringify({ ...sample(), creatures: [{ ...first, system: 'moon' }] }),
    );
    const refusal = await desk.refusal('import.take', { token: preview.token, to: pool });
    expect(refusal.message).toMatch(/no book of creatures comes with the system moon\. Nothing was taken/);
    expect((await desk.ask('pack.contents', {})).entries).toEqual([]);
  });
});

describe('what goes out', () => {
  const variantOf = async (book: string, id: string): Promise<number> =>
    (await desk.tell('creature.addVariant', { of: { book, id }, name: `Own ${id}` })).id;

  it('asks what parts of a book are under, and brings its section 15', async () => {
    desk = await deskWith('ose');
    const goblin = await variantOf('ose', 'goblin');
    const chosen = { creatures: [goblin] };
    const judged = await desk.ask('pack.judge', { ...chosen, licence: 'CC0-1.0' });
    expect(judged.parts).toEqual([{ licence: 'Open Game License 1.0a', count: 1 }]);
    expect(judged.refusal).toMatch(/^1 part came under the Open Game License/);
    const path = join(desk.folder, 'refused.pack.json');
    const asked = { ...chosen, name: 'Marsh', author: '', path } as const;
    expect((await desk.refusal('pack.export', { ...asked, licence: 'CC0-1.0' })).message).toMatch(
      /Nothing was written/,
    );
    const pack = await packed({ licence: 'OGL-1.0a', section15: ['Marsh, © 2026 Hild.'] });
    expect(pack.licence.section15.at(-1)).toBe('Marsh, © 2026 Hild.');
    expect(pack.licence.section15.length).toBeGreaterThan(3);
    expect(pack.creatures[0]).toMatchObject({
      licence: 'Open Game License 1.0a',
      base: { book: 'ose', id: 'goblin' },
    });
  });

  it('is refused where two licences want the whole, and the own parts go alone', async () => {
    desk = await deskWith('ose');
    const goblin = await variantOf('ose', 'goblin');
    const orc = await variantOf('basic-fantasy', 'orc');
    const { id: own } = await desk.tell('creature.add', { name: 'Mine', system: 'ose' });
    const creatures = [goblin, orc, own];
    for (const licence of ['OGL-1.0a', 'CC-BY-SA-4.0'] as const)
      expect((await desk.ask('pack.judge', { creatures, licence })).refusal).toMatch(
        /cannot stand in one pack/,
      );
    expect((await desk.ask('pack.judge', { creatures: [own], licence: 'CC0-1.0' })).refusal).toBeNull();
    const alike = await packed({ creatures: [orc], licence: 'CC-BY-SA-4.0' });
    expect(alike.licence.attribution).toMatch(/Basic Fantasy/);
  });

  it('takes along what a chosen variant is one of', async () => {
    desk = await deskWith('ose');
    const { id: base } = await desk.tell('creature.add', { name: 'Mine', system: 'ose' });
    const of = { book: 'ose', id: `own:${base}` };
    const { id } = await desk.tell('creature.addVariant', { of, name: 'Mine, old' });
    expect((await desk.ask('pack.judge', { creatures: [id], licence: 'none' })).along).toEqual(['Mine']);
    expect((await packed({ creatures: [id] })).creatures).toMatchObject([
      { name: 'Mine', base: null },
      { name: 'Mine, old', base: { own: 'Mine' } },
    ]);
  });

  it('brings pictures, each once, or leaves them in the campaign', async () => {
    desk = await deskWith('ose');
    const { id: assetId } = await desk.tell('asset.keep', { bytes: png(8, 8), use: 'illustration' });
    const { id } = await desk.tell('creature.add', { name: 'Mine', system: 'ose', pictureId: assetId });
    const { id: page } = await desk.tell('page.add', { title: 'The mill' });
    await desk.tell('page.setPicture', { id: page, assetId });
    const judged = await desk.ask('pack.judge', { creatures: [id], pages: [page], licence: 'none' });
    const bytes = png(8, 8);
    expect(judged.pictures).toEqual({ count: 1, bytes: bytes.byteLength });
    const chosen = { creatures: [id], pages: [page] };
    const { images, creatures, pages } = await packed(chosen);
    expect(images).toMatchObject([{ data: Buffer.from(bytes).toString('base64') }]);
    expect([...creatures, ...pages].map(({ picture }) => picture)).toEqual([
      images[0]?.name,
      images[0]?.name,
    ]);
    const bare = await packed({ ...chosen, pictures: false });
    expect([bare.images, bare.creatures[0]?.picture]).toEqual([[], null]);
  });

  it('of nothing is refused', async () => {
    desk = await deskWith('ose');
    expect((await desk.ask('pack.judge', { licence: 'none' })).refusal).toBe('Nothing is chosen.');
  });
});
