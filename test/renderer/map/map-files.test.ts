import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommandOutput } from '../../../shared/ipc/contract.ts';
import MapExportDialog from '../../../src-renderer/windows/map/files/MapExportDialog.svelte';
import MapImportDialog from '../../../src-renderer/windows/map/files/MapImportDialog.svelte';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';

type Preview = CommandOutput<'import.readMap'>;

const preview = (more: Partial<Preview> = {}): Preview => ({
  token: 'token-1',
  format: 'Text Mapper',
  name: 'The vale',
  hexMiles: 6,
  hexes: 1310,
  columns: 40,
  rows: 33,
  grounds: [
    { name: 'Forest', hexes: 1300, look: 'forest' },
    { name: 'Hills', hexes: 10, look: 'hills' },
  ],
  thumbnail: { columns: 2, rows: 1, cells: [1, 2] },
  sites: 2,
  lines: 1,
  labels: 0,
  regions: 0,
  notes: 0,
  words: [
    { place: 'hex', word: 'whirlwind', count: 7, means: null, by: 'tables' },
    { place: 'hex', word: 'wood', count: 1300, means: { is: 'ground', ground: 'Forest' }, by: 'kept' },
    { place: 'line', word: 'rampart', count: 1, means: { is: 'line', line: 'wall' }, by: 'gone' },
  ],
  moreWords: 0,
  unread: [{ path: 'include', why: 'Other files are never fetched.', count: 2 }],
  stands: false,
  known: ['Plain', 'Forest', 'Hills'],
  ...more,
});

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
});

const read = async (more: Partial<Preview> = {}) => {
  bridge.reply('import.readMap', preview(more));
  const opened = vi.fn();
  render(MapImportDialog, { opened, onclose: vi.fn() });
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /^File/ }), '/maps/vale.txt{Enter}');
  await screen.findByText(/1,310 hexes/);
  return { opened, user };
};

describe('importing a map', () => {
  it('shows what would be made of it and what was not read', async () => {
    await read({ stands: true });
    expect(
      screen.getByText('Text Mapper: 1,310 hexes over 40 columns and 33 rows, 2 sites and 1 line.'),
    ).toBeVisible();
    expect(screen.getByText('Forest 1,300 and Hills 10.')).toBeVisible();
    expect(screen.getByText(/A map of this name stands in the campaign already/)).toBeVisible();
    expect(screen.getByText('1 word is not known: say what it means.')).toBeVisible();
    expect(screen.getByText('2 fields were not read')).toBeVisible();
  });

  it('marks what it remembers of an earlier import, and what of that is gone', async () => {
    await read();
    expect(
      screen.getByText(
        '1 word means what you said in an earlier import. 1 word was a ground that is gone since: what stands there now is our own proposal.',
      ),
    ).toBeVisible();
    const marks = ['Not known', 'Remembered', 'Its ground is gone'];
    const words = screen.getByRole('region', { name: 'Words of the file' });
    const rows = within(words).getAllByRole('row').slice(1);
    expect(rows.map((row) => marks.filter((mark) => within(row).queryByText(mark)))).toEqual(
      marks.map((mark) => [mark]),
    );
  });

  it('reads again with a word that means something else', async () => {
    const { user } = await read();
    const choices = screen.getByRole('combobox', { name: 'What whirlwind means' });
    expect(within(choices).getAllByRole('option').length).toBe(1 + 3 + 11 + 1);
    await user.selectOptions(choices, 'ground Hills');
    expect(bridge.sent('import.readMap').at(-1)).toMatchObject({
      source: { from: 'file', path: '/maps/vale.txt' },
      hexMiles: 6,
      meanings: [{ place: 'hex', word: 'whirlwind', means: { is: 'ground', ground: 'Hills' } }],
    });
    expect(screen.getByRole('combobox', { name: 'What rampart means' })).toHaveValue('line wall');
  });

  it('takes it under another name, and opens it', async () => {
    const { user, opened } = await read();
    bridge.reply('import.takeMap', { id: 4 });
    bridge.says('import.takeMap', 'Imported the map Alder Vale (Text Mapper): 1,310 hexes.');
    const name = screen.getByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Alder Vale');
    await user.click(screen.getByRole('button', { name: 'Take the map' }));
    expect(await screen.findByText(/Imported the map Alder Vale/)).toBeVisible();
    expect(bridge.sent('import.takeMap')).toEqual([{ token: 'token-1', name: 'Alder Vale', hexMiles: 6 }]);
    expect(opened).toHaveBeenCalledWith(4);
    expect(bridge.sent('import.forget')).toEqual([{ token: 'token-1' }]);
  });

  it('lays a map without hexes onto hexes of another size', async () => {
    const { user } = await read({ format: 'Azgaar’s generator' });
    const miles = screen.getByRole('textbox', { name: /^Miles across a hex/ });
    await user.clear(miles);
    await user.type(miles, '12');
    await user.click(screen.getByRole('button', { name: 'Lay it onto hexes of that size' }));
    expect(bridge.sent('import.readMap').at(-1)).toMatchObject({ hexMiles: 12 });
  });

  it('shows a refusal by the field, the path kept', async () => {
    const message = 'It is a picture, in which no hexes can be told. Nothing was read.';
    bridge.refuse('import.readMap', { code: 'bad-input', message, details: { source: message } });
    render(MapImportDialog, { opened: vi.fn(), onclose: vi.fn() });
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: /^File/ }), '/a.png{Enter}');
    expect(await screen.findByText(/It is a picture/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^File/ })).toHaveValue('/a.png');
  });
});

