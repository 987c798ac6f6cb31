import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import EncumbranceWindow from '../../../src-renderer/windows/encumbrance/EncumbranceWindow.svelte';
import { inventory, load, member, party, thing, wren } from './gear-samples.ts';
import { stage } from './on-stage.ts';

const user = userEvent.setup();

describe('the table of loads', () => {
  it('shows everybody with load, pace, AC and what would change the band, and who slows the party', async () => {
    stage();
    render(EncumbranceWindow);
    const hild = await screen.findByRole('row', { name: /^Hild/ });
    const cells = ['740', 'of 1,600 coins', "60' (20')", '12', '2 [17]', 'slowest'];
    for (const text of cells) expect(hild.textContent).toContain(text);
    expect(hild.textContent).toContain("Drop 140 coins to move 90'. Room for 60 coins before 30'.");
    expect(hild.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('row', { name: /^Wren/ }).textContent).not.toContain('slowest');
    expect(screen.getByText('Hild and Osric are slowest.')).toBeTruthy();
    expect(screen.getByText('OSE-ENC-2')).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Party pool/ }).textContent).toContain('2 things, 601 coins');
    expect(screen.getByRole('row', { name: /^Under the altar/ }).textContent).toContain('1 thing, 40 coins');
  });

  it('marks no faster namesake as slowest', async () => {
    stage(party({ members: [member(1, 'Hild'), { ...wren, name: 'Hild' }] }));
    render(EncumbranceWindow);
    const marked = () =>
      screen.getAllByRole('row', { name: /^Hild/ }).map((row) => row.textContent.includes('slowest'));
    await waitFor(() => expect(marked()).toEqual([true, false]));
  });

  it('leads to the setting of the method', async () => {
    stage();
    const went: string[] = [];
    const stop = shortcuts.register('Everywhere', () => [
      { id: 'go.campaign', title: 'Go', group: 'Areas', run: () => went.push('campaign') },
    ]);
    render(EncumbranceWindow);
    await user.click(await screen.findByRole('button', { name: 'change the method' }));
    expect(went).toEqual(['campaign']);
    stop();
  });

  it('says in words that somebody cannot move', async () => {
    const stuck = member(1, 'Hild', {
      load: load({ weight: 1740, canMove: false, shed: { weight: 140, baseFeet: 30 } }),
      rate: { baseFeet: 0, encounterFeet: 0, reasons: [] },
    });
    const rate = { baseFeet: 0, encounterFeet: 0, reasons: [], slowest: ['Hild'] };
    stage(party({ members: [stuck, wren], rate }));
    render(EncumbranceWindow);
    const row = await screen.findByRole('row', { name: /^Hild/ });
    expect(row.textContent).toContain('cannot move');
    expect(row.textContent).toContain("140 coins more than can be carried. Drop 140 coins to move at 30'.");
    expect(document.querySelector('.pace')?.textContent).toMatch(
      /The party cannot move\s+as it is\. Hild is slowest\./,
    );
  });

  it('shows no scale where weight decides nothing', async () => {
    const light = member(1, 'Hild', { load: load({ bands: [], maximum: null, shed: null }) });
    stage(party({ members: [light] }));
    render(EncumbranceWindow);
    const row = await screen.findByRole('row', { name: /^Hild/ });
    expect(within(row).queryByRole('meter')).toBeNull();
    expect(row.textContent).toContain('weight decides nothing');
  });

  it('keeps only what is in sight of 200 people and 10,000 things', async () => {
    const members = Array.from({ length: 200 }, (_, at) => member(at + 1, `Person ${at + 1}`));
    const bridge = stage(party({ members }));
    const many = Array.from({ length: 10_000 }, (_, at) => thing(at + 1, `Thing ${at + 1}`));
    bridge.answer('inventory.view', ({ place }) => inventory(place, place.in === 'pool' ? many : []));
    render(EncumbranceWindow);
    await screen.findByRole('row', { name: /^Person 1 / });
    await screen.findByRole('row', { name: /Thing 1 / });
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('203');
    expect(screen.getAllByRole('row').length).toBeLessThan(80);
    screen.getByRole('treegrid', { name: /^Party pool/ }).focus();
    await user.keyboard('{End}');
    expect(await screen.findByRole('row', { name: /Thing 10000 / })).toBeTruthy();
    expect(screen.getAllByRole('row').length).toBeLessThan(80);
  });
});

describe('states', () => {
  it('teaches what to do while there is nobody', async () => {
    stage(party({ members: [], rate: null }));
    render(EncumbranceWindow);
    expect(await screen.findByRole('heading', { name: 'Nobody carries anything yet' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Party pool/ })).toBeTruthy();
  });

  it('teaches what to do with empty hands', async () => {
    const bridge = stage();
    bridge.answer('inventory.view', ({ place }) => inventory(place, []));
    render(EncumbranceWindow);
    expect(await screen.findByText(/^Empty hands\. A adds a thing/)).toBeTruthy();
    await user.keyboard('m');
    expect(bridge.sent('inventory.move')).toEqual([]);
  });

  it('shows coins by kind, worn and wielded in words, charges, and how full a container is', async () => {
    stage();
    render(EncumbranceWindow);
    const pool = await screen.findByRole('region', { name: 'Other place: Party pool' });
    expect((await within(pool).findByText('gp')).getAttribute('title')).toBe('gold');
    expect((await screen.findByRole('row', { name: /Sword/ })).textContent).toContain('wielded');
    const rope = screen.getByRole('row', { name: /Rope/ });
    expect(rope.textContent).toContain('20 coins');
    expect(screen.getAllByRole('row', { name: /Torch/ })[0]?.textContent).toContain('not counted');
    expect(screen.getByRole('row', { name: /Backpack/ }).textContent).toMatch(/holds 30\s+of 400 coins/);
  });

  it('shows hostile names as they are written', async () => {
    const name = '<img src=x onerror="x()"> \u05d0\u05d1';
    const bridge = stage(party({ members: [member(1, name)] }));
    bridge.answer('inventory.view', ({ place }) => inventory(place, [thing(1, name)]));
    const { container } = render(EncumbranceWindow);
    await waitFor(() => expect(screen.getAllByText(name).length).toBeGreaterThan(2));
    expect(container.querySelector('img')).toBeNull();
  });
});
