import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import type { Organisation } from '../../../src-renderer/windows/organisation/march-order.svelte.ts';
import MarchingOrder from '../../../src-renderer/windows/organisation/MarchingOrder.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';

const user = userEvent.setup();

const person = (id: number, name: string, light: string | null = null): Organisation['people'][number] => ({
  id,
  name,
  kind: 'character',
  word: '',
  light,
  sees: light === null ? 'by Wren’s torch' : 'by the own torch',
  inLight: true,
});

const organisation = (changes: Partial<Organisation> = {}): Organisation => ({
  formations: [
    {
      id: 5,
      situation: 'Exploring',
      places: [
        { characterId: 1, rank: 0, file: 0 },
        { characterId: 2, rank: 1, file: 1 },
      ],
    },
  ],
  callerId: 1,
  mapperId: null,
  advice: {
    size: 3,
    sizeText: 'Three people: a small party.',
    levelSpread: 1,
    levelText: 'Levels 1 to 2.',
    reasons: [{ source: 'size, ideally', value: '6 to 8', rule: 'OSE-PARTY-1' }],
  },
  people: [person(1, 'Hild'), person(2, 'Wren', 'torch'), person(3, 'Corin')],
  ...changes,
});

const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const moves = (bridge: FakeBridge) => bridge.sent('organisation.place');

describe('the marching order', () => {
  let bridge: FakeBridge;
  beforeEach(() => {
    bridge = installFakeBridge();
    bridge.answer('organisation.view', organisation());
  });

  it('says who stands where, what they carry and what they do', async () => {
    render(MarchingOrder);
    expect(await screen.findByRole('gridcell', { name: /^Front, place 1: Hild, caller/ })).toBeTruthy();
    expect(cell(/^Rank 2, place 2: Wren, carries a torch/)).toBeTruthy();
    expect(cell(/^Rank 3, place 3: nobody/)).toBeTruthy();
    const group = screen.getByRole('group', { name: 'Not in the order' });
    expect(within(group).getByRole('button', { name: 'Corin' })).toBeTruthy();
  });

  it('moves whoever stands there with Shift and an arrow', async () => {
    render(MarchingOrder);
    (await screen.findByRole('gridcell', { name: /^Front, place 1/ })).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(moves(bridge)).toEqual([{ formationId: 5, characterId: 1, to: { rank: 0, file: 1 } }]);
    await waitFor(() => expect(document.activeElement).toBe(cell(/^Front, place 2/)));
  });

  it('picks up and puts down with Enter, and Escape lets go', async () => {
    render(MarchingOrder);
    (await screen.findByRole('gridcell', { name: /^Front, place 1/ })).focus();
    await user.keyboard('{Enter}');
    expect(status.message).toBe('Hild picked up. Arrows, then Enter.');
    await user.keyboard('{Escape}{ArrowDown}{Enter}');
    expect(moves(bridge)).toEqual([]);
    await user.keyboard('{ArrowUp}{Enter}{ArrowDown}{ArrowDown}{Enter}');
    expect(moves(bridge)).toEqual([{ formationId: 5, characterId: 1, to: { rank: 2, file: 0 } }]);
  });

  it('sends nothing where nobody goes anywhere', async () => {
    render(MarchingOrder);
    (await screen.findByRole('gridcell', { name: /^Front, place 1/ })).focus();
    await user.keyboard('{Shift>}{ArrowUp}{ArrowLeft}{/Shift}');
    await user.keyboard('{ArrowRight}{Delete}{Enter}');
    expect(moves(bridge)).toEqual([]);
  });

  it('takes out of the order and puts in at the first free place', async () => {
    render(MarchingOrder);
    (await screen.findByRole('gridcell', { name: /^Front, place 1/ })).focus();
    await user.keyboard('{Delete}');
    await user.click(screen.getByRole('button', { name: 'Corin' }));
    expect(moves(bridge)).toEqual([
      { formationId: 5, characterId: 1, to: null },
      { formationId: 5, characterId: 3, to: { rank: 0, file: 1 } },
    ]);
  });

  it('says why a move was refused', async () => {
    bridge.refuse('organisation.place', { code: 'not-found', message: 'That situation is gone.' });
    render(MarchingOrder);
    (await screen.findByRole('gridcell', { name: /^Front, place 1/ })).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(status.message).toBe('That situation is gone.'));
  });

  it('makes, names and removes situations', async () => {
    bridge.reply('organisation.addFormation', { id: 6 });
    render(MarchingOrder);
    await user.click(await screen.findByRole('button', { name: 'At a door' }));
    await user.click(screen.getByRole('button', { name: 'New situation' }));
    const name = await screen.findByRole('textbox', { name: /^Situation/ });
    await user.type(name, '{Enter}');
    expect(screen.getByText('A situation wants a name.')).toBeTruthy();
    await user.type(name, 'On the rope bridge{Enter}');
    expect(bridge.sent('organisation.addFormation')).toEqual([
      { situation: 'At a door' },
      { situation: 'On the rope bridge' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(bridge.sent('organisation.removeFormation')).toEqual([{ id: 5 }]);
  });

  it('sets caller and mapper, and keeps the other', async () => {
    render(MarchingOrder);
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Mapper/ }), 'Wren');
    expect(bridge.sent('organisation.setRoles')).toEqual([{ callerId: 1, mapperId: 2 }]);
  });

  it('teaches while nobody is in the party', async () => {
    bridge.answer('organisation.view', organisation({ people: [], formations: [], advice: null }));
    render(MarchingOrder);
    expect(await screen.findByText('Nobody marches yet')).toBeTruthy();
  });

  it('shows a hostile name as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    bridge.answer('organisation.view', organisation({ people: [person(1, name)] }));
    render(MarchingOrder);
    await screen.findByRole('gridcell', { name: /^Front, place 1/ });
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getAllByText(name).length).toBeGreaterThan(0);
  });
});
