import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import Checkbox from '../../../src-renderer/components/fields/Checkbox.svelte';
import NumberField from '../../../src-renderer/components/fields/NumberField.svelte';
import RadioGroup from '../../../src-renderer/components/choosing/RadioGroup.svelte';
import Select from '../../../src-renderer/components/choosing/Select.svelte';
import TextField from '../../../src-renderer/components/fields/TextField.svelte';

const classes = [
  { value: 'fighter', label: 'Fighter' },
  { value: 'thief', label: 'Thief', hint: 'needs DEX 9' },
  { value: 'elf', label: 'Elf', group: 'Demihumans' },
];

function describedBy(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent.trim()).join(' | ');
}

it('binds hint and message to the control and keeps what was typed', async () => {
  const ontext = vi.fn();
  const { rerender } = render(TextField, { label: 'Name', hint: 'As the table calls her.', ontext });
  const input = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(input, '  Wren ');
  expect(ontext).toHaveBeenLastCalledWith('  Wren ');
  await rerender({ error: 'There is a Wren already.' });
  expect(input).toHaveProperty('value', '  Wren ');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(input)).toBe('As the table calls her. | There is a Wren already.');
});

it('sends a text field by Enter, many lines only by Ctrl+Enter', async () => {
  const onenter = vi.fn();
  const { unmount } = render(TextField, { label: 'Name', text: 'Hild', onenter });
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onenter).toHaveBeenCalledExactlyOnceWith('Hild');
  unmount();
  render(TextField, { label: 'Notes', lines: 3, onenter });
  await userEvent.type(screen.getByLabelText('Notes'), 'a{Enter}b{Control>}{Enter}{/Control}');
  expect(onenter).toHaveBeenCalledTimes(2);
  expect(onenter).toHaveBeenLastCalledWith('a\nb');
});

it('keeps the raw text of a number, says what is wrong and gives null', async () => {
  const onvalue = vi.fn();
  const onenter = vi.fn();
  render(NumberField, { label: 'Weight', unit: 'coins', min: 0, onvalue, onenter });
  const input = screen.getByRole('textbox', { name: 'Weight' });
  await userEvent.type(input, '6oo');
  expect(input).toHaveProperty('value', '6oo');
  expect(describedBy(input)).toBe('"6oo" is not a number. 0 or more.');
  expect(onvalue.mock.lastCall).toEqual([null, '6oo']);
  await userEvent.type(input, '{Enter}');
  expect(onenter).not.toHaveBeenCalled();
  await userEvent.clear(input);
  await userEvent.type(input, '007{Enter}');
  expect(input).toHaveProperty('value', '007');
  expect(onvalue.mock.lastCall).toEqual([7, '007']);
  expect(onenter).toHaveBeenCalledExactlyOnceWith(7);
});

it('chooses from a select with groups and a placeholder', async () => {
  const onchange = vi.fn();
  render(Select, {
    label: 'Class',
    options: classes,
    placeholder: 'Choose a class',
    error: 'Choose a class.',
    onchange,
  });
  const select = screen.getByRole('combobox', { name: 'Class' });
  expect(describedBy(select)).toBe('Choose a class.');
  expect(screen.getByRole('group', { name: 'Demihumans' })).toBeTruthy();
  await userEvent.selectOptions(select, 'Thief (needs DEX 9)');
  expect(onchange).toHaveBeenCalledExactlyOnceWith('thief');
});

it('ticks a checkbox by the space bar', async () => {
  const onchange = vi.fn();
  render(Checkbox, { label: 'Hidden from players', hint: 'Only you see it.', onchange });
  const box = screen.getByRole('checkbox', { name: 'Hidden from players' });
  expect(describedBy(box)).toBe('Only you see it.');
  await userEvent.tab();
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard(' ');
  expect(onchange).toHaveBeenCalledExactlyOnceWith(true);
});

it.each(['list', 'segmented'] as const)('chooses from radios as a %s', async (look) => {
  const onchange = vi.fn();
  render(RadioGroup, { label: 'Class', value: 'fighter', options: classes, look, onchange });
  expect(screen.getByRole('group', { name: 'Class' })).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Fighter' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Elf' }));
  expect(onchange).toHaveBeenCalledExactlyOnceWith('elf');
});

it('tells a message whole that is cut beside its label, while the hands are at the field', async () => {
  const cut = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(200);
  const room = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(40);
  const { rerender } = render(NumberField, { label: 'STR', min: 1, max: 30, text: '77' });
  const told = () => screen.getAllByText('From 1 to 30.').length;
  expect(told()).toBe(1);
  await userEvent.tab();
  expect(told()).toBe(2);
  await userEvent.tab();
  expect(told()).toBe(1);
  await userEvent.tab({ shift: true });
  await rerender({ text: '7' });
  expect(screen.queryByText('From 1 to 30.')).toBeNull();
  room.mockReturnValue(200);
  await rerender({ text: '77' });
  expect(told()).toBe(1);
  cut.mockRestore();
  room.mockRestore();
});
