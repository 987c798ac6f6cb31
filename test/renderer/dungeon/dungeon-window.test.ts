import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import DungeonWindow from '../../../src-renderer/windows/dungeon/DungeonWindow.svelte';
import { stage } from './on-stage.ts';
import { tookTurn } from '../deeds/sample-deeds.ts';
import { delve, dungeonView, encounter, light } from './sample-delve.ts';

const user = userEvent.setup();

describe('outside a dungeon', () => {
  it('sends to Characters while there is nobody', async () => {
    stage(dungeonView(null, { members: [], rate: null }));
    const went: string[] = [];
    const stop = shortcuts.register('Everywhere', () => [
      { id: 'go.characters', title: 'Go', group: 'Areas', run: () => went.push('characters') },
    ]);
    render(DungeonWindow);
    await user.click(await screen.findByRole('button', { name: 'Go to Characters' }));
    expect(went).toEqual(['characters']);
    stop();
  });

  it('enters with a name and a speaker, and keeps the name when refused', async () => {
    const bridge = stage(dungeonView(null));
    bridge.refuse('dungeon.enter', { code: 'refused', message: 'The party is in Barrow already.' });
    render(DungeonWindow);
    const name = await screen.findByRole('combobox', { name: 'Name of the place' });
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(name);
    await user.type(name, '{Enter}');
    expect(bridge.sent('dungeon.enter')).toEqual([]);
    expect(await screen.findByText('Name the place.')).toBeTruthy();
    await user.type(name, 'The Sunken Priory{Enter}');
    expect(bridge.sent('dungeon.enter')).toEqual([{ name: 'The Sunken Priory', speakerId: 1 }]);
    expect(await screen.findByText('The party is in Barrow already.')).toBeTruthy();
    expect((name as HTMLInputElement).value).toBe('The Sunken Priory');
  });
});

describe('the form at the entrance', () => {
  const level = { id: 4, name: 'Level 1', depth: 1, notes: '', table: null, rooms: 7, visited: 0 };
  const book = (...names: string[]) =>
    names.map((name, at) => ({ id: at + 1, name, notes: '', levels: [level] }));
  const nameOf = () => screen.findByRole('combobox', { name: 'Name of the place' });

  it('offers the dungeons of the book, begins with the first and says what comes along', async () => {
    const bridge = stage(dungeonView(null));
    bridge.answer('place.list', { dungeons: book('Barrow', 'Adit'), here: null, underWay: false });
    render(DungeonWindow);
    const name = (await nameOf()) as HTMLInputElement;
    await waitFor(() => expect(name.value).toBe('Barrow'));
    const offered = () => screen.queryAllByRole('option').map((each) => each.textContent.trim());
    expect(offered()).not.toContain('Adit');
    await user.click(name);
    expect(offered()).toEqual(expect.arrayContaining(['Barrow', 'Adit']));
    expect(screen.getByText('In the place book: 1 level, 7 rooms. They come along.')).toBeTruthy();
    await user.clear(name);
    expect(await screen.findByText(/arrows take one of the place book \(2 dungeons\)/)).toBeTruthy();
    await user.type(name, 'ad');
    expect(offered()).not.toContain('Barrow');
    await user.keyboard('{ArrowDown}{Escape}');
    expect([name.value, offered().includes('Adit')]).toEqual(['Adit', false]);
    await user.keyboard('{Enter}');
    expect(bridge.sent('dungeon.enter')).toEqual([{ name: 'Adit', speakerId: 1 }]);
  });
});

