import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import PackDialog from '../../../src-renderer/windows/prep/pack/PackDialog.svelte';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { appSample } from '../lib/samples.ts';

const user = userEvent.setup();
const open = 'Open Game License 1.0a';

let bridge: ReturnType<typeof installFakeBridge>;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('app.view', appSample({ campaignPath: '/games/Barrow.turnkeeper' }));
  bridge.answer('pack.contents', {
    entries: [
      { kind: 'creature', id: 1, folder: '', name: 'Bog goblin', licence: '' },
      { kind: 'creature', id: 2, folder: '', name: 'Own ogre', licence: open },
      { kind: 'table', id: 7, folder: 'Signs', name: 'Omens', licence: '' },
      { kind: 'page', id: 4, folder: '', name: 'Old Hild', licence: '' },
    ],
  });
  bridge.answer('pack.judge', ({ creatures = [], licence }) => ({
    parts: creatures.includes(2) ? [{ licence: open, count: 1 }] : [],
    section15: creatures.includes(2) ? ['One.', 'Two.'] : [],
    along: [],
    pictures: { count: 2, bytes: 40_000 },
    refusal: creatures.includes(2) && licence !== 'OGL-1.0a' ? 'One part came under the OGL.' : null,
  }));
  bridge.reply('pack.export', {
    ...{ path: '/games/x.pack.json', bytes: 900, creatures: 1, tables: 1, pages: 1, pictures: 2 },
  });
  render(PackDialog, { onclose: vi.fn() });
});

it('begins with the referee’s own work, and is named after itself', async () => {
  expect(await screen.findByRole('checkbox', { name: 'Creatures (1 of 2)' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Tables in Signs (1 of 1)' })).toBeChecked();
  expect(await screen.findByRole('checkbox', { name: /^With 2 pictures \(40/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /^File/ })).toHaveValue('/games/Barrow.pack.json');
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Marsh');
  expect(screen.getByRole('textbox', { name: /^File/ })).toHaveValue('/games/Barrow Marsh.pack.json');
  await user.click(screen.getByRole('button', { name: /^Write the pack/ }));
  expect(bridge.sent('pack.export')).toEqual([
    {
      ...{ creatures: [1], tables: [7], pages: [4], name: 'Marsh', author: '', licence: 'none' },
      ...{
        attribution: '',
        section15: [],
        pictures: true,
        path: '/games/Barrow Marsh.pack.json',
        replace: false,
      },
    },
  ]);
  expect(await screen.findByText(/^Written: 1 creature, 1 table, 1 page and 2 pictures/)).toBeVisible();
});

it('says why parts of a book cannot go out, and brings their notices where they can', async () => {
  await user.click(await screen.findByRole('button', { name: 'Everything' }));
  expect(await screen.findByText(/^One part came under the OGL\./)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Licence' }), open);
  expect(await screen.findByText('2 notices go with it as section 15.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your own notices for section 15' }), 'Mine.');
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Marsh');
  await user.click(screen.getByRole('button', { name: /^Write the pack/ }));
  expect(bridge.sent('pack.export').at(-1)).toMatchObject({
    ...{ creatures: [1, 2], licence: 'OGL-1.0a', section15: ['Mine.'] },
  });
  await user.click(screen.getByRole('button', { name: 'Only my own' }));
  await waitFor(() => expect(bridge.sent('pack.judge').at(-1)).toMatchObject({ creatures: [1] }));
});

it('leaves the pictures at home where they are not wanted', async () => {
  await user.click(await screen.findByRole('checkbox', { name: /^With 2 pictures/ }));
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Marsh');
  await user.click(screen.getByRole('button', { name: /^Write the pack/ }));
  expect(bridge.sent('pack.export').at(-1)).toMatchObject({ pictures: false });
});

it('takes parts one by one, and a group as a whole', async () => {
  const group = await screen.findByRole('checkbox', { name: 'Creatures (1 of 2)' });
  await user.click(screen.getByRole('checkbox', { name: 'Own ogre', hidden: true }));
  expect(screen.getByRole('checkbox', { name: 'Creatures (2 of 2)' })).toBeChecked();
  await user.click(group);
  expect(screen.getByRole('checkbox', { name: 'Creatures (0 of 2)' })).not.toBeChecked();
});
