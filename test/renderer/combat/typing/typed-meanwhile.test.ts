import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { status } from '../../../../src-renderer/lib/status.svelte.ts';
import type { Board } from '../../../../src-renderer/windows/combat/fight-types.ts';
import { replyOf } from '../../lib/fake-bridge.ts';
import { fight, openFight, user } from '../sample-fight.ts';

const card = () => screen.getByRole('region', { name: 'The act at hand' });
const field = () => within(card()).getByRole('textbox', { name: 'Faces' });
const heading = () => within(card()).getByRole('heading').textContent.trim();

test('a die typed for the next act, before the last one’s answer is here, is kept', async () => {
  const bridge = await openFight();
  const end = bridge.hold('combat.propose');
  await user.keyboard('12{Enter}');
  expect(field()).toHaveValue('');
  await user.keyboard('14');
  end(replyOf({ wanted: null, said: 'Hild misses.' }));
  await waitFor(() => expect(status.message).toBe('Hild misses.'));
  expect(field()).toHaveValue('14');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(2));
  expect(bridge.sent('combat.propose')[1]).toMatchObject({ throwAll: false });
});

test('whom the keys have gone to meanwhile stays selected', async () => {
  const bridge = await openFight();
  const end = bridge.hold('combat.propose');
  await user.keyboard('12{Enter}j');
  const osric = within(screen.getByRole('treegrid', { name: 'Who fights' })).getByRole('row', {
    name: /^Osric,/,
  });
  end(replyOf({ wanted: null, said: 'Hild misses.' }));
  await waitFor(() => expect(status.message).toBe('Hild misses.'));
  await waitFor(() => expect(osric).toHaveAttribute('aria-selected', 'true'));
});

test('a refused act gives the typed die back, before what was typed after it', async () => {
  const bridge = await openFight();
  const end = bridge.hold('combat.propose');
  await user.keyboard('12{Enter}');
  await user.keyboard('4');
  end({ ok: false, error: { code: 'refused', message: 'Another window was faster. Nothing was done.' } });
  await waitFor(() => expect(field()).toHaveValue('12 4'));
  expect(heading()).toBe('Hild: attack, Goblin 1');
});

const die = (title: string, sides: number): NonNullable<Board['pending']>['wanted'] => ({
  sides,
  nth: 1,
  title,
  rule: '',
  by: 'c1',
  against: 'f1',
  dice: null,
  of: null,
  needed: null,
});

/** The board while this die of Hild’s blow is asked for. */
const asking = (wanted: ReturnType<typeof die>): Board =>
  fight({ pending: { title: 'Hild: attack', acts: [], wanted, soFar: [], fallen: 1 } });

test('a whole blow may be typed ahead: the second die is never taken for the first', async () => {
  const bridge = await openFight();
  const hit = die('to hit', 20);
  const damage = die('damage', 8);
  const begin = bridge.hold('combat.propose');
  bridge.reply('combat.answer', ({ faces = [] }) => {
    const isHit = faces.includes(10);
    bridge.answer('combat.board', isHit ? asking(damage) : fight());
    bridge.change('fight_step');
    return { wanted: isHit ? damage : null, said: isHit ? null : 'Hild hits.' };
  });
  await user.keyboard('10{Enter}1{Enter}');
  bridge.answer('combat.board', asking(hit));
  bridge.change('fight_step');
  begin(replyOf({ wanted: hit, said: null }));
  await waitFor(() => expect(status.message).toBe('Hild hits.'));
  expect(bridge.sent('combat.propose')).toHaveLength(1);
  expect(bridge.sent('combat.answer')).toMatchObject([{ faces: [10] }, { faces: [1] }]);
});
