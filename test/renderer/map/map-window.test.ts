import { byTheRules } from '../../../shared/map/ground-figures.ts';
import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRuns } from '../../../shared/hex/runs.ts';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import TravelWindow from '../../../src-renderer/windows/travel/TravelWindow.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';
import { previewSample, roadSample } from '../travel/road-sample.ts';
import { companySample, listSample, PaintedMap, thingsSample } from './map-sample.ts';

const user = userEvent.setup();
let bridge: FakeBridge;
let map: PaintedMap;
let campaigns = 0;

beforeEach(() => {
  bridge = installFakeBridge();
  map = new PaintedMap();
  campaigns += 1;
  bridge.answer('app.view', appSample({ campaignPath: `/home/referee/${campaigns}.turnkeeper` }));
  bridge.answer('shell.view', shellSample());
  bridge.answer('dungeon.delve', { people: [], promptsOutside: [], delve: null, lastDelve: null });
  bridge.answer('travel.view', null);
  bridge.answer('travel.where', null);
  bridge.answer('travel.ahead', null);
  bridge.answer('travel.preview', previewSample());
  bridge.answer('ship.view', { ships: [], aboardId: null, ashore: [] });
  bridge.answer('place.list', { dungeons: [], here: null, underWay: false });
  bridge.reads('map.marks', 'hex_chunk');
  bridge.reads('map.things', 'site', 'map_line');
  bridge.reads('map.list', 'hex_map');
  map.paint([{ col: 0, row: 0, length: 10, code: 5 }]);
  map.answer(bridge);
});

const key = (keys: string): void => {
  const command = shortcuts.views
    .flatMap(({ commands }) => [...commands])
    .findLast((each) => each.keys === keys);
  if (command === undefined) throw new Error(`No command has the key ${keys}.`);
  command.run();
};

const picture = () => screen.findByRole('application', { name: 'Map of The North' });

/** The pane of the map, by its key, as soon as it is known whose map that is. */
async function turned(): Promise<void> {
  render(TravelWindow);
  await screen.findByRole('radio', { name: 'The map' });
  key('Shift+M');
}

/** The map with the keys on it. */
async function opened(): Promise<HTMLElement> {
  await turned();
  const element = await picture();
  element.focus();
  return element;
}

const spoken = (words: string | RegExp) =>
  waitFor(() => expect(document.querySelector('.foot .here')).toHaveTextContent(words));

