import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { ReferenceDesk } from '../../../src-renderer/windows/reference/reference-desk.svelte.ts';
import ReferencePage from '../../../src-renderer/windows/reference/ReferencePage.svelte';
import { spansOf } from '../../../src-renderer/windows/reference/reference-words.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { appSample, campaignSample } from '../lib/samples.ts';
import { referenceSample } from './reference-sample.ts';

const user = userEvent.setup();
const search = () => screen.getByRole('combobox', { name: /^Search rules/ });
const page = () => screen.getByRole('article');
const found = () => screen.getByRole('status').textContent;

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.reply('app.referencePages', { pages: [], credits: [] });
});

const samplePages = new Map([
  [
    'ose',
    {
      pages: [
        {
          kind: 'table' as const,
          id: 'table.tides',
          name: 'Tides',
          topic: 'Water',
          text: '1d6, Tide: 2 rows',
          figures: [],
          tables: [
            {
              title: '',
              heads: ['1d6', 'Tide'],
              rows: [
                ['1–2', 'ebb'],
                ['3–6', 'flood'],
              ],
            },
          ],
        },
        {
          kind: 'creature' as const,
          id: 'creature.moon-moth',
          name: 'Moon moth',
          topic: 'Insects',
          text: 'AC 6 [13]; HD 2',
          figures: [
            { label: 'Armour class', text: '6 [13]' },
            { label: 'Special', text: 'half-moon dust' },
          ],
          tables: [],
        },
      ],
      credits: [{ licence: 'CC0', text: 'By the sample’s makers.' }],
    },
  ],
]);

function open(system: string | null = null): void {
  render(ReferencePage, { reference: referenceSample, system });
}