describe('in a dungeon', () => {
  it('passes a quiet turn with one key and speaks the journal’s words', async () => {
    const bridge = stage(dungeonView());
    bridge.says('dungeon.passTurn', 'Turn 4: the party explored.');
    render(DungeonWindow);
    await screen.findByRole('heading', { name: 'The Sunken Priory' });
    await user.keyboard(' ');
    expect(bridge.sent('dungeon.passTurn')).toEqual([{ activity: 'explore' }]);
    await waitFor(() => expect(status.message).toBe('Turn 4: the party explored.'));
  });

  it('offers a light where nothing burns', async () => {
    stage(dungeonView(delve({ lights: [] })));
    render(DungeonWindow);
    await user.click(await screen.findByRole('button', { name: 'Light a torch or a lantern' }));
    expect(await screen.findByRole('dialog', { name: /light/i })).toBeTruthy();
  });

  it('lights a torch in three keys', async () => {
    const bridge = stage(dungeonView(delve({ lights: [] })));
    render(DungeonWindow);
    await screen.findByRole('heading', { name: 'The Sunken Priory' });
    await user.keyboard('l');
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
    await user.keyboard('2{Enter}');
    await waitFor(() => expect(bridge.sent('light.kindle')).toEqual([{ characterId: 3, kind: 'torch' }]));
  });

  it('shows the fatigue large and at each of the party, and who is slowest', async () => {
    const penalties = { attack: -1, damage: -1, armourClass: 0, restTurns: 1, reasons: [] };
    const tired = { attack: -1, damage: -1, saves: 0, armourClass: 0, reasons: [], acReasons: [] };
    const passing = [1, 2, 3].map((id) => ({ id, ...tired, states: [{ text: 'tired', reasons: [] }] }));
    stage(dungeonView(delve({ penalties, passing })));
    render(DungeonWindow);
    expect(await screen.findByText('−1 to attack and damage until rested')).toBeTruthy();
    const marks = screen.getAllByText('tired').map((mark) => mark.parentElement?.textContent);
    expect(marks).toEqual(Array.from({ length: 3 }, () => 'tired: −1 attack, damage'));
    const slowest = screen.getByText('slowest').closest('tr');
    expect(slowest?.textContent).toContain('Hild');
    expect(screen.getByText('Hild is slowest.')).toBeTruthy();
  });

  it('keeps a search’s result for the referee, whatever was there', async () => {
    const bridge = stage(dungeonView());
    bridge.reply('deed.try', tookTurn({ hidden: true, success: false }));
    render(DungeonWindow);
    await screen.findByRole('heading', { name: 'The Sunken Priory' });
    await user.keyboard('s');
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Who searches' }), '3');
    await user.type(within(dialog).getByRole('textbox', { name: 'Where' }), 'North wall');
    await user.type(within(dialog).getByRole('textbox', { name: 'Die shown (d6)' }), '3{Enter}');
    const search = { characterId: 3, kind: 'secretDoor', place: 'North wall', roomId: null, present: true };
    expect(bridge.sent('deed.try')).toEqual([
      { deeds: [{ ...search, chance: null, die: 3 }], passTurn: true },
    ]);
    expect(await screen.findByText('For the referee alone')).toBeTruthy();
    expect(screen.getByText('Nothing found.')).toBeTruthy();
  });

  it('shows a refusal by its field and keeps the form', async () => {
    const bridge = stage(dungeonView());
    const details = { 'deeds.0.place': 'One try per character and place.' };
    bridge.refuse('deed.try', { code: 'refused', message: 'Wren has tried it already.', details });
    render(DungeonWindow);
    await screen.findByRole('heading', { name: 'The Sunken Priory' });
    await user.keyboard('s');
    const where = await screen.findByRole('textbox', { name: 'Where' });
    await user.type(where, 'North wall{Enter}');
    expect(await screen.findByText('One try per character and place.')).toBeTruthy();
    expect((where as HTMLInputElement).value).toBe('North wall');
  });

  it('says why turns wait while an encounter is open', async () => {
    const bridge = stage(dungeonView(delve({ encounter: encounter() })));
    render(DungeonWindow);
    const pass = await screen.findByRole('button', { name: 'Pass turn: explore' });
    expect(pass.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard(' ');
    expect(bridge.sent('dungeon.passTurn')).toEqual([]);
  });

  it('changes nothing in a campaign open for reading only', async () => {
    const bridge = stage(dungeonView(), true);
    render(DungeonWindow);
    const pass = await screen.findByRole('button', { name: 'Pass turn: explore' });
    await waitFor(() => expect(pass.getAttribute('aria-disabled')).toBe('true'));
    await user.keyboard(' rlg');
    await user.click(pass);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bridge.sent('dungeon.passTurn')).toEqual([]);
    expect(bridge.sent('dungeon.setFamiliar')).toEqual([]);
  });

  it('sets, douses and lists lights; torches burnt out have no row', async () => {
    const lights = [light(), light({ id: 8, bearer: 'Corin', bearerId: 4, lit: false, turnsLeft: 0 })];
    const bridge = stage(dungeonView(delve({ lights })));
    render(DungeonWindow);
    const region = await screen.findByRole('region', { name: 'Lights' });
    expect(within(region).queryByText('Corin')).toBeNull();
    await user.click(within(region).getByRole('button', { name: 'Turns left, Torch of Wren: less' }));
    expect(bridge.sent('light.setTurnsLeft')).toEqual([{ lightId: 7, turnsLeft: 3 }]);
    await user.click(within(region).getByRole('button', { name: 'Douse' }));
    expect(bridge.sent('light.douse')).toEqual([{ lightId: 7 }]);
  });

  it('shows hostile names as they are written', async () => {
    const { members } = dungeonView().party;
    const named = members.map((one) => ({ ...one, name: `<img src=x onerror="x()"> ${one.id}` }));
    stage(dungeonView(delve({ name: '<b>Priory</b>' }), { members: named }));
    const { container } = render(DungeonWindow);
    expect(await screen.findByRole('heading', { name: '<b>Priory</b>' })).toBeTruthy();
    expect(container.querySelector('img')).toBeNull();
  });
});
