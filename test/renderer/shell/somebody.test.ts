import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CommandInput, CommandOutput } from '../../../shared/ipc/contract.ts';
import { somebodyParts } from '../../../shared/pages/somebody.ts';
import { arrival } from '../../../src-renderer/lib/arrivals/arrival.svelte.ts';
import SomebodyDialog from '../../../src-renderer/windows/shell/somebody/SomebodyDialog.svelte';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { shellSample } from '../lib/samples.ts';

type Said = CommandInput<'prep.somebody'>['said'];

const spots: CommandOutput<'prep.somebody'>['spots'] = [
  { spot: { kind: 'room', id: 7 }, name: '12, Guardroom', where: 'The Barrow, Level 1' },
  { spot: { kind: 'log' }, name: 'a note of the log', where: '' },
];

const user = userEvent.setup();
let bridge: ReturnType<typeof installFakeBridge>;
let thrown = 0;

beforeEach(() => {
  thrown = 0;
  bridge = installFakeBridge();
  bridge.answer('shell.view', shellSample());
  bridge.reply('prep.somebody', ({ said }) => {
    thrown += 1;
    return {
      spots,
      thrown: somebodyParts
        .filter((part) => said[part] === undefined)
        .map((part) => ({
          part,
          text: `${part} ${thrown}`,
          table: part === 'trade' ? 'Trades' : part,
          isOwn: part !== 'trade',
        })),
    };
  });
  bridge.reply('page.add', { id: 12 });
});

const onclose = vi.fn();

async function open(): Promise<void> {
  onclose.mockClear();
  render(SomebodyDialog, { openRoom: () => 7, onclose });
  await waitFor(() => expect(part('Name')).toHaveFocus());
}

const part = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title} `) });
const lastSaid = () => (bridge.sent('prep.somebody').at(-1) as { said: Said }).said;

it('shows every part, and where it comes from, with the hands on the name', async () => {
  await open();
  expect(bridge.sent('prep.somebody')).toEqual([{ said: {}, open: 7 }]);
  expect(part('Secret')).toHaveTextContent('secret 1');
  expect(part('Trade')).toHaveAccessibleDescription('your table Trades');
  expect(part('Voice')).not.toHaveAccessibleDescription();
});

it('A throws the part at hand again and keeps the others, its button does the same, Shift+A throws all', async () => {
  await open();
  await user.keyboard('{ArrowDown}j');
  expect(part('Trade')).toHaveFocus();
  await user.keyboard('a');
  await waitFor(() => expect(part('Trade')).toHaveTextContent('trade 2'));
  expect(lastSaid()).toEqual({
    ...{ kin: 'kin 1', name: 'name 1', trait: 'trait 1', want: 'want 1', secret: 'secret 1' },
    voice: 'voice 1',
  });
  expect(screen.getByText('Trade: trade 2.')).toHaveRole('status');
  await user.click(screen.getByRole('button', { name: 'Throw again: Voice' }));
  await waitFor(() => expect(part('Voice')).toHaveTextContent('voice 3'));
  expect(lastSaid()).toMatchObject({ trade: 'trade 2' });
  await user.keyboard('{Shift>}A{/Shift}');
  await waitFor(() => expect(part('Name')).toHaveTextContent('name 4'));
  expect(lastSaid()).toEqual({});
});

it('T types over a part: Enter sets it, Escape leaves it, and neither ends the dialog', async () => {
  await open();
  await user.keyboard('t');
  await user.keyboard('Ada');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(part('Name')).toHaveFocus());
  expect(part('Name')).toHaveTextContent('Ada');
  expect(part('Name')).toHaveAccessibleDescription('your word');
  await user.keyboard('jtelf{Escape}');
  await waitFor(() => expect(part('Kin')).toHaveFocus());
  expect(part('Kin')).toHaveTextContent('kin 1');
  expect(onclose).not.toHaveBeenCalled();
  expect(bridge.sent('page.add')).toEqual([]);
});

it('Enter keeps a page of a person, whose players know nothing, and leads to it', async () => {
  await open();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/stands in the notebook, linked from/)).toHaveTextContent('12, Guardroom');
  expect(bridge.sent('page.add')).toEqual([
    {
      title: 'name 1',
      kind: 'person',
      text: '- **Kin**: kin 1\n- **Trade**: trade 1\n- **Trait**: trait 1\n- **Wants**: want 1\n- **Secret**: secret 1\n- **Voice**: voice 1\n',
      linkFrom: { kind: 'room', id: 7 },
    },
  ]);
  const goTo = vi.spyOn(arrival, 'goTo').mockReturnValue(true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'name 1' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(goTo).toHaveBeenCalledWith({ kind: 'page', id: 12 });
  expect(onclose).toHaveBeenCalledOnce();
});

it('says where the link will stand; L puts it elsewhere, then nowhere, and that stays with another throw', async () => {
  await open();
  const link = () => screen.getByRole('status', { name: 'Link' });
  expect(link()).toHaveTextContent('Linked from 12, Guardroom, The Barrow, Level 1.');
  await user.keyboard('l');
  expect(link()).toHaveTextContent('Linked from a note of the log.');
  await user.keyboard('{Shift>}A{/Shift}');
  await waitFor(() => expect(part('Name')).toHaveTextContent('name 2'));
  expect(link()).toHaveTextContent('Linked from a note of the log.');
  await user.click(screen.getByRole('button', { name: /Link elsewhere/ }));
  expect(link()).toHaveTextContent('No link is put anywhere.');
  part('Name').focus();
  await user.keyboard('a');
  await waitFor(() => expect(part('Name')).toHaveTextContent('name 3'));
  expect(link()).toHaveTextContent('No link is put anywhere.');
  await user.keyboard('l');
  expect(link()).toHaveTextContent('Linked from 12, Guardroom');
  await user.keyboard('ll{Enter}');
  expect(await screen.findByText(/stands in the notebook\./)).toBeVisible();
  expect(bridge.sent('page.add')).toEqual([expect.objectContaining({ title: 'name 3', linkFrom: null })]);
});

it('a name that is taken is told, and everything is still there', async () => {
  bridge.refuse('page.add', {
    code: 'refused',
    message: 'There is a page name 1 of the kind person already. Nothing was changed.',
    details: { title: 'Another page of this kind has this title.' },
  });
  await open();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/There is a page name 1/)).toBeVisible();
  expect(part('Name')).toHaveTextContent('name 1');
});

it('Escape keeps nothing', async () => {
  await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onclose).toHaveBeenCalled());
  expect(bridge.sent('page.add')).toEqual([]);
});
