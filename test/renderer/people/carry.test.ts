import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import CarryDialog from '../../../src-renderer/windows/people/CarryDialog.svelte';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { memberSample } from '../lib/samples.ts';
import { standingSample } from '../../fixtures/standing.ts';

const user = userEvent.setup();

const hild = memberSample(1, 'Hild', { hp: 8, maxHp: 8 });
const osric = memberSample(3, 'Osric', { hp: 8, maxHp: 8 });
const mirre = memberSample(2, 'Mirre', { hp: -3, maxHp: 1, standing: standingSample('dead') });

it('asks who carries the fallen, and what the body weighs', async () => {
  const bridge = installFakeBridge();
  const onclose = vi.fn();
  render(CarryDialog, { people: [hild, mirre, osric], unit: 'coins', shut: undefined, onclose });
  await user.click(screen.getByRole('button', { name: 'Carry' }));
  expect(screen.getByText('Choose who carries.')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /Mirre/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Everybody' }));
  await user.type(screen.getByRole('textbox', { name: 'The body weighs' }), '900{Enter}');
  expect(bridge.sent('character.carry')).toEqual([{ fallenId: 2, bearerIds: [1, 3], weight: 900 }]);
});

it('lays down whom nobody is chosen to carry on', async () => {
  const bridge = installFakeBridge();
  const people = [hild, { ...mirre, bearers: ['Hild'] }];
  render(CarryDialog, { people, unit: 'lb', shut: undefined, onclose: vi.fn() });
  await user.click(screen.getByRole('button', { name: 'Lay down' }));
  expect(bridge.sent('character.carry')).toEqual([{ fallenId: 2, bearerIds: [], weight: null }]);
});

it('has nothing to do where nobody has fallen', () => {
  installFakeBridge();
  render(CarryDialog, { people: [hild], unit: 'lb', shut: undefined, onclose: vi.fn() });
  expect(screen.getByText('Nobody here is dead, down or dying.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Carry' }).getAttribute('aria-disabled')).toBe('true');
});
