import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import PlacesWindow from '../../../src-renderer/windows/places/PlacesWindow.svelte';
import type { RoomView } from '../../../src-renderer/windows/places/place-types.ts';
import { bookOf, doorSample, emptyBook, lineSample, stage } from './on-stage.ts';

const user = userEvent.setup();
const three = [
  lineSample(1, '1', 'Porch', { doors: 1 }),
  lineSample(2, '2', 'Guardroom', { liveTraps: 2, treasures: 1, tries: 1 }),
  lineSample(3, '3', ''),
];

async function open(room: Partial<RoomView> = {}) {
  const bridge = stage(bookOf(3), three, room);
  render(PlacesWindow);
  await page('1');
  return bridge;
}

const page = (key: string) => screen.findByRole('article', { name: `Room ${key}` });
const dialog = () => screen.findByRole('dialog');
const box = async (name: RegExp | string) => within(await dialog()).findByRole('textbox', { name });

describe('an empty book', () => {
  it('says what to press, and D names the first dungeon', async () => {
    const bridge = stage(emptyBook);
    bridge.reply('place.addDungeon', { id: 1, levelId: 10 });
    render(PlacesWindow);
    expect(await screen.findByText(/Press D and name the first dungeon/)).toBeTruthy();
    await user.keyboard('d');
    await user.type(await box('Name'), 'Barrow{Enter}');
    await waitFor(() => expect(bridge.sent('place.addDungeon')).toEqual([{ name: 'Barrow', notes: '' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for the name before it sends anything', async () => {
    const bridge = stage(emptyBook);
    render(PlacesWindow);
    await screen.findByText(/No places in the book yet/);
    await user.keyboard('d');
    await box('Name');
    await user.keyboard('{Enter}');
    expect(await within(await dialog()).findByText('Name the dungeon.')).toBeTruthy();
    expect(bridge.sent('place.addDungeon')).toEqual([]);
  });
});

describe('the list of rooms', () => {
  it('says what stands in each, and J and K walk it', async () => {
    await open();
    const list = screen.getByRole('grid', { name: 'Rooms of Level 1' });
    expect(list.getAttribute('aria-rowcount')).toBe('3');
    const rows = within(list).getAllByRole('row');
    expect(rows.map((row) => row.textContent.replace(/\s+/g, ' ').trim())).toEqual([
      '1 Porch 1 door',
      '2 Guardroom 2 traps, treasure, 1 try',
      '3 no name',
    ]);
    await user.keyboard('jj');
    expect(await page('3')).toBeTruthy();
    await user.keyboard('k');
    expect(await page('2')).toBeTruthy();
  });

  it('goes from level to level with Shift, and N then adds to that level', async () => {
    const bridge = await open();
    bridge.reply('place.addRoom', { id: 9 });
    await user.keyboard('{Shift>}j{/Shift}');
    expect(await screen.findByText(/Crypts has no rooms yet/)).toBeTruthy();
    await user.keyboard('n');
    await user.type(await box(/^Key on the map/), '1{Tab}Ossuary{Enter}');
    await waitFor(() =>
      expect(bridge.sent('place.addRoom')).toEqual([{ levelId: 11, key: '1', name: 'Ossuary', notes: '' }]),
    );
  });

  it('moves a room up and down, and not past the ends', async () => {
    const bridge = await open();
    await user.keyboard('{Control>}{ArrowUp}{/Control}');
    await user.keyboard('{Control>}{ArrowDown}{/Control}');
    await waitFor(() => expect(bridge.sent('place.moveRoom')).toEqual([{ id: 1, beforeId: 3 }]));
    await user.keyboard('jj{Control>}{ArrowDown}{/Control}');
    expect(bridge.sent('place.moveRoom')).toHaveLength(1);
    await user.keyboard('{Control>}{ArrowUp}{/Control}');
    await waitFor(() => expect(bridge.sent('place.moveRoom')).toContainEqual({ id: 3, beforeId: 2 }));
  });

  it('finds rooms as the words are typed; arrows choose, Enter opens, Escape lets go', async () => {
    const bridge = await open();
    const found = (id: number, key: string, name: string) => ({
      ...{ id, key, name, visited: false, excerpt: '' },
      ...{ level: 'Level 1', levelId: 10, dungeon: 'Barrow', dungeonId: 1 },
    });
    bridge.answer('place.find', {
      rooms: [found(3, '3', ''), found(2, '2', 'Guardroom')],
      more: 7,
      takes: 3,
    });
    await user.keyboard('f');
    const field = screen.getByRole('textbox', { name: 'Find a room (F)' });
    expect(document.activeElement).toBe(field);
    await user.keyboard('gua');
    expect(await screen.findByText(/9 rooms/)).toBeTruthy();
    expect(bridge.sent('place.find').at(-1)).toEqual({ text: 'gua' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await page('2')).toBeTruthy();
    expect(screen.getByRole('grid', { name: 'Rooms of Level 1' })).toBeTruthy();
    await user.keyboard('fx');
    await screen.findByRole('grid', { name: 'Rooms found' });
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('grid', { name: 'Rooms of Level 1' })).toBeTruthy();
  });
});

describe('a room', () => {
  it('shows its notes, doors, traps, treasure and tries', async () => {
    await open({
      notes: 'Two **goblins**.',
      doors: [doorSample(5, 'oak door')],
      traps: [
        {
          ...{ id: 6, name: 'pit', notes: '', problems: ['"found" could not be read.'] },
          facts: { what: '1d6', chanceInSix: 3, of: 'room', found: false, disarmed: false, sprung: false },
          ...{ state: 'not found', acts: ['find', 'disarm', 'spring'] },
        },
      ],
      tries: [
        {
          ...{ id: 1, characterId: 3, who: 'Wren', kind: 'listen', place: 'oak door', featureId: 5 },
          ...{ delve: 'Barrow', turn: 4, success: false },
        },
      ],
    });
    const room = within(await page('1'));
    expect(room.getByText('goblins').tagName).toBe('STRONG');
    expect(room.getByText('shut, stuck')).toBeTruthy();
    expect(room.getByText(/goes off 3 in 6/).textContent).toContain('1d6');
    expect(room.getByText(/"found" could not be read/)).toBeTruthy();
    expect(room.getByText('heard nothing')).toBeTruthy();
    expect(room.queryByRole('heading', { name: 'Treasure' })).toBeNull();
  });

  it('takes one press for each deed on a door, and walks through it', async () => {
    const bridge = await open({ doors: [doorSample(5, 'oak door')] });
    const room = within(await page('1'));
    await user.click(room.getByRole('button', { name: 'Force open' }));
    await waitFor(() => expect(bridge.sent('place.setDoor')).toEqual([{ id: 5, act: 'force' }]));
    await user.click(room.getByRole('button', { name: 'to 2 Guardroom' }));
    expect(await page('2')).toBeTruthy();
  });

  it('has its notes written in place: kept with Ctrl+Enter, left with Escape twice, a refusal beside them', async () => {
    const bridge = await open({ notes: 'Dust.' });
    const editor = () => screen.findByRole('textbox', { name: /^Notes of this room/ });
    await user.keyboard('e');
    await user.type(await editor(), ' And ash.');
    await user.keyboard('{Escape}');
    expect(await editor()).toHaveProperty('value', 'Dust. And ash.');
    expect(status.message).toMatch(/Escape once more leaves them/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Notes of this room/ })).toBeNull());
    expect(bridge.sent('place.changeRoom')).toEqual([]);
    await user.keyboard('e');
    bridge.refuse('place.changeRoom', { code: 'refused', message: 'The disk is full.' });
    await user.type(await editor(), ' And ash.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/The disk is full/)).toBeTruthy();
    bridge.reply('place.changeRoom', null);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Notes of this room/ })).toBeNull());
    expect(bridge.sent('place.changeRoom').at(-1)).toEqual({ id: 1, notes: 'Dust. And ash.' });
  });

  it('is where the party goes by G, outside a dungeon refused with the reason', async () => {
    const bridge = await open();
    await user.keyboard('jg');
    await waitFor(() => expect(bridge.sent('place.goTo')).toEqual([{ roomId: 2 }]));
    bridge.answer('place.list', bookOf(3, { underWay: false }));
    bridge.change('delve');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /The party goes here/ }).getAttribute('aria-disabled')).toBe(
        'true',
      ),
    );
    await user.keyboard('g');
    expect(status.message).toBe('The party is not in a dungeon. Enter one first.');
    expect(bridge.sent('place.goTo')).toHaveLength(1);
  });

  it('is struck only after it was said what goes with it', async () => {
    const bridge = await open({
      doors: [doorSample(5, 'oak door'), doorSample(6, 'gate', { fromFar: true })],
    });
    await user.keyboard('{Delete}');
    expect((await dialog()).textContent).toContain('1 Porch goes. With it go 1 door.');
    expect(document.activeElement?.textContent).toContain('Keep');
    await user.keyboard('{Delete}');
    await waitFor(() => expect(bridge.sent('place.removeRoom')).toEqual([{ id: 1 }]));
  });
});

