import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { MapFormat } from '../../../shared/ipc/map/map-export.ts';
import { usualGrounds } from '../../../shared/map/usual-grounds.ts';
import { packedWxx } from '../../unit/imports/maps/maps.ts';
import { textMapperSample, wxxSample } from '../../unit/imports/maps/samples.ts';
import { deskWith, readyImports } from '../import-desk.ts';
import { flatMap, forest, MapDesk } from '../map/map-desk.ts';
import type { TestDesk } from '../test-desk.ts';

beforeAll(readyImports);

let desk: TestDesk;
afterEach(() => desk.end());

const fileOf = (name: string, bytes: string | Uint8Array): string => {
  const path = join(desk.folder, name);
  writeFileSync(path, bytes);
  return path;
};
const readMap = (text: string, more: Partial<CommandInput<'import.readMap'>> = {}) =>
  desk.tell('import.readMap', { job: 'map', source: { from: 'text', text }, ...more });

describe('a map of another program', () => {
  it('is looked at before anything is stored', async () => {
    desk = await deskWith('ose');
    const path = fileOf('The vale.wxx', packedWxx(wxxSample('2025')));
    const preview = await desk.tell('import.readMap', { job: 'a', source: { from: 'file', path } });
    expect(preview).toMatchObject({
      format: 'Worldographer 2025',
      name: 'The vale',
      hexes: 4,
      columns: 2,
      rows: 3,
      grounds: [
        { name: 'Forest', hexes: 3, look: 'forest' },
        { name: 'High mountains', hexes: 1, look: 'peaks' },
      ],
      thumbnail: { columns: 2, rows: 3 },
      sites: 1,
      lines: 1,
      labels: 1,
      notes: 1,
      stands: false,
    });
    expect([1, 2].map((ground) => preview.thumbnail.cells.filter((cell) => cell === ground).length)).toEqual([
      3, 1,
    ]);
    expect(preview.unread).toContainEqual(expect.objectContaining({ path: 'level KINGDOM', count: 1 }));
    expect(await desk.ask('map.list', {})).toEqual({ maps: [], grounds: [] });
  });

  it('is taken in one step, and taken back by one', async () => {
    desk = await deskWith('ose');
    const { token, words } = await readMap(textMapperSample);
    expect(words[0]).toEqual({ place: 'hex', word: 'whirlwind', count: 1, means: null, by: 'tables' });
    const { id } = await desk.tell('import.takeMap', { token, name: 'The Vale', hexMiles: 12 });
    const { maps, grounds } = await desk.ask('map.list', {});
    expect(maps.map(({ name, hexMiles }) => [name, hexMiles])).toEqual([['The Vale', 12]]);
    expect(grounds.map(({ name }) => name)).toEqual(usualGrounds.map(({ name }) => name));
    const things = await desk.ask('map.things', { mapId: id });
    expect(things?.sites.map(({ name, knowledge }) => [name, knowledge])).toEqual([
      ['Alder', 'secret'],
      ['Thorn Gate', 'secret'],
      ['Watch', 'secret'],
    ]);
    const hex = await desk.ask('map.hex', { mapId: id, col: 2, row: 1 });
    expect([hex?.ground?.name, hex?.number]).toEqual(['Swamp', '02.01']);
    const { lines } = await desk.ask('log.list', { limit: 1 });
    expect(lines[0]?.summary).toBe('Imported the map The Vale (Text Mapper): 6 hexes, 3 sites and 2 lines.');
    await desk.tell('journal.undo', {});
    expect(await desk.ask('map.list', {})).toEqual({ maps: [], grounds: [] });
    await desk.tell('journal.redo', {});
    expect((await desk.ask('map.things', { mapId: id }))?.lines).toHaveLength(2);
  });

  it('takes the referee’s word for its words, and the campaign’s grounds for its own', async () => {
    desk = await deskWith('ose');
    await desk.tell('map.add', flatMap);
    await desk.tell('map.addGround', { name: 'Ash waste', ground: 'barren', look: 'barren' });
    const { token, known, grounds, stands } = await readMap('0101 whirlwind\n0102 hill\n0103 ash-waste', {
      meanings: [{ place: 'hex', word: 'whirlwind', means: { is: 'ground', ground: 'Ash waste' } }],
    });
    expect(known).toContain('Ash waste');
    expect([grounds[0], stands]).toEqual([{ name: 'Ash waste', hexes: 2, look: 'barren' }, false]);
    const { id } = await desk.tell('import.takeMap', { token, name: 'Ashes', hexMiles: 6 });
    const at = async (row: number) => (await desk.ask('map.hex', { mapId: id, col: 1, row }))?.ground?.name;
    expect([await at(1), await at(2), await at(3)]).toEqual(['Ash waste', 'Hills', 'Ash waste']);
    expect((await desk.ask('map.list', {})).grounds).toHaveLength(usualGrounds.length + 1);
  });

  it('remembers the referee’s word for the next file of that kind, through a new name and until its ground is gone', async () => {
    desk = await deskWith('ose');
    await desk.tell('map.add', flatMap);
    const { code } = await desk.tell('map.addGround', {
      name: 'Ash waste',
      ground: 'barren',
      look: 'barren',
    });
    const file = '0101 whirlwind\n0102 wood\n0103 thicket\n0101-0103 rampart';
    const first = await readMap(file, {
      meanings: [
        { place: 'hex', word: 'whirlwind', means: { is: 'ground', ground: 'Ash waste' } },
        { place: 'hex', word: 'wood', means: { is: 'site', site: 'lair' } },
        { place: 'hex', word: 'thicket', means: { is: 'nothing' } },
        { place: 'line', word: 'rampart', means: { is: 'line', line: 'border' } },
        { place: 'hex', word: 'not-in-it', means: { is: 'nothing' } },
      ],
    });
    expect(first.words.map(({ by }) => by)).toEqual(['said', 'said', 'said', 'said']);
    await desk.tell('import.takeMap', { token: first.token, name: 'Ashes', hexMiles: 6 });
    const { lines } = await desk.ask('log.list', { limit: 1 });
    expect(lines[0]?.summary).toMatch(/ What 4 words mean is kept\.$/);

    const known = async (text: string) =>
      (await readMap(text)).words.map(({ word, means, by }) => [word, means, by]).sort();
    await desk.tell('map.changeGround', { code, name: 'Cinders' });
    expect(await known(file)).toEqual([
      ['rampart', { is: 'line', line: 'border' }, 'kept'],
      ['thicket', { is: 'nothing' }, 'kept'],
      ['whirlwind', { is: 'ground', ground: 'Cinders' }, 'kept'],
      ['wood', { is: 'site', site: 'lair' }, 'kept'],
    ]);
    expect(await known('hex,terrain\n0101,wood')).toEqual([
      ['wood', { is: 'ground', ground: 'Forest' }, 'tables'],
    ]);
    const said: CommandInput<'import.readMap'>['meanings'] = [
      { place: 'hex', word: 'wood', means: { is: 'ground', ground: 'Jungle' } },
    ];
    expect((await readMap('0101 wood', { meanings: said })).words).toMatchObject([{ by: 'said' }]);

    await desk.tell('journal.undo', {});
    await desk.tell('journal.undo', {});
    expect(await known('0101 wood')).toEqual([['wood', { is: 'ground', ground: 'Forest' }, 'tables']]);
    await desk.tell('journal.redo', {});
    expect(await known('0101 wood')).toEqual([['wood', { is: 'site', site: 'lair' }, 'kept']]);
    await desk.tell('journal.undo', {});
    await desk.tell('journal.redo', {});

    await desk.tell('map.paint', {
      mapId: 2,
      layer: 'terrain',
      runs: [{ col: 1, row: 1, length: 1, code: 0 }],
    });
    await desk.tell('map.removeGround', { code });
    expect(await known('0101 whirlwind\n0102 wood')).toEqual([
      ['whirlwind', null, 'gone'],
      ['wood', { is: 'site', site: 'lair' }, 'kept'],
    ]);
    const gone = await readMap('0101 whirlwind');
    await desk.tell('import.takeMap', { token: gone.token, name: 'Bare', hexMiles: 6 });
    expect(await known('0101 whirlwind')).toEqual([['whirlwind', null, 'tables']]);
  });

  it('brings grounds that the campaign has none of that name of', async () => {
    desk = await deskWith('ose');
    const map = {
      format: 'turnkeeper-map',
      version: 1,
      ...flatMap,
      notes: '',
      grounds: [
        { code: 1, name: 'Glass', ground: 'broken', look: 'broken' },
        { code: 2, name: 'forest', ground: 'forest', look: 'pines' },
      ],
      layers: {
        terrain: [{ cx: 0, cy: 0, cells: `ABAC${'AA'.repeat(254)}` }],
        theirs: [{ cx: 0, cy: 0, cells: `AC${'AA'.repeat(255)}` }],
      },
      lines: [],
      sites: [],
      labels: [],
      regions: [],
      hexNotes: [],
    };
    const { token } = await readMap(JSON.stringify(map));
    const { id } = await desk.tell('import.takeMap', { token, name: 'Glass', hexMiles: 6 });
    const hex = await desk.ask('map.hex', { mapId: id, col: 0, row: 0 });
    expect([hex?.ground?.name, hex?.ground?.code, hex?.theirs?.name]).toEqual(['Glass', 19, 'Forest']);
    expect((await desk.ask('map.hex', { mapId: id, col: 1, row: 0 }))?.ground?.code).toBe(forest);
  });

  it('is refused with its reason, and a reading that was forgotten cannot be taken', async () => {
    desk = await deskWith('ose');
    const failure = await desk.refusal('import.readMap', {
      job: 'a',
      source: { from: 'file', path: fileOf('a.png', Buffer.from([0x89, 0x50, 0x4e, 0x47])) },
    });
    expect([failure.code, failure.message]).toEqual([
      'bad-input',
      'It is a picture, in which no hexes can be told. Export the map as CSV, text or JSON and try again. Nothing was read.',
    ]);
    expect(
      (
        await desk.refusal('import.readMap', {
          job: 'a',
          source: { from: 'file', path: join(desk.folder, 'gone') },
        })
      ).code,
    ).toBe('file-missing');
    const { token } = await readMap('0101 hill');
    await desk.tell('import.forget', { token });
    const take = { token, name: 'Gone', hexMiles: 6 };
    expect((await desk.refusal('import.takeMap', take)).code).toBe('not-found');
  });

  it('of 100,000 hexes is read on another thread, told of, stopped, and taken', async () => {
    desk = await deskWith('ose');
    const lines = Array.from(
      { length: 100_000 },
      (_, at) => `${(at % 400) + 10}.${Math.floor(at / 400) + 10} ${at % 3 === 0 ? 'forest' : 'hills'}`,
    );
    const path = fileOf('large.txt', lines.join('\n'));
    const input = { job: 'large', source: { from: 'file', path } } as const;
    const reading = desk.refusal('import.readMap', input);
    await desk.tell('import.cancel', { job: 'large' });
    expect((await reading).code).toBe('cancelled');
    const { token, hexes } = await desk.tell('import.readMap', input);
    expect(hexes).toBe(100_000);
    const { id } = await desk.tell('import.takeMap', { token, name: 'Large', hexMiles: 6 });
    const marks = await desk.ask('map.marks', { mapId: id });
    expect(marks.length).toBe(26 * 17);
  });
});

