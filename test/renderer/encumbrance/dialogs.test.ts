import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import EncumbranceWindow from '../../../src-renderer/windows/encumbrance/EncumbranceWindow.svelte';
import { inventory, movePreview, thing, torches } from './gear-samples.ts';
import { stage } from './on-stage.ts';

const user = userEvent.setup();

async function open() {
  const bridge = stage();
  render(EncumbranceWindow);
  await screen.findByRole('row', { name: /Sword/ });
  await screen.findByRole('row', { name: /Gold pieces/ });
  return bridge;
}

/** Stands on a thing of the left pane by its place in the list, from 0. */
async function stand(at: number): Promise<void> {
  screen.getByRole('treegrid', { name: /^Hild/ }).focus();
  await user.keyboard('{Home}' + '{ArrowDown}'.repeat(at));
}

const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
/** happy-dom sends no form by Enter when its button stands outside of it; the program does. */
const send = (name: string) => user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('giving', () => {
  it('finds the taker by typing, shows what it would do, and gives with Enter', async () => {
    const bridge = await open();
    await user.keyboard('g');
    const who = await screen.findByRole('combobox', { name: 'To whom' });
    expect(document.activeElement).toBe(who);
    await user.type(who, 'wre');
    const move = { itemIds: [11], to: { in: 'holder', id: 3 } };
    await waitFor(() => expect(bridge.sent('inventory.preview').at(-1)).toEqual(move));
    const dialog = screen.getByRole('dialog', { name: 'Give Sword' });
    expect(await within(dialog).findByText(/740 → 240/)).toBeTruthy();
    expect(bridge.sent('inventory.move')).toEqual([]);
    await user.keyboard('{Enter}');
    expect(bridge.sent('inventory.move')).toEqual([move]);
    await gone();
  });

  it('gives some of a stack, and says what is allowed', async () => {
    const bridge = await open();
    await stand(6);
    await user.keyboard('g');
    const some = await field('How many of 6');
    await user.type(some, '9');
    expect((await screen.findAllByText('From 1 to 6.')).length).toBeGreaterThan(0);
    await user.clear(some);
    await user.type(some, '4');
    await user.type(await screen.findByRole('combobox', { name: 'To whom' }), 'pool{Enter}');
    expect(bridge.sent('inventory.move')).toEqual([{ itemIds: [17], quantity: 4, to: { in: 'pool' } }]);
  });

  it('is not sent while it is known to be refused, and goes away by Escape with what it showed', async () => {
    const bridge = await open();
    bridge.answer(
      'inventory.preview',
      movePreview({ refused: 'Wren is a day away.', members: [], party: null }),
    );
    await user.keyboard('g');
    await user.type(await screen.findByRole('combobox', { name: 'To whom' }), 'wren');
    expect((await screen.findAllByText('Wren is a day away.')).length).toBeGreaterThan(0);
    await user.keyboard('{Enter}');
    expect(bridge.sent('inventory.move')).toEqual([]);
    await user.keyboard('{Escape}');
    await gone();
    expect(screen.queryByText('Wren is a day away.')).toBeNull();
  });

  it('moves some of it across with Shift+M', async () => {
    const bridge = await open();
    await stand(6);
    await user.keyboard('{Shift>}m{/Shift}');
    await user.type(await field('How many of 6'), '2{Enter}');
    expect(bridge.sent('inventory.move')).toEqual([{ itemIds: [17], quantity: 2, to: { in: 'pool' } }]);
  });

  it('offers the containers of both panes, but none to itself', async () => {
    const bridge = await open();
    await stand(2);
    await user.keyboard('c');
    const into = await screen.findByRole('combobox', { name: 'Into what' });
    const options = () => screen.getAllByRole('option').map((option) => option.textContent.trim());
    expect(options().some((text) => text.startsWith('Backpack'))).toBe(false);
    expect(options().map((text) => text.split(',')[0])).toEqual(['Pouch', 'Chest']);
    await user.type(into, 'chest{Enter}');
    expect(bridge.sent('inventory.move')).toEqual([{ itemIds: [13], to: { in: 'container', id: 22 } }]);
  });
});