describe('a campaign without a map', () => {
  it('can import one', async () => {
    bridge.answer('map.list', { maps: [], grounds: [] });
    await turned();
    await user.click(await screen.findByRole('button', { name: /^Import a map/ }));
    expect(await screen.findByRole('dialog', { name: 'Import a map' })).toBeVisible();
  });

  it('teaches what a map is for, and begins one by a key', async () => {
    bridge.answer('map.list', { maps: [], grounds: [] });
    bridge.reply('map.add', { id: 1 });
    await turned();
    expect(await screen.findByRole('heading', { name: 'No map yet' })).toBeVisible();
    key('Shift+N');
    const dialog = await screen.findByRole('dialog', { name: 'New map' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'The South');
    await user.clear(within(dialog).getByRole('textbox', { name: 'Between them' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Between them' }), '.');
    expect(within(dialog).getByText(/The first hex is 01\.01/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: /Begin the map/ }));
    await waitFor(() =>
      expect(bridge.sent('map.add')).toEqual([
        expect.objectContaining({ name: 'The South', hexMiles: 6, layout: 'flat' }),
      ]),
    );
  });
});

describe('the map', () => {
  it('goes by the arrows and says what lies under the cursor', async () => {
    await opened();
    await spoken(/^0505, not painted, Settlement Westmark, Salt Road$/);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await spoken(/^0501, Forest$/);
    await user.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain('0501, Forest'),
    );
  });

  it('asks only for pieces that are others than those it has', async () => {
    await opened();
    await waitFor(() => expect(bridge.sent('map.chunks')).toEqual([{ ids: [1] }]));
    bridge.change('hex_chunk');
    await waitFor(() => expect(bridge.sent('map.marks').length).toBe(2));
    map.paint([{ col: 40, row: 0, length: 1, code: 5 }]);
    bridge.change('hex_chunk');
    await waitFor(() => expect(bridge.sent('map.chunks').at(-1)).toEqual({ ids: [2] }));
    expect(bridge.sent('map.chunks')).toHaveLength(2);
  });

  it('says what cannot be read, and shows the rest', async () => {
    bridge.answer('map.chunks', ({ ids }) =>
      ids.map((id) => ({ id, stamp: map.marks()[0]?.stamp ?? 0, cells: null })),
    );
    await opened();
    expect(await screen.findByText(/1 piece of this map cannot be read/)).toBeVisible();
  });

  it('finds by name and goes there', async () => {
    bridge.answer('map.find', ({ text }) =>
      text === 'west'
        ? {
            found: [{ what: 'site', id: 1, name: 'Westmark', col: 4, row: 4, number: '0505', miles: 12 }],
            more: 0,
          }
        : { found: [], more: 0 },
    );
    await opened();
    key('/');
    const dialog = await screen.findByRole('dialog', { name: 'Find on The North' });
    await user.type(within(dialog).getByRole('combobox'), 'west');
    expect(
      await within(dialog).findByRole('option', { name: /Westmark site, 0505, 12 miles/ }),
    ).toBeVisible();
    await user.keyboard('{Enter}');
    await spoken('0505, not painted, Settlement Westmark, Salt Road');
  });

  it('has everything as lists, with the same actions', async () => {
    bridge.reply('map.removeSite', null);
    await opened();
    key('Ctrl+L');
    const sites = await screen.findByRole('table', { name: 'Sites of The North' });
    expect(within(sites).getByRole('row', { name: /0505 Westmark Settlement/ })).toBeVisible();
    const lines = screen.getByRole('table', { name: 'Lines of The North' });
    expect(within(lines).getByRole('row', { name: /Salt Road Road 0505 0605 6 miles/ })).toBeVisible();
    await user.click(within(sites).getByRole('button', { name: 'Strike Westmark' }));
    await screen.findByRole('dialog', { name: 'Strike it from the map?' });
    await user.keyboard('{Delete}');
    await waitFor(() => expect(bridge.sent('map.removeSite')).toEqual([{ id: 1 }]));
    await user.click(screen.getByRole('button', { name: 'Show Westmark on the map' }));
    await spoken(/^0505/);
  });

  it('changes a hex’s ground and note by its dialog, each only where it is another', async () => {
    bridge.answer('map.hex', ({ col, row }) => ({
      col,
      row,
      number: '0505',
      ground: null,
      theirs: null,
      elevationFeet: null,
      region: null,
      known: { seen: true, entered: false, explored: false },
      lines: [{ id: 1, kind: 'road', name: 'Salt Road' }],
      sites: thingsSample().sites,
      labels: [],
      notes: '',
      figures: { ...byTheRules, table: null },
    }));
    bridge.answer('wander.list', { tables: [], noContent: null });
    bridge.reply('map.setNote', null);
    const element = await opened();
    element.focus();
    key('I');
    const dialog = await screen.findByRole('dialog', { name: /^Hex/ });
    expect(dialog).toHaveTextContent('The players: seen.');
    expect(within(dialog).getByRole('button', { name: 'Change Salt Road' })).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: 'Notes' }), 'Toll.');
    await user.click(within(dialog).getByRole('button', { name: /^Keep/ }));
    await waitFor(() =>
      expect(bridge.sent('map.setNote')).toEqual([expect.objectContaining({ notes: 'Toll.' })]),
    );
    expect(bridge.sent('map.paint')).toEqual([]);
  });
});

