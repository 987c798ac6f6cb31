import { createRawSnippet } from 'svelte';
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Button from '../../../src-renderer/components/Button.svelte';
import ConsequenceList from '../../../src-renderer/components/messages/ConsequenceList.svelte';
import EmptyState from '../../../src-renderer/components/layout/EmptyState.svelte';
import ErrorNote from '../../../src-renderer/components/messages/ErrorNote.svelte';
import IconButton from '../../../src-renderer/components/IconButton.svelte';
import { ariaChord, shownChord } from '../../../src-renderer/components/commands/key-names.ts';
import LightBar from '../../../src-renderer/components/clock/LightBar.svelte';
import { bandOf, shareOf } from '../../../src-renderer/components/load/load-bar.ts';
import LoadBar from '../../../src-renderer/components/load/LoadBar.svelte';
import LoadMeter from '../../../src-renderer/components/load/LoadMeter.svelte';
import LogLine from '../../../src-renderer/components/messages/LogLine.svelte';
import PromptCard from '../../../src-renderer/components/messages/PromptCard.svelte';
import RailItem from '../../../src-renderer/components/layout/RailItem.svelte';
import SplitLayout from '../../../src-renderer/components/layout/SplitLayout.svelte';
import { SideState } from '../../../src-renderer/components/layout/split-layout.svelte.ts';
import StatusLine from '../../../src-renderer/components/layout/StatusLine.svelte';
import { Tooltip } from '../../../src-renderer/components/tooltip.svelte.ts';
import { bands } from '../../gallery/samples.ts';

const text = (words: string): ReturnType<typeof createRawSnippet> =>
  createRawSnippet(() => ({ render: () => `<span>${words}</span>` }));

