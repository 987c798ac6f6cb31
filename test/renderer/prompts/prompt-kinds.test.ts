import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import DungeonSide from '../../../src-renderer/windows/dungeon/DungeonSide.svelte';
import type { Prompt } from '../../../src-renderer/windows/delve/delve-types.ts';
import { clockDialogs } from '../../../src-renderer/windows/delve/clock-dialogs.svelte.ts';
import type { CommandName } from '../../../shared/ipc/contract.ts';
import { stage } from '../dungeon/on-stage.ts';
import { delve, dungeonView, encounter, light, prompt } from '../dungeon/sample-delve.ts';
import { meeting } from '../dungeon/sample-meeting.ts';
import { needs, preview } from '../needs/sample-needs.ts';

/** Every kind of prompt is accepted, put off and dismissed by one key each. */

const user = userEvent.setup();
const out = light({ id: 9, lit: false, turnsLeft: 3 });

interface Kind {
  kind: Prompt['kind'];
  more?: Partial<Prompt>;
  /** What Enter sends; null where it opens something. */
  accepts: [CommandName, object] | null;
}

const dismissed = (key: string): [CommandName, object] => ['prompt.answer', { key, answer: 'dismiss' }];

const kinds: readonly Kind[] = [
  { kind: 'wanderingCheck', accepts: ['prompt.rollCheck', { turn: 4, modifier: 0, die: null }] },
  { kind: 'encounterDue', accepts: null },
  { kind: 'rest', accepts: ['dungeon.passTurn', { activity: 'rest' }] },
  { kind: 'lightLow', more: { canAccept: false }, accepts: dismissed('it') },
  {
    kind: 'lightOut',
    more: { bearerId: 3, lightKind: 'torch' },
    accepts: ['light.kindle', { characterId: 3, kind: 'torch' }],
  },
  {
    kind: 'lightOut',
    more: { bearerId: 3, lightKind: 'torch', burnDice: { text: '1d4+4', sides: 4 } },
    accepts: ['light.kindle', { characterId: 3, kind: 'torch' }],
  },
  { kind: 'lightOut', more: { bearerId: 3, canAccept: false }, accepts: dismissed('it') },
  { kind: 'dark', more: { bearerId: 3, lightId: 9 }, accepts: ['light.relight', { lightId: 9 }] },
  { kind: 'dark', more: { canAccept: false }, accepts: dismissed('it') },
  { kind: 'effectEnded', more: { effectIds: [1, 2] }, accepts: ['effect.end', { ids: [1, 2] }] },
  { kind: 'effectLow', more: { effectIds: [1], canAccept: false }, accepts: dismissed('it') },
  { kind: 'dayEnd', accepts: null },
];

const steps: readonly CommandName[] = [
  'prompt.rollCheck',
  'dungeon.passTurn',
  'light.kindle',
  'light.relight',
  'effect.end',
  'prompt.answer',
];

async function open({ kind, more }: Kind, met = false) {
  clockDialogs.close();
  const due = prompt({ key: 'it', kind, title: 'It is due', ...more });
  const now = delve({ lights: [out], prompts: [due], encounter: met ? encounter() : null });
  const bridge = stage(dungeonView(now));
  bridge.answer('encounter.view', met ? meeting('surprise') : null);
  bridge.answer('need.list', needs());
  bridge.answer('need.preview', preview());
  render(DungeonSide);
  await screen.findByRole('heading', { name: 'It is due' });
  const sent = () => steps.flatMap((name) => bridge.sent(name).map((input) => [name, input]));
  return { sent };
}

describe.each(kinds)('$kind, $more', (kind) => {
  it('Enter accepts it', async () => {
    const { sent } = await open(kind);
    await user.keyboard('{Enter}');
    expect(sent()).toEqual(kind.accepts === null ? [] : [kind.accepts]);
    if (kind.kind === 'dayEnd') expect(clockDialogs.open).toEqual({ name: 'dayEnd' });
    if (kind.kind === 'encounterDue') expect(document.activeElement?.closest('form')).not.toBeNull();
  });

  it('D puts it off, X dismisses it', async () => {
    const { sent } = await open(kind);
    await user.keyboard('dx');
    expect(sent()).toEqual([['prompt.answer', { key: 'it', answer: 'delay' }], dismissed('it')]);
  });
});

describe('while somebody is met', () => {
  const [kind] = kinds.filter((each) => each.kind === 'effectEnded');
  if (!kind) throw new Error('No kind to meet with.');

  it('Enter is the encounter’s; the prompt beside it is accepted, put off and dismissed by keys of its own', async () => {
    const { sent } = await open(kind, true);
    await screen.findByRole('heading', { name: 'Surprise' });
    await user.keyboard('d');
    await user.keyboard('x');
    expect(sent()).toEqual([['prompt.answer', { key: 'it', answer: 'delay' }], dismissed('it')]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sent().at(-1)).toEqual(dismissed('it'));
    expect(sent()).toContainEqual(kind.accepts);
  });

  it('what must wait says why, and offers no acceptance', async () => {
    const waits = 'It waits until the encounter is concluded.';
    const { sent } = await open({ kind: 'wanderingCheck', more: { waits }, accepts: null }, true);
    expect(screen.getByText(/It waits until the encounter is concluded\./)).toBeTruthy();
    const card = screen.getByText(/It waits until/).closest('article');
    expect(card?.textContent).not.toMatch(/Answer this one|Roll/);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sent()).toEqual([]);
    await user.keyboard('x');
    expect(sent()).toEqual([dismissed('it')]);
  });
});

const burnDice = { text: '1d6+18', sides: 6 };

it('asks the die of a fresh light beside an encounter too, and the encounter keeps the typed dice', async () => {
  const { sent } = await open(
    { kind: 'lightOut', more: { bearerId: 3, lightKind: 'lantern', burnDice }, accepts: null },
    true,
  );
  await screen.findByRole('heading', { name: 'Surprise' });
  await user.keyboard('4');
  const die = screen.getByRole('textbox', { name: /^Burns 1d6\+18 turns/ });
  expect(document.activeElement).not.toBe(die);
  await user.type(die, '5');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent()).toEqual([['light.kindle', { characterId: 3, kind: 'lantern', burnDie: 5 }]]);
});

it('asks the die of a fresh light that burns by one, and takes what was typed', async () => {
  const { sent } = await open({
    kind: 'dark',
    more: { bearerId: 3, lightKind: 'lantern', burnDice },
    accepts: null,
  });
  expect(screen.getByText('It burns 1d6+18 turns; a die left empty is rolled here.')).toBeTruthy();
  await user.keyboard('5{Enter}');
  expect(sent()).toEqual([['light.kindle', { characterId: 3, kind: 'lantern', burnDie: 5 }]]);
});
