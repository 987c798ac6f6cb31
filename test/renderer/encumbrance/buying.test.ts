import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Ware } from '../../../src-renderer/lib/party/party-types.ts';
import EncumbranceWindow from '../../../src-renderer/windows/encumbrance/EncumbranceWindow.svelte';
import { stage } from './on-stage.ts';

const user = userEvent.setup();
const purse = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 };

const ware = (id: string, name: string, costGp: number, more: Partial<Ware> = {}): Ware => ({
  list: 'equipment',
  id,
  name,
  costGp,
  weight: 60,
  quantity: 1,
  summary: '',
  confidence: 'source',
  item: {
    kind: 'gear',
    name,
    quantity: 1,
    weightEach: 60,
    costEach: costGp,
    charges: null,
    capacity: null,
    state: 'carried',
    facts: {},
  },
  ...more,
});

const equipment: QueryOutput<'content.equipment'> = {
  prices: [],
  groups: [
    { id: 'weapons', title: 'Weapons', wares: [ware('sword', 'Sword', 10), ware('short', 'Short sword', 7)] },
    {
      id: 'gear',
      title: 'Gear',
      wares: [ware('torches', 'Torches', 1, { quantity: 6, confidence: 'memory' })],
    },
  ],
  unit: { id: 'coins', short: 'coins' },
  attribution: { licence: 'OGL', text: 'Open Game Content.' },
};

async function openShop() {
  const bridge = stage();
  bridge.answer('content.equipment', equipment);
  bridge.answer('inventory.previewBuy', ({ wares, free }) => {
    const cost = free ? 0 : wares.reduce((sum, { times = 1 }) => sum + times * 10, 0);
    return {
      refused: cost > 40 ? `That costs ${cost} gp; Hild lacks ${cost - 40} gp.` : null,
      costGp: cost,
      coins: { before: { ...purse, gp: 40 }, after: { ...purse, gp: Math.max(0, 40 - cost) } },
      member: {
        id: 1,
        name: 'Hild',
        before: { weight: 740, baseFeet: 60, encounterFeet: 20 },
        after: { weight: 860, baseFeet: 30, encounterFeet: 10 },
        maximum: 1600,
        ac: { before: '2 [17]', after: '2 [17]' },
      },
    };
  });
  render(EncumbranceWindow);
  await screen.findByRole('row', { name: /Sword/ });
  await user.keyboard('b');
  return { bridge, search: await screen.findByRole('combobox', { name: 'Wares' }) };
}

describe('buying', () => {
  it('adds by Enter what is typed, shows cost, coins and load, and buys with Ctrl+Enter', async () => {
    const { bridge, search } = await openShop();
    await user.type(search, 'sword{Enter}{Enter}');
    const basket = screen.getByRole('region', { name: 'Basket' });
    await waitFor(() => expect(within(basket).getAllByText('20 gp')).toHaveLength(2));
    expect(within(basket).getByText("740 → 860 coins, 60' (20') → 30' (10')")).toBeTruthy();
    expect(basket.textContent).toMatch(/Coins after\s*Coins:\s*20\s*gp/);
    expect(bridge.sent('inventory.buy')).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(bridge.sent('inventory.buy')).toEqual([
      { characterId: 1, wares: [{ list: 'equipment', id: 'sword', times: 2 }], free: false },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says what is lacking and does not buy, unless it is free', async () => {
    const { bridge, search } = await openShop();
    await user.type(search, 'torch{Enter}{Enter}{Enter}{Enter}{Enter}');
    expect(screen.getByText('5 packs, 30 in all')).toBeTruthy();
    expect(screen.getByRole('option', { name: /from memory/ })).toBeTruthy();
    expect((await screen.findAllByText('That costs 50 gp; Hild lacks 10 gp.')).length).toBeGreaterThan(0);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(bridge.sent('inventory.buy')).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Free of charge' }));
    await waitFor(() => expect(screen.queryByText('That costs 50 gp; Hild lacks 10 gp.')).toBeNull());
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(bridge.sent('inventory.buy')).toEqual([
      { characterId: 1, wares: [{ list: 'equipment', id: 'torches', times: 5 }], free: true },
    ]);
  });

  it('takes a ware out again at none of it, and keeps the basket when it is refused', async () => {
    const { bridge, search } = await openShop();
    await user.type(search, 'sword{Enter}');
    bridge.refuse('inventory.buy', { code: 'refused', message: 'The shop is shut.' });
    await waitFor(() => expect(screen.getAllByText('10 gp').length).toBeGreaterThan(1));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('The shop is shut.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'How many: Sword: less' }));
    expect(await screen.findByText(/Empty. What is added here/)).toBeTruthy();
  });
});

describe('the campaign’s own price list', () => {
  const sword = { name: 'Short sword', kind: 'weapon', quantity: 1, costGp: 2, weight: 3 } as const;
  const cell = (label: string, at = 0) => screen.getAllByRole('textbox', { name: label })[at] as HTMLElement;

  async function openEmptyShop() {
    const bridge = stage();
    bridge.answer('content.equipment', { ...equipment, groups: [], attribution: null });
    render(EncumbranceWindow);
    await screen.findByRole('row', { name: /Sword/ });
    await user.keyboard('b');
    await screen.findByText(/No price list comes with this system/);
    return bridge;
  }

  it('is typed where there is none, line after line', async () => {
    const bridge = await openEmptyShop();
    await user.keyboard('Short sword');
    await user.selectOptions(screen.getAllByRole('combobox', { name: 'Kind' })[0] as HTMLElement, 'weapon');
    await user.type(cell('Price'), '2');
    await user.clear(cell('Weight'));
    await user.type(cell('Weight'), '3');
    expect(screen.getAllByRole('textbox', { name: 'Ware' })).toHaveLength(2);
    bridge.answer('content.equipment', { ...equipment, prices: [sword] });
    await user.keyboard('{Enter}');
    expect(bridge.sent('campaign.setPrices')).toEqual([{ prices: [sword] }]);
  });

  it('sends nothing that lacks a price or a name, and loses none of it', async () => {
    const bridge = await openEmptyShop();
    await user.keyboard('Rope{Enter}');
    expect(await screen.findByText('A number.')).toBeTruthy();
    await user.type(cell('Price'), '1');
    await user.type(cell('Price', 1), '4{Enter}');
    expect(await screen.findByText('Name it.')).toBeTruthy();
    expect(bridge.sent('campaign.setPrices')).toEqual([]);
    await user.type(cell('Ware', 1), 'Rope');
    bridge.refuse('campaign.setPrices', {
      code: 'bad-input',
      message: 'Rope stands twice in the list.',
      details: { 'prices.1.name': 'It stands in the list already.' },
    });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('It stands in the list already.')).toBeTruthy();
    expect((cell('Ware', 1) as HTMLInputElement).value).toBe('Rope');
  });

  it('stands beside the system’s, and leads back to the wares', async () => {
    await openShop();
    await user.click(screen.getByRole('button', { name: 'Your own price list' }));
    expect(screen.queryByRole('combobox', { name: 'Wares' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to the wares' }));
    expect(screen.getByRole('combobox', { name: 'Wares' })).toBeTruthy();
  });
});
