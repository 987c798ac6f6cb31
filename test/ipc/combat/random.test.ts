import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inForm, tellAttack } from '../../fixtures/attack.ts';
import { Chance } from './play/chance.ts';
import { PartyTable } from './play/party.ts';
import { Player } from './play/player.ts';

/** Each order of battle, by the settings that choose it. */
const orders = [
  ['ose', 'by sides', {}],
  ['ose', 'each for himself', { individualInitiative: true }],
  ['swords-wizardry', 'complete', { combatSequence: 'complete' }],
  ['swords-wizardry', 'core', { combatSequence: 'core' }],
  ['swords-wizardry', 'holmes', { combatSequence: 'holmes' }],
  ['swords-wizardry', 'segments', { combatSequence: 'segments' }],
  ['basic-fantasy', 'counting down', {}],
  ['hackmaster', 'second by second', {}],
] as const;

const plays = inForm(1, 14);
const moves = inForm(60, 180);

test.each(orders)(
  '%s, %s: random moves of every kind; everything that must hold, holds after each',
  async (system, title, settings) => {
    const [seed = 1] = fc.sample(fc.integer({ min: 1, max: 2 ** 30 }), 1);
    const chance = new Chance(seed + orders.findIndex((order) => order[1] === title));
    let taken = 0;
    for (let play = 0; play < plays; play += 1) {
      const table = new PartyTable(chance.dice);
      try {
        await table.sit(system, settings);
        const player = new Player(table, chance);
        await player.play(moves);
        taken += player.count.taken;
      } finally {
        await table.end();
      }
    }
    expect(taken).toBeGreaterThan(plays);
    tellAttack(`combat, ${system}, ${title}: ${plays * moves} moves, ${taken} steps`);
  },
);
