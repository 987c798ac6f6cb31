import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import ClockDialogs from '../../../src-renderer/windows/dungeon/ClockDialogs.svelte';
import { clockDialogs } from '../../../src-renderer/windows/delve/clock-dialogs.svelte.ts';
import EffectsPanel from '../../../src-renderer/windows/effects/EffectsPanel.svelte';
import PromptQueue from '../../../src-renderer/windows/prompts/PromptQueue.svelte';
import { PromptDesk } from '../../../src-renderer/windows/prompts/prompt-desk.svelte.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { shellSample } from '../lib/samples.ts';
import { prompt } from '../dungeon/sample-delve.ts';
import { effect, needs, preview } from './sample-needs.ts';

const user = userEvent.setup();
const people = [
  { id: 1, name: 'Hild', className: 'fighter', level: 2 },
  { id: 3, name: 'Wren', className: 'thief', level: 1 },
];

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('effect.list', { effects: [effect()] });
  bridge.answer('need.wants', { people: [], party: [] });
  bridge.answer('need.list', needs());
  bridge.answer('need.preview', preview());
  bridge.answer('shell.view', shellSample());
});

afterEach(() => clockDialogs.close());

const dialogs = () => render(ClockDialogs, { people, delve: null, shut: undefined });
const open = (dialog: Parameters<typeof clockDialogs.show>[0]) => {
  dialogs();
  clockDialogs.show(dialog);
};

