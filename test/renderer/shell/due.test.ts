import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { dueText } from '../../../src-renderer/windows/shell/due-words.ts';
import { member, sheet } from '../characters/sheet-samples.ts';
import { show } from '../dungeon/on-stage.ts';
import { delve, dungeonView, encounter, prompt } from '../dungeon/sample-delve.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { appSample, campaignSample, partySample, shellSample } from '../lib/samples.ts';

const user = userEvent.setup();
const rest = prompt({ key: 'rest:0', kind: 'rest', title: 'Rest is due' });
const ended = prompt({
  key: 'effectEnded:1:1',
  kind: 'effectEnded',
  title: 'Bless has ended',
  effectIds: [1],
});

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('calendar.view', { day: 1, calendar: null, broken: null });
  show(bridge, dungeonView(delve({ prompts: [rest, ended] })));
  bridge.answer('app.view', appSample({ campaignPath: '/c/priory.turnkeeper' }));
  bridge.answer('shell.view', shellSample());
  bridge.answer('campaign.view', campaignSample());
  bridge.answer('combat.playersView', null);
  bridge.answer('party.view', partySample());
  bridge.answer('character.view', sheet(member(1, 'Hild')));
  bridge.answer('log.list', { lines: [], more: false });
  bridge.answer('log.sessions', []);
});

const open = async (detached: boolean, area: 'campaign' | 'dungeon' = 'campaign') => {
  render(App, { place: { area, detached } });
  await screen.findByText('Day 1,');
};
const dueKey = () => user.keyboard('{Control>}d{/Control}');
const line = () => screen.queryByRole('region', { name: 'What is due' });
const shutSide = () =>
  bridge.answer(
    'app.view',
    appSample({
      campaignPath: '/c/priory.turnkeeper',
      preferences: { theme: 'parchment', scale: 100, touch: false, sideOpen: false, wholeDice: false },
    }),
  );

describe('a window of another area', () => {
  it('says what is due in one quiet line, and nothing where nothing is', async () => {
    await open(true);
    await waitFor(() => expect(line()?.textContent).toContain('2 things are due, first: Rest is due.'));
    expect(screen.queryByRole('region', { name: 'Prompts' })).toBeNull();
    show(bridge, dungeonView(delve({ prompts: [] })));
    bridge.change('turn');
    await waitFor(() => expect(line()).toBeNull());
  });

  it('shows the queue there by one key, answers it by keys, and goes back to its work', async () => {
    await open(true);
    await waitFor(() => expect(line()).not.toBeNull());
    await user.keyboard('{Enter}dx');
    expect(bridge.sent('prompt.answer')).toEqual([]);
    await dueKey();
    const prompts = await screen.findByRole('region', { name: 'Prompts' });
    await waitFor(() => expect(prompts.contains(document.activeElement)).toBe(true));
    await user.keyboard('d');
    expect(bridge.sent('prompt.answer')).toEqual([{ key: 'rest:0', answer: 'delay' }]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Prompts' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await user.keyboard('x');
    expect(bridge.sent('prompt.answer')).toHaveLength(1);
  });

  it('leaves its own keys to its work while nobody is in the queue', async () => {
    await open(true);
    await dueKey();
    await screen.findByRole('region', { name: 'Prompts' });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    screen.getByRole('main').focus();
    await user.keyboard('x');
    expect(bridge.sent('prompt.answer')).toEqual([]);
  });

  it('keeps the hands in the queue when what they answered is gone', async () => {
    await open(true);
    await dueKey();
    const prompts = await screen.findByRole('region', { name: 'Prompts' });
    await waitFor(() => expect(prompts.contains(document.activeElement)).toBe(true));
    show(bridge, dungeonView(delve({ prompts: [ended] })));
    bridge.change('turn');
    await waitFor(() => expect(within(prompts).queryByText('Rest is due')).toBeNull());
    await user.keyboard('x');
    expect(bridge.sent('prompt.answer')).toEqual([{ key: ended.key, answer: 'dismiss' }]);
  });

  it('leaves an encounter to the dungeon’s own window', async () => {
    show(bridge, dungeonView(delve({ prompts: [ended], encounter: encounter() })));
    await open(true);
    await waitFor(() => expect(line()?.textContent).toContain('1 thing is due: Bless has ended.'));
    await dueKey();
    expect(await screen.findByText('An encounter is under way; its steps stand in Dungeon.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Seen to/ })).toBeTruthy();
  });

  it('says outside a dungeon too what the clock asks', async () => {
    const day = prompt({ key: 'dayEnd:1', kind: 'dayEnd', title: 'Day 1 has ended' });
    bridge.answer('dungeon.delve', { people: [], promptsOutside: [day], delve: null, lastDelve: null });
    await open(true);
    await waitFor(() => expect(line()?.textContent).toContain('1 thing is due: Day 1 has ended.'));
  });
});

describe('the desk itself', () => {
  it('shows the queue beside every area, and the line only while the side is shut', async () => {
    await open(false);
    expect(await screen.findByRole('region', { name: 'Prompts' })).toBeTruthy();
    expect(line()).toBeNull();
    await dueKey();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Rest this turn'));
    shutSide();
    bridge.change('app');
    await waitFor(() => expect(line()?.textContent).toContain('2 things are due'));
  });

  it('opens the side that is shut and brings the hands to the first', async () => {
    shutSide();
    bridge.reply('app.setPreferences', () => {
      bridge.answer('app.view', appSample({ campaignPath: '/c/priory.turnkeeper' }));
      bridge.change('app');
      return null;
    });
    await open(false);
    await waitFor(() => expect(line()).not.toBeNull());
    await user.click(within(line() ?? document.body).getByRole('button', { name: /Show/ }));
    expect(bridge.sent('app.setPreferences')).toEqual([{ sideOpen: true }]);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Rest this turn'));
    expect(line()).toBeNull();
  });

  it('shows no line where the dungeon is in front', async () => {
    shutSide();
    await open(false, 'dungeon');
    await screen.findByRole('heading', { name: 'The Sunken Priory' });
    expect(line()).toBeNull();
  });
});

describe('the words', () => {
  it('count many of a kind', () => {
    const checks = Array.from({ length: 250 }, (_, at) => prompt({ key: `check:${at}`, turn: at }));
    expect(dueText([...checks, rest])).toBe('251 things are due, first: Wandering check, 250 turns.');
    expect(dueText([rest])).toBe('1 thing is due: Rest is due.');
  });
});
