import BetterSqlite3 from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPicture } from '../../src-main/imports/pictures/picture.ts';
import { keepAsset } from '../../src-main/db/assets.ts';
import { locate } from '../../src-main/db/file/inspect.ts';
import { CampaignFile } from '../../src-main/db/file/campaign-file.ts';
import { codeOf, contents } from '../fixtures/campaigns.ts';
import {
  canvas,
  lossless,
  lossy,
  png,
  pngChunk,
  pngHead,
  pngMark,
  webp,
  webpChunk,
} from '../fixtures/pictures.ts';
import { TestDesk } from './test-desk.ts';

describe('a picture by its bytes', () => {
  test.each([
    ['PNG', png(64, 48), 'image/png', 64, 48],
    ['PNG at the limit', png(512, 512), 'image/png', 512, 512],
    ['lossy WebP', webp(lossy(300, 200)), 'image/webp', 300, 200],
    ['lossless WebP', webp(lossless(1, 512)), 'image/webp', 1, 512],
    [
      'WebP with a canvas',
      webp(canvas(200, 100), webpChunk('ALPH', Buffer.alloc(3)), lossy(200, 100)),
      'image/webp',
      200,
      100,
    ],
  ])('%s is kept', (_kind, bytes, mime, width, height) => {
    expect(readPicture(bytes, 512)).toEqual({ bytes, mime, width, height });
  });

  const end = pngChunk('IEND', Buffer.alloc(0));
  const data = pngChunk('IDAT', Buffer.alloc(4));
  const bytesOf = (...parts: Buffer[]) => new Uint8Array(Buffer.concat([pngMark, ...parts]));
  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['eleven bytes', png(8, 8).slice(0, 11)],
    ['a GIF', new Uint8Array(Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00', 'latin1'))],
    [
      'a page of a browser',
      new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')),
    ],
    ['a PNG mark alone', new Uint8Array(Buffer.concat([pngMark, Buffer.alloc(8)]))],
    ['a PNG cut short', png(64, 64).slice(0, -4)],
    ['a PNG with something behind it', new Uint8Array([...png(8, 8), 1, 2, 3])],
    ['a PNG without its head', bytesOf(data, end)],
    ['a PNG with two heads', bytesOf(pngHead(8, 8), pngHead(9, 9), data, end)],
    ['a PNG without a picture', bytesOf(pngHead(8, 8), end)],
    ['a PNG without an end', bytesOf(pngHead(8, 8), data)],
    ['a PNG of an unknown colour', bytesOf(pngHead(8, 8, 5), data, end)],
    ['a PNG of an unknown depth', bytesOf(pngHead(8, 8, 2, 4), data, end)],
    ['a PNG that moves', bytesOf(pngHead(8, 8), pngChunk('acTL', Buffer.alloc(8)), data, end)],
    ['a PNG chunk of no name', bytesOf(pngHead(8, 8), pngChunk('ID\0T', Buffer.alloc(4)), data, end)],
    ['a PNG 513 wide', png(513, 1)],
    ['a PNG without height', bytesOf(pngHead(8, 0), data, end)],
    ['a PNG of 2³¹ points', bytesOf(pngHead(2 ** 31, 2 ** 31), data, end)],
    ['a WebP 600 high', webp(lossy(10, 600))],
    ['a WebP cut short', webp(lossy(10, 10)).slice(0, -2)],
    ['a WebP without a picture', webp(canvas(10, 10))],
    ['a WebP with two pictures', webp(lossy(10, 10), lossy(10, 10))],
    ['a WebP that moves', webp(canvas(10, 10), webpChunk('ANIM', Buffer.alloc(6)), lossy(10, 10))],
    ['a WebP with another canvas', webp(canvas(10, 10), lossy(10, 11))],
    [
      'a WebP without a first frame',
      webp(webpChunk('VP8 ', Buffer.from([1, 0, 0, 0x9d, 1, 0x2a, 8, 0, 8, 0]))),
    ],
    ['a WebP without a start code', webp(webpChunk('VP8 ', Buffer.alloc(16)))],
    ['a lossless WebP of another version', webp(webpChunk('VP8L', Buffer.from([0x2f, 0, 0, 0, 0xe0])))],
  ])('%s is refused', (_kind, bytes) => {
    expect(codeOf(() => readPicture(bytes, 512))).toBe('bad-input');
  });

  test('any single byte of a PNG changed, and it is refused or another mark', () => {
    const whole = png(5, 5);
    for (let at = 0; at < whole.length; at += 1) {
      const spoilt = whole.slice();
      spoilt[at] = (spoilt[at] ?? 0) ^ 0x41;
      expect(codeOf(() => readPicture(spoilt, 512))).toBe('bad-input');
    }
  });

  test('noise behind a mark never gets through, whatever part of a buffer it is', () => {
    const marks = fc.constantFrom(pngMark, Buffer.from('RIFF\x40\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(0));
    fc.assert(
      fc.property(marks, fc.uint8Array({ maxLength: 200 }), fc.nat({ max: 9 }), (mark, noise, from) => {
        const buffer = new Uint8Array(Buffer.concat([Buffer.alloc(from, 7), mark, noise]));
        expect(codeOf(() => readPicture(buffer.subarray(from), 512))).toBe('bad-input');
      }),
      { numRuns: 500 },
    );
  });
});

describe('a portrait', () => {
  let table: TestDesk;
  const hild = { name: 'Hild', className: 'Fighter', level: 1, hp: 5, maxHp: 5 };

  beforeEach(async () => {
    table = new TestDesk();
    await table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system: 'ose' });
  });
  afterEach(() => table.end());

  const keep = async (bytes: Uint8Array<ArrayBuffer>) =>
    (await table.tell('asset.keep', { bytes, use: 'portrait' })).id;
  const lastLine = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;

  test('is stored once, whoever shows it, and outside the journal', async () => {
    const steps = (await table.ask('log.list', {})).lines.length;
    const picture = png(32, 32);
    const id = await keep(picture);
    expect(await keep(png(32, 32))).toBe(id);
    expect(await keep(png(32, 32, 9))).not.toBe(id);
    expect(await table.ask('asset.view', { id })).toEqual({
      mime: 'image/png',
      bytes: picture,
    });
    expect((await table.ask('log.list', {})).lines).toHaveLength(steps);
  });

  test('comes to the sheet, goes from it, and undo finds it after the file was closed', async () => {
    const { id } = await table.tell('character.add', hild);
    const assetId = await keep(webp(lossy(40, 40)));
    const bare = contents(table.desk.campaign.file);
    await table.tell('character.setPortrait', { id, assetId });
    expect(await lastLine()).toBe('Hild has a portrait now.');
    expect((await table.ask('character.view', { id })).portraitId).toBe(assetId);
    const shown = contents(table.desk.campaign.file);
    await table.tell('journal.undo', {});
    expect(contents(table.desk.campaign.file)).toBe(bare);
    await table.tell('journal.redo', {});
    expect(contents(table.desk.campaign.file)).toBe(shown);
    await table.tell('character.setPortrait', { id, assetId: null });
    expect(await lastLine()).toBe('Hild: the portrait was taken away.');
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    await table.tell('journal.undo', {});
    expect((await table.ask('character.view', { id })).portraitId).toBe(assetId);
    expect((await table.ask('asset.view', { id: assetId })).mime).toBe('image/webp');
  });

  test('that is no picture, is too large or is unknown is refused', async () => {
    const { id } = await table.tell('character.add', hild);
    const before = contents(table.desk.campaign.file);
    const large = await table.refusal('asset.keep', {
      bytes: new Uint8Array(256 * 1024 + 1),
      use: 'portrait',
    });
    expect(large).toMatchObject({ code: 'bad-input', details: { bytes: 'Choose a smaller picture.' } });
    expect(large.message).toContain('257 KB');
    for (const bytes of [null, 'iVBORw0KGgo=', [1, 2, 3], { 0: 137 }, new ArrayBuffer(64)])
      expect(await table.refusal('asset.keep', { bytes, use: 'portrait' })).toMatchObject({
        code: 'bad-input',
      });
    expect(await table.refusal('character.setPortrait', { id, assetId: 7 })).toMatchObject({
      code: 'not-found',
    });
    expect(await table.refusal('character.setPortrait', { id, assetId: null })).toMatchObject({
      code: 'refused',
    });
    expect(contents(table.desk.campaign.file)).toBe(before);
  });

  test('hangs with a creature, a page and a level alike, and undo finds it', async () => {
    const { id: creature } = await table.tell('creature.add', { name: 'Bog goblin', system: 'ose' });
    const { id: page } = await table.tell('page.add', { title: 'The mill' });
    const { levelId: level } = await table.tell('place.addDungeon', { name: 'Barrow' });
    const { id: assetId } = await table.tell('asset.keep', { bytes: png(800, 2048), use: 'illustration' });
    const bearers = [
      ['creature.setPicture', creature, 'Bog goblin'],
      ['page.setPicture', page, 'The mill'],
      ['place.setLevelPicture', level, 'Level 1'],
    ] as const;
    for (const [name, id, called] of bearers) {
      const before = contents(table.desk.campaign.file);
      await table.tell(name, { id, assetId });
      expect(await lastLine()).toBe(`${called} has a picture now.`);
      expect((await table.refusal(name, { id, assetId })).message).toContain('so already');
      expect(await table.refusal(name, { id, assetId: 77 })).toMatchObject({ code: 'not-found' });
      await table.tell('journal.undo', {});
      expect(contents(table.desk.campaign.file)).toBe(before);
      expect((await table.refusal(name, { id, assetId: null })).message).toBe(`${called} has no picture.`);
      await table.tell('journal.redo', {});
    }
    const card = await table.ask('creature.view', { book: 'ose', id: `own:${creature}`, in: null });
    expect(card.own).toMatchObject({ pictureId: assetId, pictureOf: '' });
    expect((await table.ask('page.view', { id: page })).pictureId).toBe(assetId);
    expect((await table.ask('place.level', { levelId: level }))?.level.pictureId).toBe(assetId);
    for (const [name, id, called] of bearers) {
      await table.tell(name, { id, assetId: null });
      expect(await lastLine()).toBe(`${called}: the picture was taken away.`);
    }
  });

  test('of a creature shows with its variants and copies, and is searched for', async () => {
    const { id: assetId } = await table.tell('asset.keep', { bytes: png(9, 9), use: 'illustration' });
    const add = (name: string, of: string) =>
      table.tell('creature.addVariant', { name, of: { book: 'ose', id: of } });
    const { id: base } = await table.tell('creature.add', { name: 'Bog goblin', system: 'ose' });
    const { id: chief } = await add('Bog chief', `own:${base}`);
    await add('Cave goblin', 'goblin');
    await table.tell('creature.setPicture', { id: base, assetId });
    const view = (id: number) => table.ask('creature.view', { book: 'ose', id: `own:${id}`, in: null });
    const found = async (text: string) =>
      (await table.ask('creature.search', { text })).rows.map(({ name }) => name).sort();
    expect((await view(chief)).own).toMatchObject({ pictureId: assetId, pictureOf: 'Bog goblin' });
    expect(await found('has:picture')).toEqual(['Bog chief', 'Bog goblin']);
    expect(await found('own no:picture')).toEqual(['Cave goblin']);
    expect(await found('own -has:picture')).toEqual(['Cave goblin']);
    const draft = await table.ask('creature.draft', { of: 'copy', book: 'ose', id: `own:${chief}` });
    expect(draft.pictureId).toBe(assetId);
    const { id: copy } = await table.tell('creature.add', {
      name: 'Marsh chief',
      system: 'ose',
      pictureId: assetId,
    });
    expect((await view(copy)).own).toMatchObject({ pictureId: assetId, pictureOf: '' });
    expect(await table.refusal('creature.add', { name: 'X', system: 'ose', pictureId: 77 })).toMatchObject({
      code: 'not-found',
    });
    await table.tell('creature.remove', { id: base });
    expect((await view(chief)).own).toMatchObject({ pictureId: assetId, pictureOf: '' });
  });

  test('is not stored in a campaign that may only be read, nor without one', async () => {
    await table.desk.shutDown();
    expect(await table.refusal('asset.keep', { bytes: png(8, 8), use: 'portrait' })).toMatchObject({
      code: 'no-campaign',
    });
    const db = new BetterSqlite3(table.campaignPath, { readonly: true });
    const file = new CampaignFile(locate(table.campaignPath), db, null, () => undefined);
    expect(codeOf(() => keepAsset(file, readPicture(png(8, 8), 512)))).toBe('read-only');
    file.close();
  });
});

