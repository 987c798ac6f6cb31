import { render, screen, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { boxWords, laneRows, type Lane } from '../../../src-renderer/components/clock/turn-strip.ts';
import TurnStrip from '../../../src-renderer/components/clock/TurnStrip.svelte';
import { sampleHours } from '../../gallery/sample-strip.ts';

function strip(onpick = vi.fn()): ReturnType<typeof vi.fn> {
  render(TurnStrip, { label: 'Turns of the delve', hours: sampleHours(), onpick });
  return onpick;
}

const here = (): string | undefined => document.activeElement?.getAttribute('data-turn') ?? undefined;

describe('TurnStrip', () => {
  it('is a grid of hours by six boxes with one tab stop, on now', async () => {
    strip();
    const grid = screen.getByRole('grid', { name: 'Turns of the delve' });
    expect(within(grid).getAllByRole('row')).toHaveLength(5);
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(30);
    expect(
      within(grid)
        .getAllByRole('gridcell')
        .filter((cell) => cell.tabIndex === 0),
    ).toHaveLength(1);
    await userEvent.tab();
    expect(here()).toBe('4');
  });

  it('walks by the arrows, over the ends of the hours', async () => {
    strip();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(here()).toBe('7');
    await userEvent.keyboard('{ArrowLeft}');
    expect(here()).toBe('6');
    await userEvent.keyboard('{ArrowDown}{Home}');
    expect(here()).toBe('7');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{End}');
    expect(here()).toBe('6');
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowRight}');
    expect(here()).toBe('30');
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowLeft}');
    expect(here()).toBe('1');
  });

  it('picks a turn by Enter and by click, and leaves Space alone', async () => {
    const onpick = strip();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    expect(onpick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onpick).toHaveBeenLastCalledWith(5);
    await userEvent.click(screen.getByRole('gridcell', { name: /^Turn 9;/ }));
    expect(onpick).toHaveBeenLastCalledWith(9);
  });

  it('says each box in words: state, marks, lights, darkness', () => {
    strip();
    const named = (name: string): HTMLElement => screen.getByRole('gridcell', { name });
    expect(named('Turn 1; past; Explore; six goblins met; Wren, torch')).toBeTruthy();
    expect(
      named('Turn 4; now; wandering check; Wren, torch; Osric, lantern').getAttribute('aria-current'),
    ).toBe('time');
    expect(named('Turn 28; wandering check; no light')).toBeTruthy();
  });

  it('explains only the marks that stand on it', () => {
    strip();
    const legend = screen.getByRole('list', { name: 'Legend' });
    expect(within(legend).getByText('no light left')).toBeTruthy();
    expect(within(legend).getByText('lantern ends')).toBeTruthy();
  });

  it('takes equal marks in one box', () => {
    const [hour] = sampleHours(1);
    if (!hour) throw new Error('no hour');
    const mark = { kind: 'torchEnds', letter: 'T', label: 'Wren’s torch ends' } as const;
    const boxes = hour.boxes.map((box) => ({ ...box, marks: [mark, mark] }));
    render(TurnStrip, { label: 'Two torches', hours: [{ ...hour, boxes }] });
    expect(screen.getAllByTitle('Wren’s torch ends')).toHaveLength(12);
  });

  it('shows five hundred turns', () => {
    render(TurnStrip, { label: 'Long delve', hours: sampleHours(84, 4, 400) });
    expect(screen.getAllByRole('gridcell')).toHaveLength(504);
  });
});

describe('lanes', () => {
  const used: Lane = { id: 'a', kind: 'torch', bearer: 'Wren', from: 1, to: 3, used: true };
  const left: Lane = { ...used, from: 4, to: 6, used: false };
  const other: Lane = { id: 'b', kind: 'lantern', bearer: 'Osric', from: 2, to: 6, used: false };

  it('keep one row each in order of appearance and name the part still to burn', () => {
    const rows = laneRows([used, other, left]);
    expect(rows.map((row) => row.id)).toEqual(['a', 'b']);
    expect(rows[0]?.named).toBe(left);
    expect(laneRows([used])[0]?.named).toBe(used);
  });

  it('belong to the boxes they run under', () => {
    const box = { turn: 1, state: 'future', dark: false, marks: [] } as const;
    expect(boxWords(box, 1, [other])).toBe('Turn 1');
    expect(boxWords(box, 2, [other])).toBe('Turn 1; Osric, lantern');
  });
});
