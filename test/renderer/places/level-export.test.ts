import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import PlacesWindow from '../../../src-renderer/windows/places/PlacesWindow.svelte';
import { appSample } from '../lib/samples.ts';
import { bookOf, emptyBook, lineSample, stage } from './on-stage.ts';

const user = userEvent.setup();

it('Y writes the open level beside the campaign, and over a file only when told', async () => {
  const bridge = stage(bookOf(1), [lineSample(1, '1', 'Porch')]);
  bridge.answer('app.view', appSample({ campaignPath: '/games/Barrow.turnkeeper' }));
  bridge.refuse('place.exportLevel', { code: 'file-exists', message: 'There is a file already.' });
  render(PlacesWindow);
  await screen.findByRole('article', { name: 'Room 1' });
  const keyed = shortcuts.views.flatMap(({ commands }) => commands).filter(({ keys }) => keys !== undefined);
  expect(keyed.filter(({ id }) => !shortcuts.reaches(id)).map(({ title }) => title)).toEqual([]);
  await user.keyboard('{Shift>}j{/Shift}');
  await screen.findByText(/Crypts has no rooms yet/);
  await user.keyboard('y');
  const dialog = within(await screen.findByRole('dialog', { name: 'Export Barrow, Crypts' }));
  const path = '/games/Barrow Barrow, Crypts.md';
  expect(dialog.getByRole('textbox', { name: /^File/ })).toHaveProperty('value', path);
  await user.click(dialog.getByRole('button', { name: /^Export/ }));
  const replace = await dialog.findByRole('button', { name: 'Replace the file' });
  bridge.reply('place.exportLevel', { path, bytes: 90, rooms: 1 });
  await user.click(replace);
  expect(await dialog.findByText('Exported: 1 room, 90 bytes.')).toBeTruthy();
  expect(bridge.sent('place.exportLevel')).toEqual([
    { levelId: 11, path, replace: false },
    { levelId: 11, path, replace: true },
  ]);
});

it('is no key of a book without levels', async () => {
  stage(emptyBook);
  render(PlacesWindow);
  await screen.findByText(/No places in the book yet/);
  await user.keyboard('y');
  await waitFor(() => expect(status.message).toBe('There is no level yet. V adds one.'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
