import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { bestiaryPage, open as openPage } from '../../../src-renderer/windows/prep/prep-pages.svelte.ts';
import PrepWindow from '../../../src-renderer/windows/prep/PrepWindow.svelte';
import { layOut } from '../encumbrance/on-stage.ts';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';
import { goblin, three } from './creature-samples.ts';

const user = userEvent.setup();
const writing = { acSum: 19, descending: true, thac0Sum: 19, turnRounds: 3, rates: null, levels: false };
const empty: QueryOutput<'creature.draft'> = {
  id: null,
  name: '',
  also: '',
  system: 'ose',
  systems: [{ id: 'ose', title: 'Old-school rules (ose)', writing }],
  base: null,
  facts: {},
  basis: {},
  tags: [],
  terrain: [],
  levels: null,
  notes: '',
  licence: '',
  source: '',
  pictureId: null,
};
const own = {
  id: 7,
  variantOf: null,
  variants: [],
  pictureId: null,
  pictureOf: '',
  tags: ['fey'],
  terrain: [],
  levels: null,
  notes: '',
  licence: '',
  source: '',
  problems: [],
};
const bog = {
  ...three.rows[0],
  book: 'ose',
  id: 'own:7',
  name: 'Bog goblin',
  hd: '2',
  ac: '',
  morale: null,
  xp: 20,
  own: true,
  variantOf: '',
  atHand: true,
};

let paths = 0;
let bridge: ReturnType<typeof installFakeBridge>;
beforeEach(() => {
  layOut();
  openPage.page = bestiaryPage;
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  bridge = installFakeBridge();
  paths += 1;
  bridge.answer('app.view', appSample({ campaignPath: `/campaigns/own-${paths}.turnkeeper` }));
  bridge.answer('shell.view', shellSample());
  bridge.answer('creature.search', three);
  bridge.answer('creature.uses', { uses: [], more: 0 });
  bridge.answer('page.linkedHere', { places: [], more: 0 });
  bridge.answer('creature.view', ({ id }) =>
    id === 'own:7' ? { ...goblin, id, name: 'Bog goblin', how: 'own', own } : goblin,
  );
  bridge.answer('creature.draft', empty);
  bridge.answer('creature.judge', { remarks: [], otherwise: [] });
});

async function open(name = 'Goblin'): Promise<void> {
  render(PrepWindow);
  await screen.findByRole('article', { name });
}
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

