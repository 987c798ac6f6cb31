import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { faceOf, faceProblem } from '../../../src-renderer/components/dice/dice-input.svelte.ts';
import DiceInput from '../../../src-renderer/components/dice/DiceInput.svelte';
import { patience } from '../../fixtures/patience.ts';

describe('faces', () => {
  it.each([
    ['1', 6, 1],
    ['6', 6, 6],
    ['7', 6, null],
    ['0', 6, null],
    ['0', 10, 10],
    ['00', 100, 100],
    ['x', 6, null],
    ['-1', 6, null],
    ['', 6, null],
  ])('reads %j on a d%i as %j', (text, sides, face) => {
    expect(faceOf(text, sides)).toBe(face);
  });

  it('says what a die shows', () => {
    expect(faceProblem('7', 6)).toContain('a d6 shows 1 to 6');
    expect(faceProblem('', 6)).toBeNull();
  });
});

describe('DiceInput', () => {
  it('rolls when nothing is typed', async () => {
    const onsubmit = vi.fn();
    render(DiceInput, { label: 'Wandering check', sides: 6, onsubmit });
    await userEvent.click(screen.getByRole('textbox', { name: 'Wandering check, d6' }));
    await userEvent.keyboard('{Enter}');
    expect(onsubmit).toHaveBeenCalledExactlyOnceWith([]);
  });

  it('takes a typed face by Enter and is empty again', async () => {
    const onsubmit = vi.fn();
    render(DiceInput, { label: 'Wandering check', sides: 6, onsubmit });
    const die = screen.getByRole('textbox');
    await userEvent.type(die, '4');
    expect(screen.getByRole('button', { name: 'Take 4' })).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(onsubmit).toHaveBeenCalledExactlyOnceWith([4]);
    await vi.waitFor(() => expect(die).toHaveProperty('value', ''), patience);
  });

  it('keeps an impossible face and says why', async () => {
    const onsubmit = vi.fn();
    render(DiceInput, { label: 'Wandering check', sides: 6, onsubmit });
    const die = screen.getByRole('textbox');
    await userEvent.type(die, '7{Enter}');
    expect(screen.getByText(/a d6 shows 1 to 6/)).toBeTruthy();
    expect(die).toHaveProperty('value', '7');
    expect(die.getAttribute('aria-invalid')).toBe('true');
    expect(onsubmit).not.toHaveBeenCalled();
  });

  it('takes no second figure: a digit typed into a full die replaces it', async () => {
    render(DiceInput, { label: 'Wandering check', sides: 6, onsubmit: vi.fn() });
    const die = screen.getByRole('textbox');
    await userEvent.type(die, '233434');
    expect(die).toHaveProperty('value', '4');
  });

  it('goes on to the next die by itself, so that two dice are three keys', async () => {
    const onsubmit = vi.fn();
    render(DiceInput, { label: 'Reaction', sides: 6, count: 2, typingFirst: true, onsubmit });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reaction, d6, die 1 of 2' }));
    await userEvent.keyboard('34{Enter}');
    expect(onsubmit).toHaveBeenCalledExactlyOnceWith([3, 4]);
  });

  it('waits for a second digit where one may follow', async () => {
    const onsubmit = vi.fn();
    render(DiceInput, {
      label: 'Attack',
      sides: [20, 6],
      names: ['to hit', 'damage'],
      typingFirst: true,
      onsubmit,
    });
    await userEvent.keyboard('175{Enter}');
    expect(onsubmit).toHaveBeenCalledExactlyOnceWith([17, 5]);
  });

  it('refuses half-typed dice and keeps them', async () => {
    const onsubmit = vi.fn();
    render(DiceInput, { label: 'Reaction', sides: 6, count: 2, onsubmit });
    await userEvent.type(screen.getByRole('textbox', { name: 'Reaction, d6, die 1 of 2' }), '3{Enter}');
    expect(screen.getByText('Type every die, or leave all empty to roll.')).toBeTruthy();
    expect(onsubmit).not.toHaveBeenCalled();
  });

  it('keeps what was typed when the answer is no', async () => {
    const onsubmit = vi.fn(() => Promise.resolve(false));
    render(DiceInput, { label: 'Wandering check', sides: 6, onsubmit });
    const die = screen.getByRole('textbox');
    await userEvent.type(die, '4{Enter}');
    await vi.waitFor(() => expect(onsubmit).toHaveResolved(), patience);
    expect(die).toHaveProperty('value', '4');
  });
});
