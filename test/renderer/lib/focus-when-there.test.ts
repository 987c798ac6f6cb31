import '@testing-library/jest-dom/vitest';
import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import FocusLater from './FocusLater.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives the keys to what comes late', () => {
  const field = document.createElement('input');
  field.value = 'Thorn Gate';
  const find = () => document.querySelector('input');
  render(FocusLater, { find });
  document.body.append(field);
  vi.advanceTimersByTime(100);
  expect(field).toHaveFocus();
  expect(field.selectionEnd).toBe(10);
  field.remove();
});

it('looks for it no longer once the component is gone', () => {
  const find = vi.fn(() => null);
  const { unmount } = render(FocusLater, { find });
  vi.advanceTimersByTime(100);
  const looked = find.mock.calls.length;
  expect(looked).toBeGreaterThan(1);
  unmount();
  vi.advanceTimersByTime(1000);
  expect(find).toHaveBeenCalledTimes(looked);
});