it('N writes a new creature: the name alone is needed, lines are read, what is judged is said', async () => {
  bridge.answer('creature.judge', ({ facts }) => ({
    remarks: facts.attack ? [{ key: 'attack', text: 'The table says THAC0 18 [+1].' }] : [],
    otherwise: [{ key: 'experience', text: '20 XP' }],
  }));
  bridge.reply('creature.add', { id: 7 });
  await open();
  await user.keyboard('n');
  const form = within(await dialog('New creature'));
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Bog goblin');
  await user.type(form.getByRole('textbox', { name: 'Hit dice' }), '2');
  await user.type(form.getByRole('textbox', { name: 'To hit' }), 'THAC0 15');
  expect(await form.findByText('The table says THAC0 18 [+1].')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Experience' })).toHaveAttribute('placeholder', '20 XP');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('creature.add')).toHaveLength(1));
  expect(bridge.sent('creature.add')[0]).toMatchObject({
    name: 'Bog goblin',
    system: 'ose',
    facts: { hitDice: { dice: 2, text: '2' }, attack: { bonus: 4, thac0: 15 } },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a line that cannot be read says so, and nothing is sent as if it were empty', async () => {
  await open();
  await user.keyboard('n');
  const form = within(await dialog('New creature'));
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Crab');
  await user.type(form.getByRole('textbox', { name: 'Morale' }), 'brave{Enter}');
  expect(form.getByText(/^Morale goes from 2 to 12/)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Morale' })).toHaveFocus();
  expect(bridge.sent('creature.add')).toEqual([]);
});

it('V makes a variant of the chosen one, of which only what differs is sent', async () => {
  bridge.answer('creature.draft', {
    ...empty,
    name: 'Goblin',
    base: { book: 'ose', id: 'goblin', name: 'Goblin' },
    basis: {
      morale: { score: 7, alternates: [] },
      armourClass: { descending: 6, ascending: 13, alternates: [] },
    },
  });
  bridge.reply('creature.addVariant', { id: 8 });
  await open();
  await user.keyboard('v');
  const form = within(await dialog('Variant of Goblin'));
  expect(bridge.sent('creature.draft').at(-1)).toEqual({ of: 'variant', book: 'ose', id: 'goblin' });
  expect(form.getByRole('textbox', { name: 'Armour class' })).toHaveAttribute('placeholder', '6 [13]');
  await user.type(form.getByRole('textbox', { name: 'Morale' }), '9, 10 at home{Enter}');
  await waitFor(() => expect(bridge.sent('creature.addVariant')).toHaveLength(1));
  expect(bridge.sent('creature.addVariant')[0]).toMatchObject({
    of: { book: 'ose', id: 'goblin' },
    facts: { morale: { score: 9, alternates: [{ value: 10, when: 'at home' }] } },
  });
});

it('Enter changes an own creature, Delete removes it; a printed one is neither changed nor removed', async () => {
  bridge.reply('creature.change', null);
  bridge.reply('creature.remove', null);
  await open();
  await user.keyboard('{Delete}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bridge.sent('creature.remove')).toEqual([]);
  bridge.answer('creature.search', { ...three, rows: [bog, ...three.rows], own: { total: 1, found: 1 } });
  bridge.answer('creature.draft', {
    ...empty,
    id: 7,
    name: 'Bog goblin',
    facts: {
      special: ['Swims'],
      attack: null,
      numberAppearing: { dungeon: '2d4', wilderness: null, lair: null },
    },
  });
  await user.keyboard('o');
  await screen.findByRole('article', { name: 'Bog goblin' });
  await user.keyboard('{Enter}');
  const form = within(await dialog('Bog goblin'));
  expect(form.getByRole('textbox', { name: 'To hit' })).toHaveValue('none');
  const special = form.getByRole('textbox', { name: 'Special' });
  await user.clear(special);
  await user.type(form.getByRole('textbox', { name: 'Morale' }), '8{Enter}');
  await waitFor(() => expect(bridge.sent('creature.change')).toHaveLength(1));
  expect(bridge.sent('creature.change')[0]).toMatchObject({
    id: 7,
    changes: {
      facts: {
        attack: null,
        morale: { score: 8, alternates: [] },
        numberAppearing: { dungeon: '2d4', wilderness: null, lair: null },
      },
    },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Delete}');
  await waitFor(() => expect(bridge.sent('creature.remove')).toEqual([{ id: 7 }]));
});

it('+ shows what one Hit Die more makes of it before it is made, and its leaders beside', async () => {
  const lines = [{ label: 'Hit dice', before: '1-1', after: '2-1' }];
  bridge.answer('creature.adjust', {
    name: 'Goblin',
    more: { facts: { special: [] }, lines },
    less: null,
    leaders: [{ role: 'King', facts: {}, lines: [{ label: 'Experience', before: '5 XP', after: '35 XP' }] }],
  });
  bridge.reply('creature.addVariant', { id: 8 });
  await open();
  await user.keyboard('+');
  const form = within(await dialog('Adjust Goblin'));
  expect(form.getByRole('row', { name: 'Hit dice 1-1 2-1' })).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'King' }));
  expect(form.getByRole('row', { name: 'Experience 5 XP 35 XP' })).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Goblin king');
  await user.click(form.getByRole('button', { name: /Add the variant/ }));
  await waitFor(() =>
    expect(bridge.sent('creature.addVariant')[0]).toMatchObject({
      of: { book: 'ose', id: 'goblin' },
      name: 'Goblin king',
    }),
  );
});

it('G on a printed creature says why it has no picture', async () => {
  const refused = vi.spyOn(shortcuts, 'onrefused');
  await open();
  await user.keyboard('g');
  expect(refused).toHaveBeenCalledWith('It stands in a book. V makes a variant of it.');
});

it('an own creature says whose it is, and what of it could not be read', async () => {
  bridge.answer('creature.search', {
    ...three,
    rows: [{ ...bog, variantOf: 'Goblin' }],
    own: { total: 1, found: 1 },
  });
  bridge.answer('creature.view', {
    ...goblin,
    id: 'own:7',
    name: 'Bog goblin',
    how: 'own',
    own: {
      ...own,
      variantOf: { book: 'ose', id: 'goblin', name: 'Goblin' },
      problems: ['Its tags could not be read.'],
    },
  });
  await open('Bog goblin');
  expect(screen.getByText('Your own: a variant of Goblin, marked t where it differs.')).toBeVisible();
  expect(screen.getByText('Its tags could not be read.')).toBeVisible();
  expect(screen.getByText('own, of Goblin')).toBeVisible();
});

it('E meets it, F sends it into a fight with its count to be typed over, A looks for it among those who may join', async () => {
  bridge.answer('dungeon.delve', { people: [], promptsOutside: [], delve: null, lastDelve: null });
  bridge.answer('travel.view', null);
  bridge.answer('encounter.view', null);
  bridge.answer('place.now', null);
  bridge.answer('place.list', { dungeons: [], here: null, underWay: false });
  bridge.answer('wander.list', { tables: [], noContent: null });
  bridge.answer('combat.board', null);
  bridge.answer('combat.musters', []);
  bridge.answer('combat.names', { people: [], creatures: ['Goblin'], earlier: [] });
  bridge.answer('content.creatures', { creatures: [], total: 0, attribution: null });
  bridge.reply('encounter.begin', { id: 1 });
  bridge.reply('combat.begin', { id: 1 });
  await open();
  await user.keyboard('e');
  await dialog('Encounter');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(bridge.sent('encounter.begin')).toMatchObject([{ who: 'Goblin', creatureId: 'goblin' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('f');
  await dialog('Begin a fight');
  await user.keyboard('30{Enter}');
  await waitFor(() => expect(bridge.sent('combat.begin')).toMatchObject([{ lines: '30 Goblin' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('a');
  const joins = within(await dialog(/^Add a beast/));
  expect(joins.getByRole('combobox', { name: 'Find' })).toHaveValue('Goblin');
});

it('what stands in another book is put to no use here, and it is said what does', async () => {
  bridge.answer('creature.search', { ...three, rows: three.rows.map((row) => ({ ...row, atHand: false })) });
  await open();
  const use = within(screen.getByRole('group', { name: 'Use' })).getAllByRole('button');
  expect(use.map(({ textContent }) => textContent.trim())).toEqual([expect.stringMatching(/^Into a file/)]);
  shortcuts.run('prep.meet');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Alt+F in the dialog of pasted blocks brings those not left out to a fight, and adds none', async () => {
  const pasted = (name: string, first: number, comer: string | null) => ({
    name,
    lines: { first, last: first },
    facts: {},
    notes: '',
    figures: [],
    unread: [],
    comer,
  });
  bridge.answer('creature.paste', ({ text }) => ({
    system: 'ose',
    systems: [{ id: 'ose', title: 'Old-school rules (ose)' }],
    creatures:
      text === ''
        ? []
        : [
            pasted('Ape', 1, '3 Apes. AC 6, HD 4'),
            pasted('Guard', 2, null),
            pasted('Wolf', 3, '1 Wolf. AC 7, HD 2'),
          ],
    loose: [],
  }));
  bridge.answer('combat.board', null);
  bridge.answer('combat.names', { people: [], creatures: [], earlier: [] });
  bridge.answer('combat.musters', []);
  bridge.answer('encounter.view', null);
  bridge.reply('combat.begin', { id: 1 });
  await open();
  await user.keyboard('p');
  const form = within(await dialog('Paste creatures'));
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'A page');
  await form.findByText('3 creatures found.');
  await user.keyboard('{Alt>}f{/Alt}');
  expect(screen.getByRole('dialog', { name: 'Paste creatures' })).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: 'Guard' }));
  await user.keyboard('{Alt>}f{/Alt}');
  const begin = within(await dialog('Begin a fight'));
  expect(begin.getByRole('list', { name: 'As it is read' })).toHaveTextContent(/3 × Apes.*Wolf/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('combat.begin')).toHaveLength(1));
  expect(bridge.sent('combat.begin')[0]).toMatchObject({ lines: '3 Apes. AC 6, HD 4; 1 Wolf. AC 7, HD 2' });
  expect(bridge.sent('creature.addAll')).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
