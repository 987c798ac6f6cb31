import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import DungeonWindow from '../../../src-renderer/windows/dungeon/DungeonWindow.svelte';
import { chanceWords, deedNews } from '../../../src-renderer/windows/deeds/deed-words.ts';
import { facesIn } from '../../../src-renderer/components/dice/typed-faces.ts';
import { DeedsForm } from '../../../src-renderer/windows/deeds/deeds-form.svelte.ts';
import { feetLeft, turnsFor, walkOf } from '../../../src-renderer/windows/deeds/walk.ts';
import { othersTried, triedWords } from '../../../src-renderer/windows/deeds/tried.ts';
import { AttemptForm } from '../../../src-renderer/windows/deeds/attempt-form.svelte.ts';
import { stage } from '../dungeon/on-stage.ts';
import { deedOptions, tookTurn, tried } from './sample-deeds.ts';
import { partySample } from '../lib/samples.ts';
import { allowance, delve, dungeonView } from '../dungeon/sample-delve.ts';

const user = userEvent.setup({ delay: null });
const wren = 3;
const wall = { place: 'NORTH  wall', roomId: null, featureId: null };

describe('searching and listening', () => {
  const form = () => new AttemptForm('3', ' North wall ', () => deedOptions());

  it('reads empty die and chance as the rule’s own', () => {
    const one = form();
    expect(one.inputs('secretDoor', true)).toEqual([
      {
        characterId: wren,
        kind: 'secretDoor',
        place: 'North wall',
        roomId: null,
        present: true,
        chance: null,
        die: null,
      },
    ]);
    one.die = '3';
    one.chance = '2';
    expect(one.inputs('secretDoor', true)).toMatchObject([{ chance: 2, die: 3 }]);
  });

  it.each([
    ['die', '7'],
    ['die', 'three'],
    ['chance', '-1'],
    ['chance', '1.5'],
  ] as const)('sends nothing for a %s of %s and keeps it', (field, text) => {
    const one = form();
    one[field] = text;
    expect(one.inputs('listen', true)).toBeNull();
    expect(one[field]).toBe(text);
  });

  it('asks for the die that this person throws', () => {
    expect(form().sides('pick')).toBe(100);
    expect(form().sides('listen')).toBe(6);
  });
});

describe('who has tried', () => {
  const options = deedOptions({ tries: [tried(), tried({ characterId: 2, turn: 5 })] });

  it('is known whatever the capitals, by person and kind', () => {
    expect(triedWords(options, wren, 'secretDoor', wall)).toBe(
      'Tried here in turn 3; the rule allows one try.',
    );
    expect(triedWords(options, wren, 'roomTrap', wall)).toBeNull();
    expect(triedWords(options, 1, 'secretDoor', wall)).toBeNull();
    expect(othersTried(options, 1, 'secretDoor', wall)).toBe(
      'Tried here before: Wren in turn 3 and Osric in turn 5.',
    );
  });

  it('tells when it may be tried again', () => {
    const lock = deedOptions({ tries: [tried({ kind: 'pick', chance: 25, sides: 100 })] });
    expect(triedWords(lock, wren, 'pick', wall)).toBe(
      'Tried here in turn 3; again once the skill has grown.',
    );
    const better = deedOptions({ tries: [tried({ kind: 'pick', chance: 20, sides: 100 })] });
    expect(triedWords(better, wren, 'pick', wall)).toBe('Tried here in turn 3; may try again.');
    const door = deedOptions({ tries: [tried({ kind: 'force', roomId: 4, ofThisDelve: false })] });
    expect(triedWords(door, wren, 'force', { ...wall, roomId: 4 })).toBe(
      'Tried here on an earlier visit; may try again.',
    );
  });
});

