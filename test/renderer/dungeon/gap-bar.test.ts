import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { Pursuit } from '../../../src-renderer/windows/encounter/encounter-types.ts';
import GapBar from '../../../src-renderer/windows/encounter/pursuit/GapBar.svelte';

const gap = (feet: number): Pursuit => ({ fleeing: 'party', gap: feet }) as Pursuit;

it('keeps one scale through a chase', async () => {
  const { rerender } = render(GapBar, { pursuit: gap(100), unit: 'feet' });
  const scales: (string | null)[] = [];
  for (const feet of [100, 130, 90]) {
    await rerender({ pursuit: gap(feet) });
    scales.push(screen.getByRole('meter').getAttribute('aria-valuemax'));
  }
  expect(scales).toEqual(['120', '240', '240']);
});