describe('exporting a map', () => {
  const show = () => {
    bridge.answer('map.losses', ({ format, forPlayers }) => ({
      hexes: forPlayers ? 3 : 1310,
      losses:
        format === 'csv'
          ? [
              { what: 'lines', count: 9 },
              { what: 'elevation', count: 1 },
            ]
          : [],
      picture: null,
    }));
    render(MapExportDialog, {
      map: { id: 2, name: 'The North' },
      campaignPath: '/games/Barrow.turnkeeper',
      onclose: vi.fn(),
    });
    return userEvent.setup();
  };

  it('lists what a form does not hold before anything is written', async () => {
    const user = show();
    expect(await screen.findByText('1,310 hexes.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Table/ }));
    expect(await screen.findByText('lines (9)')).toBeVisible();
    expect(screen.getByText('elevation')).toBeVisible();
  });

  it('writes the players’ map under a name of its own', async () => {
    const user = show();
    bridge.reply('map.export', {
      path: '/games/Barrow The North for the players.json',
      bytes: 1200,
      files: 1,
    });
    await user.click(screen.getByRole('checkbox', { name: /^For the players/ }));
    expect(await screen.findByText('3 hexes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Export/ }));
    expect(bridge.sent('map.export')).toEqual([
      {
        job: expect.any(String) as string,
        mapId: 2,
        format: 'json',
        forPlayers: true,
        path: '/games/Barrow The North for the players.json',
        replace: false,
      },
    ]);
    expect(await screen.findByText('/games/Barrow The North for the players.json')).toBeVisible();
  });

  it('tells how far it is with its sheets, and is stopped by its button', async () => {
    const user = show();
    const end = bridge.hold('map.export');
    await user.click(screen.getByRole('radio', { name: /^PNG/ }));
    await user.click(screen.getByRole('button', { name: /^Export/ }));
    const [{ job }] = bridge.sent('map.export') as [{ job: string }];
    bridge.send({ type: 'progress', job, done: 2, total: 9 });
    expect(await screen.findByText('2 of 9')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Drawing the map' })).toHaveAttribute('max', '9');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(bridge.sent('app.cancelExport')).toEqual([{ job }]);
    end({ ok: false, error: { code: 'cancelled', message: 'Stopped.' } });
    await waitFor(() => expect(status.message).toBe('The export was stopped. Nothing was written.'));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
