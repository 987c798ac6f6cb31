import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import CharactersWindow from '../../../src-renderer/windows/characters/CharactersWindow.svelte';
import type { Judgement } from '../../../src-renderer/lib/party/party-types.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';
import { equipment, judgement, member, options, party, sheet, ware } from './sheet-samples.ts';

const user = userEvent.setup();
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const buying = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Buy/ });
const totals: Record<string, number[]> = { '3d6': [16, 9, 10, 13, 11, 8], '1d8': [5], '3d6*10': [110] };
const wares = [
  ware('leather', 'Leather', 20, {
    kind: 'armour',
    weightEach: 200,
    state: 'worn',
    facts: { acBonus: 2, armourType: 'light', contentId: 'leather' },
  }),
  ware('torches', 'Torches', 1, { kind: 'torch', quantity: 6, weightEach: 0 }),
  ware('castle', 'Castle', 5000),
];

const human = { id: 'human', name: 'Human', requirements: '' };
const halfling = { id: 'halfling', name: 'Halfling', requirements: '' };

describe('the guided creation', () => {
  let bridge: FakeBridge;
  beforeEach(() => {
    bridge = installFakeBridge();
    const hild = member(1, 'Hild');
    bridge.answer('app.view', appSample({ campaignPath: `/c/${crypto.randomUUID()}.turnkeeper` }));
    bridge.answer('shell.view', shellSample());
    bridge.answer('party.view', party({ members: [hild] }));
    bridge.answer('character.view', sheet(hild));
    bridge.answer('character.options', options());
    bridge.answer('character.judge', judgement());
    bridge.answer('content.equipment', equipment(wares));
    bridge.reply('dice.roll', ({ dice }) => ({ totals: totals[dice] ?? [], faces: [] }));
    bridge.reply('character.add', { id: 9 });
    window.addEventListener('keydown', shortcuts.handle);
  });
  afterEach(() => window.removeEventListener('keydown', shortcuts.handle));

  async function begin(): Promise<void> {
    render(CharactersWindow);
    await screen.findByRole('article', { name: 'Sheet of Hild' });
    await user.keyboard('n');
    await screen.findByRole('dialog', { name: 'A new character' });
    await waitFor(() => expect(document.activeElement).toBe(field(/^STR/)));
  }

  it('begins with nobody’s class, says nothing against any, and asks for one when it is made', async () => {
    bridge.answer('character.options', options({ races: [human, halfling] }));
    bridge.answer('character.judge', ({ raceId, classId }) => ({
      ...judgement(),
      classes: judgement().classes.map((each) => ({ ...each, problems: [] })),
      races: [human, halfling].map(({ id }) => ({
        id,
        problems:
          id === 'halfling' && classId === 'fighter' && raceId === 'halfling' ? ['Not together.'] : [],
      })),
    }));
    await begin();
    const choices = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name !== '');
    await waitFor(() => expect(bridge.sent('character.judge').length).toBeGreaterThan(0));
    expect(bridge.sent('character.judge')[0]).toMatchObject({ classId: null, raceId: null });
    expect(choices().filter(({ checked, value }) => checked && !/^[A-Z]/.test(value))).toEqual([]);
    expect(screen.queryByText(/You may still choose it/)).toBeNull();
    expect(screen.getByText('no class yet')).toBeTruthy();
    await user.type(field(/^Name/), 'Wren');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Choose a class.')).toBeTruthy();
    expect(screen.getByText('Choose a race.')).toBeTruthy();
    expect(bridge.sent('character.add')).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Human/ }));
  });

  it('throws what is left when it is made, and says so before', async () => {
    await begin();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Fighter/ })));
    await user.keyboard('f{Enter}Wren');
    expect(screen.getByRole('button', { name: 'Roll the rest and make the character' })).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(bridge.sent('character.add')).toMatchObject([
        { name: 'Wren', classId: 'fighter', maxHp: 6, items: [{ coin: 'gp', quantity: 110 }] },
      ]),
    );
  });

  it('makes a legal character by a run of Enter keys and a name', async () => {
    await begin();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Fighter/ })));
    await user.keyboard('{Enter}Brand{Enter}{Enter}{Enter}{Enter}{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make the character' })),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bridge.sent('character.add')).toEqual([
      {
        kind: 'character',
        name: 'Brand',
        className: 'Fighter',
        classId: 'fighter',
        raceId: null,
        level: 1,
        xp: 0,
        abilities: {
          strength: 16,
          intelligence: 9,
          wisdom: 10,
          dexterity: 13,
          constitution: 11,
          charisma: 8,
        },
        hp: 6,
        maxHp: 6,
        sheet: { alignment: 'Neutral', languages: ['Common', 'Lawful'], spells: [] },
        items: [{ kind: 'coin', name: 'gold pieces', quantity: 110, coin: 'gp' }],
      },
    ]);
  });

  it('buys by typing, wears armour, and keeps what is left as coins', async () => {
    await begin();
    await user.type(field(/^Starting gold/), '25');
    await user.type(buying(), 'leath{Enter}3 torch');
    const torches = await screen.findByRole('option', { name: /Torches/ });
    expect(torches.textContent).toContain('3 packs of 6, 18 in all');
    expect(torches.textContent).toContain('3 gp');
    await user.type(buying(), '{Enter}');
    expect(within(screen.getByRole('list', { name: 'Bought' })).getByText('3 × Torches')).toBeTruthy();
    await user.type(field(/^Name/), 'Wren');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(screen.getByRole('radio', { name: /^Fighter/ }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(bridge.sent('character.add')).toHaveLength(1));
    expect(bridge.sent('character.add')).toMatchObject([
      {
        items: [
          { kind: 'armour', name: 'Leather', quantity: 1, state: 'worn', facts: { acBonus: 2 } },
          { kind: 'torch', name: 'Torches', quantity: 18 },
          { kind: 'coin', coin: 'gp', quantity: 2 },
        ],
      },
    ]);
  });

  it('says what is too dear and buys nothing of it', async () => {
    await begin();
    await user.type(field(/^Starting gold/), '25');
    await user.type(buying(), 'castle{Enter}');
    expect(await screen.findByText('Castle costs 5,000 gp; 25 gp are left.')).toBeTruthy();
    expect(buying().value).toBe('castle');
    expect(screen.queryByRole('list', { name: 'Bought' })).toBeNull();
  });

  it('lets an illegal class stand, and says why it is one', async () => {
    await begin();
    const elf = screen.getByRole('radio', { name: /Elf/ });
    expect(await screen.findByText('Wants INT 9. You may still choose it.')).toBeTruthy();
    await user.click(elf);
    await user.type(field(/^Name/), 'Aran');
    await user.type(field(/^Hit points/), '3');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(bridge.sent('character.add')).toMatchObject([{ classId: 'elf', className: 'Elf' }]),
    );
  });

  it('chooses a class by its first letter and marks what was written from memory', async () => {
    await begin();
    const fighter = await screen.findByRole<HTMLInputElement>('radio', { name: /^Fighter/ });
    fighter.focus();
    await user.keyboard('t');
    const thief = screen.getByRole<HTMLInputElement>('radio', { name: /^Thief/ });
    expect([thief.checked, document.activeElement === thief]).toEqual([true, true]);
    expect(screen.getByText('from memory: check')).toBeTruthy();
    await waitFor(() =>
      expect(bridge.sent('character.judge').at(-1)).toMatchObject({
        classId: 'thief',
        raceId: null,
        level: 1,
      }),
    );
  });

  it('keeps everything after a refusal, by its field', async () => {
    await begin();
    bridge.refuse('character.add', {
      code: 'bad-input',
      message: 'No.',
      details: { name: 'A name has no control characters.' },
    });
    await user.click(screen.getByRole('radio', { name: /^Fighter/ }));
    await user.type(field(/^Name/), 'Wren');
    await user.type(field(/^Hit points/), '4');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('A name has no control characters.')).toBeTruthy();
    expect([field(/^Name/).value, field(/^Hit points/).value]).toEqual(['Wren', '4']);
  });

  it('goes on where it stood after Escape, until it is started over', async () => {
    await begin();
    await user.type(field(/^Name/), 'Wren');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('n');
    await screen.findByRole('dialog', { name: 'A new character' });
    expect(field(/^Name/).value).toBe('Wren');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(field(/^Name/).value).toBe(''));
  });

  it('drops the answer to an older question', async () => {
    const late: ((value: Judgement) => void)[] = [];
    await begin();
    const asked = bridge.query.bind(bridge);
    bridge.query = async (name, input) => {
      const reply = await asked(name, input);
      if (name !== 'character.judge' || !reply.ok) return reply;
      return { ...reply, value: await new Promise<Judgement>((resolve) => late.push(resolve)) };
    };
    await user.type(field(/^STR/), '1');
    await user.type(field(/^STR/), '8');
    await waitFor(() => expect(late).toHaveLength(2));
    const armed = (text: string) =>
      judgement({
        ac: { descending: 5, ascending: 14, ascendingFirst: false, text, overruled: false, reasons: [] },
      });
    late[1]?.(armed('5 [14]'));
    expect(await screen.findByText('5 [14]')).toBeTruthy();
    late[0]?.(armed('9 [10]'));
    await waitFor(() => expect(screen.queryByText('9 [10]')).toBeNull());
  });

  it('opens the short form where the system has no starter content', async () => {
    bridge.answer('character.options', options({ guided: false, classes: [], startingGold: null }));
    render(CharactersWindow);
    await screen.findByRole('article', { name: 'Sheet of Hild' });
    await user.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Add a character' })).toBeTruthy();
  });
});
