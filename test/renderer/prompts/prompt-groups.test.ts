import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import DungeonSide from '../../../src-renderer/windows/dungeon/DungeonSide.svelte';
import { duePlace } from '../../../src-renderer/windows/prompts/due-place.svelte.ts';
import { gathered, textOf, titleOf } from '../../../src-renderer/windows/prompts/prompt-groups.ts';
import { show, stage } from '../dungeon/on-stage.ts';
import { delve, dungeonView, prompt } from '../dungeon/sample-delve.ts';

const user = userEvent.setup();

const check = (turn: number) =>
  prompt({ key: `check:${turn}`, turn, text: `It was due on turn ${turn}. An encounter on 1 in 6.` });
const checks = (count: number) => Array.from({ length: count }, (_, at) => check(2 + at * 2));
const rest = prompt({ key: 'rest:0', kind: 'rest', title: 'Rest is due', text: '5 turns of activity.' });
const ended = (id: number, name: string) =>
  prompt({ key: `effectEnded:${id}:1`, kind: 'effectEnded', title: `${name} has ended`, effectIds: [id] });
const withPrompts = (...prompts: ReturnType<typeof prompt>[]) => dungeonView(delve({ turn: 600, prompts }));

async function open(...prompts: ReturnType<typeof prompt>[]) {
  const bridge = stage(withPrompts(...prompts));
  bridge.reply('prompt.rollChecks', { rolled: 1, encounterTurn: null, left: 0 });
  render(DungeonSide);
  await screen.findByRole('region', { name: 'Prompts' });
  await waitFor(() => expect(screen.queryByText(/Nothing is due/)).toBeNull());
  return bridge;
}

