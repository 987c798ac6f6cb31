import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inForm, tellAttack } from '../../fixtures/attack.ts';
import { Chance } from './play/chance.ts';
import { readyWorkers } from '../test-desk.ts';
import { orders } from './orders.ts';
import { commandsOfFights } from './play/everything.ts';
import { PartyTable } from './play/party.ts';
import { Player } from './play/player.ts';

const plays = inForm(1, 14);
const moves = inForm(60, 180);
/** How often each command of a fight was taken, over all orders. */
const taken = new Map<string, number>();
let ordersPlayed = 0;

beforeAll(() => inForm(() => Promise.resolve(), readyWorkers)());

test.each(orders)(
  '%s, %s: random moves of every kind; everything that must hold, holds after each',
  async (system, title, settings) => {
    const [seed = 1] = fc.sample(fc.integer({ min: 1, max: 2 ** 30 }), 1);
    const chance = new Chance(seed + orders.findIndex((order) => order[1] === title));
    let steps = 0;
    const failed: string[] = [];
    for (let play = 0; play < plays; play += 1) {
      const table = new PartyTable(chance.dice);
      try {
        await table.sit(system, settings);
        if (play % 2 === 1) await table.goIn();
        const player = new Player(table, chance);
        await player.play(moves);
        steps += player.count.taken;
        for (const [name, times] of player.kinds) taken.set(name, (taken.get(name) ?? 0) + times);
      } catch (thrown) {
        failed.push(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
      } finally {
        await table.end();
      }
    }
    if (failed.length > 0)
      throw new Error(`${failed.length} of ${plays} plays failed:\n${failed.join('\n\n')}`);
    expect(steps).toBeGreaterThan(plays);
    ordersPlayed += 1;
    tellAttack(`combat, ${system}, ${title}: ${plays * moves} moves, ${steps} steps`);
  },
);

/** Every one of them, in some order. */
const allTaken = (): void => {
  if (ordersPlayed < orders.length) return;
  tellAttack(`combat: ${[...taken].map(([name, times]) => `${name} ${times}`).join(', ')}`);
  expect(commandsOfFights.filter((name) => !taken.has(name))).toEqual([]);
};

// A few dozen moves cannot hold them all.
afterAll(inForm(() => undefined, allTaken));
