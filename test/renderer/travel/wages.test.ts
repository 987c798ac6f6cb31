import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import WageDialog from '../../../src-renderer/windows/wages/WageDialog.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';

const user = userEvent.setup();
type Person = QueryOutput<'wage.list'>['people'][number];

const bran: Person = {
  id: 7,
  name: 'Bran',
  employer: { id: 1, name: 'Hild' },
  copper: 200,
  every: 'month',
  due: { spans: 2, copper: 400, day: 60 },
  owed: 50,
  next: { day: 90, date: null },
};
const cai: Person = { ...bran, id: 8, name: 'Cai', every: 'day', copper: 30, due: null, owed: 30 };
const purses = [
  { id: 1, name: 'Hild', copper: 900 },
  { id: 2, name: 'Osric', copper: 5000 },
  { id: null, name: 'the pool', copper: 0 },
];

let bridge: FakeBridge;
const onclose = vi.fn();
const shown = (people: Person[]) => {
  bridge = installFakeBridge();
  bridge.answer('wage.list', { people, purses });
  bridge.reply('wage.pay', { copper: 450 });
  bridge.reply('wage.owe', null);
  bridge.reply('wage.waive', null);
  render(WageDialog, { shut: undefined, onclose });
};
beforeEach(() => onclose.mockClear());

it('pays everything to everybody out of the purse of whom they serve, by Enter', async () => {
  shown([bran, cai]);
  expect(await screen.findByRole('button', { name: /^Pay 4.8 gp/ })).toBeEnabled();
  const box = screen.getByRole('checkbox', { name: /Bran/ });
  expect(box).toHaveAccessibleDescription('serves Hild, 2 gp a month, 4 gp due for 2 months, 0.5 gp owed');
  expect(screen.getByRole('combobox', { name: /whose coins/ })).toHaveValue('1');
  box.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onclose).toHaveBeenCalled());
  expect(bridge.sent('wage.pay')).toEqual([
    {
      people: [
        { id: 7, copper: null },
        { id: 8, copper: null },
      ],
      purse: 1,
    },
  ]);
});

it('pays a part to one of them, and no more than is due', async () => {
  shown([bran, cai]);
  await user.click(await screen.findByRole('checkbox', { name: /Cai/ }));
  const part = screen.getByRole('textbox', { name: /Only so much/ });
  await user.type(part, '5{Enter}');
  expect(bridge.sent('wage.pay')).toEqual([]);
  await user.clear(part);
  await user.type(part, '1.25{Enter}');
  await waitFor(() => expect(bridge.sent('wage.pay')).toMatchObject([{ people: [{ id: 7, copper: 125 }] }]));
});

it('owes what is due, or lets it go; what is owed alone is struck', async () => {
  shown([bran]);
  await user.click(await screen.findByRole('radio', { name: 'Owe it' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('wage.owe')).toEqual([{ ids: [7] }]));
});

it('strikes what is owed of old wages where nothing is due', async () => {
  shown([cai]);
  await user.click(await screen.findByRole('radio', { name: 'Let it go' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('wage.waive')).toEqual([{ ids: [8], owed: true }]));
});

it('says that nothing is due, and when the next is', async () => {
  shown([{ ...bran, due: null, owed: 0 }]);
  expect(await screen.findByText('No wage is due.', { selector: '.quiet' })).toBeVisible();
  expect(screen.getByText(/2 gp a month, next on day 90/)).toBeVisible();
});
