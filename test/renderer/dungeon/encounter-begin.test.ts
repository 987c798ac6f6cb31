import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import DungeonSide from '../../../src-renderer/windows/dungeon/DungeonSide.svelte';
import EncounterDialog from '../../../src-renderer/windows/encounter/begin/EncounterDialog.svelte';
import { readNumber } from '../../../src-renderer/windows/encounter/begin/number-or-dice.ts';
import type { FakeBridge } from '../lib/fake-bridge.ts';
import { stage } from './on-stage.ts';
import { delve, dungeonView, prompt } from './sample-delve.ts';

const user = userEvent.setup();
const due = prompt({ key: 'encounter:4', kind: 'encounterDue', title: 'An encounter' });
const plain = { number: null, numberDice: '', roomId: null };

type Creature = QueryOutput<'content.creatures'>['creatures'][number];
const creature = (id: string, name: string, list = 'monsters'): Creature => ({
  list,
  id,
  name,
  kind: 'creature',
  summary: 'HD 1-1',
  costGp: null,
  confidence: 'source',
});

/** The party stands on a level with a wandering table. */
function withTable(bridge: FakeBridge): void {
  bridge.answer('wander.list', {
    tables: [{ id: 5, name: 'Cellars', dice: '1d20', source: '', rows: 3, problems: 0, levels: ['Cellars'] }],
    noContent: null,
  });
  bridge.answer('wander.table', {
    id: 5,
    name: 'Cellars',
    dice: '1d20',
    sides: [20],
    source: '',
    origin: null,
    notes: '',
    rows: [],
    problems: [],
    usedBy: [],
    levels: [],
  });
  const level = {
    id: 2,
    name: 'Cellars',
    depth: 1,
    notes: '',
    table: { id: 5, name: 'Cellars' },
    rooms: 1,
    visited: 1,
  };
  bridge.answer('place.list', {
    dungeons: [{ id: 1, name: 'Priory', notes: '', levels: [level] }],
    here: { dungeonId: 1, levelId: 2, roomId: 3 },
    underWay: true,
  });
}

describe('who a wandering check brings', () => {
  it('is thrown on the table of the level with Enter', async () => {
    const bridge = stage(dungeonView(delve({ prompts: [due] })));
    withTable(bridge);
    render(DungeonSide);
    await screen.findByRole('textbox', { name: 'The throw, d20' });
    await user.keyboard('{Enter}');
    expect(bridge.sent('encounter.begin')).toEqual([
      { ...plain, tableId: 5, tableFaces: null, checkTurn: 4 },
    ]);
  });

  it('is thrown with a real die, typed from anywhere', async () => {
    const bridge = stage(dungeonView(delve({ prompts: [due] })));
    withTable(bridge);
    render(DungeonSide);
    await screen.findByRole('textbox', { name: 'The throw, d20' });
    await user.keyboard('13{Enter}');
    expect(bridge.sent('encounter.begin')).toMatchObject([{ tableId: 5, tableFaces: [13] }]);
  });

  it('is who the referee says, all the same', async () => {
    const bridge = stage(dungeonView(delve({ prompts: [due] })));
    withTable(bridge);
    render(DungeonSide);
    await screen.findByRole('textbox', { name: 'The throw, d20' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Where from' }), 'name');
    await user.type(screen.getByRole('combobox', { name: 'Who' }), 'Grey riders{Enter}');
    expect(bridge.sent('encounter.begin')).toEqual([
      { ...plain, who: 'Grey riders', creatureId: null, checkTurn: 4 },
    ]);
  });
});

describe('the encounter dialog', () => {
  function open(more: { outside?: boolean } = {}): FakeBridge {
    const bridge = stage(dungeonView());
    bridge.answer('content.creatures', {
      creatures: [
        creature('ox', 'Ox', 'animals'),
        creature('goblin', 'Goblin'),
        creature('hobgoblin', 'Hobgoblin'),
      ],
      total: 3,
      attribution: null,
    });
    render(EncounterDialog, { shut: undefined, onclose: () => undefined, ...more });
    return bridge;
  }

  it('takes a monster of the starter content by arrows and Enter', async () => {
    const bridge = open();
    const who = await screen.findByRole('combobox', { name: 'Who' });
    await user.type(who, 'gob');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Goblin HD 1-1',
      'Hobgoblin HD 1-1',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect((who as HTMLInputElement).value).toBe('Hobgoblin');
    expect(bridge.sent('encounter.begin')).toEqual([]);
    await user.keyboard('{Enter}');
    expect(bridge.sent('encounter.begin')).toEqual([
      { ...plain, who: 'Hobgoblin', creatureId: 'hobgoblin', checkTurn: null },
    ]);
  });

  it('forgets the creature when its name is written over, and takes dice for a number', async () => {
    const bridge = open();
    const who = await screen.findByRole('combobox', { name: 'Who' });
    await user.type(who, 'gob');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{Enter} king');
    await user.type(screen.getByRole('textbox', { name: 'How many' }), '1d2{Enter}');
    expect(bridge.sent('encounter.begin')).toEqual([
      {
        who: 'Goblin king',
        creatureId: null,
        number: null,
        numberDice: '1d2',
        checkTurn: null,
        roomId: null,
      },
    ]);
  });

  it('is thrown on the table of the level where nobody is named', async () => {
    const bridge = stage(dungeonView());
    withTable(bridge);
    render(EncounterDialog, { shut: undefined, onclose: () => undefined });
    expect((await screen.findByText(/Left empty: thrown on/)).textContent).toBe(
      'Left empty: thrown on Cellars.',
    );
    await user.click(screen.getByRole('combobox', { name: 'Who' }));
    await user.keyboard('{Enter}');
    expect(bridge.sent('encounter.begin')).toEqual([{ ...plain, tableId: 5, checkTurn: null }]);
  });

  it('wants to know who, and refuses a number that is none', async () => {
    const bridge = open();
    await user.click(await screen.findByRole('button', { name: 'Begin the encounter' }));
    expect(screen.getByText('Say who they are.')).toBeTruthy();
    await user.type(screen.getByRole('combobox', { name: 'Who' }), 'x');
    await user.type(screen.getByRole('textbox', { name: 'How many' }), '0{Enter}');
    expect(bridge.sent('encounter.begin')).toEqual([]);
  });

  it('keeps what was typed when it is refused', async () => {
    const bridge = open();
    bridge.refuse('encounter.begin', { code: 'refused', message: 'One encounter is open already.' });
    const who = await screen.findByRole('combobox', { name: 'Who' });
    await user.type(who, 'Orcs{Enter}');
    expect(await screen.findByText('One encounter is open already.')).toBeTruthy();
    await waitFor(() => expect((who as HTMLInputElement).value).toBe('Orcs'));
  });
});

describe('how many, as typed', () => {
  it.each([
    ['', { number: null, dice: '' }],
    ['4', { number: 4, dice: '' }],
    [' 2d4 ', { number: null, dice: '2d4' }],
    ['D6+1', { number: null, dice: 'D6+1' }],
  ])('reads "%s"', (text, read) => {
    expect(readNumber(text)).toEqual({ ...read, problem: null });
  });

  it.each(['0', '10001', '1.5', 'few'])('says what is wrong with "%s"', (text) => {
    expect(readNumber(text).problem).not.toBeNull();
  });
});
