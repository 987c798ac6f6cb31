import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import DayOfFlight from '../../../src-renderer/windows/encounter/pursuit/DayOfFlight.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';

const user = userEvent.setup();

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.reply('encounter.pursuitDay', { outcome: null });
});

const shown = (faster: boolean) =>
  render(DayOfFlight, { day: { chancePercent: 70, faster, reasons: [] }, shut: undefined });

it('asks for each die by what it decides; Enter throws them all', async () => {
  shown(true);
  expect(screen.getByRole('textbox', { name: /Caught on 50, d100, die 2 of 3/ })).toBeVisible();
  screen.getByRole('textbox', { name: /Direction, d6/ }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(bridge.sent('encounter.pursuitDay')).toEqual([{ keepFleeing: true, percent: null, faces: [] }]),
  );
});

it('leaves out what does not fall: slow pursuers, and who stops', async () => {
  shown(false);
  expect(screen.queryByRole('textbox', { name: /Caught/ })).toBeNull();
  expect(screen.getByRole('textbox', { name: /Away on 70/ })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'They keep fleeing' }));
  expect(screen.queryByRole('textbox', { name: /Away/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Direction/ }), '3{Enter}');
  await waitFor(() =>
    expect(bridge.sent('encounter.pursuitDay')).toEqual([{ keepFleeing: false, percent: null, faces: [3] }]),
  );
});

it('takes the referee’s chance, and nothing while it cannot be read', async () => {
  shown(false);
  const chance = screen.getByRole('textbox', { name: /Chance to get away/ });
  await user.type(chance, '101');
  screen.getByRole('textbox', { name: /Direction/ }).focus();
  await user.keyboard('{Enter}');
  expect(bridge.sent('encounter.pursuitDay')).toEqual([]);
  await user.clear(chance);
  await user.type(chance, '15');
  expect(screen.getByRole('textbox', { name: /Away on 15/ })).toBeVisible();
});
