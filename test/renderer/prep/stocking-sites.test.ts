import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { CommandInput, CommandOutput } from '../../../shared/ipc/contract.ts';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import SitesStocking from '../../../src-renderer/windows/prep/stocking/sites/SitesStocking.svelte';
import { layOut } from '../encumbrance/on-stage.ts';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';
import { listSample, thingsSample } from '../map/map-sample.ts';

const user = userEvent.setup();
type Asked = CommandInput<'stock.planSites'>;
type Sheet = CommandOutput<'stock.planSites'>;

/** Two sites, each of one d4 that says what is there. */
const sheetOf = ({ rows, throws }: Asked): Sheet => ({
  map: 'The Vale',
  rows: (rows ?? [{ siteId: 1 }, { siteId: 2 }]).map((row) => rowOf(row, throws ?? [])),
  standing: [{ siteId: 3, hex: '0303', kind: 'ford', name: 'Old ford', notes: 'Waist deep.' }],
});

function rowOf(row: NonNullable<Asked['rows']>[number], thrown: readonly number[]): Sheet['rows'][number] {
  const { siteId, said = null, faces = [] } = row;
  const fell = faces.length === 0 && thrown.includes(siteId) ? [{ face: 3, typed: false }] : faces;
  const isOpen = fell.length === 0 && said === null;
  return {
    ...{ siteId, hex: `010${siteId}`, kind: 'ruin', name: siteId === 1 ? 'Mill' : 'Tower' },
    state: isOpen ? 'asked' : said === null ? 'rolled' : 'typed',
    text: said ?? (fell[0] ? `${fell[0].face} crows` : ''),
    fault: fell[0]?.face === 4 ? 'Nothing stands at 4.' : '',
    dice: fell.map(({ face }) => `d4: ${face}`),
    ask: isOpen ? { title: 'Ruins', sides: 4, nth: 1, of: 1 } : null,
    complete: !isOpen && fell[0]?.face !== 4,
    given: { siteId, said, faces: fell },
  };
}

let bridge: ReturnType<typeof installFakeBridge>;
let paths = 0;
beforeEach(() => {
  layOut();
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  bridge = installFakeBridge();
  paths += 1;
  bridge.answer('app.view', appSample({ campaignPath: `/sites/${paths}.turnkeeper` }));
  bridge.answer('shell.view', shellSample());
  bridge.answer('map.list', listSample);
  bridge.answer('map.things', thingsSample());
  const ruins = { id: 7, folder: '', name: 'Ruins', way: 'dice', dice: '1d4', rows: 4 } as const;
  bridge.answer('table.list', { tables: [{ ...ruins, purpose: 'contents' }] });
  bridge.reply('stock.planSites', sheetOf);
  bridge.reply('stock.writeSites', null);
});

const asked = () => bridge.sent('stock.planSites').at(-1) as Asked | undefined;
async function open(): Promise<void> {
  render(SitesStocking);
  await screen.findByRole('table', { name: /Sites of the map/ });
  await waitFor(() => expect(asked()?.rows).toHaveLength(2));
}

it('begins on the table of contents, and takes typed dice and words', async () => {
  await open();
  expect(asked()).toMatchObject({ tableId: 7 });
  await user.keyboard('d');
  const die = await screen.findByRole('textbox', { name: 'Mill. Ruins: d4' });
  await waitFor(() => expect(die).toHaveFocus());
  await user.keyboard('2{Enter}');
  expect(await screen.findByText('2 crows')).toBeVisible();
  await user.keyboard('{Escape}jt');
  const words = await screen.findByRole('textbox', { name: 'What is at Tower' });
  await waitFor(() => expect(words).toHaveFocus());
  await user.keyboard('A hermit{Enter}');
  await waitFor(() =>
    expect(asked()?.rows).toEqual([
      { siteId: 1, said: null, faces: [{ face: 2, typed: true }] },
      { siteId: 2, said: 'A hermit', faces: [] },
    ]),
  );
});

it('writes what is kept and complete, and says of the rest why not', async () => {
  await open();
  await user.keyboard(' ');
  expect(await screen.findByText('3 crows')).toBeVisible();
  await user.keyboard('jd');
  await screen.findByRole('textbox', { name: 'Tower. Ruins: d4' });
  await user.keyboard('4{Enter}');
  expect(await screen.findByText('Nothing stands at 4.')).toBeVisible();
  await user.keyboard('{Escape}{Shift>}{Enter}{/Shift}w');
  await waitFor(() =>
    expect(bridge.sent('stock.writeSites')).toMatchObject([{ tableId: 7, rows: [{ siteId: 1 }] }]),
  );
});

it('a site with notes is stocked too where that is wished', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Stock Old ford too' }));
  await waitFor(() => expect(asked()?.rows?.map(({ siteId }) => siteId)).toEqual([1, 2, 3]));
});
