import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import type { Sheet } from '../../../src-renderer/lib/party/party-types.ts';
import CharactersWindow from '../../../src-renderer/windows/characters/CharactersWindow.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';
import { emptySheet, member, options, party, sheet } from './sheet-samples.ts';

const user = userEvent.setup();
const ownSheet = {
  scores: [
    { id: 'looks', title: 'Looks', short: 'LKS', percentile: true },
    { id: 'honour', title: 'Honour', short: 'HON', percentile: false },
  ],
} satisfies Sheet['ownSheet'];
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

describe('the forms of the Characters window', () => {
  let bridge: FakeBridge;
  beforeEach(() => {
    bridge = installFakeBridge();
    bridge.answer('app.view', appSample({ campaignPath: '/c/Barrow.turnkeeper' }));
    bridge.answer('shell.view', shellSample());
    bridge.answer('party.view', party());
    bridge.answer('character.options', options());
    bridge.answer('character.view', sheet(member(1, 'Hild')));
    bridge.reply('character.add', { id: 3 });
    window.addEventListener('keydown', shortcuts.handle);
  });
  afterEach(() => window.removeEventListener('keydown', shortcuts.handle));

  async function open(key: string): Promise<void> {
    render(CharactersWindow);
    await screen.findByRole('article', { name: 'Sheet of Hild' });
    if (key !== '') await user.keyboard(key);
  }

  describe('adding from a sheet', () => {
    it('asks for what only some sheets have, and not for the armour of others', async () => {
      bridge.answer('character.options', options({ ownSheet, guided: false }));
      await open('{Shift>}N{/Shift}');
      await dialog('Add a character');
      expect(screen.queryByRole('combobox', { name: /^Armour/ })).toBeNull();
      await user.type(field(/^Name/), 'Hrothgar');
      await user.type(field(/^Class/), 'Fighter');
      await user.type(field(/^Hit points, full/), '31');
      await user.type(field('STR percent'), '52');
      await user.type(field('Looks'), '31');
      await user.type(field('Honour'), '14');
      await user.type(field('Defence bonus'), '2');
      await press(/^Add to the party/);
      expect(bridge.sent('character.add')).toEqual([]);
      await user.type(field('Looks'), '{Backspace}{Backspace}11');
      await press(/^Add to the party/);
      expect(bridge.sent('character.add')).toMatchObject([
        {
          name: 'Hrothgar',
          sheet: {
            own: { percentiles: { strength: 52 }, scores: { looks: 11, honour: 14 } },
            count: { defence: 2 },
          },
          items: [],
        },
      ]);
    });

    it('takes a percentile where the score stands, and an empty one away', async () => {
      const own = { percentiles: { strength: 52 }, scores: { looks: 11 } };
      bridge.answer('character.view', sheet(member(1, 'Hild'), { ownSheet, sheet: { ...emptySheet, own } }));
      await open('');
      const typeOver = async (what: RegExp, text: string): Promise<void> => {
        await press(what);
        const open = document.activeElement;
        if (!(open instanceof HTMLInputElement)) throw new Error('No field opened.');
        await user.clear(open);
        await user.type(open, `${text}{Enter}`);
      };
      await typeOver(/^strength: \d+\/52/i, '17/00');
      await typeOver(/^Looks: 11/, '11/101');
      expect(await screen.findByText('A percentile from 01 to 00.')).toBeTruthy();
      await user.keyboard('{Escape}');
      await typeOver(/^Looks: 11/, ' ');
      expect(bridge.sent('character.edit')).toEqual([
        {
          id: 1,
          changes: {
            abilities: { strength: 17 },
            sheet: { own: { percentiles: { strength: 100 }, scores: { looks: 11 } } },
          },
        },
        { id: 1, changes: { sheet: { own: { percentiles: { strength: 52 }, scores: {} } } } },
      ]);
    });

    it('sends armour and shield as worn things, scores and lines in one step', async () => {
      await open('{Shift>}N{/Shift}');
      await dialog('Add a character');
      await user.type(field(/^Name/), 'Wren');
      await user.type(field(/^Class/), 'Thief');
      await user.type(field(/^Hit points, full/), '4');
      await user.type(field(/^DEX/), '15');
      await user.selectOptions(screen.getByRole('combobox', { name: /^Armour/ }), 'Leather');
      await user.click(screen.getByRole('checkbox', { name: 'Shield' }));
      await user.type(field(/^Thing/), 'short sword');
      await user.type(
        screen.getAllByRole('textbox', { name: /^Weight each/ })[0] ?? document.body,
        '{Backspace}30',
      );
      await press(/^Add to the party/);
      expect(bridge.sent('character.add')).toEqual([
        {
          kind: 'character',
          name: 'Wren',
          className: 'Thief',
          classId: 'thief',
          level: 1,
          abilities: {
            strength: null,
            intelligence: null,
            wisdom: null,
            dexterity: 15,
            constitution: null,
            charisma: null,
          },
          hp: 4,
          maxHp: 4,
          miscGear: true,
          carryingTreasure: false,
          items: [
            {
              kind: 'armour',
              name: 'Leather',
              weightEach: 200,
              state: 'worn',
              facts: { acBonus: 2, armourType: 'light' },
            },
            { kind: 'shield', name: 'Shield', weightEach: 100, state: 'worn', facts: { acBonus: 1 } },
            { kind: 'weapon', name: 'short sword', quantity: 1, weightEach: 30, state: 'wielded' },
          ],
        },
      ]);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    it('weighs the same armour in pounds where the campaign does', async () => {
      bridge.answer('party.view', party({ unit: { id: 'pounds', short: 'lb' } }));
      await open('{Shift>}N{/Shift}');
      await dialog('Add a character');
      await user.type(field(/^Name/), 'Wren');
      await user.type(field(/^Class/), 'Thief');
      await user.type(field(/^Hit points, full/), '4');
      await user.selectOptions(screen.getByRole('combobox', { name: /^Armour/ }), 'Plate mail');
      await press(/^Add to the party/);
      expect(bridge.sent('character.add')).toMatchObject([
        { items: [{ name: 'Plate mail', weightEach: 50 }] },
      ]);
    });

    it('sends nothing that is no number, and keeps everything after a refusal by its field', async () => {
      await open('{Shift>}N{/Shift}');
      await dialog('Add a character');
      await user.type(field(/^Name/), 'Wren');
      await user.type(field(/^Hit points, full/), 'four');
      await press(/^Add to the party/);
      expect([screen.getByText('Name a class.').textContent, bridge.sent('character.add')]).toEqual([
        'Name a class.',
        [],
      ]);
      await user.type(field(/^Class/), 'Thief');
      expect(screen.queryByText('Name a class.')).toBeNull();
      await user.clear(field(/^Hit points, full/));
      await user.type(field(/^Hit points, full/), '4');
      await user.type(field(/^Thing/), 'rope');
      const details = { 'items.0.name': 'A name has no control characters.' };
      bridge.refuse('character.add', { code: 'bad-input', message: 'No.', details });
      await press(/^Add to the party/);
      expect(await screen.findByText('A name has no control characters.')).toBeTruthy();
      expect([
        field(/^Name/).value,
        screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Thing/ })[0]?.value,
      ]).toEqual(['Wren', 'rope']);
    });
  });

  describe('editing a sheet', () => {
    it('sends only what was changed', async () => {
      await open('e');
      await dialog('Edit Hild');
      await user.clear(field(/^Alignment/));
      await user.type(field(/^Alignment/), 'Chaotic');
      await user.type(field(/^Spell(?! level)/), 'Light');
      await press(/^Save/);
      expect(bridge.sent('character.edit')).toEqual([
        {
          id: 1,
          changes: { sheet: { alignment: 'Chaotic', spells: [{ name: 'Light', level: 1, memorised: 0 }] } },
        },
      ]);
    });

    it('sends nothing where nothing was changed', async () => {
      await open('e');
      await dialog('Edit Hild');
      await press(/^Save/);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(bridge.sent('character.edit')).toEqual([]);
    });

    it('gives a class of the list its word as well', async () => {
      await open('e');
      await dialog('Edit Hild');
      await user.selectOptions(await screen.findByRole('combobox', { name: 'Rules of class' }), 'Thief');
      await press(/^Save/);
      expect(bridge.sent('character.edit')).toEqual([
        { id: 1, changes: { className: 'Thief', classId: 'thief' } },
      ]);
    });

    it('shows main’s refusal by its field and keeps what was typed', async () => {
      const details = { 'changes.sheet.alignment': 'At most 40 characters.' };
      bridge.refuse('character.edit', { code: 'bad-input', message: 'No.', details });
      await open('e');
      await dialog('Edit Hild');
      await user.type(field(/^Alignment/), ' beyond measure');
      await press(/^Save/);
      expect(await screen.findByText('At most 40 characters.')).toBeTruthy();
      expect(field(/^Alignment/).value).toBe('Lawful beyond measure');
    });

    it('edits what a beast carries and how fast', async () => {
      const mule = member(1, 'Hild', { kind: 'mount', className: 'Mule', level: 0 });
      bridge.answer('party.view', party({ members: [mule] }));
      bridge.answer('character.view', sheet(mule));
      await open('e');
      await dialog('Edit Hild');
      await user.type(field(/^Unencumbered up to/), '2000');
      await user.type(field('Feet a turn'), '120');
      await user.type(field('Feet a round'), '40');
      await press(/^Save/);
      expect(bridge.sent('character.edit')).toEqual([
        {
          id: 1,
          changes: {
            sheet: {
              carrier: {
                unencumbered: { maxLoad: 2000, turnFeet: 120, roundFeet: 40 },
                encumbered: null,
                milesPerDay: null,
                pull: 1,
                waterDays: 0,
                teams: [],
                fullSpeedIn: [],
                flies: false,
              },
            },
          },
        },
      ]);
    });
  });

  it('edits what the count of seconds needs as a table', async () => {
    bridge.answer('character.view', sheet(member(1, 'Hild'), { countsSeconds: true }));
    await open('f');
    await dialog('Fighting figures of Hild');
    await user.type(field('Attack modifier'), '2');
    await user.type(field(/^Shield(?!’)/), 'small');
    await user.type(field('Weapon 1'), 'Longsword');
    await user.type(field('Damage of weapon 1'), '2d8p');
    await press(/^Save/);
    expect(screen.getByText('A whole number from 1 to 60.')).toBeTruthy();
    await user.type(field('Speed, s, weapon 1'), '10');
    await user.type(field('Reach, ft, weapon 1'), '3.5');
    await press(/^Save/);
    expect(bridge.sent('character.edit')).toMatchObject([
      {
        id: 1,
        changes: {
          sheet: {
            count: {
              attack: 2,
              shield: { kind: 'small', defence: 0, intact: true },
              weapons: [{ name: 'Longsword', damage: '2d8p', speed: 10, jabSpeed: null, reachFeet: 3.5 }],
            },
          },
        },
      },
    ]);
  });

  it('adds a beast by typing and choosing, under its own name', async () => {
    const mule = {
      list: 'animals',
      id: 'mule',
      name: 'Mule',
      kind: 'mount',
      summary: '2,000 coins',
    } as const;
    bridge.answer('content.creatures', ({ search }) => ({
      creatures: search === '' ? [] : [{ ...mule, costGp: 30, confidence: 'source' }],
      total: 1,
      attribution: null,
    }));
    bridge.reply('character.addFromContent', { id: 7 });
    await open('b');
    await dialog(/^Add a beast/);
    await user.type(screen.getByRole('combobox', { name: /^Find/ }), 'mu');
    await screen.findByRole('option', { name: /Mule/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field(/^Name/)));
    await user.keyboard('Bess');
    await press(/^Add to the party/);
    expect(bridge.sent('character.addFromContent')).toEqual([
      { list: 'animals', id: 'mule', kind: 'mount', name: 'Bess', hp: null },
    ]);
  });

  it('exports one sheet or the whole party, and replaces a file only on a word', async () => {
    bridge.refuse('sheet.export', { code: 'file-exists', message: 'There is a file of that name.' });
    await open('p');
    await dialog('Print or export');
    expect(field(/^File/).value).toBe('/c/Barrow Hild.pdf');
    await user.click(screen.getByRole('radio', { name: /Markdown/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Whose' }), 'The whole party, on one page');
    expect(field(/^File/).value).toBe('/c/Barrow party.md');
    await press(/^Export/);
    bridge.reply('sheet.export', { path: '/c/Barrow party.md', bytes: 2048 });
    await press('Replace the file');
    expect(await screen.findByText('Exported, 2.0 kB.')).toBeTruthy();
    expect(bridge.sent('sheet.export')).toEqual(
      [false, true].map((replace) => ({
        characterId: null,
        format: 'markdown',
        path: '/c/Barrow party.md',
        replace,
      })),
    );
  });

  it('writes memorised spells on the sheet', async () => {
    const spells = [
      { name: 'Sleep', level: 1, memorised: 0 },
      { name: 'Web', level: 2, memorised: 0 },
    ];
    bridge.answer(
      'character.view',
      sheet(member(1, 'Hild'), { spellSlots: [2], sheet: { ...emptySheet, spells } }),
    );
    await open('');
    expect(screen.getByText('0 of 2 memorised')).toBeTruthy();
    await user.click(
      screen.getAllByRole('button', { name: /Sleep memorised.*more|more.*Sleep memorised/i })[0] ??
        document.body,
    );
    expect(bridge.sent('character.edit')).toEqual([
      { id: 1, changes: { sheet: { spells: [{ ...spells[0], memorised: 1 }, spells[1]] } } },
    ]);
  });
});