describe('stacks, places and caches', () => {
  it('splits, half of it unless another number is typed', async () => {
    const bridge = await open();
    await stand(6);
    await user.keyboard('s');
    const count = (await field('How many go apart')) as HTMLInputElement;
    expect(count.value).toBe('3');
    expect(screen.getByText('3 stay together.')).toBeTruthy();
    await user.clear(count);
    await user.type(count, '6{Enter}');
    expect(bridge.sent('inventory.split')).toEqual([]);
    expect(count.value).toBe('6');
    await user.clear(count);
    await user.type(count, '1{Enter}');
    expect(bridge.sent('inventory.split')).toEqual([{ id: 17, quantity: 1 }]);
    await gone();
  });

  it('chooses the other place by its name', async () => {
    await open();
    await user.keyboard('p');
    await user.type(await screen.findByRole('combobox', { name: 'Place' }), 'altar{Enter}');
    expect(await screen.findByRole('region', { name: 'Other place: Under the altar' })).toBeTruthy();
  });

  it('adds a cache and shows it, renames it, and removes it only when it is empty', async () => {
    const bridge = await open();
    bridge.reply('inventory.addCache', { id: 9 });
    await user.keyboard('n');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Name the place.')).toBeTruthy();
    await user.type(await field('Where it is'), 'Under the altar{Enter}');
    expect(bridge.sent('inventory.addCache')).toEqual([{ name: 'Under the altar' }]);
    const pane = await screen.findByRole('region', { name: 'Other place: Under the altar' });
    await user.click(within(pane).getByRole('button', { name: 'Rename' }));
    const name = await field('Where it is');
    await user.clear(name);
    await user.type(name, 'The inn{Enter}');
    expect(bridge.sent('inventory.renameCache')).toEqual([{ id: 9, name: 'The inn' }]);
    await user.click(within(pane).getByRole('button', { name: 'Remove' }));
    expect(bridge.sent('inventory.removeStash')).toEqual([]);
  });
});

describe('things by hand', () => {
  it('adds a thing with all its fields to the place of the pane in use', async () => {
    const bridge = await open();
    bridge.reply('inventory.add', { id: 77 });
    await user.keyboard('a');
    expect(document.activeElement).toBe(await field('Thing'));
    await send('Add');
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing you typed is lost');
    await user.type(await field('Thing'), 'Long bow');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'weapon');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Borne' }), 'wielded');
    const typed: readonly (readonly [RegExp, string])[] = [
      [/^Weight each/, '30'],
      [/^Worth each/, '40'],
      [/^Damage$/, '1d6'],
      [/^Hands/, '2'],
      [/^Range, short/, '70'],
      [/^medium/, '140'],
      [/^long/, '210'],
      [/^Magic bonus/, '1'],
      [/^Notes/, 'Of yew.'],
    ];
    for (const [name, text] of typed) {
      const box = await field(name);
      await user.clear(box);
      await user.type(box, text);
    }
    await send('Add');
    expect(bridge.sent('inventory.add')).toEqual([
      {
        to: { in: 'holder', id: 1 },
        item: {
          kind: 'weapon',
          name: 'Long bow',
          quantity: 1,
          weightEach: 30,
          costEach: 40,
          coin: null,
          charges: null,
          capacity: null,
          notes: 'Of yew.',
          state: 'wielded',
          facts: { magicBonus: 1, damage: '1d6', hands: 2, range: { short: 70, medium: 140, long: 210 } },
        },
      },
    ]);
    await gone();
  });

  it('edits only what was changed, and keeps what was typed when it is refused', async () => {
    const bridge = await open();
    const details = { 'changes.name': 'That name is taken.' };
    bridge.refuse('inventory.edit', { code: 'refused', message: 'It cannot be called so.', details });
    await user.keyboard('e');
    const name = (await field('Thing')) as HTMLInputElement;
    await user.clear(name);
    await user.type(name, 'Old sword');
    await send('Save');
    expect(bridge.sent('inventory.edit')).toEqual([{ id: 11, changes: { name: 'Old sword' } }]);
    expect(await screen.findByText('That name is taken.')).toBeTruthy();
    expect(name.value).toBe('Old sword');
  });

  it('sends nothing for a figure that is none', async () => {
    const bridge = await open();
    await user.keyboard('a');
    await user.type(await field('Thing'), 'Rope');
    await user.type(await field(/^Worth each/), 'dear');
    await send('Add');
    expect(await screen.findByText(/"dear" is not a number/)).toBeTruthy();
    expect(bridge.sent('inventory.add')).toEqual([]);
  });

  it('starts from what a thing is', async () => {
    const bridge = stage();
    const wand = thing(11, 'Wand', { kind: 'wand', charges: 12, costEach: 2.5, notes: 'Of ice.' });
    bridge.answer('inventory.view', ({ place }) =>
      inventory(place, place.in === 'holder' ? [wand] : [torches]),
    );
    render(EncumbranceWindow);
    await screen.findByRole('row', { name: /Wand.*12 charges/ });
    await user.keyboard('e');
    expect(((await field(/^Charges/)) as HTMLInputElement).value).toBe('12');
    expect(((await field(/^Worth each/)) as HTMLInputElement).value).toBe('2.5');
  });
});
