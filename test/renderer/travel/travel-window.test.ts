import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import TravelWindow from '../../../src-renderer/windows/travel/TravelWindow.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';
import { previewSample, roadSample } from './road-sample.ts';

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
  bridge.answer('travel.view', roadSample());
  bridge.answer('travel.preview', previewSample());
  bridge.answer('ship.view', { ships: [], aboardId: null, ashore: [] });
});

const shown = async () => {
  render(TravelWindow);
  await screen.findByRole('heading', { name: 'To Thorn Gate' });
};
const die = () => screen.findByRole('textbox', { name: /Losing the way, forest, 2 in 6/ });

describe('the day’s card', () => {
  it('says how far the day goes, asks for the first die, and Enter lets the program throw the rest', async () => {
    bridge.reply('travel.passDay', { stopped: null });
    await shown();
    expect(await screen.findByText(/The day allows/)).toHaveTextContent('The day allows: Forest 16 miles.');
    (await die()).focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(bridge.sent('travel.passDay')).toEqual([
        {
          kind: 'march',
          gale: null,
          sight: null,
          tacking: false,
          faces: [],
          anyway: false,
          modifier: 0,
          brought: 0,
        },
      ]),
    );
  });

  it('takes a die as it is whole, asks with it, and gives it back on Backspace', async () => {
    await shown();
    const field = await die();
    field.focus();
    await user.keyboard('5');
    await waitFor(() => expect(bridge.sent('travel.preview').at(-1)).toMatchObject({ faces: [5] }));
    expect(field).toHaveValue('');
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(bridge.sent('travel.preview').at(-1)).toMatchObject({ faces: [] }));
  });

  it('passes the day with a die that is still being weighed, and then calls the hands nowhere', async () => {
    bridge.reply('travel.passDay', { stopped: null });
    await shown();
    (await die()).focus();
    const weighed = bridge.hold('travel.preview');
    await user.keyboard('5{Enter}');
    await waitFor(() => expect(bridge.sent('travel.passDay')).toMatchObject([{ faces: [5] }]));
    await waitFor(() => expect(document.body).toHaveFocus());
    const wanted = { title: 'Wandering, hills, 2 in 6', sides: 6, rule: 'OSE-WILD-16', nth: 1 };
    const value = previewSample({ wanted });
    weighed({ ok: true, value, revision: bridge.revision, said: null, letGo: 0, reads: [] });
    expect(await screen.findByRole('textbox', { name: /Wandering, hills/ })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.body).toHaveFocus();
  });

  it('refuses a face the die has not, and keeps it', async () => {
    await shown();
    const field = await die();
    field.focus();
    await user.keyboard('7{Enter}');
    expect(field).toHaveValue('7');
    expect(screen.getByText('A d6 shows 1 to 6.')).toBeVisible();
    expect(bridge.sent('travel.passDay')).toEqual([]);
  });

  it('asks what a hunt brings home once it has found something, and only then', async () => {
    bridge.reply('travel.passDay', { stopped: null });
    bridge.answer(
      'travel.view',
      roadSample({
        today: { kind: 'hunt', phase: 'way', short: null, parts: 0, spent: 0, hunted: true },
      }),
    );
    await shown();
    const caught = await screen.findByRole('textbox', { name: /They bring home, portions/ });
    await user.type(caught, 'many{Enter}');
    expect(bridge.sent('travel.passDay')).toEqual([]);
    await user.clear(caught);
    await user.type(caught, '4{Enter}');
    await waitFor(() => expect(bridge.sent('travel.passDay')).toMatchObject([{ kind: 'hunt', brought: 4 }]));
    bridge.answer('travel.view', roadSample());
    bridge.change('road_day');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /They bring home/ })).toBeNull());
  });

  it('takes what noise adds to every check, and passes no day while it cannot be read', async () => {
    bridge.reply('travel.passDay', { stopped: null });
    await shown();
    await user.click(screen.getByText('Noise or hiding'));
    const noise = screen.getByRole('textbox', { name: /On every check/ });
    await user.type(noise, '7{Enter}');
    expect(bridge.sent('travel.passDay')).toEqual([]);
    await user.clear(noise);
    await user.type(noise, '-1');
    await waitFor(() => expect(bridge.sent('travel.preview').at(-1)).toMatchObject({ modifier: -1 }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bridge.sent('travel.passDay')).toMatchObject([{ modifier: -1 }]));
  });

  it('says why the day cannot be passed', async () => {
    bridge.answer(
      'travel.preview',
      previewSample({ refusal: 'Day 4 is not settled yet.', wanted: null, miles: [] }),
    );
    await shown();
    expect((await screen.findAllByText('Day 4 is not settled yet.'))[0]).toBeVisible();
  });
});

it('goes at once on Space where dice roll themselves, and to the die where they do not', async () => {
  bridge.reply('travel.passDay', { stopped: null });
  bridge.answer('travel.view', roadSample({ rollsItself: true }));
  await shown();
  await die();
  shortcuts.run('travel.march');
  await waitFor(() => expect(bridge.sent('travel.passDay')).toHaveLength(1));
});

