import { render, screen, waitFor } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import NoteDialog from '../../../src-renderer/windows/shell/NoteDialog.svelte';
import Overlays from '../../gallery/Overlays.svelte';
import { installFakeBridge } from '../lib/fake-bridge.ts';

async function open(button: string): Promise<HTMLElement> {
  render(Overlays);
  const trigger = screen.getByRole('button', { name: button });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  return trigger;
}

const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('Dialog', () => {
  it('starts in its first field, closes by Escape and gives the focus back', async () => {
    const trigger = await open('Open dialog');
    const dialog = await screen.findByRole('dialog', { name: 'Rename the place' });
    expect(dialog.getAttribute('aria-describedby')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name of the place')));
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });

  it('is gone before the next key can come, frame or no frame', async () => {
    await open('Open dialog');
    const field = await screen.findByLabelText('Name of the place');
    await waitFor(() => expect(document.activeElement).toBe(field));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await tick();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field.isConnected).toBe(false);
  });

  it('keeps the focus inside', async () => {
    await open('Open dialog');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name of the place')));
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });
});

describe('CommandPalette', () => {
  async function palette(): Promise<HTMLElement> {
    await open('Open palette');
    const input = await screen.findByRole('combobox', { name: 'Commands' });
    await waitFor(() => expect(document.activeElement).toBe(input));
    return input;
  }

  it('finds by words and runs by Enter', async () => {
    await palette();
    await userEvent.keyboard('expo');
    await userEvent.keyboard('{Enter}');
    await gone();
    expect(screen.getByText('export')).toBeTruthy();
  });

  it('walks by the arrows, round the end', async () => {
    const input = await palette();
    const current = (): string | undefined =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    expect(current()).toContain('Pass a turn');
    await userEvent.keyboard('{ArrowDown}');
    expect(current()).toContain('Search here');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(current()).toContain('Export this session');
  });

  it('shows why a command cannot run, and does not run it', async () => {
    await palette();
    const line = screen.getByRole('option', { name: /Force a door/ });
    expect(line.getAttribute('aria-disabled')).toBe('true');
    expect(line.textContent).toContain('No stuck door is here.');
    await userEvent.click(line);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('stands on what is meant though it cannot run, and Enter runs no other', async () => {
    await palette();
    await userEvent.keyboard('force a');
    const selected = screen.getByRole('option', { selected: true });
    expect(selected.textContent).toContain('Force a door');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('says when nothing answers', async () => {
    await palette();
    await userEvent.keyboard('zzzz');
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    expect(screen.getByText(/No command by that name/)).toBeTruthy();
  });
});

describe('KeyHelp', () => {
  it('lists the keys of the view by group', async () => {
    await open('Open keys');
    const dialog = await screen.findByRole('dialog', { name: 'Keys: Dungeon' });
    expect(dialog.textContent).toContain('Shift Space');
    expect(dialog.textContent).toContain('Pass turns until something happens');
  });
});

describe('Why', () => {
  it('opens its reasons by key, closes by Escape and gives the focus back', async () => {
    const trigger = await open('60′');
    const popover = await screen.findByRole('dialog', { name: '60′ a turn' });
    expect(popover.textContent).toContain('Every second turn in a dungeon');
    expect(popover.textContent).toContain('−1');
    expect(popover.textContent).toContain('ose.dungeon.rest');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(document.body);
  });

  it('shut after a click, leaves the keys to the window', async () => {
    render(Overlays);
    await userEvent.click(screen.getByRole('button', { name: '60′' }));
    await screen.findByRole('dialog', { name: '60′ a turn' });
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(document.activeElement).toBe(document.body);
  });

  it('is only the figure where nothing was counted', () => {
    render(Overlays);
    expect(screen.getByText('90′').closest('button')).toBeNull();
  });
});

describe('what is written at length in a dialog', () => {
  it('is held by the first Escape, which says so; the second leaves', async () => {
    installFakeBridge();
    render(NoteDialog, { open: true });
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'The idol hums.{Escape}');
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'What you wrote is not kept yet. Escape once more leaves it.',
    );
    expect((note as HTMLTextAreaElement).value).toBe('The idol hums.');
    await userEvent.keyboard('{Escape}');
    await gone();
  });

  it('lets go at once where nothing was written', async () => {
    installFakeBridge();
    render(NoteDialog, { open: true });
    await screen.findByRole('textbox', { name: 'Note' });
    await userEvent.keyboard('{Escape}');
    await gone();
  });
});
