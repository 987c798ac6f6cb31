import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import TravelWindow from '../../../src-renderer/windows/travel/TravelWindow.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';
import { previewSample, roadSample } from './road-sample.ts';
import { shipSample } from './ship-sample.ts';

const user = userEvent.setup();

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('shell.view', shellSample());
  bridge.answer('app.view', appSample());
  bridge.answer('map.list', { maps: [], grounds: [] });
  bridge.answer('travel.where', null);
  bridge.answer('travel.ahead', null);
  bridge.answer('dungeon.delve', { people: [], promptsOutside: [], delve: null, lastDelve: null });
  bridge.answer(
    'travel.view',
    roadSample({
      aboardId: 7,
      company: [
        {
          id: 1,
          name: 'Hild',
          kind: 'character',
          onId: 7,
          drawsId: null,
          pull: 1,
          wantsPull: null,
          bears: null,
        },
        {
          id: 7,
          name: 'Gull',
          kind: 'vessel',
          onId: null,
          drawsId: null,
          pull: 1,
          wantsPull: null,
          bears: null,
        },
      ],
    }),
  );
  bridge.answer(
    'travel.preview',
    previewSample({ wanted: { title: 'Wind', sides: 6, rule: 'OSE-WIND-1', nth: 1 }, miles: [] }),
  );
  bridge.answer('ship.view', { ships: [shipSample()], aboardId: 7, ashore: [] });
});

const shown = async () => {
  render(TravelWindow);
  await screen.findByRole('heading', { name: 'To Thorn Gate' });
};

it('names the vessel, her rate, her crew and hull, and what she lacks', async () => {
  await shown();
  const line = await screen.findByText(/under sail/);
  expect(line).toHaveTextContent(/Aboard Gull under sail: .*81 miles a day; 5 of 10 hands, hull 50 of 60/);
  expect(screen.getByText('She wants a captain and has none.')).toBeVisible();
});

it('asks for the wind first, and Enter sails', async () => {
  bridge.reply('travel.passDay', { stopped: null });
  await shown();
  const die = await screen.findByRole('textbox', { name: /Wind/ });
  die.focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(bridge.sent('travel.passDay')).toMatchObject([{ kind: 'sail', gale: null, faces: [] }]),
  );
  expect(screen.queryByRole('radio', { name: 'Forced' })).toBeNull();
});

it('asks what the referee says of a gale, and sends it with the day', async () => {
  bridge.answer('travel.preview', previewSample({ wanted: null, gale: 'seaworthy', stops: 'A gale' }));
  bridge.reply('travel.passDay', { stopped: null });
  await shown();
  await user.click(await screen.findByRole('radio', { name: 'It meets land' }));
  await user.click(screen.getByRole('button', { name: /Pass the day/ }));
  await waitFor(() => expect(bridge.sent('travel.passDay')).toMatchObject([{ gale: 'meetsLand' }]));
});

it('takes a d100 figure by figure, and Enter ends it without passing the day', async () => {
  bridge.answer(
    'travel.preview',
    previewSample({ wanted: { title: 'Near gale', sides: 100, rule: 'OSE-WIND-5', nth: 1 } }),
  );
  await shown();
  const die = await screen.findByRole('textbox', { name: /Near gale/ });
  die.focus();
  await user.keyboard('7{Enter}');
  await waitFor(() => expect(bridge.sent('travel.preview').at(-1)).toMatchObject({ faces: [7] }));
  expect(bridge.sent('travel.passDay')).toEqual([]);
});

it('offers tacking where the day’s figures know of it, and sends it with the day alone', async () => {
  const wind = { title: 'Wind', sides: 100, rule: 'BF-ROAD-8', nth: 1 };
  bridge.answer('travel.preview', previewSample({ tacks: true, wanted: wind, miles: [] }));
  bridge.reply('travel.passDay', { stopped: null });
  await shown();
  const tick = await screen.findByRole('checkbox', { name: /Tacking/ });
  expect(bridge.sent('travel.preview').at(-1)).toMatchObject({ tacking: false });
  await user.click(tick);
  await waitFor(() => expect(bridge.sent('travel.preview').at(-1)).toMatchObject({ tacking: true }));
  bridge.answer('travel.preview', previewSample({ tacks: false, wanted: null }));
  await user.click(screen.getByRole('button', { name: /ass the day/ }));
  await waitFor(() => expect(bridge.sent('travel.passDay')).toMatchObject([{ kind: 'sail', tacking: true }]));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Tacking/ })).toBeNull());
});

it('offers no tacking where they do not', async () => {
  await shown();
  await screen.findByRole('textbox', { name: /Wind/ });
  expect(screen.queryByRole('checkbox', { name: /Tacking/ })).toBeNull();
});

it('keeps only what was typed over of her facts, and mends by a step of its own', async () => {
  bridge.reply('ship.setFacts', null);
  bridge.reply('ship.repair', { mended: 5 });
  await shown();
  await user.click(screen.getByRole('button', { name: /^The ship/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The ship' }));
  await user.click(dialog.getByRole('button', { name: /Her crew mends/ }));
  expect(bridge.sent('ship.repair')).toEqual([{ id: 7 }]);
  expect(dialog.queryByRole('button', { name: /dock/ })).toBeNull();
  const crew = dialog.getByRole('textbox', { name: 'Hired hands aboard' });
  await user.clear(crew);
  await user.type(crew, '9');
  await user.click(dialog.getByRole('checkbox', { name: 'Lakes' }));
  await user.click(dialog.getByRole('button', { name: /Keep her facts/ }));
  await waitFor(() =>
    expect(bridge.sent('ship.setFacts')).toEqual([
      { id: 7, facts: { crew: 9, waters: ['sea', 'coast', 'lake'] } },
    ]),
  );
});

it('shows the log of her days', async () => {
  bridge.answer('ship.log', {
    earlier: 0,
    days: [
      {
        number: 1,
        day: 2,
        date: null,
        vessel: 'Gull',
        kind: 'sail',
        wind: { total: 12, words: 'gale' },
        miles: [],
        offsetDegrees: 0,
        hidden: false,
        tookOnWater: false,
        gale: { outcome: 'swept', degrees: 240, miles: 216 },
        hull: 60,
        food: 19,
        water: 18,
        checks: [{ time: '20:00', chanceInSix: 2, die: 6, encounter: false }],
      },
    ],
  });
  await shown();
  await user.click(screen.getByRole('button', { name: /^Ship’s log/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ship’s log' }));
  expect(dialog.getByText('12: gale')).toBeVisible();
  expect(dialog.getByText('Swept 216 miles, 120° to the left of the course')).toBeVisible();
  expect(dialog.getByText('20:00: 2 in 6, die 6')).toBeVisible();
});
