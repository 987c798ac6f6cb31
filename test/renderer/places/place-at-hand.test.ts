import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import { DelveDesk } from '../../../src-renderer/windows/delve/delve-desk.svelte.ts';
import GoToDialog from '../../../src-renderer/windows/dungeon/place/GoToDialog.svelte';
import PlacePanel from '../../../src-renderer/windows/dungeon/place/PlacePanel.svelte';
import type { RoomView } from '../../../src-renderer/windows/places/place-types.ts';
import { bookOf, doorSample, emptyBook, roomSample, stage } from './on-stage.ts';

const user = userEvent.setup();
const desk = () =>
  new DelveDesk(
    () => null,
    () => undefined,
  );

const now = (room: RoomView | null) => ({ delve: 'Barrow', dungeon: { id: 1, name: 'Barrow' }, room });
const porch = (more: Partial<RoomView> = {}) =>
  roomSample(1, '1', 'Porch', { here: true, visited: true, doors: [doorSample(5, 'oak door')], ...more });

function panel(room: RoomView | null) {
  const bridge = stage(bookOf(2));
  bridge.answer('place.now', now(room));
  bridge.answer('encounter.view', null);
  render(PlacePanel, { desk: desk() });
  return bridge;
}

function goTo(room: RoomView | null = porch(), book = bookOf(2)) {
  const bridge = stage(book);
  bridge.answer('place.now', now(room));
  bridge.reply('place.goTo', { roomId: 2 });
  const at = desk();
  at.open('goTo');
  render(GoToDialog, { desk: at });
  return { bridge, at };
}

const input = () => screen.findByRole('combobox', { name: 'Key or name' });

describe('the place at hand', () => {
  it('stands with its door’s state, one press for each deed, and the way through', async () => {
    const bridge = panel(porch());
    expect(await screen.findByRole('heading', { name: /1 Porch/ })).toBeTruthy();
    const doors = within(screen.getByRole('list', { name: 'Doors' }));
    expect(doors.getByText('shut, stuck')).toBeTruthy();
    await user.click(doors.getByRole('button', { name: 'oak door: Spike' }));
    await waitFor(() => expect(bridge.sent('place.setDoor')).toEqual([{ id: 5, act: 'spike' }]));
    expect(doors.queryByRole('button', { name: 'oak door: Bar' })).toBeNull();
    await user.click(doors.getByRole('button', { name: 'Go to 2 Guardroom' }));
    await waitFor(() => expect(bridge.sent('place.goTo')).toEqual([{ roomId: 2 }]));
  });

  it('offers the same in the palette', async () => {
    const bridge = panel(porch());
    bridge.says('place.setDoor', 'The oak door is spiked.');
    await screen.findByRole('heading', { name: /1 Porch/ });
    shortcuts.run('place.door.5.spike');
    await waitFor(() => expect(bridge.sent('place.setDoor')).toEqual([{ id: 5, act: 'spike' }]));
    await waitFor(() => expect(status.message).toBe('The oak door is spiked.'));
    shortcuts.run('place.stepOut');
    await waitFor(() => expect(bridge.sent('place.stepOut')).toEqual([{}]));
  });

  it('folds read notes away until they are written anew', async () => {
    const bridge = panel(porch({ notes: 'Ivy.' }));
    expect(await screen.findByText('Ivy.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Read: fold the notes away' }));
    expect(screen.queryByText('Ivy.')).toBeNull();
    bridge.answer('place.now', now(roomSample(2, '2', 'Guardroom', { notes: 'Ash.' })));
    bridge.change('delve');
    expect(await screen.findByText('Ash.')).toBeTruthy();
    bridge.answer('place.now', now(porch({ notes: 'Ivy.' })));
    bridge.change('delve');
    expect(await screen.findByRole('button', { name: 'Show the notes' })).toBeTruthy();
    expect(screen.queryByText('Ivy.')).toBeNull();
    bridge.answer('place.now', now(porch({ notes: 'Ivy, and a bell.' })));
    bridge.change('room');
    expect(await screen.findByText('Ivy, and a bell.')).toBeTruthy();
  });

  it('says what to press while the party stands in no room, and nothing without a dungeon of the book', async () => {
    const bridge = panel(null);
    expect(await screen.findByText(/Press P and type the key/)).toBeTruthy();
    bridge.answer('place.now', { delve: 'A cave', dungeon: null, room: null });
    bridge.change('delve');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Place' })).toBeNull());
  });
});

describe('going to a room', () => {
  it('sends what is typed at once, whether the list has come or not', async () => {
    const { bridge, at } = goTo();
    await user.type(await input(), '12{Enter}');
    await waitFor(() => expect(bridge.sent('place.goTo')).toEqual([{ text: '12' }]));
    await waitFor(() => expect(at.dialog).toBeNull());
  });

  it('goes to the room the arrows stand on, and typing lets go of it', async () => {
    const { bridge } = goTo();
    const place = { level: 'Level 1', levelId: 10, dungeon: 'Barrow', dungeonId: 1, visited: false };
    bridge.answer('place.find', {
      rooms: [
        { id: 3, key: '3', name: 'Well', excerpt: '', ...place },
        { id: 4, key: '4', name: 'Store', excerpt: '… a well …', ...place },
      ],
      more: 0,
      takes: 3,
    });
    await user.type(await input(), 'well');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    await user.keyboard('{ArrowDown}');
    expect(options[1]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bridge.sent('place.goTo')).toEqual([{ roomId: 4 }]));
  });

  it('offers the rooms beyond the doors before anything is typed', async () => {
    const { bridge } = goTo(
      porch({ doors: [doorSample(5, 'oak door'), doorSample(6, 'hatch', { to: null })] }),
    );
    await input();
    const option = await screen.findByRole('option');
    expect(option.textContent).toContain('oak door: shut, stuck');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Type a key or a name.')).toBeTruthy();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(bridge.sent('place.goTo')).toEqual([{ roomId: 2 }]));
  });

  it('keeps what was typed when nothing answers, and says so by the field', async () => {
    const { bridge, at } = goTo();
    const why = 'No room of the book is called moon.';
    bridge.refuse('place.goTo', { code: 'refused', message: why, details: { text: why } });
    await user.type(await input(), 'moon{Enter}');
    expect(await screen.findByText(why)).toBeTruthy();
    expect((await input()).getAttribute('aria-invalid')).toBe('true');
    expect(at.dialog).toBe('goTo');
  });

  it('with an empty book says where the book is', async () => {
    goTo(null, emptyBook);
    expect(await screen.findByText('The book of places is empty. Ctrl+6 opens it.')).toBeTruthy();
  });
});
