import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import EncumbranceWindow from '../../../src-renderer/windows/encumbrance/EncumbranceWindow.svelte';
import { stage } from './on-stage.ts';

const user = userEvent.setup();

const left = () => screen.getByRole('treegrid', { name: /^Hild/ });
const right = (name: RegExp) => screen.findByRole('treegrid', { name });

async function open(readOnly = false) {
  const bridge = stage(undefined, readOnly);
  render(EncumbranceWindow);
  await screen.findByRole('row', { name: /Sword/ });
  await screen.findByRole('row', { name: /Gold pieces/ });
  return bridge;
}

/** Stands on a thing of the left pane by its place in the list, from 0. */
async function stand(at: number): Promise<void> {
  left().focus();
  await user.keyboard('{Home}' + '{ArrowDown}'.repeat(at));
}

const current = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent ?? '';
};

describe('moving by keys', () => {
  it('moves the thing under the keys to the other pane, by M or Enter, and speaks the journal’s words', async () => {
    const bridge = await open();
    bridge.says('inventory.move', 'Wren took 6 torches.');
    await user.keyboard('m');
    expect(bridge.sent('inventory.move')).toEqual([{ itemIds: [11], to: { in: 'pool' } }]);
    await waitFor(() => expect(status.message).toBe('Wren took 6 torches.'));
    await stand(1);
    await user.keyboard('{Enter}');
    expect(bridge.sent('inventory.move').at(-1)).toEqual({ itemIds: [12], to: { in: 'pool' } });
  });

  it('moves what is marked, once, and marks nothing afterwards', async () => {
    const bridge = await open();
    await stand(0);
    await user.keyboard('  ');
    expect(await screen.findByText('2 marked')).toBeTruthy();
    await user.keyboard('m');
    expect(bridge.sent('inventory.move')).toEqual([{ itemIds: [11, 12], to: { in: 'pool' } }]);
    await waitFor(() => expect(screen.queryByText('2 marked')).toBeNull());
  });

  it('takes what is packed along with its container, not beside it', async () => {
    const bridge = await open();
    await stand(2);
    await user.keyboard('   m');
    expect(bridge.sent('inventory.move')).toEqual([{ itemIds: [13], to: { in: 'pool' } }]);
  });

  it('goes to the other pane by Tab and back, and moves from there', async () => {
    const bridge = await open();
    left().focus();
    await user.keyboard('{Tab}');
    expect(document.activeElement).toBe(await right(/^Party pool/));
    await user.keyboard('m');
    expect(bridge.sent('inventory.move')).toEqual([{ itemIds: [21], to: { in: 'holder', id: 1 } }]);
    await user.keyboard('{Tab}');
    expect(document.activeElement).toBe(left());
  });

  it('leaves the panes by Shift+Tab', async () => {
    await open();
    left().focus();
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement?.getAttribute('role')).not.toBe('treegrid');
  });

  it('drops on the ground, drops the pack in one key, takes out', async () => {
    const bridge = await open();
    await user.keyboard('d');
    expect(bridge.sent('inventory.move')).toEqual([{ itemIds: [11], to: { in: 'ground' } }]);
    await user.keyboard('{Shift>}d{/Shift}');
    expect(bridge.sent('inventory.dropPack')).toEqual([{ characterId: 1 }]);
    await user.keyboard('o');
    expect(status.message).toBe('It is not packed in anything.');
    await stand(3);
    await user.keyboard('o');
    expect(bridge.sent('inventory.move').at(-1)).toEqual({ itemIds: [14], to: { in: 'holder', id: 1 } });
  });
});