describe('Space before the card knows its day', () => {
  const held = async () => {
    await shown();
    await die();
    const end = bridge.hold('travel.preview');
    bridge.change('road_day');
    return (wanted: ReturnType<typeof previewSample>['wanted']) => {
      const value = previewSample({ wanted });
      bridge.answer('travel.preview', value);
      end({ ok: true, value, revision: bridge.revision, said: null, letGo: 0, reads: [] });
    };
  };

  it('brings what is typed after it to the die that is asked for, and its Enter passes the day', async () => {
    bridge.reply('travel.passDay', { stopped: null });
    const known = await held();
    shortcuts.run('travel.march');
    await user.keyboard('5{Enter}');
    expect(bridge.sent('travel.passDay')).toEqual([]);
    known({ title: 'Wandering, hills, 2 in 6', sides: 6, rule: 'OSE-WILD-16', nth: 1 });
    await waitFor(() => expect(bridge.sent('travel.passDay')).toMatchObject([{ faces: [5] }]));
  });

  it('passes the day once it is known to ask nothing, however often it is pressed, and leaves the hands free', async () => {
    bridge.reply('travel.passDay', { stopped: null });
    const known = await held();
    shortcuts.run('travel.march');
    shortcuts.run('travel.march');
    expect(bridge.sent('travel.passDay')).toEqual([]);
    known(null);
    await waitFor(() => expect(bridge.sent('travel.passDay')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(bridge.sent('travel.passDay')).toHaveLength(1);
    expect(document.body).toHaveFocus();
  });

  it('leads to the die it asks for', async () => {
    const known = await held();
    shortcuts.run('travel.march');
    known({ title: 'Wandering, hills, 2 in 6', sides: 6, rule: 'OSE-WILD-16', nth: 1 });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Wandering, hills/ })).toHaveFocus());
    expect(bridge.sent('travel.passDay')).toEqual([]);
  });

  it('is let be where another kind of day is chosen meanwhile', async () => {
    const known = await held();
    shortcuts.run('travel.march');
    shortcuts.run('travel.rest');
    known(null);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Pass the day/ })).toHaveFocus());
    expect(bridge.sent('travel.passDay')).toEqual([]);
  });
});

it('shows whoever came instead of the day, and only then lets nobody come', async () => {
  const due = {
    id: 7,
    day: 3,
    time: '12:00',
    ground: 'hills' as const,
    chanceInSix: 2,
    die: 1,
    encounter: true,
    table: null,
  };
  bridge.answer('travel.view', roadSample({ due }));
  bridge.reply('travel.letBe', null);
  render(TravelWindow);
  const heading = await screen.findByRole('heading', { name: 'Somebody comes' });
  expect(heading).toBeVisible();
  expect(screen.queryByRole('heading', { name: /set out/ })).toBeNull();
  shortcuts.run('travel.letBe');
  await waitFor(() => expect(bridge.sent('travel.letBe')).toEqual([{ checkId: 7 }]));
});

it('has days gone by with their dice, and marks the day of rest that is owed', async () => {
  await shown();
  const week = within(screen.getByRole('list', { name: 'Week 1' }));
  const days = week.getAllByRole('listitem');
  expect(days[0]).toHaveTextContent(
    'Day 1: Forest 16 miles: On course, 2 in 6: 12:00, forest, 2 in 6: nobody came',
  );
  expect(days[1]).toHaveAttribute('aria-current', 'date');
  expect(days[6]).toHaveTextContent('Day of rest');
});

it('begins with where they go and what they stand on', async () => {
  bridge.answer('travel.view', null);
  render(TravelWindow);
  expect(await screen.findByRole('heading', { name: 'Not on the road' })).toBeVisible();
  bridge.reply('travel.begin', { id: 1 });
  await user.type(screen.getByRole('textbox', { name: 'Where to' }), 'Thorn Gate{Enter}');
  await waitFor(() => expect(bridge.sent('travel.begin')).toEqual([{ goal: 'Thorn Gate', ground: 'clear' }]));
});

it('says how long the beasts’ fodder lasts where nothing grows, and nothing of it where they graze', async () => {
  const stores = roadSample().stores;
  const fodder = { beasts: 2, portions: 5, days: 2, grazing: false };
  bridge.answer('travel.view', roadSample({ stores: { ...stores, fodder } }));
  await shown();
  const sheet = screen.getByRole('region', { name: 'Travel sheet' });
  expect(sheet).toHaveTextContent('5 fodder, 2 days');
  bridge.answer(
    'travel.view',
    roadSample({ stores: { ...stores, fodder: { ...fodder, portions: 1, days: 0 } } }),
  );
  bridge.change('item');
  await waitFor(() => expect(sheet).toHaveTextContent('no fodder for 2 beasts'));
  bridge.answer('travel.view', roadSample({ stores: { ...stores, fodder: { ...fodder, grazing: true } } }));
  bridge.change('item');
  await waitFor(() => expect(sheet).not.toHaveTextContent('fodder'));
});
