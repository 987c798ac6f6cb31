import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { CommandName } from '../../../../shared/ipc/contract.ts';
import type { Acts, Board } from '../../../../src-renderer/windows/combat/fight-types.ts';
import { fight, listedAct, openActs, openFight, user } from '../sample-fight.ts';
import { dialogViews } from './dialog-views.ts';

/** Whatever dialog of the board a step is refused in: it stays open, says why, and keeps what was typed and chosen. */

interface Typing {
  readonly box?: Readonly<Record<string, string>>;
  readonly choice?: Readonly<Record<string, string>>;
  readonly tick?: Readonly<Record<string, boolean>>;
}

interface Case extends Typing {
  readonly title: string;
  readonly keys: string;
  readonly dialog: RegExp;
  readonly command: CommandName;
  readonly board?: Partial<Board>;
  readonly acts?: Partial<Acts>;
}

const casting: Partial<Acts> = {
  own: [listedAct('cast', 'magic', { title: 'Cast', ways: ['Sleep'], works: 'now' })],
};
const wanting = [
  { ids: ['f1', 'f2'], who: '2 Goblins', title: 'Morale', taken: '7', sure: 'guessed' },
  { ids: ['f9'], who: 'Ogre', title: 'Armour class', taken: '9', sure: 'guessed' },
] as const;
const shiftO = '{Shift>}O{/Shift}';

