import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { replyOf } from '../../lib/fake-bridge.ts';
import { fight, listedAct, openActs, openFight, user } from '../sample-fight.ts';

const card = () => screen.getByRole('region', { name: 'The act at hand' });
const heading = () => within(card()).getByRole('heading').textContent.trim();

/** Osric may strike at the ogre and the troll. */
const ofOsric = {
  ...openActs(),
  own: [
    listedAct('attack', 'attack', { actor: 'c2', title: 'Attack', targets: ['f9', 'f10'], ways: ['Axe'] }),
  ],
};

test('keys pressed before it is known what the one selected may do wait for it', async () => {
  const bridge = await openFight();
  const arrive = bridge.hold('combat.acts');
  await user.keyboard('jaab15{Enter}');
  expect(bridge.sent('combat.propose')).toEqual([]);
  arrive(replyOf(ofOsric));
  await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
  expect(bridge.sent('combat.propose')[0]).toMatchObject({
    acts: [{ kind: 'attack', actor: 'c2', target: 'f10', way: 'Axe' }],
    throwAll: false,
  });
});

test('Escape lets them go', async () => {
  const bridge = await openFight();
  const arrive = bridge.hold('combat.acts');
  await user.keyboard('ja{Escape}');
  arrive(replyOf(ofOsric));
  await waitFor(() => expect(heading()).toBe('Osric: attack, Ogre'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
});

test('what is pressed after an act that is still under way comes after it', async () => {
  const bridge = await openFight(fight());
  const end = bridge.hold('combat.propose');
  await user.keyboard('12{Enter}aab17{Enter}');
  expect(bridge.sent('combat.propose')).toHaveLength(1);
  end(replyOf({ wanted: null, said: 'Hild misses.' }));
  await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(2));
  expect(bridge.sent('combat.propose')[1]).toMatchObject({ acts: [{ kind: 'attack', target: 'f10' }] });
});

test('what is typed for a dialog before the board knows who acts is written into it and sent', async () => {
  const bridge = await openFight();
  bridge.reply('combat.act', null);
  const arrive = bridge.hold('combat.acts');
  await user.keyboard('jt10{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  arrive(replyOf(ofOsric));
  await waitFor(() => expect(bridge.sent('combat.act')).toHaveLength(1));
  expect(bridge.sent('combat.act')[0]).toMatchObject({
    acts: [{ action: { kind: 'overrule', change: 'hurt', id: 'c2', amount: 10 } }],
  });
});
