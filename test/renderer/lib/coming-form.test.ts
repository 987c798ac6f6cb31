import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { pressAgain } from '../../../src-renderer/lib/keys/press-again.ts';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import ComingForm from './ComingForm.svelte';

const user = userEvent.setup();
const key = (name: string) => new KeyboardEvent('keydown', { key: name, code: name });

function open() {
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  const done: string[] = [];
  let arrive: (ready: boolean) => void = () => undefined;
  const ready = new Promise<boolean>((resolve) => (arrive = resolve));
  render(ComingForm, { ready, done: (deed: string) => done.push(deed) });
  return { done, arrive };
}

it('what is typed while a form is fetched stands in its first field, and its Enter sends it', async () => {
  const { done, arrive } = open();
  await user.keyboard('nannx{Backspace}a{Enter}');
  expect(done).toEqual([]);
  arrive(true);
  await waitFor(() => expect(done).toEqual(['made anna']));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('anna');
});

it('a form that cannot be had takes with it what was typed for it: no letter is a key of the page', async () => {
  const { done, arrive } = open();
  await user.keyboard('na');
  arrive(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual([]);
  await user.keyboard('a');
  expect(done).toEqual(['away']);
});

it('Escape lets go of what was typed; a key held down is typed once', async () => {
  const { done, arrive } = open();
  await user.keyboard('nbob{Escape}{u>3/}');
  arrive(true);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name).toHaveValue('u'));
  expect(done).toEqual([]);
});

it('a key pressed again does what a hand’s does: lines, a button, and nothing where a field only shows', async () => {
  const { done, arrive } = open();
  await user.keyboard('n');
  arrive(true);
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const lines = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lines' });
  lines.focus();
  for (const typed of ['a', 'Enter', 'b']) pressAgain(key(typed));
  expect(lines).toHaveValue('a\nb');
  lines.setSelectionRange(0, 2);
  pressAgain(key('c'));
  expect(lines).toHaveValue('cb');
  name.readOnly = true;
  name.focus();
  pressAgain(key('d'));
  expect(name).toHaveValue('');
  screen.getByRole('button', { name: 'Look' }).focus();
  pressAgain(key('Enter'));
  expect(done).toEqual(['pressed']);
});

it('Enter on a tick sends its form, Space changes it', () => {
  const form = document.createElement('form');
  const sent: string[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push('sent');
  });
  const tick = document.createElement('input');
  tick.type = 'checkbox';
  form.append(tick);
  document.body.append(form);
  onTestFinished(() => form.remove());
  tick.focus();
  pressAgain(key(' '));
  expect([tick.checked, sent]).toEqual([true, []]);
  pressAgain(key('Enter'));
  expect([tick.checked, sent]).toEqual([true, ['sent']]);
});

it('a field of numbers, which knows no selection, takes what is typed at its end', () => {
  const field = document.createElement('input');
  field.type = 'number';
  document.body.append(field);
  onTestFinished(() => field.remove());
  field.focus();
  for (const typed of ['1', '2', 'Backspace', '5']) pressAgain(key(typed));
  expect(field.value).toBe('15');
});