describe('words and sums', () => {
  it('says each chance on its die', () => {
    const options = deedOptions();
    const said = (id: number, kind: string) =>
      chanceWords(
        options.people.find((each) => each.id === id)?.deeds.find((deed) => deed.kind === kind),
        options.rules.find((rule) => rule.kind === kind),
      );
    expect(['pick', 'listen', 'climb', 'spike', 'swim'].map((kind) => said(wren, kind))).toEqual([
      '25 %',
      '3 in 6',
      '13 or less on d20',
      'Nothing is thrown',
      'Nothing is thrown',
    ]);
    expect(said(1, 'pick')).toBe('Not learnt');
  });

  it('keeps what was rolled in secret for the referee, and open rolls out of it', () => {
    expect(deedNews(tookTurn({ hidden: true }))?.text).toContain('found it');
    expect(deedNews(tookTurn({ hidden: false }))).toBeNull();
  });

  it('reads the dice of a fall', () => {
    expect(facesIn('3 5,1', 6)).toEqual([3, 5, 1]);
    expect(facesIn('', 6)).toEqual([]);
    expect(facesIn('3 7', 6)).toBeNull();
  });

  it('counts the feet left and the turns a way takes', () => {
    const company = { party: partySample(), allowance };
    const walk = walkOf(delve({ feetUsed: 20 }), company);
    expect(feetLeft(walk)).toBe(40);
    expect([40, 41, 100, 101].map((feet) => turnsFor(walk, feet))).toEqual([0, 1, 1, 2]);
    expect(feetLeft(walkOf(delve({ feetUsed: 90 }), company))).toBe(0);
    expect(feetLeft(walkOf(delve({ feetUsed: 90, familiar: true }), company))).toBe(90);
  });
});

describe('the form of a turn', () => {
  const form = (options = deedOptions()) => new DeedsForm(() => options, 'vault');
  const rowOf = (one: DeedsForm, id: number) => {
    const row = one.rows.find((each) => each.id === id);
    if (!row) throw new Error('No such row.');
    return row;
  };

  it('sends everybody who does something, each with their own die', () => {
    const one = form();
    rowOf(one, wren).kind = 'pick';
    rowOf(one, wren).die = '00';
    rowOf(one, 1).kind = 'climb';
    Object.assign(rowOf(one, 1), { height: '25', fallDice: '3 4', sheer: true, equipment: true });
    expect(one.takesTurn).toBe(true);
    expect(one.input()).toEqual({
      passTurn: null,
      deeds: [
        expect.objectContaining({
          characterId: 1,
          kind: 'climb',
          heightFeet: 25,
          fallDice: [3, 4],
          sheer: true,
          equipment: true,
        }),
        expect.objectContaining({ characterId: wren, kind: 'pick', place: 'vault', die: 100, chance: null }),
      ],
    });
  });

  it('takes what is sheer and unaided by what is learnt alone', () => {
    const one = form();
    const climber = rowOf(one, wren);
    Object.assign(climber, { kind: 'climb', die: '87' });
    expect([one.sidesOf(climber), one.problem(climber)]).toEqual([20, 'A d20 shows 1 to 20.']);
    climber.sheer = true;
    expect([one.sidesOf(climber), one.problem(climber)]).toEqual([100, undefined]);
    expect(one.input()).toMatchObject({ deeds: [{ die: 87, sheer: true }] });
    climber.equipment = true;
    expect(one.sidesOf(climber)).toBe(20);
    Object.assign(rowOf(one, 1), { kind: 'climb', sheer: true });
    expect(one.chanceOf(rowOf(one, 1))).toMatchObject({ able: false, chance: null });
  });

  it('sends nothing while nobody does anything or a die is impossible', () => {
    const one = form();
    expect(one.input()).toBeNull();
    rowOf(one, 1).kind = 'force';
    rowOf(one, 1).die = '7';
    expect(one.input()).toBeNull();
    expect(one.problem(rowOf(one, 1))).toBe('A d6 shows 1 to 6.');
    rowOf(one, 1).die = '2';
    expect(one.takesTurn).toBe(false);
    one.passing = true;
    expect(one.input()).toMatchObject({ passTurn: true, deeds: [{ die: 2 }] });
  });
});

