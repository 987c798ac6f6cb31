import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import DungeonSide from '../../../src-renderer/windows/dungeon/DungeonSide.svelte';
import { show, stage } from './on-stage.ts';
import { delve, dungeonView, light, prompt } from './sample-delve.ts';

const user = userEvent.setup();
const rest = prompt({ key: 'rest:0', kind: 'rest', title: 'Rest is due', text: '5 turns of activity.' });
const withPrompts = (...prompts: ReturnType<typeof prompt>[]) => dungeonView(delve({ prompts }));

describe('the first prompt has the keys', () => {
  it('takes a typed die in two keys, from anywhere', async () => {
    const bridge = stage(withPrompts(prompt()));
    render(DungeonSide);
    await screen.findByRole('heading', { name: 'Wandering check' });
    await user.keyboard('4{Enter}');
    expect(bridge.sent('prompt.rollCheck')).toEqual([{ turn: 4, modifier: 0, die: 4 }]);
  });

  it('rolls when nothing was typed', async () => {
    const bridge = stage(withPrompts(prompt()));
    render(DungeonSide);
    await screen.findByRole('heading', { name: 'Wandering check' });
    await user.keyboard('{Enter}');
    expect(bridge.sent('prompt.rollCheck')).toEqual([{ turn: 4, modifier: 0, die: null }]);
  });

  it('sends no die that cannot be, and keeps it when main refuses', async () => {
    const bridge = stage(withPrompts(prompt()));
    render(DungeonSide);
    await screen.findByRole('heading', { name: 'Wandering check' });
    await user.keyboard('9{Enter}');
    expect(bridge.sent('prompt.rollCheck')).toEqual([]);
    const die = screen.getByPlaceholderText('d6');
    await user.clear(die);
    bridge.refuse('prompt.rollCheck', { code: 'refused', message: 'No check is waiting for turn 4.' });
    await user.type(die, '5{Enter}');
    expect(await screen.findByText('No check is waiting for turn 4.')).toBeTruthy();
    expect((die as HTMLInputElement).value).toBe('5');
  });

  it('delays and dismisses with one key each, and never acts by itself', async () => {
    const bridge = stage(withPrompts(rest, prompt()));
    render(DungeonSide);
    await screen.findByRole('heading', { name: 'Rest is due' });
    expect(document.activeElement).toBe(document.body);
    expect(bridge.sent('dungeon.passTurn')).toEqual([]);
    await user.keyboard('d');
    await user.keyboard('x');
    expect(bridge.sent('prompt.answer')).toEqual([
      { key: 'rest:0', answer: 'delay' },
      { key: 'rest:0', answer: 'dismiss' },
    ]);
    await user.keyboard('{Enter}');
    expect(bridge.sent('dungeon.passTurn')).toEqual([{ activity: 'rest' }]);
  });

  it('folds later checks until one is chosen out of turn, and keeps the order', async () => {
    const later = prompt({ key: 'check:6', turn: 6, text: 'Turn 6. An encounter on 1 in 6.' });
    const bridge = stage(withPrompts(prompt(), later));
    render(DungeonSide);
    await screen.findByText('Turn 6. An encounter on 1 in 6.');
    expect(screen.getAllByPlaceholderText('d6')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Answer this one' }));
    const texts = screen.getAllByText(/An encounter on 1 in 6/).map((text) => text.textContent);
    expect(texts).toEqual(['Turn 4. An encounter on 1 in 6.', 'Turn 6. An encounter on 1 in 6.']);
    await user.keyboard('2{Enter}');
    expect(bridge.sent('prompt.rollCheck')).toEqual([{ turn: 6, modifier: 0, die: 2 }]);
  });

  it('leaves a half-typed die alone when something more pressing falls due', async () => {
    const bridge = stage(withPrompts(prompt()));
    render(DungeonSide);
    await screen.findByRole('heading', { name: 'Wandering check' });
    await user.keyboard('4');
    show(bridge, withPrompts(rest, prompt()));
    bridge.change('turn');
    await screen.findByRole('heading', { name: 'Rest is due' });
    await user.keyboard('{Enter}');
    expect(bridge.sent('prompt.rollCheck')).toEqual([{ turn: 4, modifier: 0, die: 4 }]);
    expect(bridge.sent('dungeon.passTurn')).toEqual([]);
  });

  it('lights another of the same kind by the same bearer', async () => {
    const out = light({ id: 9, kind: 'lantern', bearerId: 2, bearer: 'Osric', lit: false, turnsLeft: 0 });
    const lightOut = prompt({
      key: 'lightOut:1',
      kind: 'lightOut',
      title: 'Osric’s lantern is out',
      lightId: 9,
      lightKind: 'lantern',
      bearerId: 2,
    });
    const bridge = stage(dungeonView(delve({ lights: [out], prompts: [lightOut] })));
    render(DungeonSide);
    await screen.findByRole('button', { name: 'Fill and light the lantern' });
    await user.keyboard('{Enter}');
    expect(bridge.sent('light.kindle')).toEqual([{ characterId: 2, kind: 'lantern' }]);
  });

  it('asks who and how many, and names the check that brought them', async () => {
    const due = prompt({ key: 'encounter:4', kind: 'encounterDue', title: 'An encounter' });
    const bridge = stage(withPrompts(due));
    render(DungeonSide);
    await screen.findByRole('heading', { name: 'An encounter' });
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Who' }));
    await user.keyboard('Goblins{Tab}4{Enter}');
    expect(bridge.sent('encounter.begin')).toEqual([
      { who: 'Goblins', creatureId: null, number: 4, numberDice: '', checkTurn: 4, roomId: null },
    ]);
  });

  it('answers nothing that cannot be seen', async () => {
    const bridge = stage(withPrompts(rest));
    const shut = document.createElement('div');
    document.body.append(shut);
    render(DungeonSide, { target: shut });
    await screen.findByRole('heading', { name: 'Rest is due' });
    shut.hidden = true;
    await user.keyboard('{Enter}dx4');
    expect(bridge.sent('dungeon.passTurn')).toEqual([]);
    expect(bridge.sent('prompt.answer')).toEqual([]);
    expect(status.message).toContain('Ctrl+B');
  });

  it('answers nothing in a campaign open for reading only', async () => {
    const bridge = stage(withPrompts(rest), true);
    render(DungeonSide);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delay' })).toBeNull());
    expect(await screen.findByText('This campaign is open for reading only.')).toBeTruthy();
    await user.keyboard('{Enter}dx');
    expect(bridge.sent('prompt.answer')).toEqual([]);
    expect(bridge.sent('dungeon.passTurn')).toEqual([]);
  });
});
