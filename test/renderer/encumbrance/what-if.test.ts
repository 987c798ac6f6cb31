import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Reply } from '../../../shared/ipc/reply.ts';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import EncumbranceWindow from '../../../src-renderer/windows/encumbrance/EncumbranceWindow.svelte';
import { WhatIf } from '../../../src-renderer/windows/encumbrance/what-if/what-if.svelte.ts';
import { installFakeBridge, replyOf } from '../lib/fake-bridge.ts';
import { movePreview, party } from './gear-samples.ts';
import { stage } from './on-stage.ts';

const user = userEvent.setup();

async function open() {
  const bridge = stage();
  render(EncumbranceWindow);
  await screen.findByRole('row', { name: /Sword/ });
  await screen.findByRole('row', { name: /Gold pieces/ });
  return bridge;
}

const hild = () => screen.getByRole('row', { name: /^Hild/ });
const sword = () => screen.getByRole('row', { name: /Sword/ });

/** Takes the thing up and hangs it over somebody's row. */
async function dragOver(thing: HTMLElement, target: HTMLElement): Promise<void> {
  await fireEvent.dragStart(thing);
  await fireEvent.dragEnter(target);
  await fireEvent.dragOver(target);
}

describe('what a move would do, before it is done', () => {
  it('asks for what is marked, shows it on the bar, in figures and for the party, and stores nothing', async () => {
    const bridge = await open();
    await user.keyboard(' ');
    await waitFor(() =>
      expect(bridge.sent('inventory.preview')).toEqual([{ itemIds: [11], to: { in: 'pool' } }]),
    );
    await waitFor(() => expect(hild().textContent).toContain('→ 240'));
    expect(hild().textContent).toContain("→ 120' (40')");
    expect(hild().textContent).toContain('→ 9 [10]');
    expect(hild().querySelector('.whatif')).not.toBeNull();
    expect(within(hild()).getByRole('meter').getAttribute('aria-valuetext')).toContain('if changed, 240');
    expect(screen.getByText("→ 90' (30')")).toBeTruthy();
    expect(screen.getByText(/The party 60' → 90' \(30'\), Osric slowest/)).toBeTruthy();
    expect(bridge.sent('inventory.move')).toEqual([]);
  });

  it('is gone with Escape', async () => {
    await open();
    await user.keyboard(' ');
    await waitFor(() => expect(hild().textContent).toContain('→ 240'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(hild().textContent).not.toContain('→ 240'));
    expect(screen.queryByText('1 marked')).toBeNull();
  });

  it('keeps what is marked when the party changes, and asks again', async () => {
    const bridge = await open();
    await user.keyboard('  ');
    await waitFor(() => expect(bridge.sent('inventory.preview')).toHaveLength(2));
    bridge.answer('party.view', party());
    bridge.change('item');
    await waitFor(() => expect(bridge.sent('inventory.preview')).toHaveLength(3));
    expect(screen.getByText('2 marked')).toBeTruthy();
    expect(sword().getAttribute('aria-selected')).toBe('true');
  });
});

describe('dragging', () => {
  it('asks while a thing hangs over somebody, and moves it where it is let go', async () => {
    const bridge = await open();
    const wren = screen.getByRole('row', { name: /^Wren/ });
    await dragOver(sword(), wren);
    const move = { itemIds: [11], to: { in: 'holder', id: 3 } };
    await waitFor(() => expect(bridge.sent('inventory.preview')).toEqual([move]));
    expect(bridge.sent('inventory.move')).toEqual([]);
    await fireEvent.drop(wren);
    expect(bridge.sent('inventory.move')).toEqual([move]);
  });

  it('takes all that is marked when one of it is dragged, and only itself otherwise', async () => {
    const bridge = await open();
    await user.keyboard('  ');
    const pool = screen.getByRole('region', { name: 'Other place: Party pool' });
    await dragOver(sword(), pool);
    await fireEvent.drop(pool);
    expect(bridge.sent('inventory.move').at(-1)).toEqual({ itemIds: [11, 12], to: { in: 'pool' } });
    await dragOver(screen.getByRole('row', { name: /Backpack/ }), pool);
    await fireEvent.drop(pool);
    expect(bridge.sent('inventory.move').at(-1)).toEqual({ itemIds: [13], to: { in: 'pool' } });
  });

  it('drops into a container of either pane', async () => {
    const bridge = await open();
    const chest = screen.getByRole('row', { name: /Chest/ });
    await dragOver(sword(), chest);
    await fireEvent.drop(chest);
    expect(bridge.sent('inventory.move')).toEqual([{ itemIds: [11], to: { in: 'container', id: 22 } }]);
  });

  it('shows a refusal where the drop would be, and does not even try it', async () => {
    const bridge = await open();
    bridge.answer(
      'inventory.preview',
      movePreview({ refused: 'Wren is a day away.', members: [], party: null }),
    );
    const wren = screen.getByRole('row', { name: /^Wren/ });
    await dragOver(sword(), wren);
    await waitFor(() => expect(wren.textContent).toContain('Wren is a day away.'));
    expect(wren.classList.contains('refused')).toBe(true);
    await fireEvent.drop(wren);
    expect(bridge.sent('inventory.move')).toEqual([]);
    expect(status.message).toBe('Wren is a day away.');
    expect(wren.textContent).not.toContain('Wren is a day away.');
  });

  it('is called off by Escape, by letting go elsewhere, and by a pointer that moves again', async () => {
    const bridge = await open();
    const wren = screen.getByRole('row', { name: /^Wren/ });
    const calledOff = async (end: () => Promise<unknown>): Promise<void> => {
      await dragOver(sword(), wren);
      await waitFor(() => expect(wren.classList.contains('target')).toBe(true));
      await end();
      await waitFor(() => expect(wren.classList.contains('target')).toBe(false));
      await fireEvent.drop(wren);
    };
    await calledOff(() => user.keyboard('{Escape}'));
    await calledOff(() => fireEvent.dragEnd(sword()));
    await calledOff(() => fireEvent.pointerMove(document.body));
    expect(bridge.sent('inventory.move')).toEqual([]);
  });
});

describe('WhatIf', () => {
  const to = (id: number) => ({ itemIds: [1], to: { in: 'holder' as const, id } });

  it('has one question under way, asks only the last of those that came meanwhile, and shows its answer', async () => {
    const bridge = installFakeBridge();
    const waiting: ((reply: Reply<unknown>) => void)[] = [];
    const asked: unknown[] = [];
    bridge.query = (_name, input) => {
      asked.push(input);
      return new Promise((answer) => waiting.push(answer));
    };
    const whatIf = new WhatIf();
    whatIf.ask(to(1), 1);
    whatIf.ask(to(2), 1);
    whatIf.ask(to(3), 1);
    expect(asked).toEqual([to(1)]);
    const reply = (refused: string) => waiting.at(-1)?.(replyOf(movePreview({ refused })));
    reply('first');
    await waitFor(() => expect(asked).toEqual([to(1), to(3)]));
    expect(whatIf.preview).toBeNull();
    expect(whatIf.stale).toBe(true);
    reply('last');
    await waitFor(() => expect(whatIf.preview?.refused).toBe('last'));
    expect(whatIf.stale).toBe(false);
  });

  it('drops an answer nobody waits for any more', async () => {
    const bridge = installFakeBridge();
    let answer: (reply: Reply<unknown>) => void = () => undefined;
    bridge.query = () => new Promise((take) => (answer = take));
    const whatIf = new WhatIf();
    whatIf.ask(to(1), 1);
    whatIf.ask(null, 1);
    answer(replyOf(movePreview()));
    await Promise.resolve();
    await Promise.resolve();
    expect(whatIf.preview).toBeNull();
  });

  it('does not ask the same about the same party twice, but again once it changed', async () => {
    const bridge = installFakeBridge();
    bridge.answer('inventory.preview', movePreview());
    const whatIf = new WhatIf();
    whatIf.ask(to(1), 1);
    await waitFor(() => expect(whatIf.preview).not.toBeNull());
    whatIf.ask(to(1), 1);
    expect(bridge.sent('inventory.preview')).toHaveLength(1);
    whatIf.ask(to(1), 2);
    await waitFor(() => expect(bridge.sent('inventory.preview')).toHaveLength(2));
  });

  it('says why it could not be looked at', async () => {
    const bridge = installFakeBridge();
    bridge.refuse('inventory.preview', { code: 'not-found', message: 'That sword is gone.' });
    const whatIf = new WhatIf();
    whatIf.ask(to(1), 1);
    await waitFor(() => expect(whatIf.refused).toBe('That sword is gone.'));
  });
});