describe('in the window', () => {
  it('takes several people through a turn with one Enter', async () => {
    const bridge = stage(dungeonView(delve({ lights: [] })));
    bridge.reply('deed.try', tookTurn({ hidden: true }));
    bridge.says('deed.try', 'Wren searched North wall for a secret door: found it.');
    render(DungeonWindow);
    await screen.findByRole('heading', { name: 'The Sunken Priory' });
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Who does what' });
    await user.type(await within(dialog).findByRole('textbox', { name: 'Where' }), 'vault');
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'What Wren does' }), 'pick');
    expect(within(dialog).getByText('25 %')).toBeTruthy();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'What Osric does' }), 'secretDoor');
    expect(within(dialog).getByRole('button', { name: /Do it, and pass the turn/ })).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: 'Die Wren threw (d100)' }), '25{Enter}');
    expect(bridge.sent('deed.try')).toMatchObject([
      {
        passTurn: null,
        deeds: [
          { characterId: 2, kind: 'secretDoor', place: 'vault', die: null },
          { characterId: 3, kind: 'pick', place: 'vault', die: 25 },
        ],
      },
    ]);
    expect(await screen.findByText('For the referee alone')).toBeTruthy();
    expect(status.message).toBe('Done. What was rolled in secret stands in its card.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('speaks the log’s sentence of what everybody may know', async () => {
    const bridge = stage(dungeonView(delve({ lights: [] })));
    bridge.reply('deed.try', tookTurn({ kind: 'force' }));
    bridge.says('deed.try', 'Wren forced the vault.');
    render(DungeonWindow);
    await screen.findByRole('heading', { name: 'The Sunken Priory' });
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Who does what' });
    await user.type(await within(dialog).findByRole('textbox', { name: 'Where' }), 'vault');
    await user.selectOptions(
      await within(dialog).findByRole('combobox', { name: 'What Wren does' }),
      'force',
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(status.message).toBe('Wren forced the vault.'));
    expect(screen.queryByText('For the referee alone')).toBeNull();
  });

  it('begins in the room where the party stands, and shows a refusal beside the person', async () => {
    const bridge = stage(dungeonView(delve({ lights: [] })));
    bridge.answer(
      'deed.options',
      deedOptions({
        room: { id: 4, place: 'room 7, Hall' },
        features: [{ id: 9, kind: 'door', name: 'iron door' }],
      }),
    );
    const details = { 'deeds.0.chance': 'Only for who has learnt it; type a chance to allow it.' };
    bridge.refuse('deed.try', { code: 'refused', message: 'Hild has not learnt it.', details });
    render(DungeonWindow);
    await screen.findByRole('heading', { name: 'The Sunken Priory' });
    await user.keyboard('a');
    const where = await screen.findByRole('textbox', { name: 'Where' });
    await waitFor(() => expect((where as HTMLInputElement).value).toBe('room 7, Hall'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'At what' }), '9');
    await user.selectOptions(screen.getByRole('combobox', { name: 'What Hild does' }), 'pick');
    await user.keyboard('{Enter}');
    expect(bridge.sent('deed.try')).toMatchObject([{ deeds: [{ place: '', roomId: 4, featureId: 9 }] }]);
    const row = screen.getByRole('listitem', { name: 'Hild' });
    expect(await within(row).findByText(/Only for who has learnt it/)).toBeTruthy();
  });

  it('goes some feet, and lets turns pass only when told', async () => {
    const bridge = stage(dungeonView(delve({ feetUsed: 20, lights: [] })));
    bridge.reply('deed.move', { walked: 50, turns: 1, leftFeet: 50, stopped: null });
    render(DungeonWindow);
    expect(await screen.findByText("20' used,", { exact: false })).toBeTruthy();
    await user.keyboard('m');
    await user.type(await screen.findByRole('textbox', { name: 'Feet to go' }), '50');
    expect(screen.getByText('More than is left: 1 turn passes.', { exact: false })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Let the turns pass' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bridge.sent('deed.move')).toEqual([{ feet: 50, passing: true }]));
  });

  it('waits by one key', async () => {
    const bridge = stage(dungeonView(delve({ lights: [] })));
    render(DungeonWindow);
    await screen.findByRole('heading', { name: 'The Sunken Priory' });
    await user.keyboard('{Shift>} {/Shift}');
    expect(bridge.sent('dungeon.passTurn')).toEqual([{ activity: 'wait' }]);
  });
});