describe('Button', () => {
  it('says its keys to the machine, not in its name', async () => {
    const onclick = vi.fn();
    render(Button, { keys: 'Ctrl+Z', onclick, children: text('Undo') });
    const button = screen.getByRole('button', { name: 'Undo' });
    expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+Z');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onclick).toHaveBeenCalledOnce();
  });

  it('stays reachable and says why it is shut', async () => {
    const onclick = vi.fn();
    render(Button, { disabledReason: 'Hild is not at a door.', onclick, children: text('Force') });
    const button = screen.getByRole('button', { name: 'Force', description: 'Hild is not at a door.' });
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
  });

  it('takes no second press while busy', async () => {
    const onclick = vi.fn();
    render(Button, { busy: true, onclick, children: text('Pass turn') });
    const button = screen.getByRole('button', { name: 'Pass turn' });
    await userEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  });

  it('is not drawn as busy by a step that is soon done', async () => {
    vi.useFakeTimers();
    const { rerender } = render(Button, { busy: true, children: text('Pass turn') });
    const button = screen.getByRole('button', { name: 'Pass turn' });
    await vi.advanceTimersByTimeAsync(140);
    expect(['aria-busy', 'aria-disabled'].map((name) => button.getAttribute(name))).toEqual([null, null]);
    await rerender({ busy: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(button.getAttribute('aria-busy')).toBeNull();
    vi.useRealTimers();
  });
});

describe('IconButton', () => {
  it('is named, and shows its name and keys to the pointer until Escape', async () => {
    const { container } = render(IconButton, { label: 'Rename', keys: 'F2', children: text('i') });
    const button = screen.getByRole('button', { name: 'Rename' });
    await userEvent.hover(button);
    expect(container.querySelector('.tip')?.textContent).toMatch(/Rename\s+F2/);
    button.focus();
    await userEvent.keyboard('{Escape}');
    expect(container.querySelector('.tip')).toBeNull();
  });
});

it('splits chords, a lone plus too', () => {
  expect(shownChord('Ctrl+Shift+Z')).toBe('Ctrl Shift Z');
  expect(shownChord('Alt+ArrowLeft')).toBe('Alt ←');
  expect(shownChord('+')).toBe('+');
  expect(shownChord('Ctrl++')).toBe('Ctrl +');
  expect(ariaChord('Ctrl++')).toBe('Control+Plus');
});

describe('LightBar', () => {
  it('douses a lit light and lights a dark one', async () => {
    const [ondouse, onlight] = [vi.fn(), vi.fn()];
    const light = { kind: 'torch', name: 'Torch', bearer: 'Wren', turnsLeft: 3, ofTurns: 6 } as const;
    const { rerender } = render(LightBar, { ...light, lit: true, ondouse, onlight });
    expect(screen.getByRole('group', { name: 'Torch, Wren' }).textContent).toContain('3 turns');
    await userEvent.click(screen.getByRole('button', { name: 'Douse' }));
    await rerender({ lit: false });
    await userEvent.click(screen.getByRole('button', { name: 'Light' }));
    expect([ondouse.mock.calls.length, onlight.mock.calls.length]).toEqual([1, 1]);
  });

  it('sets the turns left', async () => {
    const onset = vi.fn();
    render(LightBar, { kind: 'lantern', name: 'Lantern', bearer: 'Osric', turnsLeft: 23, lit: true, onset });
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Turns left, Lantern of Osric' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(onset).toHaveBeenCalledExactlyOnceWith(22);
  });
});

describe('LoadBar', () => {
  it('says load, band and what-if in words', () => {
    render(LoadBar, {
      label: 'Wren',
      value: 310,
      max: 1600,
      bands,
      whatIf: 911,
      whatIfText: 'If she takes it: 911.',
    });
    const meter = screen.getByRole('meter', { name: 'Wren' });
    expect(meter.getAttribute('aria-valuetext')).toBe('310 of 1,600 cn, 120′, if changed, 911 cn');
    expect(screen.getByText('If she takes it: 911.')).toBeTruthy();
  });

  it('says when the load cannot be moved', () => {
    render(LoadBar, { label: 'Mule', value: 1720, max: 1600, bands });
    expect(screen.getByText(/More than can be carried/)).toBeTruthy();
  });

  it('finds shares and bands at their edges', () => {
    expect([shareOf(0, 1600), shareOf(800, 1600), shareOf(9999, 1600), shareOf(1, 0)]).toEqual([
      0, 50, 100, 100,
    ]);
    expect([bandOf(400, bands), bandOf(401, bands), bandOf(1601, bands)]).toEqual(['120′', '90′', null]);
  });
});

describe('LoadMeter', () => {
  const load = { weight: 310, maximum: 1600, canMove: true, bands: [{ upTo: 400 }, { upTo: 1600 }] };

  it('says the load beside its bar, and ends a band where it ends', () => {
    const props = { label: 'Load of Wren', load, figures: '310', spoken: '310 coins', note: 'of 400' };
    const { container } = render(LoadMeter, props);
    const meter = screen.getByRole('meter', { name: 'Load of Wren' });
    expect([meter.getAttribute('aria-valuemax'), meter.getAttribute('aria-valuetext')]).toEqual([
      '1600',
      '310 coins',
    ]);
    expect(container.querySelectorAll('.tick')).toHaveLength(1);
    expect(screen.getByText('of 400')).toBeTruthy();
  });

  it('has no bar where there is no most, and still the figure', () => {
    const endless = { ...load, maximum: null, bands: [{ upTo: null }] };
    render(LoadMeter, { label: 'Load', load: endless, figures: '310', spoken: '310' });
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.getByText('310')).toBeTruthy();
  });
});

describe('Tooltip', () => {
  const button = (left: number) => {
    const box = { left, width: 40, top: 10, bottom: 40 } as DOMRect;
    return { currentTarget: { getBoundingClientRect: () => box } } as unknown as Event;
  };

  it('stands whole within the window, also at its edges and at twice the size', () => {
    const tip = new Tooltip();
    const lefts = [0, 500, innerWidth - 40].map((left) => {
      tip.show(button(left));
      tip.fit(300);
      return tip.left;
    });
    expect(lefts).toEqual([158, 520, innerWidth - 158]);
  });
});

describe('PromptCard', () => {
  it('is accepted, delayed and dismissed', async () => {
    const [onaccept, ondelay, ondismiss] = [vi.fn(), vi.fn(), vi.fn()];
    render(PromptCard, {
      title: 'Rest',
      urgency: 'overdue',
      acceptLabel: 'Rest one turn',
      onaccept,
      ondelay,
      ondismiss,
    });
    const card = screen.getByRole('article', { name: 'Rest' });
    expect(card.textContent).toContain('Overdue');
    for (const name of ['Rest one turn', 'Delay', 'Dismiss'])
      await userEvent.click(screen.getByRole('button', { name }));
    expect([onaccept, ondelay, ondismiss].map((call) => call.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('offers only what it can do', () => {
    render(PromptCard, { title: 'Rest', urgency: 'later', ondelay: vi.fn() });
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

describe('words', () => {
  it('announces outcomes politely, the same words again too', async () => {
    const { rerender } = render(StatusLine, { message: 'Saved.', step: 1 });
    const line = screen.getByRole('status');
    const first = line.firstElementChild;
    await rerender({ step: 2 });
    expect(line.textContent).toBe('Saved.');
    expect(line.firstElementChild).not.toBe(first);
  });

  it('says what happened, what was kept, what to do', async () => {
    const ondismiss = vi.fn();
    render(ErrorNote, {
      happened: 'The disk is full.',
      kept: 'Step 41 is safe.',
      todo: 'Free some space.',
      ondismiss,
    });
    expect(screen.getByRole('alert').textContent).toMatch(
      /The disk is full\..*Step 41 is safe\..*Free some space\./,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(ondismiss).toHaveBeenCalledOnce();
  });

  it('lists what comes, and says when nothing does', async () => {
    const { rerender } = render(ConsequenceList, {
      items: [{ id: 'a', when: 'in 2', what: 'Rest due', rest: 'else −1' }],
    });
    expect(screen.getByRole('listitem').textContent).toMatch(/in 2\s*Rest due\s+else −1/);
    await rerender({ items: [] });
    expect(screen.getByText('Nothing is due.')).toBeTruthy();
  });

  it('shows dice, typed dice and undone lines of the log', () => {
    const dice = [{ dice: 'd6', shown: '4', typed: true }];
    render(LogLine, { time: '10:20', text: 'Hild forced the door.', dice, status: 'undone' });
    const line = screen.getByRole('listitem');
    expect(line.textContent).toMatch(/Undone:\s*Hild forced the door\..*d6 4, typed/s);
    expect(line.querySelector('s')).toBeTruthy();
  });

  it('folds away what its text says in short', async () => {
    render(LogLine, { time: '10:20', text: 'Goblins: 1 hit, 1 miss.', more: ['Goblin 2 hits Hild.'] });
    expect(screen.queryByText('Goblin 2 hits Hild.')?.closest('details')?.open).toBe(false);
    await userEvent.click(screen.getByText('All of it'));
    expect(screen.getByText('Goblin 2 hits Hild.').closest('details')?.open).toBe(true);
  });

  it('teaches the one thing to do first', async () => {
    const onaction = vi.fn();
    render(EmptyState, {
      title: 'No one goes down yet',
      text: 'Choose who.',
      actionLabel: 'Start a delve',
      onaction,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Start a delve' }));
    expect(onaction).toHaveBeenCalledOnce();
  });
});

describe('SplitLayout', () => {
  it('has its landmarks and folds its side away, keeping what is in it', async () => {
    render(SplitLayout, {
      rail: text('r'),
      clock: text('c'),
      children: text('work'),
      side: text('log'),
      waiting: 2,
    });
    for (const role of ['navigation', 'banner', 'main', 'complementary'])
      expect(screen.getByRole(role)).toBeTruthy();
    const fold = screen.getByRole('button', { name: 'Hide prompts and log' });
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(fold);
    expect(screen.getByRole('button', { name: 'Show prompts and log' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
    expect(screen.getByRole('complementary').textContent).toContain('2 waiting');
    expect(screen.getByText('log').closest('[hidden]')).toBeTruthy();
  });

  it('lays the side over the work in a narrow window, on demand', () => {
    let wide = true;
    const side = new SideState({ get: () => wide, set: (open) => (wide = open) });
    side.width = 800;
    side.needed = 990;
    expect([side.narrow, side.open]).toEqual([true, false]);
    side.toggle();
    expect([side.open, wide]).toEqual([true, true]);
    side.closeOverlay(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(side.open).toBe(false);
    side.width = 1440;
    expect(side.open).toBe(true);
  });
});

it('marks the area where one is, and what waits in another', () => {
  render(RailItem, { label: 'Combat', icon: text('i'), current: true, keys: 'Ctrl+3', count: 2 });
  const item = screen.getByRole('button', { name: /Combat/ });
  expect(item.getAttribute('aria-current')).toBe('page');
  expect(item.textContent).toContain('2 waiting');
});