describe('a map as a file', () => {
  it.each<[MapFormat, string]>([
    ['text-mapper', '# The North\n0303 forest settlement "Alder"\n'],
    ['csv', 'col,row,terrain,elevation,site,name,label,note\r\n2,2,Forest,,settlement,Alder,,\r\n'],
  ])('as %s holds what it can, and says what it cannot', async (format, text) => {
    const table = new MapDesk();
    desk = table;
    await table.begin();
    const { mapId } = table;
    await table.paint(forest, [2, 2]);
    await desk.tell('map.addSite', {
      mapId,
      col: 2,
      row: 2,
      kind: 'settlement',
      name: 'Alder',
      notes: 'Poor.',
    });
    const asked = { mapId, format, forPlayers: false };
    expect(await desk.ask('map.losses', asked)).toEqual({
      hexes: 1,
      picture: null,
      losses:
        format === 'csv'
          ? [{ what: 'notes of sites', count: 1 }]
          : [
              { what: 'notes of sites', count: 1 },
              { what: 'the numbers of columns', count: 1 },
            ],
    });
    const path = join(desk.folder, 'north.txt');
    const { bytes } = await desk.tell('map.export', { job: 'a', ...asked, path });
    expect(readFileSync(path, 'utf8')).toBe(text.replace('0303', '0203'));
    expect(bytes).toBe(text.length);
    expect((await desk.refusal('map.export', { job: 'a', ...asked, path })).code).toBe('file-exists');
    expect((await desk.refusal('map.export', { job: 'a', ...asked, path: 'north.txt' })).code).toBe(
      'bad-input',
    );
  });

  it('as this program’s own comes back in another campaign', async () => {
    const table = new MapDesk();
    desk = table;
    await table.begin();
    await table.paint(forest, [2, 2, 5]);
    const path = join(desk.folder, 'north.json');
    await desk.tell('map.export', {
      job: 'a',
      mapId: table.mapId,
      format: 'json',
      forPlayers: false,
      path,
    });
    const { token, format } = await desk.tell('import.readMap', { job: 'a', source: { from: 'file', path } });
    expect(format).toBe('Turnkeeper map');
    const { id } = await desk.tell('import.takeMap', { token, name: 'North again', hexMiles: 6 });
    const before = await table.cells();
    table.mapId = id;
    expect(await table.cells()).toEqual(before);
  });

  it('as SVG is a picture, told before; no more pixels than can be drawn, and no picture of nothing', async () => {
    const table = new MapDesk();
    desk = table;
    await table.begin();
    const { mapId } = table;
    const path = join(desk.folder, 'north.svg');
    const asked = { job: 'a', mapId, format: 'svg', forPlayers: false, path } as const;
    expect((await desk.refusal('map.export', asked)).message).toBe(
      'Nothing lies on this map yet. Nothing was written.',
    );
    await table.paint(forest, [2, 2]);
    const { picture } = (await desk.ask('map.losses', { mapId, format: 'svg', forPlayers: false })) ?? {};
    expect(picture).toEqual({ width: 452, height: 208, pages: 1, cut: null, most: null, company: null });
    await desk.tell('map.export', asked);
    expect(readFileSync(path, 'utf8')).toContain('width="452" height="208"');
    await table.paint(forest, [3902, 402]);
    const large = { ...asked, format: 'png', picture: { pixels: 100 } };
    const { message, details } = await desk.refusal('map.export', { ...large, replace: true });
    expect(message).toBe(
      'That picture would be more than 64 sheets of pixels. Nothing was written. At most 50 pixels a hex fit.',
    );
    expect(details).toEqual({ 'picture.pixels': 'At most 50 pixels a hex fit.' });
    const few = { mapId, format: 'png', forPlayers: false, picture: { pixels: 50 } } as const;
    expect((await desk.ask('map.losses', few))?.picture).toMatchObject({
      cut: { columns: 21, rows: 3 },
      most: null,
    });
  });

  it('for the players holds what they have seen, and nothing where they have seen nothing', async () => {
    const table = new MapDesk();
    desk = table;
    await table.begin();
    const { mapId } = table;
    await table.paint(forest, [2, 2, 2]);
    await desk.tell('map.addSite', { mapId, col: 2, row: 2, kind: 'lair', name: 'Wyvern' });
    const asked = {
      job: 'a',
      mapId,
      format: 'text-mapper',
      forPlayers: true,
      path: join(desk.folder, 'theirs.txt'),
    } as const;
    expect((await desk.refusal('map.export', asked)).message).toBe(
      'The players have seen nothing of this map. Nothing was written.',
    );
    await desk.tell('map.paint', { mapId, layer: 'known', runs: [{ col: 2, row: 2, length: 1, code: 1 }] });
    await desk.tell('map.export', asked);
    expect(readFileSync(asked.path, 'utf8')).toBe('# The North\n0203 forest\n');
  });
});