describe('adding an effect', () => {
  it('by keyboard alone: what, how long, kind, on whom', async () => {
    bridge.reply('effect.add', { ids: [1] });
    open({ name: 'addEffect' });
    const what = await screen.findByLabelText('What');
    await waitFor(() => expect(document.activeElement).toBe(what));
    await user.keyboard('Bless{Tab}6{Tab}');
    await user.click(screen.getByLabelText('Wren'));
    await user.type(what, '{Enter}');
    expect(bridge.sent('effect.add')).toEqual([
      {
        name: 'Bless',
        kind: 'spell',
        notes: '',
        characterIds: [3],
        duration: { amount: '6', unit: 'turns', faces: null },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for faces where dice are typed, and sends those typed', async () => {
    bridge.reply('effect.add', { ids: [1] });
    open({ name: 'addEffect' });
    await user.type(await screen.findByLabelText('What'), 'Potion of growth');
    await user.type(screen.getByLabelText('How long'), '1d6+6');
    await user.type(screen.getByLabelText('Dice shown'), '4{Enter}');
    expect(bridge.sent('effect.add')).toMatchObject([
      { duration: { amount: '1d6+6', unit: 'turns', faces: [4] } },
    ]);
  });

  it('says what is missing and sends nothing; a refusal stands by its field', async () => {
    open({ name: 'addEffect' });
    await user.type(await screen.findByLabelText('What'), '{Enter}');
    expect(screen.getByText('Say what it is: Bless.')).toBeTruthy();
    expect(bridge.sent('effect.add')).toEqual([]);
    bridge.refuse('effect.add', {
      code: 'bad-input',
      message: 'A figure, or dice such as 1d6+6, is wanted. Nothing was changed.',
      details: { 'duration.amount': 'A figure is wanted.' },
    });
    await user.type(screen.getByLabelText('What'), 'Bless');
    await user.type(screen.getByLabelText('How long'), 'soon{Enter}');
    expect(await screen.findByText('A figure is wanted.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('How long').value).toBe('soon');
  });
});

describe('the effects', () => {
  it('say what is left and when it is over', async () => {
    bridge.answer('effect.list', {
      effects: [effect({ id: 2, name: 'shield', over: true, left: 'over since 10:40' }), effect()],
    });
    render(EffectsPanel, { shut: undefined });
    const grid = await screen.findByRole('grid', { name: 'Effects: 2 effects, 1 over' });
    expect(grid).toBeTruthy();
    // Only what is in sight is drawn, and nothing has a height here but the row the keys stand on.
    expect(await screen.findByText('over since 10:40')).toBeTruthy();
    bridge.answer('effect.list', { effects: [effect()] });
    bridge.change('effect');
    expect(await screen.findByText('6 turns (turn 9, 11:30)')).toBeTruthy();
  });

  it('are changed and ended by keys', async () => {
    bridge.reply('effect.end', null);
    render(EffectsPanel, { shut: undefined });
    const grid = await screen.findByRole('grid');
    grid.focus();
    await user.keyboard('{Enter}');
    expect(clockDialogs.open).toEqual({ name: 'changeEffect', id: 1 });
    await user.keyboard('{Delete}');
    expect(bridge.sent('effect.end')).toEqual([{ ids: [1] }]);
  });

  it('show who goes without', async () => {
    bridge.answer('need.wants', {
      people: [
        {
          id: 3,
          name: 'Wren',
          wants: [{ need: 'food', text: '2 days without food', overdue: true, reasons: [] }],
        },
      ],
      party: [],
    });
    render(EffectsPanel, { shut: undefined });
    const list = await screen.findByRole('list', { name: 'Who goes without' });
    expect(within(list).getByText('2 days without food')).toBeTruthy();
  });

  it('are extended, or lie from now', async () => {
    bridge.reply('effect.change', null);
    open({ name: 'changeEffect', id: 1 });
    await user.click(await screen.findByLabelText('Longer by'));
    await user.type(screen.getByRole('textbox', { name: 'Longer by' }), '3{Enter}');
    expect(bridge.sent('effect.change')).toEqual([
      { ids: [1], how: 'extend', duration: { amount: '3', unit: 'turns', faces: null } },
    ]);
    expect(bridge.sent('effect.describe')).toEqual([]);
  });
});

describe('the end of a day', () => {
  it('shows before it happens what comes of it, and is settled with one Enter', async () => {
    bridge.reply('need.endDay', null);
    open({ name: 'dayEnd' });
    expect(await screen.findByRole('heading', { name: 'The end of day 3' })).toBeTruthy();
    expect((await screen.findAllByText('1 of their own')).length).toBe(2);
    await user.click(screen.getByRole('button', { name: /Settle the day/ }));
    expect(bridge.sent('need.endDay')).toEqual([
      { food: 'packs', water: 'found', share: true, rest: 'night', hoursSlept: null, people: [] },
    ]);
  });

  it('takes typed dice and the referee’s word, and asks the preview again', async () => {
    bridge.reply('need.endDay', null);
    open({ name: 'dayEnd' });
    await user.click(await screen.findByLabelText('Rest day and night'));
    await user.type(await screen.findByLabelText('Healing dice of Hild'), '3');
    await user.type(screen.getByLabelText('Wren heals'), '2');
    await waitFor(() =>
      expect(bridge.sent('need.preview').at(-1)).toMatchObject({
        rest: 'full',
        people: [
          { characterId: 1, faces: [3] },
          { characterId: 3, healed: 2 },
        ],
      }),
    );
    await user.type(screen.getByLabelText('Wren heals'), '{Enter}');
    expect(bridge.sent('need.endDay')).toMatchObject([{ rest: 'full', people: [{ faces: [3] }, {}] }]);
  });

  it('is not settled while dice or a figure cannot be read, as if none had been typed', async () => {
    bridge.reply('need.endDay', null);
    open({ name: 'dayEnd' });
    await user.click(await screen.findByLabelText('Rest day and night'));
    const dice = await screen.findByLabelText('Healing dice of Hild');
    await user.type(dice, 'three');
    const settle = screen.getByRole('button', { name: /Settle the day/ });
    await user.click(settle);
    expect(bridge.sent('need.endDay')).toEqual([]);
    expect(document.activeElement).toBe(dice);
    await user.type(dice, '{Control>}a{/Control}3');
    const word = screen.getByLabelText('Wren heals');
    await user.type(word, '2o');
    await user.click(settle);
    expect(bridge.sent('need.endDay')).toEqual([]);
    expect(document.activeElement).toBe(word);
    await user.type(word, '{Control>}a{/Control}2{Enter}');
    expect(bridge.sent('need.endDay')).toMatchObject([{ people: [{ faces: [3] }, { healed: 2 }] }]);
  });

  it('with nothing to settle, the party rests for hours or days', async () => {
    bridge.answer('need.list', needs({ due: null }));
    bridge.reply('need.restHours', null);
    bridge.reply('need.restDays', null);
    open({ name: 'dayEnd' });
    await user.click(await screen.findByRole('button', { name: /Rest these hours/ }));
    expect(bridge.sent('need.restHours')).toEqual([{ hours: 8 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    clockDialogs.show({ name: 'dayEnd' });
    await user.click(await screen.findByLabelText('Rest whole days'));
    await user.click(await screen.findByRole('button', { name: /Rest these days/ }));
    expect(bridge.sent('need.restDays')).toMatchObject([{ days: 1, rest: 'full' }]);
  });
});

describe('prompts of the clock', () => {
  const ended = prompt({
    key: 'effectEnded:1:36600',
    kind: 'effectEnded',
    turn: 0,
    title: 'Wren’s bless has ended',
    effectIds: [1],
  });
  const day = prompt({ key: 'dayEnd:3', kind: 'dayEnd', turn: 0, title: 'Day 3 has ended' });
  const queue = (prompts: (typeof ended)[]) =>
    render(PromptQueue, { desk: new PromptDesk(), prompts, delve: null, shut: undefined });

  it('stand outside a dungeon: an effect is seen to, delayed or dismissed', async () => {
    bridge.reply('effect.end', null);
    bridge.reply('prompt.answer', null);
    queue([ended]);
    await user.click(screen.getByRole('button', { name: /Seen to/ }));
    await user.click(screen.getByRole('button', { name: /Delay/ }));
    await user.click(screen.getByRole('button', { name: /Dismiss/ }));
    expect(bridge.sent('effect.end')).toEqual([{ ids: [1] }]);
    expect(bridge.sent('prompt.answer')).toEqual([
      { key: ended.key, answer: 'delay' },
      { key: ended.key, answer: 'dismiss' },
    ]);
  });

  it('a day’s end opens its dialog and does nothing by itself', async () => {
    queue([day]);
    await user.click(screen.getByRole('button', { name: /Settle it/ }));
    expect(clockDialogs.open).toEqual({ name: 'dayEnd' });
    expect(bridge.sent('need.endDay')).toEqual([]);
  });
});
