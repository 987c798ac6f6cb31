import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Stepper from '../../../src-renderer/components/fields/Stepper.svelte';

function stepper(value = 3): { onset: ReturnType<typeof vi.fn>; input: HTMLInputElement } {
  const onset = vi.fn();
  render(Stepper, { label: 'Torch, Wren', value, min: 0, max: 6, unit: 'turns', onset });
  return { onset, input: screen.getByRole('spinbutton', { name: 'Torch, Wren' }) };
}

describe('Stepper', () => {
  it('steps by its buttons and by the arrow keys', async () => {
    const { onset, input } = stepper();
    await userEvent.click(screen.getByRole('button', { name: 'Torch, Wren: less' }));
    expect(onset).toHaveBeenLastCalledWith(2);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    expect(onset).toHaveBeenLastCalledWith(4);
    expect(onset).toHaveBeenCalledTimes(2);
  });

  it('sets what is typed by Enter', async () => {
    const { onset, input } = stepper();
    await userEvent.clear(input);
    await userEvent.type(input, '5');
    expect(onset).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onset).toHaveBeenCalledExactlyOnceWith(5);
  });

  it('sets what is typed when the focus leaves', async () => {
    const { onset, input } = stepper();
    await userEvent.clear(input);
    await userEvent.type(input, '1');
    await userEvent.tab();
    expect(onset).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('keeps an impossible number as typed, says why, sets nothing', async () => {
    const { onset, input } = stepper();
    await userEvent.clear(input);
    await userEvent.type(input, '60{Enter}');
    await userEvent.tab();
    expect(input.value).toBe('60');
    expect(screen.getByText('From 0 to 6.')).toBeTruthy();
    expect(onset).not.toHaveBeenCalled();
  });

  it('goes back to the old number by Escape', async () => {
    const { onset, input } = stepper();
    await userEvent.clear(input);
    await userEvent.type(input, '5{Escape}');
    expect(input.value).toBe('3');
    await userEvent.tab();
    expect(onset).not.toHaveBeenCalled();
  });

  it('stops at its ends', async () => {
    const { onset, input } = stepper(0);
    expect(screen.getByRole('button', { name: 'Torch, Wren: less' })).toHaveProperty('disabled', true);
    await userEvent.type(input, '{ArrowDown}');
    expect(onset).not.toHaveBeenCalled();
  });
});