describe('wearing, wielding and changing', () => {
  it('wears and takes off, wields and puts away', async () => {
    const bridge = await open();
    await user.keyboard('t');
    await user.keyboard('v');
    expect(bridge.sent('inventory.setState')).toEqual([
      { id: 11, state: 'worn' },
      { id: 11, state: 'carried' },
    ]);
    await stand(3);
    await user.keyboard('t');
    expect(status.message).toBe('It is packed away. Take it out first.');
  });

  it('merges the equal things beside the one under the keys', async () => {
    const bridge = await open();
    await user.keyboard('+');
    expect(status.message).toBe('There is nothing equal beside it.');
    await stand(6);
    await user.keyboard('+');
    expect(bridge.sent('inventory.merge')).toEqual([{ itemIds: [17, 18] }]);
  });

  it('strikes off, and says why when it is refused', async () => {
    const bridge = await open();
    bridge.refuse('inventory.remove', { code: 'refused', message: 'The sword is cursed.' });
    await user.keyboard('{Delete}');
    expect(bridge.sent('inventory.remove')).toEqual([{ itemIds: [11] }]);
    await waitFor(() => expect(status.message).toBe('The sword is cursed.'));
    expect(status.refused).toBe(true);
  });
});

describe('going about', () => {
  it('selects people by J and K, and the other place by Shift+J and Shift+K', async () => {
    await open();
    await user.keyboard('jj');
    expect(await screen.findByRole('region', { name: 'Things of Wren' })).toBeTruthy();
    await user.keyboard('k');
    expect(await screen.findByRole('region', { name: 'Things of Osric' })).toBeTruthy();
    await user.keyboard('{Shift>}j{/Shift}');
    expect(await screen.findByRole('region', { name: 'Other place: The ground' })).toBeTruthy();
    await user.keyboard('{Shift>}kk{/Shift}');
    expect(await screen.findByRole('region', { name: 'Other place: Wren' })).toBeTruthy();
  });

  it('never shows the same place twice', async () => {
    await open();
    await user.keyboard('jjj');
    expect(await screen.findByRole('region', { name: 'Things of Party pool' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Other place: Wren' })).toBeTruthy();
  });

  it('goes in and out of containers with the arrows', async () => {
    await open();
    await stand(2);
    expect(current()).toContain('Backpack');
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('row', { name: /Rope/ })).toBeNull();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(current()).toContain('Rope');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(current()).toContain('Ruby');
    await user.keyboard('{ArrowLeft}');
    expect(current()).toContain('Pouch');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(current()).toContain('Backpack');
    await user.keyboard('{End}');
    expect(current()).toContain('Torch');
  });

  it('says how deep a thing lies and whether it is open', async () => {
    await open();
    const row = (name: RegExp) => within(left()).getByRole('row', { name });
    expect(row(/Ruby/).getAttribute('aria-level')).toBe('3');
    expect(row(/Backpack/).getAttribute('aria-expanded')).toBe('true');
    expect(row(/Rope/).getAttribute('aria-setsize')).toBe('2');
    expect(row(/Rope/).getAttribute('aria-posinset')).toBe('1');
    expect(row(/Sword/).hasAttribute('aria-expanded')).toBe(false);
  });

  it('names every key once, and none that the program itself uses', async () => {
    await open();
    const commands = shortcuts.views.flatMap((view) => [...view.commands]);
    const keys = commands.flatMap(({ keys: wanted }) => (wanted === undefined ? [] : [wanted]));
    expect(new Set(keys).size).toBe(keys.length);
    const taken = ['Ctrl+K', '?', 'Ctrl+Z', 'Ctrl+Shift+Z', 'Ctrl+N', 'Ctrl+B', 'Ctrl+0', 'F1', 'X'];
    expect(keys.filter((key) => taken.includes(key) || /^(Ctrl|Alt)\+\d$/.test(key))).toEqual([]);
  });
});

describe('a campaign open for reading only', () => {
  it('changes nothing and says so', async () => {
    const bridge = await open(true);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add' }).getAttribute('aria-disabled')).toBe('true'),
    );
    left().focus();
    for (const key of ['m', '{Enter}', 'g', 't', 's', 'd', '{Shift>}d{/Shift}', 'a', 'b', '{Delete}', 'r']) {
      await user.keyboard(key);
      expect(status.message).toBe('This campaign is open for reading only.');
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bridge.sent('inventory.move')).toEqual([]);
    expect(bridge.sent('inventory.dropPack')).toEqual([]);
  });
});
