import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coinsLeft,
  copperOf,
  lotsText,
  moneyText,
  spent,
  thingsBought,
} from '../../../src-renderer/windows/characters/create/basket.ts';
import { Shop } from '../../../src-renderer/windows/characters/create/shop.svelte.ts';
import { equipment, ware } from './sheet-samples.ts';

const worth = { gp: 100, sp: 10, cp: 1, ep: 50, pp: 500 };

describe('the purse of a new character', () => {
  it('loses nothing when it is counted out in coins', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (copper) => {
        const counted = coinsLeft(copper).reduce(
          (sum, { coin, quantity }) => sum + worth[coin ?? 'cp'] * (quantity ?? 0),
          0,
        );
        expect(counted).toBe(copper);
      }),
    );
  });

  it('pays prices in parts of a gold piece to the copper', () => {
    const torch = ware('torch', 'Torch', 0.167);
    expect([copperOf(0.167), spent([{ ware: torch, times: 6 }])]).toEqual([17, 102]);
  });

  it('says what a pack holds before it is bought', () => {
    const torches = ware('torch', 'Torches', 1, { kind: 'torch', quantity: 6, weightEach: 0 });
    const rope = ware('rope', 'Rope', 1);
    expect([1, 6].map((times) => [lotsText(torches, times), lotsText(rope, times)])).toEqual([
      ['1 pack of 6', ''],
      ['6 packs of 6, 36 in all', '6'],
    ]);
  });

  it.each([
    [0, '0 gp'],
    [12_345, '123 gp 4 sp 5 cp'],
    [-250, '−2 gp 5 sp'],
  ])('%i copper pieces are %s', (copper, text) => {
    expect(moneyText(copper)).toBe(text);
  });
});

describe('things bought', () => {
  it('are worn once: a second suit and a second shield are carried', () => {
    const suit = (id: string) => ware(id, id, 20, { kind: 'armour', state: 'worn' });
    const shield = ware('shield', 'Shield', 10, { kind: 'shield', state: 'worn' });
    const things = thingsBought([
      { ware: suit('leather'), times: 1 },
      { ware: suit('plate'), times: 1 },
      { ware: shield, times: 3 },
    ]);
    expect(things.map(({ name, state, quantity }) => [name, state, quantity])).toEqual([
      ['leather', 'worn', 1],
      ['plate', 'carried', 1],
      ['Shield', 'worn', 1],
      ['Shield', 'carried', 2],
    ]);
  });

  it('come by the lot', () => {
    const arrows = ware('arrows', 'Arrows (20)', 5, { kind: 'ammunition', quantity: 20 });
    expect(thingsBought([{ ware: arrows, times: 2 }])).toMatchObject([{ quantity: 40, state: 'carried' }]);
  });
});

describe('the shop', () => {
  const stocked = (): Shop => {
    const shop = new Shop();
    shop.equipment = equipment([
      ware('silver-dagger', 'Silver dagger', 30),
      ware('dagger', 'Dagger', 3),
      ware('rope', 'Rope', 1),
    ]);
    return shop;
  };

  it('offers first what begins as typed, and knows how many are wanted', () => {
    const shop = stocked();
    shop.typed('2 dag');
    expect([shop.offers.map(({ ware: { id } }) => id), shop.wanted.times]).toEqual([
      ['dagger', 'silver-dagger'],
      2,
    ]);
  });

  it('walks round its offers and buys the one meant', () => {
    const shop = stocked();
    shop.typed('dag');
    shop.step(-1);
    if (shop.chosen !== null) shop.buy(shop.chosen.ware, 1, 3000);
    expect([shop.basket.map(({ ware: { id } }) => id), shop.text]).toEqual([['silver-dagger'], '']);
  });

  it('takes things back one by one', () => {
    const shop = stocked();
    const rope = ware('rope', 'Rope', 1);
    shop.buy(rope, 2, 1000);
    shop.giveBack(rope);
    expect(shop.spent).toBe(100);
    shop.giveBack(rope);
    expect(shop.basket).toEqual([]);
  });
});
