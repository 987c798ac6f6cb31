import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { status } from '../../../../src-renderer/lib/status.svelte.ts';
import { replyOf } from '../../lib/fake-bridge.ts';
import { openFight, user } from '../sample-fight.ts';

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
  await waitFor(() => expect(field()).toHaveValue('124'));
  expect(heading()).toBe('Hild: attack, Goblin 1');
});
