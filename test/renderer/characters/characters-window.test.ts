import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import CharactersWindow from '../../../src-renderer/windows/characters/CharactersWindow.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';
import { emptySheet, figure, member, options, party, sheet } from './sheet-samples.ts';

const user = userEvent.setup();
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const page = (name: string) => screen.findByRole('article', { name: `Sheet of ${name}` });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

describe('the Characters window', () => {
  let bridge: FakeBridge;
  beforeEach(() => {
    bridge = installFakeBridge();
    bridge.answer('app.view', appSample({ campaignPath: `/c/${crypto.randomUUID()}.turnkeeper` }));
    bridge.answer('shell.view', shellSample());
    bridge.answer('party.view', party());
    bridge.answer('character.options', options());
    bridge.answer('character.view', ({ id }) =>
      sheet(party().members.find((each) => each.id === id) ?? member(id, '')),
    );
    window.addEventListener('keydown', shortcuts.handle);
  });
  afterEach(() => window.removeEventListener('keydown', shortcuts.handle));

  async function open(): Promise<HTMLElement> {
    render(CharactersWindow);
    return page('Hild');
  }

  it('shows who slows the party, and each one’s figures in the roster', async () => {
    await open();
    expect(screen.getByText('Hild is slowest.')).toBeTruthy();
    const row = screen.getByRole('row', { name: /Hild/ });
    for (const words of ['Fighter 2', '2 [17]', '11 / 13', "60' (20')", '740'])
      expect(row.textContent).toContain(words);
  });

  it('teaches what to do while the party is empty', async () => {
    bridge.answer('party.view', party({ members: [], rate: null }));
    render(CharactersWindow);
    expect(await screen.findByText('Nobody is in the party yet')).toBeTruthy();
    await user.keyboard('{Shift>}N{/Shift}');
    expect(await dialog('Add a character')).toBeTruthy();
    expect(bridge.sent('character.view')).toEqual([]);
  });

  it('gathers everybody by kind and walks through them with J and K', async () => {
    const members = [
      member(1, 'Hild'),
      member(2, 'Mule', { kind: 'mount', className: 'Mule', level: 0 }),
      member(3, 'Corin'),
    ];
    bridge.answer('party.view', party({ members }));
    bridge.answer('character.view', ({ id }) =>
      sheet(members.find((each) => each.id === id) ?? member(id, '')),
    );
    await open();
    await user.keyboard('j');
    await page('Corin');
    await user.keyboard('j');
    await page('Mule');
    expect(screen.getByText('Mounts and beasts')).toBeTruthy();
    await user.keyboard('kk{Alt>}{ArrowDown}{/Alt}');
    expect(bridge.sent('party.moveCharacter')).toEqual([{ id: 1, by: 2 }]);
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(status.message).toBe('Hild is already first.');
  });

  it('writes over a figure in place and shows that it was', async () => {
    const article = await open();
    await press(/Death or poison: 12/);
    await user.clear(field('Death or poison'));
    await user.type(field('Death or poison'), '9{Enter}');
    expect(bridge.sent('character.overrule')).toEqual([{ id: 1, key: 'save.death', value: 9 }]);
    const figures = [figure('save.death', 'Death or poison', 9, { byRule: 12, overruled: true })];
    bridge.answer('character.view', sheet(member(1, 'Hild'), { figures }));
    bridge.change('character');
    const cell = await within(article).findByRole('button', {
      name: 'Death or poison: 9, overruled; by the rules 12',
    });
    expect([cell.querySelector('s')?.textContent, document.activeElement === cell]).toEqual(['12', true]);
    await user.click(cell);
    await user.clear(field('Death or poison'));
    await user.keyboard('{Enter}');
    expect(bridge.sent('character.overrule').at(-1)).toEqual({ id: 1, key: 'save.death', value: null });
  });

  it('keeps what was typed over a figure when it is refused or no number', async () => {
    await open();
    await press(/Death or poison: 12/);
    await user.clear(field('Death or poison'));
    await user.type(field('Death or poison'), 'good{Enter}');
    expect(screen.getByText(/"good" is not a number/)).toBeTruthy();
    expect(bridge.sent('character.overrule')).toEqual([]);
    bridge.refuse('character.overrule', {
      code: 'refused',
      message: 'The campaign is open for reading only.',
    });
    await user.clear(field('Death or poison'));
    await user.type(field('Death or poison'), '8{Enter}');
    expect(await screen.findByText('The campaign is open for reading only.')).toBeTruthy();
    expect(field('Death or poison').value).toBe('8');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Death or poison' })).toBeNull();
  });

  it.each([
    ['7', 7],
    ['-3', 8],
    ['+9', 13],
    ['=-2', -2],
  ])('sets hit points with H and %s', async (typed, hp) => {
    await open();
    await user.keyboard('h');
    await user.clear(field('Hit points of Hild'));
    await user.type(field('Hit points of Hild'), `${typed}{Enter}`);
    expect(bridge.sent('character.edit')).toEqual([{ id: 1, changes: { hp } }]);
  });

  it('adds and removes conditions', async () => {
    bridge.answer(
      'character.view',
      sheet(member(1, 'Hild'), { sheet: { ...emptySheet, conditions: ['poisoned'] } }),
    );
    await open();
    await user.keyboard('g');
    await user.type(await screen.findByRole('textbox', { name: /^Condition/ }), 'blind{Enter}');
    await press('Remove the condition poisoned');
    expect(bridge.sent('character.edit')).toEqual([
      { id: 1, changes: { sheet: { conditions: ['poisoned', 'blind'] } } },
      { id: 1, changes: { sheet: { conditions: [] } } },
    ]);
  });

  it('says what goes with somebody before it removes them', async () => {
    await open();
    await user.keyboard('{Delete}');
    const asked = await dialog('Remove Hild');
    expect(within(asked).getByText('3 things')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Keep');
    await user.keyboard('{Enter}');
    expect(bridge.sent('character.remove')).toEqual([]);
    await user.keyboard('{Delete}{Delete}');
    expect(bridge.sent('character.remove')).toEqual([{ id: 1 }]);
  });

  it('adds XP with the bonus of the prime requisite', async () => {
    await open();
    await user.keyboard('x');
    await dialog('XP for Hild');
    await user.type(field(/^XP gained/), '200{Enter}');
    expect(bridge.sent('character.edit')).toEqual([{ id: 1, changes: { xp: 2550 } }]);
  });

  it('lists what a level changes before it happens, and takes the dice typed', async () => {
    bridge.answer('character.previewLevel', {
      typed: false,
      from: 2,
      to: 3,
      xpNeeded: 4000,
      xp: 4100,
      hitDice: '1d8',
      hitPointModifier: 1,
      reasons: [],
      changes: [{ title: 'Death or poison', before: 12, after: 10 }],
    });
    bridge.reply('character.levelUp', { hitPoints: 7 });
    bridge.says('character.levelUp', 'Hild reached level 3: 7 hit points more (6 + 1), now 12 of 14.');
    await open();
    await user.keyboard('u');
    const asked = await dialog('Hild: level 3');
    expect(within(asked).getByRole('row', { name: /Death or poison 12 10/ })).toBeTruthy();
    await user.type(within(asked).getByRole('textbox', { name: /d8/ }), '9{Enter}');
    expect(bridge.sent('character.levelUp')).toEqual([]);
    await user.keyboard('{Backspace}6{Enter}');
    expect(bridge.sent('character.levelUp')).toEqual([{ id: 1, dice: [6] }]);
    expect(status.message).toBe('Hild reached level 3: 7 hit points more (6 + 1), now 12 of 14.');
  });

  it('asks the hit points of a level that no table tells of', async () => {
    bridge.answer('character.previewLevel', {
      typed: true,
      from: 2,
      to: 3,
      xpNeeded: 900,
      xp: 900,
      hitDice: null,
      hitPointModifier: 0,
      reasons: [],
      changes: [],
    });
    bridge.reply('character.levelUp', { hitPoints: 6 });
    await open();
    await user.keyboard('u');
    const asked = await dialog('Hild: level 3');
    expect(asked.textContent).toContain('No table tells of this class');
    await user.keyboard('{Enter}');
    expect(bridge.sent('character.levelUp')).toEqual([]);
    await user.type(within(asked).getByRole('textbox', { name: /^Hit points it adds/ }), '6{Enter}');
    expect(bridge.sent('character.levelUp')).toEqual([{ id: 1, hitPoints: 6 }]);
  });

  it('rolls for a level when nothing is typed, and says what XP are missing', async () => {
    const level = {
      from: 2,
      to: 3,
      xpNeeded: 4000,
      hitDice: '1d8',
      hitPointModifier: 0,
      reasons: [],
      changes: [],
    };
    bridge.answer('character.previewLevel', { typed: false, ...level, xp: 2340 });
    bridge.reply('character.levelUp', { hitPoints: 4 });
    await open();
    await user.keyboard('u');
    expect(await screen.findByText(/1,660 are missing/)).toBeTruthy();
    await user.keyboard('{Enter}{Escape}');
    expect(bridge.sent('character.levelUp')).toEqual([]);
    bridge.answer('character.previewLevel', { typed: false, ...level, xp: 4000 });
    await user.keyboard('u');
    await dialog('Hild: level 3');
    await user.keyboard('{Enter}');
    expect(bridge.sent('character.levelUp')).toEqual([{ id: 1, dice: null }]);
  });

  it('changes nothing in a campaign open for reading only, and prints all the same', async () => {
    bridge.answer('shell.view', shellSample({ readOnly: true }));
    await open();
    await waitFor(() => {
      const left = shortcuts.views.flatMap(({ commands }) =>
        commands.filter(({ disabled }) => disabled === undefined),
      );
      expect(left.map(({ id }) => id).sort()).toEqual(
        ['party.march', 'party.next', 'party.previous', 'party.print', 'party.printAll'].sort(),
      );
    });
  });

  it('is on the same person again after a look at another area', async () => {
    const { unmount } = render(CharactersWindow);
    await page('Hild');
    await user.keyboard('j');
    await page('Corin');
    unmount();
    render(CharactersWindow);
    await page('Corin');
  });

  it('shows hostile names as text', async () => {
    const name = '<img src=x onerror="alert(1)">';
    bridge.answer('party.view', party({ members: [member(1, name)] }));
    bridge.answer('character.view', sheet(member(1, name)));
    render(CharactersWindow);
    await page(name);
    expect(screen.getAllByText(name).length).toBeGreaterThan(1);
    expect(document.querySelector('img')).toBeNull();
  });

  it('shows a book of two hundred', async () => {
    const members = Array.from({ length: 200 }, (_, at) =>
      member(at + 1, `Hireling ${at + 1}`, { kind: 'mercenary' }),
    );
    bridge.answer('party.view', party({ members }));
    bridge.answer('character.view', ({ id }) => sheet(member(id, `Hireling ${id}`)));
    render(CharactersWindow);
    await page('Hireling 1');
    expect(screen.getByRole('table', { name: 'Party' }).getAttribute('aria-rowcount')).toBe('201');
    await waitFor(() => expect(bridge.sent('character.view')).toEqual([{ id: 1 }]));
  });
});