describe('doors, traps and treasure', () => {
  it('a door leads to a room of the level by its key', async () => {
    const bridge = await open();
    bridge.reply('place.addFeature', { id: 7 });
    await user.keyboard('o');
    await user.type(await box('Name'), 'oak door{Tab}2');
    await user.click(within(await dialog()).getByRole('checkbox', { name: 'Locked' }));
    await user.click(within(await dialog()).getByRole('button', { name: /Into the book/ }));
    await waitFor(() =>
      expect(bridge.sent('place.addFeature')).toMatchObject([
        { roomId: 1, kind: 'door', name: 'oak door', toRoomId: 2, facts: { locked: true, open: false } },
      ]),
    );
  });

  it('to a room nobody knows a door is not sent, and says so by its field', async () => {
    const bridge = await open();
    await user.keyboard('o');
    await user.type(await box('Name'), 'oak door{Tab}99{Enter}');
    expect(await within(await dialog()).findByText('No room of the book has this key or name.')).toBeTruthy();
    expect(bridge.sent('place.addFeature')).toEqual([]);
  });

  it('a trap has what it does and how often it goes off', async () => {
    const bridge = await open();
    bridge.reply('place.addFeature', { id: 7 });
    await user.keyboard('t');
    await user.type(await box('Name'), 'blade{Tab}1d8');
    await user.clear(await box('Goes off'));
    await user.type(await box('Goes off'), '4{Enter}');
    await waitFor(() =>
      expect(bridge.sent('place.addFeature')).toMatchObject([
        { kind: 'trap', name: 'blade', facts: { what: '1d8', chanceInSix: 4, of: 'room' } },
      ]),
    );
    expect(bridge.sent('place.addFeature')[0]).not.toHaveProperty('toRoomId');
  });

  it('what stands is changed as a whole, its far side kept where only the near one may name it', async () => {
    const bridge = await open({ doors: [doorSample(5, 'oak door', { fromFar: true })] });
    await user.click(within(await page('1')).getByRole('button', { name: 'Change oak door' }));
    expect(within(await dialog()).queryByRole('textbox', { name: 'Leads to' })).toBeNull();
    await user.click(within(await dialog()).getByRole('radio', { name: 'Spiked open' }));
    await user.click(within(await dialog()).getByRole('button', { name: /Keep/ }));
    await waitFor(() => expect(bridge.sent('place.changeFeature')).toHaveLength(1));
    const [sent] = bridge.sent('place.changeFeature');
    expect(sent).toMatchObject({
      id: 5,
      name: 'oak door',
      facts: { open: true, spiked: 'open', stuck: true },
    });
    expect(sent).not.toHaveProperty('toRoomId');
  });
});
