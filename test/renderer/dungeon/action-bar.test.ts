import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import DungeonWindow from '../../../src-renderer/windows/dungeon/DungeonWindow.svelte';
import { actionGroups } from '../../../src-renderer/windows/dungeon/action-groups.ts';
import { delveCommands } from '../../../src-renderer/windows/dungeon/delve-commands.ts';
import { DelveDesk } from '../../../src-renderer/windows/delve/delve-desk.svelte.ts';
import { standingSample } from '../../fixtures/standing.ts';
import { stage } from './on-stage.ts';
import { delve, dungeonView } from './sample-delve.ts';

const user = userEvent.setup();

it('groups everything a delve can do by time, deeds, light and meeting', () => {
  const commands = delveCommands(
    new DelveDesk(
      () => delve(),
      () => undefined,
    ),
  );
  const groups = actionGroups(commands);
  expect(groups.map(({ label }) => label)).toEqual(['Time', 'Deeds', 'Light', 'Meeting']);
  const listed = groups.flatMap(({ list }) => list.map(({ id }) => id));
  const all = commands.map(({ id }) => id).filter((id) => id !== 'dungeon.familiar');
  expect([...listed].sort()).toEqual([...all].sort());
  const light = groups.find(({ label }) => label === 'Light');
  expect(light?.list.map(({ title }) => title)).toEqual(['Light', 'Handle a light']);
});

it('says that nobody is down in place of asking who carries them', () => {
  const { party } = dungeonView();
  const desk = new DelveDesk(
    () => delve(),
    () => undefined,
  );
  const carry = (members: typeof party.members) =>
    delveCommands(desk, members).find(({ id }) => id === 'dungeon.carry')?.disabled;
  expect(carry(party.members)).toBe('Nobody here is dead, down or dying.');
  const [first, ...others] = party.members;
  if (first === undefined) throw new Error('Nobody is in the sample.');
  expect(carry([{ ...first, standing: standingSample('dead') }, ...others])).toBeUndefined();
});

it('puts a command of no group among the deeds', () => {
  const odd = { id: 'dungeon.sing', title: 'Sing', group: 'Party', run: () => undefined };
  const deeds = actionGroups([odd]).find(({ label }) => label === 'Deeds');
  expect(deeds?.list).toEqual([odd]);
});

it('opens a group’s list and does what is chosen there', async () => {
  stage(dungeonView());
  render(DungeonWindow);
  const bar = await screen.findByRole('toolbar', { name: 'Actions' });
  await user.click(within(bar).getByRole('button', { name: 'Light' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Light/ }));
  expect(await screen.findByRole('dialog', { name: 'Light' })).toBeTruthy();
});
