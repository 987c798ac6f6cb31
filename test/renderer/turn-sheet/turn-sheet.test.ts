import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import DungeonWindow from '../../../src-renderer/windows/dungeon/DungeonWindow.svelte';
import { chanceFigure, chancesAtHand } from '../../../src-renderer/windows/turn-sheet/chance-words.ts';
import type { Chance } from '../../../src-renderer/windows/turn-sheet/chance-words.ts';
import { appSample } from '../lib/samples.ts';
import { stage } from '../dungeon/on-stage.ts';
import { delve, dungeonView, encounter, hours, prompt } from '../dungeon/sample-delve.ts';

const user = userEvent.setup();

beforeAll(() => {
  // What a window has and the tests' document lacks.
  Element.prototype.scrollIntoView = () => undefined;
});

const cell = (turn: number) => screen.findByRole('gridcell', { name: new RegExp(`^Turn ${turn};`) });
const ready = () => screen.findByRole('heading', { name: 'The Sunken Priory' });
const clear = { turns: 2, over: [], more: 0 };

describe('passing more than one turn', () => {
  it('goes on until something is due with one key', async () => {
    const bridge = stage(dungeonView());
    render(DungeonWindow);
    await ready();
    await user.keyboard('u');
    expect(bridge.sent('dungeon.passUntilDue')).toEqual([{}]);
  });

  it('does not where something waits already, and says what', async () => {
    const bridge = stage(dungeonView(delve({ prompts: [prompt()] })));
    render(DungeonWindow);
    await ready();
    await user.click(screen.getByRole('button', { name: 'Time' }));
    const item = await screen.findByRole('menuitem', { name: /^Until something is due/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain('answer it first');
    await user.keyboard('{Escape}u');
    expect(bridge.sent('dungeon.passUntilDue')).toEqual([]);
  });

  it('passes to a picked box at once where nothing falls due on the way', async () => {
    const bridge = stage(dungeonView());
    bridge.answer('turnSheet.passPreview', clear);
    render(DungeonWindow);
    await user.click(await cell(6));
    await waitFor(() => expect(bridge.sent('dungeon.passTo')).toEqual([{ turn: 6 }]));
  });

  it('asks where something does, names it, and passes over it only if told to', async () => {
    const bridge = stage(dungeonView());
    bridge.answer('turnSheet.passPreview', { ...clear, over: [{ turn: 4, what: 'Wandering check' }] });
    render(DungeonWindow);
    await user.click(await cell(6));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Wandering check')).toBeTruthy();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Pass over all of it' }));
    await user.click(within(dialog).getByRole('button', { name: /^Pass to turn 6/ }));
    expect(bridge.sent('dungeon.passTo')).toEqual([{ turn: 6, activity: 'explore', over: true }]);
  });

  it('waits or rests as many turns as are typed, in one step', async () => {
    const bridge = stage(dungeonView());
    bridge.answer('turnSheet.passPreview', clear);
    render(DungeonWindow);
    await ready();
    await user.keyboard('z');
    const dialog = await screen.findByRole('dialog', { name: 'Several turns' });
    await user.keyboard('6');
    expect(within(dialog).getByRole('button', { name: 'Wait 6 turns' })).toBeTruthy();
    await user.click(within(dialog).getByRole('radio', { name: 'Rest' }));
    await user.click(within(dialog).getByRole('button', { name: 'Rest 6 turns' }));
    const turn = delve().turn + 1 + 6;
    expect(bridge.sent('dungeon.passTo')).toEqual([{ turn, activity: 'rest', over: false }]);
  });

  it('passes nothing while an encounter is open', async () => {
    const bridge = stage(dungeonView(delve({ encounter: encounter() })));
    render(DungeonWindow);
    await user.click(await cell(6));
    await waitFor(() => expect(status.message).toBe('Conclude the encounter first.'));
    expect(bridge.sent('dungeon.passTo')).toEqual([]);
  });
});

