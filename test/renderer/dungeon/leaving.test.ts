import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import DungeonWindow from '../../../src-renderer/windows/dungeon/DungeonWindow.svelte';
import type { FakeBridge } from '../lib/fake-bridge.ts';
import { stage } from './on-stage.ts';
import { delve, dungeonView } from './sample-delve.ts';

const user = userEvent.setup();

async function leaving(): Promise<{ bridge: FakeBridge; dialog: HTMLElement }> {
  const bridge = stage(dungeonView());
  bridge.answer('turnSheet.passPreview', { turns: 1, over: [], more: 0 });
  bridge.reply('dungeon.leave', { turns: 0, left: 0, stopped: null });
  render(DungeonWindow);
  await screen.findByRole('heading', { name: 'The Sunken Priory' });
  await user.keyboard('q');
  return { bridge, dialog: await screen.findByRole('dialog', { name: 'Leave the dungeon?' }) };
}

it('is out at once by Enter', async () => {
  const { bridge } = await leaving();
  await user.keyboard('{Enter}');
  expect(bridge.sent('dungeon.leave')).toEqual([{}]);
});

it('plays out the turns of the way back, and comes back to those left where something stops it', async () => {
  const { bridge, dialog } = await leaving();
  bridge.reply('dungeon.leave', { turns: 2, left: 3, stopped: 'Wandering check' });
  await user.click(within(dialog).getByRole('radio', { name: 'The way is told in turns' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Turns of the way' }), '5{Enter}');
  expect(bridge.sent('dungeon.leave')).toEqual([{ turns: 5, over: false }]);
  await user.keyboard('q');
  expect(await screen.findByRole('button', { name: 'Go back 3 turns and leave' })).toBeTruthy();
});

it('reckons the turns of so many feet by the ground, and names what falls due on the way', async () => {
  const { bridge, dialog } = await leaving();
  const turn = delve().turn + 2;
  bridge.answer('turnSheet.passPreview', { turns: 3, over: [{ turn, what: 'Wandering check' }], more: 0 });
  await user.click(within(dialog).getByRole('radio', { name: 'The way is told in feet' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Feet of the way' }), '300');
  expect(within(dialog).getByRole('button', { name: 'Go back 2 turns and leave' })).toBeTruthy();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Over ground they know' }));
  expect(within(dialog).getByRole('button', { name: 'Go back 5 turns and leave' })).toBeTruthy();
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Pass over all of it' }));
  await user.click(within(dialog).getByRole('button', { name: 'Go back 5 turns and leave' }));
  expect(bridge.sent('dungeon.leave')).toEqual([{ feet: 300, familiar: false, over: true }]);
});
