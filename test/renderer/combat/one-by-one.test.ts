import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { fight, fighter, listedAct, openActs, openFight, user } from './sample-fight.ts';

const card = () => screen.getByRole('region', { name: 'The act at hand' });
const heading = () => within(card()).getByRole('heading').textContent.trim();
const row = (name: RegExp) =>
  within(screen.getByRole('treegrid', { name: 'Who fights' })).getByRole('row', { name });

const goblin = (at: number, more = {}) =>
  fighter(`f${at}`, 'CDE'.charAt(at - 1), `Goblin ${at}`, { groupId: 1, standing: 'mayAct', ...more });

/** Three goblins, the first dead, who may act before Hild and Ysolde. */
const board = () =>
  fight({
    rows: [
      fighter('c1', 'H', 'Hild'),
      fighter('c2', 'Y', 'Ysolde'),
      goblin(1, { hp: 0, status: 'dead', standing: 'dead' }),
      goblin(2),
      goblin(3),
    ],
  });

const acts = () => ({
  ...openActs(),
  own: [
    listedAct('attack', 'attack', { actor: 'f2', title: 'Attack', targets: ['c1'], ways: ['Spear'] }),
    listedAct('attack', 'attack', { actor: 'f2', title: 'Attack', targets: ['c2'], ways: ['Spear'] }),
    listedAct('shoot', 'attack', { actor: 'f2', title: 'Shoot', targets: ['c1', 'c2'], ways: ['Bow'] }),
  ],
});

const open = () => openFight(board(), /^Goblin 2: attack/, acts());

test('from the head of a group J goes to the first of it who may act, over the fallen', async () => {
  await open();
  expect(row(/^Goblins, a group/)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('j');
  expect(row(/^Goblin 2,/)).toHaveAttribute('aria-selected', 'true');
});

test('once one of a group has acted by himself, the next member is chosen and not the group', async () => {
  const bridge = await open();
  await user.keyboard('12{Enter}');
  await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
  await waitFor(() => expect(row(/^Goblin 2,/)).toHaveAttribute('aria-selected', 'true'));
  expect(row(/^Goblins, a group/)).toHaveAttribute('aria-selected', 'false');
});

test('whom another entry of the same act may be aimed at can be named, whatever his letter means elsewhere', async () => {
  const bridge = await open();
  await user.keyboard('jay');
  expect(heading()).toBe('Goblin 2: attack, Ysolde');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
  expect(bridge.sent('combat.propose')[0]).toMatchObject({ acts: [{ kind: 'attack', target: 'c2' }] });
});

test('Q goes on from the ways of one attack to those of another kind', async () => {
  await open();
  await user.keyboard('jq');
  expect(heading()).toBe('Goblin 2: shoot, Hild');
  await user.keyboard('q');
  expect(heading()).toBe('Goblin 2: attack, Hild');
});

test('faces that are typed go along as the wish for a die', async () => {
  const bridge = await open();
  await user.keyboard('j12{Enter}');
  await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
  expect(bridge.sent('combat.propose')[0]).toMatchObject({ asksDice: true });
});

test('a fight that is over says so, and offers its end', async () => {
  await openFight(fight({ over: true }), /^The fight is over/, { ...openActs(), own: [], table: [] });
  expect(within(card()).getByRole('button', { name: /^End the fight/ })).toBeEnabled();
});