describe('past boxes', () => {
  it('open what the log has of that turn, the hidden lines marked', async () => {
    const bridge = stage(dungeonView());
    bridge.answer('turnSheet.turn', {
      turn: 2,
      time: '10:10',
      activity: 'explore',
      did: null,
      lines: [
        {
          seq: 4,
          time: '10:10',
          kind: 'prompt.rollCheck',
          summary: 'Wandering check, turn 2.',
          hidden: true,
        },
        { seq: 5, time: '10:20', kind: 'dungeon.passTurn', summary: 'Turn 2: explored.', hidden: false },
      ],
      more: 3,
    });
    render(DungeonWindow);
    await user.click(await cell(2));
    const news = await screen.findByRole('status', { name: 'Turn 2, done' });
    expect(bridge.sent('turnSheet.turn')).toEqual([{ turn: 2 }]);
    const lines = await within(news).findAllByRole('listitem');
    expect(lines.map((line) => line.textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
      'Hidden from the players: Wandering check, turn 2.',
      'Turn 2: explored.',
    ]);
    expect(within(news).getByText(/3 more lines/)).toBeTruthy();
  });

  it('of long ago are asked for only when the sheet is unfolded', async () => {
    const long = hours(30, 100, 0);
    const bridge = stage(dungeonView(delve({ turn: 99, hours: long.slice(15, 21) })));
    bridge.answer('turnSheet.hours', { hours: long.slice(3, 15) });
    render(DungeonWindow);
    await ready();
    expect(bridge.sent('turnSheet.hours')).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Whole sheet: 19 more hours/ }));
    await waitFor(() => expect(bridge.sent('turnSheet.hours')).toEqual([{ fromHour: 4, hours: 12 }]));
    expect(await cell(19)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '3 earlier hours' }));
    await waitFor(() => expect(bridge.sent('turnSheet.hours').at(-1)).toEqual({ fromHour: 1, hours: 15 }));
    await user.click(screen.getByRole('button', { name: 'Fold the sheet' }));
    expect(screen.queryByRole('gridcell', { name: /^Turn 19;/ })).toBeNull();
  });
});

describe('chances', () => {
  const chance = (more: Partial<Chance>): Chance => ({
    id: 'nextCheck',
    title: 'The next check brings something',
    chance: null,
    turns: null,
    text: '',
    reasons: [],
    ...more,
  });

  it('are told in whole per cent, never as certain when they are not', () => {
    expect(chanceFigure(chance({ chance: 1 / 6 }))).toBe('17 %');
    expect(chanceFigure(chance({ chance: 0 }))).toBe('0 %');
    expect(chanceFigure(chance({ chance: 0.001 }))).toBe('under 1 %');
    expect(chanceFigure(chance({ chance: 0.9999 }))).toBe('over 99 %');
    expect(chanceFigure(chance({ turns: 11.25 }))).toBe('11.3');
    expect(chanceFigure(chance({}))).toBe('–');
  });

  it('stand beside the prompts in short, and open with K in full', async () => {
    const bridge = stage(dungeonView());
    const all = [
      chance({ chance: 0.5 }),
      chance({ id: 'secretDoorAll', title: 'All find it', chance: 0.25 }),
    ];
    bridge.answer('turnSheet.odds', { chances: all });
    expect(chancesAtHand(all).map(({ id }) => id)).toEqual(['nextCheck']);
    render(DungeonWindow);
    await ready();
    await user.keyboard('k');
    const dialog = await screen.findByRole('dialog', { name: 'Chances' });
    expect(await within(dialog).findByText('25 %')).toBeTruthy();
    expect(bridge.sent('turnSheet.odds')).toContainEqual({ searches: true });
  });
});

describe('the printed page', () => {
  it('goes to the chosen file, and over another only when told so', async () => {
    const bridge = stage(dungeonView());
    bridge.answer('app.view', appSample({ campaignPath: '/home/gm/Priory.turnkeeper' }));
    bridge.refuse('turnSheet.export', { code: 'file-exists', message: 'There is a file already.' });
    render(DungeonWindow);
    await ready();
    await user.keyboard('y');
    const dialog = await screen.findByRole('dialog', { name: 'Print the turn sheet' });
    const file = await within(dialog).findByRole('textbox', { name: /^File/ });
    expect((file as HTMLInputElement).value).toMatch(/turn sheet\.pdf$/);
    await user.click(within(dialog).getByRole('radio', { name: /^HTML/ }));
    expect((file as HTMLInputElement).value).toMatch(/turn sheet\.html$/);
    await user.click(within(dialog).getByRole('button', { name: /^Write the page/ }));
    await user.click(await within(dialog).findByRole('button', { name: 'Replace the file' }));
    expect(bridge.sent('turnSheet.export')).toMatchObject([
      { format: 'html', paper: 'A4', replace: false },
      { format: 'html', paper: 'A4', replace: true },
    ]);
  });
});
