import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import CampaignWindow from '../../../src-renderer/windows/campaign/CampaignWindow.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { campaignSample, shellSample } from '../lib/samples.ts';

type Amiss = QueryOutput<'amiss.list'>;

const sack: Amiss['records'][number] = {
  table: 'item',
  id: 7,
  what: 'thing',
  name: 'sack',
  where: 'Encumbrance',
  wrong: ['Its holder is not there.'],
  values: [{ column: 'holder_id', words: 'holder', stands: '99', shown: null, mayBeTyped: true }],
  mends: [{ how: 'usual', words: 'into the pool' }],
};
const hild: Amiss['records'][number] = {
  ...sack,
  table: 'character',
  id: 1,
  what: 'person',
  name: 'Hild',
  where: 'Characters',
  wrong: ['What stands under sheet cannot be.'],
  values: [{ column: 'sheet', words: 'sheet', stands: '{"a":', shown: '{}', mayBeTyped: true }],
  mends: [{ how: 'last', words: 'as the last step left it' }],
};

const user = userEvent.setup();
let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('campaign.view', campaignSample());
  bridge.answer('calendar.view', { day: 1, calendar: null, broken: null });
  bridge.answer('combat.playersView', null);
  bridge.answer('shell.view', shellSample({ amiss: 2 }));
  bridge.answer('amiss.list', { records: [sack, hild], total: 2 });
  bridge.reply('amiss.mend', null);
});

const open = async (): Promise<void> => {
  render(CampaignWindow);
  await screen.findByRole('article', { name: 'thing sack' });
};

const textOf = (name: string): string =>
  screen.getByRole('article', { name }).textContent.replaceAll(/\s+/g, ' ');

it('names each record with what is wrong, its values, and where it is shown', async () => {
  await open();
  screen.getByText('2 records make no sense.');
  expect(textOf('thing sack')).toMatch(/sack shown in Encumbrance.*Its holder is not there.*99.*nothing/);
  expect(textOf('person Hild')).toMatch(/cannot be.*\{"a":.*\{\}/);
});

it('mends by Enter', async () => {
  await open();
  screen.getByRole('button', { name: 'Into the pool: thing sack' }).focus();
  await user.keyboard('{Enter}');
  expect(bridge.sent('amiss.mend')).toEqual([{ table: 'item', id: 7, how: 'usual' }]);
});

it('takes what is typed, and says under the field why it cannot be', async () => {
  await open();
  bridge.refuse('amiss.mend', {
    code: 'bad-input',
    message: 'A whole figure must stand there. Nothing was changed.',
    details: { value: 'A whole figure.' },
  });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Holder of thing sack' });
  await user.type(field, 'Hild{Enter}');
  expect(bridge.sent('amiss.mend')).toEqual([
    { table: 'item', id: 7, how: 'typed', column: 'holder_id', value: 'Hild' },
  ]);
  await screen.findByText('A whole figure.');
  expect(field.value).toBe('Hild');
});

it('offers nothing to do while nothing can be changed, and is not there where every record makes sense', async () => {
  bridge.answer('shell.view', shellSample({ amiss: 2, readOnly: true }));
  await open();
  await user.click(screen.getByRole('button', { name: 'Into the pool: thing sack' }));
  expect(bridge.sent('amiss.mend')).toEqual([]);
  bridge.answer('shell.view', shellSample());
  bridge.send({ type: 'changed', revision: 2, tables: 'everything' });
  await expect.poll(() => screen.queryByRole('heading', { name: 'Records amiss' })).toBeNull();
});