describe('dice that belong to no step', () => {
  const faces = [3, 1, 6, 2, 5];
  let next = 0;
  const table = new TestDesk({ roll: (sides) => Math.min(sides, faces[next++ % faces.length] ?? 1) });
  afterAll(() => table.end());
  beforeEach(() => {
    next = 0;
  });

  test('show every face and their totals', async () => {
    expect(await table.tell('dice.roll', { dice: '3d6', times: 2 })).toEqual({
      faces: [
        [3, 1, 6],
        [2, 5, 3],
      ],
      totals: [10, 10],
    });
    next = 0;
    expect(await table.tell('dice.roll', { dice: '4d6kh3x10+1' })).toEqual({
      faces: [[3, 1, 6, 2]],
      totals: [111],
    });
  });

  test.each(['101d6', '60d6+41d4', '', 'six', '3d0', '1d99999', '3d6;drop table'])(
    '%j is refused',
    async (dice) => {
      expect(await table.refusal('dice.roll', { dice })).toMatchObject({ code: 'bad-input' });
    },
  );

  test('a hundred dice in all are thrown at once, and no more', async () => {
    expect((await table.tell('dice.roll', { dice: '5d6', times: 20 })).faces).toHaveLength(20);
    expect(await table.refusal('dice.roll', { dice: '6d6', times: 20 })).toMatchObject({ code: 'bad-input' });
  });
});