describe('the reference page', () => {
  // As App does around every window.
  beforeEach(() => window.addEventListener('keydown', shortcuts.handle));
  afterEach(() => window.removeEventListener('keydown', shortcuts.handle));

  it('begins in the search field, with everything found and the first of it shown', () => {
    open();
    expect(search()).toHaveFocus();
    expect(found()).toBe('5 found');
    expect(within(page()).getByRole('heading', { level: 2 })).toHaveTextContent('OSE-HAZ-3');
  });

  it('shows what is found while one types, under its topic', async () => {
    open();
    await user.type(search(), 'hazards');
    expect(found()).toBe('3 found');
    expect(page()).toHaveAccessibleName(/^Hazards.OSE-HAZ-3$/);
    expect(page()).not.toHaveTextContent('fall.damage');
    await user.keyboard('{ArrowDown}');
    expect(page()).toHaveAccessibleName(/OSE-HAZ-4/);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(page()).toHaveAccessibleName(/OSE-HAZ-3/);
    await user.keyboard('{PageDown}');
    expect(page()).toHaveAccessibleName(/OSE-HAZ-5/);
  });

  it('shows operations, signatures and error codes to developers alone', async () => {
    open();
    await user.type(search(), 'fall');
    expect(found()).toBe('1 found');
    expect(screen.queryByRole('radio', { name: 'Operations' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'For developers' }));
    expect(found()).toBe('3 found');
    expect(page()).toHaveAccessibleName('fall.damage');
    expect(page()).toHaveTextContent('that many d6.');
    expect(page()).toHaveTextContent('interface RolledDie { sides: number; face: number }');
    expect(page()).toHaveTextContent('Refuses with');
    await user.click(screen.getByRole('radio', { name: 'Operations' }));
    await user.click(screen.getByRole('checkbox', { name: 'For developers' }));
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    expect(page()).toHaveAccessibleName(/OSE-HAZ-3/);
  });

  it('finds tables, creatures and equipment by any word or figure of theirs', async () => {
    render(ReferencePage, { reference: referenceSample, system: 'ose', pages: samplePages });
    expect(found()).toBe('5 found');
    await user.type(search(), 'half-moon');
    expect(page()).toHaveAccessibleName('Moon moth');
    expect(within(page()).getByText('Armour class').nextElementSibling).toHaveTextContent('6 [13]');
    expect(page()).toHaveTextContent('By the sample’s makers. (CC0)');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('radio', { name: 'Tables' }));
    const table = within(page()).getByRole('table', { name: 'Tides' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['1d6Tide', '1–2ebb', '3–6flood']);
  });

  it('offers the topics there are, and drops one that another kind has not', async () => {
    render(ReferencePage, { reference: referenceSample, system: 'ose', pages: samplePages });
    const topic = screen.getByRole('combobox', { name: 'Topic' });
    expect(
      within(topic)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['Every topic', 'Hazards', 'Water', 'Insects']);
    await user.selectOptions(topic, 'Insects');
    expect(found()).toBe('1 found');
    await user.click(screen.getByRole('radio', { name: 'Rules' }));
    expect(topic).toHaveValue('all');
    expect(found()).toBe('3 found');
  });

  it('opens at an entry it is asked for, at first or later', async () => {
    render(ReferencePage, {
      reference: referenceSample,
      system: null,
      pages: samplePages,
      look: 'ose table.tides',
    });
    expect(page()).toHaveAccessibleName('Tides');
    await waitFor(() => expect(page()).toHaveFocus());
    bridge.send({ type: 'look', at: 'swords-wizardry SW-GEN-2' });
    await waitFor(() => expect(page()).toHaveAccessibleName(/SW-GEN-2/));
    bridge.send({ type: 'look', at: 'ose fall.damage' });
    await waitFor(() => expect(page()).toHaveAccessibleName('fall.damage'));
  });

  it('goes to the page by Enter, from page to page by its names, and back by Escape', async () => {
    open();
    await user.click(screen.getByRole('checkbox', { name: 'For developers' }));
    await user.click(search());
    await user.keyboard('{Enter}');
    expect(page()).toHaveFocus();
    await user.click(within(page()).getByRole('button', { name: 'fall.damage' }));
    expect(page()).toHaveAccessibleName('fall.damage');
    await waitFor(() => expect(page()).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(page()).toHaveAccessibleName(/OSE-HAZ-3/);
    await waitFor(() => expect(page()).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(search()).toHaveFocus());
  });

  it('clears the search by Escape', async () => {
    open();
    await user.type(search(), 'fall{Escape}');
    expect(search()).toHaveValue('');
    expect(found()).toBe('5 found');
  });

  it('looks in one system, for one kind', async () => {
    open('swords-wizardry');
    const system = screen.getByRole('combobox', { name: 'System' });
    expect(system).toHaveValue('swords-wizardry');
    expect(found()).toBe('2 found');
    expect(page()).toHaveTextContent('Shown in the dungeon window.');
    await user.selectOptions(system, 'ose');
    await user.click(screen.getByRole('radio', { name: 'Rules' }));
    expect(found()).toBe('3 found');
    await user.keyboard('{Control>}f{/Control}');
    await waitFor(() => expect(search()).toHaveFocus());
  });

  it('tells where a rule is kept and how it is read', async () => {
    open();
    expect(page()).toHaveTextContent('Played by the combat machine.');
    expect(page()).toHaveTextContent('Full steps of ten feet only.');
    await user.type(search(), 'hunger');
    expect(page()).toHaveTextContent('By the people at the table: The referee judges it.');
  });

  it('says what to do when nothing fits', async () => {
    open();
    await user.type(search(), 'zeppelin');
    expect(screen.queryByRole('article')).toBeNull();
    await user.keyboard('{Enter}');
    expect(search()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(found()).toBe('5 found');
    await waitFor(() => expect(search()).toHaveFocus());
  });

  it('has its keys and commands', async () => {
    open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Commands' }), 'show: rules{Enter}');
    await waitFor(() => expect(found()).toBe('5 found'));
  });
});

/** The first reading makes the reference out of the sources. */
const patience = { timeout: 20_000 };

describe('the reference’s window', patience, () => {
  it('opens without a campaign on every system', async () => {
    bridge.answer('app.view', appSample());
    render(App, { place: { area: 'dungeon', detached: false, reference: true } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rules reference' }, patience)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'System' })).toHaveValue('all');
    expect(Number(found().split(' ')[0])).toBeGreaterThan(80);
  });

  it('begins at the system of the campaign', async () => {
    bridge.answer('app.view', appSample({ campaignPath: '/c/Barrow.turnkeeper' }));
    bridge.answer('campaign.view', campaignSample());
    bridge.answer('combat.playersView', null);
    render(App, { place: { area: 'dungeon', detached: false, reference: true } });
    expect(await screen.findByRole('combobox', { name: 'System' }, patience)).toHaveValue('ose');
  });

  it('is opened by F1, also out of a field', async () => {
    bridge.answer('app.view', appSample());
    render(App, { place: { area: 'dungeon', detached: false } });
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), '{F1}');
    await user.click(screen.getByRole('button', { name: 'Rules reference' }));
    expect(bridge.sent('app.openWindow')).toEqual([{ area: 'reference' }, { area: 'reference' }]);
  });
});

it('a system the reference does not know leaves the filter open', () => {
  expect(new ReferenceDesk(referenceSample, 'chess').system).toBe('all');
});

it('following a name that leads nowhere stays on the page', () => {
  const desk = new ReferenceDesk(referenceSample, null);
  desk.follow('ose', 'no.such');
  expect(desk.shown?.name).toBe('OSE-HAZ-3');
});

it('names in backticks stand apart', () => {
  expect(spansOf('`a` of b')).toEqual([
    { text: 'a', isName: true },
    { text: ' of b', isName: false },
  ]);
});