describe('painting', () => {
  async function painting(): Promise<HTMLElement> {
    const element = await opened();
    key('Ctrl+P');
    await screen.findByRole('region', { name: 'Painting' });
    element.focus();
    return element;
  }

  it('draws a stroke at once and sends it as runs when Space is let go', async () => {
    bridge.says('map.paint', 'Painted 3 hexes: Hills.');
    await painting();
    key('8');
    await user.keyboard('{ >}{ArrowDown}{ArrowDown}');
    await spoken(/, Hills/);
    expect(bridge.sent('map.paint')).toEqual([]);
    await user.keyboard('{/ }');
    await waitFor(() => expect(bridge.sent('map.paint')).toHaveLength(1));
    const [{ runs }] = bridge.sent('map.paint') as [{ runs: string }];
    expect(readRuns(runs).map(({ length, code }) => [length, code])).toEqual([
      [1, 8],
      [1, 8],
      [1, 8],
    ]);
    bridge.change('hex_chunk');
    await waitFor(() => expect(bridge.sent('map.marks').length).toBeGreaterThan(1));
    // The window made the same cells as main, and needs none of them.
    expect(bridge.sent('map.chunks')).toHaveLength(1);
    expect(status.message).toBe('Painted 3 hexes: Hills.');
  });

  it('takes a refused stroke off again, with its sentence', async () => {
    bridge.refuse('map.paint', { code: 'read-only', message: 'The campaign is shut.' });
    await painting();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    key('8');
    await user.keyboard('{ >}');
    await spoken(/, Hills/);
    await user.keyboard('{/ }');
    expect(await screen.findByText('The campaign is shut.')).toBeVisible();
    await spoken(/not painted/);
  });

  it('drops a stroke under way by Escape, then leaves', async () => {
    await painting();
    key('8');
    await user.keyboard('{ >}{ArrowDown}');
    await spoken(/, Hills/);
    key('Escape');
    await spoken(/not painted/);
    await user.keyboard('{/ }');
    expect(bridge.sent('map.paint')).toEqual([]);
    key('Escape');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Painting' })).toBeNull());
  });

  it('draws a road as a line, and along the sides with Shift', async () => {
    bridge.reply('map.addLine', { id: 2 });
    await painting();
    key('W');
    await user.keyboard('{ >}{ArrowDown}{ArrowDown}{/ }');
    await waitFor(() => expect(bridge.sent('map.addLine')).toHaveLength(1));
    expect(bridge.sent('map.addLine')[0]).toMatchObject({ kind: 'road', along: 'centres', maintained: true });
    await user.selectOptions(screen.getByRole('combobox', { name: 'The pen draws' }), 'river');
    (await picture()).focus();
    await user.keyboard('{Shift>}{ >}{/Shift}{ArrowDown}{/ }');
    await waitFor(() => expect(bridge.sent('map.addLine')).toHaveLength(2));
    expect(bridge.sent('map.addLine')[1]).toMatchObject({ kind: 'river', along: 'edges', maintained: false });
  });

  it('counts a fill before it and sends the hex', async () => {
    bridge.reply('map.fill', { hexes: 10 });
    await painting();
    key('F');
    expect(await screen.findByText(/hang together here/)).toBeVisible();
    key('2');
    await user.keyboard(' ');
    await waitFor(() =>
      expect(bridge.sent('map.fill')).toEqual([expect.objectContaining({ code: 2, layer: 'terrain' })]),
    );
  });

  it('picks what a hex holds, erases, and keeps its nine keys in their places', async () => {
    await painting();
    key('G');
    const dialog = await screen.findByRole('dialog', { name: 'Paint with' });
    await user.type(within(dialog).getByRole('combobox'), 'swamp{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: /^Swamp/, pressed: true })).toBeVisible();
    const titles = shortcuts.views
      .flatMap(({ commands }) => [...commands])
      .filter(({ id }) => id.startsWith('paint.slot'))
      .map(({ title }) => title);
    expect(titles[0]).toBe('Paint with Swamp');
    expect(titles.slice(1)).toEqual(listSample.grounds.slice(1, 9).map(({ name }) => `Paint with ${name}`));
    (await picture()).focus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await spoken(/, Forest/);
    key('I');
    await user.keyboard(' ');
    expect(await screen.findByRole('button', { name: /^Forest/, pressed: true })).toBeVisible();
    key('E');
    await user.keyboard(' ');
    await spoken(/not painted/);
    await waitFor(() =>
      expect(bridge.sent('map.paint')).toEqual([expect.objectContaining({ runs: '4,0,1,0' })]),
    );
  });

  it('puts a site where the cursor is', async () => {
    bridge.reply('map.addSite', { id: 2 });
    await painting();
    key('S');
    await user.keyboard(' ');
    const dialog = await screen.findByRole('dialog', { name: /^A site in/ });
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Grey Tor');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Kind' }), 'ruin');
    await user.click(within(dialog).getByRole('button', { name: /Place it/ }));
    await waitFor(() =>
      expect(bridge.sent('map.addSite')).toEqual([
        expect.objectContaining({ name: 'Grey Tor', kind: 'ruin', knowledge: 'known', dungeonId: null }),
      ]),
    );
  });
});