const cases: readonly Case[] = [
  {
    title: 'a fight begun beside this one',
    keys: '{Alt>}b{/Alt}',
    dialog: /^Begin a fight/,
    command: 'combat.begin',
    box: { 'Who fights against': '3 orcs @60', 'Feet between': '45', 'Width of the ground': '10' },
    choice: { Surprised: 'party' },
  },
  {
    title: 'more who come',
    keys: '+',
    dialog: /^More come/,
    command: 'combat.join',
    box: { 'Who comes': '2 trolls', 'Acts on': '4' },
  },
  {
    title: 'a muster',
    keys: '{Alt>}m{/Alt}',
    dialog: /^Musters/,
    command: 'combat.keepMuster',
    box: { Name: 'The gate', 'Who belongs': '30 goblins', Notes: 'At the gong' },
  },
  { title: 'damage', keys: 't', dialog: /^Damage/, command: 'combat.act', box: { 'Hit points': '7' } },
  { title: 'healing', keys: 'l', dialog: /^Heal/, command: 'combat.act', box: { 'Hit points': '=3' } },
  {
    title: 'a fall',
    keys: 't',
    dialog: /^Damage/,
    command: 'combat.propose',
    box: { 'Hit points': 'fall 30' },
  },
  {
    title: 'a condition',
    keys: 'g',
    dialog: /^Condition/,
    command: 'combat.afflict',
    box: { 'Condition and': 'bl 3r' },
  },
  {
    title: 'a save',
    keys: 'v',
    dialog: /^Save/,
    command: 'combat.propose',
    box: { Faces: '14', Modifier: '-2' },
    choice: { Against: 'spells' },
  },
  {
    title: 'a save whose faces are refused',
    keys: 'v',
    dialog: /^Save/,
    command: 'combat.answer',
    box: { Faces: '44' },
  },
  {
    title: 'morale',
    keys: 'o',
    dialog: /^Morale/,
    command: 'combat.propose',
    box: { 'Morale or loyalty': '8', Adjustment: '1', 'Faces of': '3 4' },
  },
  {
    title: 'hit points by word',
    keys: `${shiftO}h`,
    dialog: /^Referee/,
    command: 'combat.propose',
    box: { 'Hit points now': '3', Reason: 'the potion' },
  },
  {
    title: 'a place by word',
    keys: `${shiftO}w`,
    dialog: /^Referee/,
    command: 'combat.propose',
    box: { Reason: 'over the table' },
    choice: { Which: '-120' },
  },
  {
    title: 'a note',
    keys: `${shiftO}n`,
    dialog: /^Referee/,
    command: 'combat.propose',
    box: { Reason: 'the gong is struck' },
  },
  {
    title: 'what a spell does',
    keys: '{Enter}',
    dialog: /^Hild: Sleep/,
    command: 'combat.propose',
    acts: casting,
    box: { 'On whom': 'c d', Damage: '2d6', 'Condition and': 'asleep 4d4 r' },
    choice: { Save: 'death' },
  },
  {
    title: 'what a hit does',
    keys: '{Shift>}G{/Shift}',
    dialog: /^What a hit of Hild/,
    command: 'combat.propose',
    // The attack first: what is typed is of that one.
    choice: { 'A hit with': 'dagger', Save: 'death', 'What becomes': 'dead' },
    box: { Damage: '1d4', Condition: 'asleep' },
  },
  {
    title: 'a flight',
    keys: '{Shift>}F{/Shift}',
    dialog: /^They run/,
    command: 'combat.flee',
    box: { 'Gap at first': '50', 'Those who run': '60', 'Those who follow': '90' },
    tick: { 'O Osric': false, 'Hild drops': true },
    choice: { 'Do the others': 'yes' },
  },
  {
    title: 'what lies about',
    keys: 'u',
    dialog: /takes up/,
    command: 'combat.takeUp',
    choice: { What: 't8' },
  },
  {
    title: 'a light thrown',
    keys: '{Shift>}L{/Shift}',
    dialog: /^Light/,
    command: 'combat.light',
    tick: { 'T Throw': true, 'It goes on': false },
    box: { 'Where to': '40' },
  },
  {
    title: 'a die that is mended',
    keys: '{Control>}e{/Control}',
    dialog: /^Mend a die/,
    command: 'combat.mendDice',
    box: { 'Hild: attack': '17' },
  },
  {
    title: 'figures nobody wrote down',
    keys: '{Alt>}f{/Alt}',
    dialog: /^What nobody wrote down/,
    command: 'combat.typeFigures',
    board: { wanting: wanting as unknown as Board['wanting'] },
    box: { '2 Goblins: Morale': '8', 'Ogre: Armour': '4' },
  },
  {
    title: 'figures of one who fights',
    keys: '{Shift>}A{/Shift}',
    dialog: /^Figures of Hild/,
    command: 'combat.typeFigures',
    box: { 'Armour class': '4', Morale: '9' },
  },
  {
    title: 'rules of this fight',
    keys: '{Alt>}o{/Alt}',
    dialog: /^Order of battle/,
    command: 'combat.changeSettings',
    choice: { 'Tie break': 'both' },
    tick: { Morale: false },
    box: { Reach: '7.5' },
  },
  {
    title: 'a group',
    keys: 'x{Control>}g{/Control}',
    dialog: /^Make a group/,
    command: 'combat.group',
    box: { Name: 'Vanguard' },
  },
  {
    title: 'a rehearsal',
    keys: 'r',
    dialog: /^Rehearse/,
    command: 'combat.rehearse',
    box: { 'How many fights': '2500' },
    tick: { 'And without morale': true },
  },
  {
    title: 'the end',
    keys: 'e',
    dialog: /^End the fight/,
    command: 'combat.end',
    box: { 'What came of it': 'They held the bridge' },
    choice: { Ogre: 'fled' },
  },
];

const starts = (label: string): RegExp => new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

const tickOf = (dialog: HTMLElement, label: string): HTMLElement =>
  within(dialog).queryByRole('checkbox', { name: starts(label) }) ??
  within(dialog).getByRole('radio', { name: new RegExp(label.replace(/ /, ' +')) });

async function typeAll(dialog: HTMLElement, { box = {}, choice = {}, tick = {} }: Typing): Promise<void> {
  for (const [label, value] of Object.entries(choice))
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: starts(label) }), value);
  for (const [label, on] of Object.entries(tick)) {
    await waitFor(() => tickOf(dialog, label));
    const field = tickOf(dialog, label);
    if ((field as HTMLInputElement).checked !== on) await user.click(field);
  }
  for (const [label, text] of Object.entries(box)) {
    const field = await fieldOf(dialog, label);
    await user.clear(field);
    await user.type(field, text);
  }
}

