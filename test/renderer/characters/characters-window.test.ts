import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/shortcuts.svelte.ts';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import CharactersWindow from '../../../src-renderer/windows/characters/CharactersWindow.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { itemSample, memberSample, partySample } from '../lib/samples.ts';

const user = userEvent.setup();
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const save = () => user.click(screen.getByRole('button', { name: /^Save/ }));

describe('the Characters window', () => {
  let bridge: FakeBridge;
  beforeEach(() => {
    bridge = installFakeBridge();
    bridge.answer('party.view', partySample());
    window.addEventListener('keydown', shortcuts.handle);
  });
  afterEach(() => window.removeEventListener('keydown', shortcuts.handle));

  it('shows who slows the party, and each one’s figures', async () => {
    render(CharactersWindow);
    expect(await screen.findByText('Hild is slowest.')).toBeTruthy();
    const row = screen.getByRole('row', { name: /Hild/ });
    expect(row.textContent).toContain('2 [17]');
    expect(within(row).getByText("60 more before 30'. Drop 140 for 90'.")).toBeTruthy();
  });

  it('teaches what to do while the party is empty', async () => {
    bridge.answer('party.view', partySample({ characters: [], rate: null }));
    render(CharactersWindow);
    await user.click(await screen.findByRole('button', { name: /Add character/ }));
    expect(await dialog('Add a character')).toBeTruthy();
  });

  it('adds a character with starting items in one dialog', async () => {
    bridge.reply('party.addCharacter', { id: 3 });
    render(CharactersWindow);
    await screen.findByText('Hild is slowest.');
    await user.keyboard('n');
    await dialog('Add a character');
    await user.type(field(/^Name/), 'Wren');
    await user.type(field(/^Class/), 'Thief');
    await user.type(field(/^Hit points, full/), '4');
    await user.type(field(/^Thing/), 'torch');
    const quantities = screen.getAllByRole('textbox', { name: /^Quantity/ });
    expect(quantities.length).toBe(2);
    if (quantities[0] !== undefined) await user.type(quantities[0], '{Backspace}6');
    await user.click(screen.getByRole('button', { name: /^Add to the party/ }));
    expect(bridge.sent('party.addCharacter')).toMatchObject([
      { name: 'Wren', className: 'Thief', hp: 4, items: [{ kind: 'torch', name: 'torch', quantity: 6 }] },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends nothing that is no number, says what is allowed, and keeps it', async () => {
    render(CharactersWindow);
    await screen.findByText('Hild is slowest.');
    await user.keyboard('e');
    await dialog('Edit Hild');
    await user.clear(field(/^Level/));
    await user.type(field(/^Level/), 'two');
    await save();
    expect(bridge.sent('party.editCharacter')).toEqual([]);
    expect([field(/^Level/).value, field(/^Level/).getAttribute('aria-invalid')]).toEqual(['two', 'true']);
  });

  it('shows main’s refusal by its field', async () => {
    const details = { hp: 'At most 13, the maximum given.' };
    bridge.refuse('party.editCharacter', { code: 'bad-input', message: 'No.', details });
    render(CharactersWindow);
    await screen.findByText('Hild is slowest.');
    await user.keyboard('e');
    await dialog('Edit Hild');
    await user.clear(field(/^Hit points now/));
    await user.type(field(/^Hit points now/), '99');
    await save();
    expect(await screen.findByText('At most 13, the maximum given.')).toBeTruthy();
    expect(field(/^Hit points now/).value).toBe('99');
  });

  it('selects with J and K, moves and removes the one selected', async () => {
    render(CharactersWindow);
    await screen.findByText('Hild is slowest.');
    await user.keyboard('j');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await user.keyboard('{Delete}');
    await user.keyboard('k');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(bridge.sent('party.moveCharacter')).toEqual([{ id: 2, by: -1 }]);
    expect(bridge.sent('party.removeCharacter')).toEqual([{ id: 2 }]);
    expect(status.message).toBe('Hild is already first.');
  });

  it('removes the thing, not its bearer, when the key is pressed on the thing', async () => {
    const sword = itemSample(5, { name: 'sword' });
    bridge.answer('party.view', partySample({ characters: [memberSample(1, 'Hild', { items: [sword] })] }));
    render(CharactersWindow);
    (await screen.findByRole('button', { name: 'Edit sword' })).focus();
    await user.keyboard('{Delete}');
    expect([bridge.sent('party.removeItem'), bridge.sent('party.removeCharacter')]).toEqual([
      [{ id: 5 }],
      [],
    ]);
  });

  it('tells what is still wrong as it is mended', async () => {
    render(CharactersWindow);
    await screen.findByText('Hild is slowest.');
    await user.keyboard('e');
    await dialog('Edit Hild');
    await user.clear(field(/^Class/));
    await save();
    expect(screen.getByText('Name a class.')).toBeTruthy();
    await user.type(field(/^Class/), 'elf');
    expect(screen.queryByText('Name a class.')).toBeNull();
  });

  it('shows what giving would do to the pace before it is done', async () => {
    const gold = itemSample(9, { kind: 'coin', name: 'gp', quantity: 600, coins: 600 });
    bridge.answer('party.view', partySample({ pool: [gold] }));
    bridge.answer('party.previewTreasure', {
      characters: [
        { id: 1, name: 'Hild', trackedCoins: 740, baseFeet: 60, encounterFeet: 20 },
        { id: 2, name: 'Corin', trackedCoins: 690, baseFeet: 60, encounterFeet: 20 },
      ],
      partyBaseFeet: 60,
      partyEncounterFeet: 20,
    });
    render(CharactersWindow);
    await screen.findByText('Hild is slowest.');
    await user.keyboard('t');
    const give = await dialog('Give out found treasure');
    await user.click(within(give).getByRole('radio', { name: 'Corin' }));
    const corin = await within(give).findByRole('row', { name: /Corin/ });
    expect(
      within(corin)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['90', '690', "120' (40')", "60' (20')", 'slower']);
    expect(bridge.sent('party.previewTreasure')).toEqual([{ itemIds: [9], toCharacterId: 2 }]);
    await user.click(within(give).getByRole('button', { name: /^Give/ }));
    expect(bridge.sent('party.giveItems')).toEqual([{ itemIds: [9], toCharacterId: 2 }]);
  });

  it('shows hostile names as text', async () => {
    const name = '<img src=x onerror="alert(1)">';
    bridge.answer('party.view', partySample({ characters: [memberSample(1, name)] }));
    render(CharactersWindow);
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
    expect(document.querySelector('img')).toBeNull();
  });
});