it('says under the cursor what the players do not know, and what bars the way', async () => {
  const { sites, lines } = thingsSample();
  const site = (more: object) => sites.map((each) => ({ ...each, ...more }));
  new PaintedMap().answer(
    bridge,
    thingsSample({
      sites: [
        ...site({ knowledge: 'secret', bars: 'walkers' }),
        ...site({ id: 2, knowledge: 'rumour', name: 'Old Mill' }),
      ],
      lines: lines.map((each) => ({ ...each, secret: true, bars: true })),
    }),
  );
  await opened();
  await spoken(
    /^0505, not painted, Settlement Westmark, unknown to the players, bars those afoot, Settlement Old Mill, a rumour, Salt Road, secret, bars the way$/,
  );
});

describe('the company on the map', () => {
  it('is where the map opens, is said under the cursor, and takes its course to the cursor', async () => {
    bridge.answer('travel.view', roadSample());
    bridge.answer('travel.where', companySample());
    bridge.reply('travel.setWay', null);
    await opened();
    await spoken('0803, not painted, the company');
    await user.keyboard('{ArrowUp}');
    await spoken('0802, not painted, 6 miles from the company');
    key('G');
    await waitFor(() =>
      expect(bridge.sent('travel.setWay')).toEqual([{ goal: '0802', through: [{ col: 7, row: 1 }] }]),
    );
    key('Home');
    await spoken(/the company$/);
  });

  it('says where they think they are, and what their map has wrong', async () => {
    bridge.answer('travel.view', roadSample());
    bridge.answer(
      'travel.where',
      companySample({
        astray: true,
        believed: { at: { col: 7, row: 1 }, toward: null, miles: 0 },
        contradiction: 'They stand in hills where their map says forest.',
      }),
    );
    bridge.reply('travel.knows', null);
    await opened();
    expect(
      await screen.findByText(/they believe 0802\. They stand in hills where their map says forest\.$/),
    ).toBeVisible();
    await user.keyboard('{ArrowUp}');
    await spoken('0802, not painted, 6 miles from the company, where they think they are');
    key('V');
    await spoken('0802, not painted, 6 miles from the company');
    key('Shift+T');
    await waitFor(() => expect(bridge.sent('travel.knows')).toEqual([{}]));
  });

  it('is sent on from the end of its way, and one hex less; V turns what is drawn', async () => {
    bridge.answer('travel.view', roadSample());
    const plan = [
      { col: 7, row: 3 },
      { col: 7, row: 4 },
    ];
    bridge.answer('travel.where', companySample({ plan }));
    bridge.reply('travel.setWay', null);
    await opened();
    await user.keyboard('{ArrowUp}');
    await spoken(/^0802/);
    key('Shift+G');
    await waitFor(() =>
      expect(bridge.sent('travel.setWay').at(-1)).toEqual({
        goal: '0802',
        through: [...plan, { col: 7, row: 1 }],
      }),
    );
    // A key is taken once the one before it was.
    await waitFor(() => {
      key('Backspace');
      expect(bridge.sent('travel.setWay').at(-1)).toEqual({ goal: '0804', through: plan.slice(0, 1) });
    });
    key('V');
    expect(await screen.findByText('The company is at 0803.')).toBeVisible();
  });

  it('told, knows a ring of miles about where they were sure last', async () => {
    bridge.answer(
      'travel.where',
      companySample({ believed: null, doubt: { about: { col: 7, row: 5 }, miles: 22 } }),
    );
    await opened();
    expect(
      await screen.findByText(
        'The company is at 0803; they know that they are lost, within 22 miles of 0806.',
      ),
    ).toBeVisible();
  });

  it('is put where the cursor is', async () => {
    bridge.reply('travel.place', null);
    await opened();
    await spoken(/^0505/);
    key('Shift+P');
    await waitFor(() => expect(bridge.sent('travel.place')).toEqual([{ on: { mapId: 1, col: 4, row: 4 } }]));
  });
});