describe('many of a kind', () => {
  it('stand together where the first of them stands; two stand one by one', () => {
    const entries = gathered([check(2), rest, check(4), check(6), ended(1, 'Bless'), ended(2, 'Shield')]);
    expect(entries.map((entry) => [titleOf(entry), entry.isMany])).toEqual([
      ['Wandering check, 3 turns', true],
      ['Rest is due', false],
      ['Bless has ended', false],
      ['Shield has ended', false],
    ]);
    expect(entries[0] && textOf(entries[0])).toContain('Turns 2 to 6, an encounter on 1 in 6.');
  });

  it('are each called by their number', () => {
    const kinds = ['encounterDue', 'lightOut', 'lightLow', 'effectEnded', 'effectLow'] as const;
    const titles = kinds.map((kind) => {
      const [many] = gathered(['a', 'b', 'c'].map((key) => prompt({ key, kind })));
      return many && titleOf(many);
    });
    expect(titles).toEqual([
      '3 checks brought something',
      '3 lights are out',
      '3 lights burn low',
      '3 effects have ended',
      '3 effects end with this turn',
    ]);
  });

  it('are rolled by one key, and the oldest still takes a typed die in two', async () => {
    const bridge = await open(...checks(250));
    expect(await screen.findByRole('heading', { level: 2, name: 'Wandering check, 250 turns' })).toBeTruthy();
    expect(screen.getAllByPlaceholderText('d6')).toHaveLength(1);
    await user.keyboard('4{Enter}');
    expect(bridge.sent('prompt.rollCheck')).toEqual([{ turn: 2, modifier: 0, die: 4 }]);
    expect(bridge.sent('prompt.rollChecks')).toEqual([]);
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(bridge.sent('prompt.rollChecks')).toEqual([{ modifier: 0, faces: [] }]);
  });

  it('are put off or dismissed by one key each, named one by one so that none goes unseen', async () => {
    const bridge = await open(...checks(4));
    await screen.findByRole('heading', { name: 'Wandering check, 4 turns' });
    await user.keyboard('{Shift>}d{/Shift}');
    await user.keyboard('{Shift>}x{/Shift}');
    const keys = ['check:2', 'check:4', 'check:6', 'check:8'];
    expect(bridge.sent('prompt.answerAll')).toEqual([
      { keys, answer: 'delay' },
      { keys, answer: 'dismiss' },
    ]);
    expect(bridge.sent('prompt.answer')).toEqual([]);
  });

  it('take real dice in order, a changed chance, and no die that cannot be', async () => {
    const bridge = await open(...checks(12));
    const dice = await screen.findByRole('textbox', { name: 'Real dice, in order' });
    await user.type(dice, '6 7{Enter}');
    expect(screen.getByText('Faces from 1 to 6 with spaces between: 3 1 6.')).toBeTruthy();
    expect(bridge.sent('prompt.rollChecks')).toEqual([]);
    await user.clear(dice);
    await user.type(dice, '6 3 5');
    expect(screen.getByRole('button', { name: /Take these 3 dice/ })).toBeTruthy();
    await user.type(dice, '{Enter}');
    expect(bridge.sent('prompt.rollChecks')).toEqual([{ modifier: 0, faces: [6, 3, 5] }]);
    expect((dice as HTMLInputElement).value).toBe('');
  });

  it('say in their card why they were refused, and keep the dice', async () => {
    const bridge = await open(...checks(3));
    bridge.refuse('prompt.rollChecks', { code: 'dice-count', message: '4 dice were typed; 3 checks wait.' });
    const dice = await screen.findByRole('textbox', { name: 'Real dice, in order' });
    await user.type(dice, '6 6 6 6{Enter}');
    expect(await screen.findByText('4 dice were typed; 3 checks wait.')).toBeTruthy();
    expect((dice as HTMLInputElement).value).toBe('6 6 6 6');
  });

  it('unfold twenty at a time, so that one may be answered out of turn', async () => {
    const bridge = await open(...checks(30));
    await user.click(await screen.findByRole('button', { name: 'Show 20 of 29 more' }));
    expect(screen.getAllByRole('heading', { level: 3, name: 'Wandering check' })).toHaveLength(21);
    const one = screen.getByText('It was due on turn 10. An encounter on 1 in 6.').closest('article');
    if (!one) throw new Error('No card of turn 10.');
    await user.click(within(one).getByRole('button', { name: 'Answer this one' }));
    await user.keyboard('3{Enter}');
    expect(bridge.sent('prompt.rollCheck')).toEqual([{ turn: 10, modifier: 0, die: 3 }]);
    await user.click(screen.getByRole('button', { name: 'Show the first only' }));
    expect(screen.getAllByRole('heading', { level: 3, name: 'Wandering check' })).toHaveLength(1);
  });

  it('are not rolled on while what a check brought is not met', async () => {
    const due = prompt({ key: 'encounter:2', kind: 'encounterDue', turn: 2, title: 'An encounter' });
    const bridge = await open(due, ...checks(3).slice(1), check(8));
    const roll = await screen.findByRole('button', { name: /Roll all 3/ });
    expect(roll.getAttribute('aria-disabled')).toBe('true');
    await user.click(roll);
    expect(bridge.sent('prompt.rollChecks')).toEqual([]);
  });

  it('of effects are seen to in one step', async () => {
    const bridge = await open(ended(1, 'Bless'), ended(2, 'Shield'), ended(5, 'Light'));
    await screen.findByRole('button', { name: /See to all 3/ });
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(bridge.sent('effect.end')).toEqual([{ ids: [1, 2, 5] }]);
  });

  it('of lights are lit anew in one step, those that something follows', async () => {
    const out = ['a', 'b', 'c'].map((key, at) => prompt({ key, kind: 'lightOut', canAccept: at !== 1 }));
    const bridge = await open(...out);
    bridge.reply('prompt.lightAgain', { lit: 2, left: 0 });
    await screen.findByRole('button', { name: /Light 2 anew/ });
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(bridge.sent('prompt.lightAgain')).toEqual([{ keys: ['a', 'c'] }]);
  });

  it('of lights that burn by a die ask what real dice show', async () => {
    const burnDice = { text: '1d4+4', sides: 4 };
    const out = ['a', 'b', 'c'].map((key) => prompt({ key, kind: 'lightOut', bearerId: 3, burnDice }));
    const bridge = await open(...out);
    bridge.reply('prompt.lightAgain', { lit: 3, left: 0 });
    await user.type(await screen.findByRole('textbox', { name: 'Real dice, in order' }), '3 1{Enter}');
    expect(bridge.sent('prompt.lightAgain')).toEqual([{ keys: ['a', 'b', 'c'], faces: [3, 1] }]);
  });

  it('that only warn are noted in one step', async () => {
    const low = ['a', 'b', 'c'].map((key) => prompt({ key, kind: 'lightLow', canAccept: false }));
    const bridge = await open(...low);
    await screen.findByRole('button', { name: /All 3 noted/ });
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(bridge.sent('prompt.answerAll')).toEqual([{ keys: ['a', 'b', 'c'], answer: 'dismiss' }]);
  });

  it('are only looked at in a campaign open for reading', async () => {
    const bridge = stage(withPrompts(...checks(5)), true);
    render(DungeonSide);
    await screen.findByRole('heading', { name: 'Wandering check, 5 turns' });
    await screen.findByText('This campaign is open for reading only.');
    expect(screen.queryByRole('button', { name: /Roll all|Dismiss all|Delay all/ })).toBeNull();
    await user.keyboard('{Shift>}{Enter}dx{/Shift}');
    expect(bridge.sent('prompt.rollChecks')).toEqual([]);
    expect(bridge.sent('prompt.answerAll')).toEqual([]);
  });
});

describe('the hands', () => {
  it('go from one that is due to the next by the same key', async () => {
    const bridge = await open(rest, ended(1, 'Bless'));
    await screen.findByRole('heading', { name: 'Bless has ended' });
    await duePlace.reach();
    expect(document.activeElement?.textContent).toContain('Rest this turn');
    await duePlace.reach();
    expect(document.activeElement?.textContent).toContain('Seen to');
    await user.keyboard('x');
    expect(bridge.sent('prompt.answer')).toEqual([{ key: 'effectEnded:1:1', answer: 'dismiss' }]);
  });

  it('a prompt chosen once and put off takes the keys from nobody when it is back', async () => {
    const bridge = await open(rest, ended(1, 'Bless'));
    await screen.findByRole('heading', { name: 'Bless has ended' });
    await duePlace.reach();
    await duePlace.reach();
    show(bridge, withPrompts(rest));
    bridge.change('clock_answer');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Bless has ended' })).toBeNull());
    show(bridge, withPrompts(rest, ended(1, 'Bless')));
    bridge.change('clock_answer');
    await screen.findByRole('heading', { name: 'Bless has ended' });
    await user.keyboard('d');
    expect(bridge.sent('prompt.answer')).toEqual([{ key: 'rest:0', answer: 'delay' }]);
  });
});
