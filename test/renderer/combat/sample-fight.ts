import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import CombatWindow from '../../../src-renderer/windows/combat/CombatWindow.svelte';
import type { Acts, Board, Listed, Row } from '../../../src-renderer/windows/combat/fight-types.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { shellSample } from '../lib/samples.ts';

export const fighter = (id: string, label: string, name: string, more: Partial<Row> = {}): Row => ({
  id,
  label,
  name,
  side: id.startsWith('c') ? 'party' : 'foes',
  groupId: null,
  characterId: null,
  hp: 5,
  maxHp: 5,
  atFeet: 0,
  status: 'active',
  armour: '6',
  why: [],
  standing: 'waits',
  count: null,
  doing: null,
  against: null,
  marks: [],
  effects: [],
  shots: [],
  spells: [],
  powers: [],
  guessed: false,
  ...more,
});

/** Hild and Osric against a group of eight goblins, two of them down, and an ogre. */
export function fight(more: Partial<Board> = {}): Board {
  const goblins = Array.from('CDEFGIJ').map((label, at) =>
    fighter(`f${at + 1}`, label, `Goblin ${at + 1}`, { groupId: 1, atFeet: 30, hp: at < 2 ? 2 : 5 }),
  );
  const head = {
    id: 1,
    name: '8 × Goblin and Ogre',
    state: 'open',
    outcome: '',
    encounterId: null,
    round: 2,
    behind: 0,
  } as const;
  return {
    fight: head,
    fights: [head],
    flight: null,
    lying: [],
    after: 3,
    clock: { round: 2, phase: 'melee', title: 'Melee', count: 5 },
    initiative: [],
    ties: [],
    courage: [],
    sides: [
      { id: 'party', name: 'the party' },
      { id: 'foes', name: 'the enemy' },
    ],
    rows: [
      fighter('c1', 'H', 'Hild', { standing: 'mayAct', hp: 8, maxHp: 8, against: 'f1' }),
      fighter('c2', 'O', 'Osric'),
      ...goblins,
      fighter('f8', 'AA', 'Goblin 8', { groupId: 1, atFeet: 30, hp: 0, status: 'dead', standing: 'dead' }),
      fighter('f9', 'A', 'Ogre', { hp: 19, maxHp: 19 }),
      fighter('f10', 'AB', 'Troll', { hp: 30, maxHp: 30 }),
    ],
    groups: [{ id: 1, name: 'Goblins' }],
    strip: [],
    lights: [],
    upcoming: [],
    reminders: [],
    arrivals: [],
    over: false,
    pending: null,
    broken: null,
    wanting: [],
    ...more,
  };
}

export const listedAct = (kind: string, role: Listed['role'], more: Partial<Listed> = {}): Listed => ({
  kind,
  role,
  actor: role === 'table' ? null : 'c1',
  title: kind,
  rule: '',
  targets: null,
  ways: null,
  wayWords: null,
  circumstances: [],
  aims: null,
  works: null,
  barred: null,
  ...more,
});

export const openActs = (): Acts => ({
  own: [
    listedAct('attack', 'attack', { title: 'Attack', targets: ['f1', 'f9', 'f10'], ways: ['Sword'] }),
    listedAct('declareSpell', 'prepare', { title: 'Declare a spell', ways: ['Shield', 'Sleep', 'Slow'] }),
    listedAct('ready', 'prepare', { title: 'Take another weapon', ways: ['Bow'] }),
    listedAct('fallBack', 'move', { title: 'Fall back' }),
  ],
  table: [listedAct('next', 'table', { title: 'End melee' })],
  rest: [],
  circumstances: [],
});

export const user = userEvent.setup();

/** What the main process says of this fight, and of whatever is done in it. */
export function answerFight(bridge: FakeBridge, board: Board): void {
  bridge.answer('combat.board', board);
  bridge.answer('combat.acts', openActs());
  bridge.answer('combat.weigh', null);
  bridge.answer('combat.aim', []);
  bridge.answer('combat.gifts', null);
  bridge.answer('combat.musters', []);
  bridge.answer('combat.lastEnded', null);
  bridge.answer('combat.plan', null);
  bridge.reply('combat.propose', { wanted: null, said: 'Done.' });
  bridge.reply('combat.answer', { wanted: null, said: 'Done.' });
  bridge.reply('combat.stroke', { wanted: null, said: 'Done.' });
}

/** The window with this fight on it, listening to keys as it does in the program. */
export async function openFight(
  board: Board = fight(),
  heading: RegExp = /^Hild: attack/,
  acts: Acts = openActs(),
): Promise<FakeBridge> {
  const bridge = installFakeBridge();
  answerFight(bridge, board);
  bridge.answer('combat.acts', acts);
  bridge.answer('shell.view', shellSample());
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  render(CombatWindow);
  await screen.findByRole('treegrid', { name: 'Who fights' });
  await screen.findByRole('heading', { name: heading });
  return bridge;
}