/** A field in which names are completed is one to choose from as well. */
const fieldOf = (dialog: HTMLElement, label: string): Promise<HTMLElement> =>
  waitFor(
    () =>
      within(dialog).queryByRole('textbox', { name: starts(label) }) ??
      within(dialog).getByRole('combobox', { name: starts(label) }),
  );

async function expectKept(dialog: HTMLElement, { box = {}, choice = {}, tick = {} }: Typing): Promise<void> {
  for (const [label, text] of Object.entries(box)) expect(await fieldOf(dialog, label)).toHaveValue(text);
  for (const [label, value] of Object.entries(choice))
    expect(within(dialog).getByRole('combobox', { name: starts(label) })).toHaveValue(value);
  for (const [label, on] of Object.entries(tick))
    expect((tickOf(dialog, label) as HTMLInputElement).checked, label).toBe(on);
}

const wantedDie = {
  sides: 20,
  nth: 1,
  title: 'Save',
  rule: '',
  by: 'c1',
  against: null,
  dice: null,
  of: null,
  needed: null,
};

async function opened({ keys, dialog: name, board, acts }: Case) {
  const heading = acts === undefined ? /^Hild: attack/ : /^Hild: cast/;
  const bridge = await openFight(fight(board), heading, { ...openActs(), ...acts });
  for (const [view, value] of Object.entries(dialogViews))
    bridge.answer(view as 'combat.terms', value as never);
  bridge.reply('combat.withdraw', null);
  await user.keyboard(keys);
  return { bridge, dialog: await screen.findByRole('dialog', { name }) };
}

test.each(cases)('$title', async (each) => {
  const { bridge, dialog } = await opened(each);
  if (each.command === 'combat.answer') bridge.reply('combat.propose', { wanted: wantedDie, said: null });
  bridge.refuse(each.command, { code: 'refused', message: 'Somebody else was faster. Nothing was done.' });
  await typeAll(dialog, each);
  const form = document.querySelector('[role="dialog"] form, dialog form');
  const submit = form?.querySelector('button[type="submit"]');
  if (!submit) throw new Error('There is nothing to send it with.');
  await user.click(submit);
  await waitFor(() => expect(bridge.sent(each.command)).toHaveLength(1));
  expect(await within(dialog).findByText(/Somebody else was faster/)).toBeVisible();
  await expectKept(dialog, each);
  // What the other did is asked for anew, and changes nothing of what is typed.
  bridge.answer('combat.board', fight({ ...each.board, after: 4 }));
  bridge.change('fight', 'fight_step');
  await waitFor(() => expect(bridge.sent('combat.board').length).toBeGreaterThan(1));
  await expectKept(dialog, each);
  // The same once more is sent as it stands, on the board of now.
  await user.click(submit);
  await waitFor(() => expect(bridge.sent(each.command)).toHaveLength(2));
  const [first, second] = bridge.sent(each.command);
  expect({ ...(second as object), after: null }).toEqual({ ...(first as object), after: null });
  // Nothing of it waits behind the dialog for a die.
  expect(bridge.sent('combat.withdraw')).toHaveLength(each.command === 'combat.answer' ? 2 : 0);
});

test('a figure of a rule stands as it is typed, and is none while nothing is', async () => {
  const rules = cases.find(({ command }) => command === 'combat.changeSettings');
  if (!rules) throw new Error('No rules are changed.');
  const { bridge, dialog } = await opened(rules);
  const reach = await fieldOf(dialog, 'Reach');
  await user.clear(reach);
  expect(reach).toHaveValue('');
  await user.type(reach, '-');
  expect(reach).toHaveValue('-');
  await user.type(reach, '{Enter}');
  expect(bridge.sent('combat.changeSettings')).toEqual([]);
});
