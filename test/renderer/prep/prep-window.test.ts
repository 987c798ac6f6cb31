import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { bestiaryPage, open as openPage } from '../../../src-renderer/windows/prep/prep-pages.svelte.ts';
import PrepWindow from '../../../src-renderer/windows/prep/PrepWindow.svelte';
import { layOut } from '../encumbrance/on-stage.ts';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { appSample, campaignSample, shellSample } from '../lib/samples.ts';
import { goblin, three } from './creature-samples.ts';

const user = userEvent.setup();

let paths = 0;
let bridge: ReturnType<typeof installFakeBridge>;
beforeEach(() => {
  layOut();
  openPage.page = bestiaryPage;
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  bridge = installFakeBridge();
  paths += 1;
  bridge.answer('app.view', appSample({ campaignPath: `/campaigns/${paths}.turnkeeper` }));
  bridge.answer('shell.view', shellSample());
  bridge.answer('campaign.view', campaignSample());
  bridge.answer('creature.search', three);
  bridge.answer('creature.uses', { uses: [], more: 0 });
  bridge.answer('page.linkedHere', { places: [], more: 0 });
  bridge.answer('creature.view', goblin);
});

const asked = () => bridge.sent('creature.search').at(-1);
const read = () => bridge.sent('creature.view').at(-1);
const rows = () => within(screen.getByRole('grid', { name: 'Creatures found' })).getAllByRole('row');
const field = () => screen.getByRole('textbox', { name: 'Find a creature (/)' });

async function open(): Promise<void> {
  render(PrepWindow);
  await screen.findByRole('article', { name: 'Goblin' });
}

it('lists what is found, and reads the first of it', async () => {
  await open();
  expect(rows().map((row) => row.textContent.replace(/\s+/g, ' ').trim())[0]).toBe(
    'Goblin hit dice 1 armour class 6 [13] morale 7 1,250 experience',
  );
  expect(rows()[0]?.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('also Small one')).toBeVisible();
  expect(screen.getByText('As Old-school rules (ose) prints it.')).toBeVisible();
  expect(screen.getByText('not said')).toBeVisible();
});

it('J and K walk the list, and / goes to the search', async () => {
  await open();
  await user.keyboard('jj');
  await waitFor(() => expect(read()).toEqual({ book: 'ose', id: 'orc', in: null }));
  await user.keyboard('k');
  await waitFor(() => expect(read()).toEqual({ book: 'ose', id: 'ghoul', in: null }));
  await user.keyboard('/');
  expect(field()).toHaveFocus();
  await user.keyboard('undead');
  await waitFor(() => expect(asked()).toMatchObject({ text: 'undead' }));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(read()).toEqual({ book: 'ose', id: 'ghoul', in: null }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(asked()).toMatchObject({ text: '' }));
});

it('turns to the other systems and back, by keys', async () => {
  bridge.answer('creature.view', ({ in: system }) => ({ ...goblin, in: system ?? 'ose' }));
  await open();
  await user.keyboard(']');
  await waitFor(() => expect(read()).toEqual({ book: 'ose', id: 'goblin', in: 'basic-fantasy' }));
  expect(await screen.findByRole('radio', { name: /basic-fantasy/, checked: true })).toBeVisible();
  await user.keyboard('[[');
  await waitFor(() => expect(read()).toMatchObject({ in: 'ose' }));
});

it('sets its own book beside the other, with what only one of them has', async () => {
  const speed = { label: 'Speed, seconds', text: '10', mark: 'guessed' as const };
  bridge.answer('creature.view', ({ in: system }) =>
    system === 'basic-fantasy'
      ? {
          ...goblin,
          in: system,
          how: 'suggested',
          figures: [{ ...speed, why: 'So.', rule: null, beside: null }],
        }
      : goblin,
  );
  await open();
  await user.keyboard(']');
  await screen.findByRole('radio', { name: /basic-fantasy/, checked: true });
  await user.keyboard('b');
  const table = await screen.findByRole('table', { name: /^Figures of Goblin by Count-down/ });
  await waitFor(() =>
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) =>
          [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()).join(' | '),
        ),
    ).toEqual([
      'What | Old-school rules (ose) | Count-down initiative (basic-fantasy) | How it is known',
      'Speed, seconds |  | 10 | g?(guessed: look at it)',
      'Morale | 7 |  | ',
      'Special |  |  | ',
    ]),
  );
  await user.keyboard('b');
  await waitFor(() => expect(within(table).queryByText('Morale')).toBeNull());
});

it('sorts by the next figure, and the other way round', async () => {
  await open();
  await user.keyboard('ss');
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'hd', down: false }));
  await user.keyboard('{Shift>}s{/Shift}');
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'hd', down: true }));
  await user.keyboard('o');
  await waitFor(() => expect(asked()).toMatchObject({ others: true }));
});

it('narrows by a fact, and lets it go again', async () => {
  await open();
  await user.click(screen.getByText('Narrow it down'));
  await user.click(screen.getByRole('button', { name: 'Undead 1' }));
  await waitFor(() => expect(asked()).toMatchObject({ text: 'tag:undead' }));
  expect(screen.getByRole('button', { name: 'Undead 1' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Undead 1' }));
  await waitFor(() => expect(asked()).toMatchObject({ text: '' }));
});

it('says how facts are written where nothing is found, and what was no fact', async () => {
  bridge.answer('creature.search', { ...three, rows: [], total: 0, unknown: ['wings:2'], facets: [] });
  render(PrepWindow);
  expect(await screen.findByText(/sought as a word: wings:2/)).toBeVisible();
  expect(screen.getByText('hd 2-4')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

it('tells beside a figure what the other book would come to', async () => {
  const beside = { text: '9', mark: 'converted' as const, why: 'As there.' };
  bridge.answer('creature.view', {
    ...goblin,
    in: 'basic-fantasy',
    how: 'compared',
    other: { id: 'goblin', name: 'Goblin, small' },
    figures: [{ label: 'Morale', text: '7', mark: 'printed', why: 'Printed.', rule: null, beside }],
  });
  await open();
  expect(screen.getByText(/prints Goblin, small; beside it/)).toBeVisible();
  expect(screen.getByText(/Old-school rules \(ose\): 9/)).toBeVisible();
  expect(screen.getAllByText('(converted from another book)').length).toBeGreaterThan(0);
});
