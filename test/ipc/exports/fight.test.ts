import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FightTable } from '../combat/fight-table.ts';
import { readyWorkers } from '../test-desk.ts';

const table = new FightTable({ roll: (sides) => (sides === 20 ? 15 : Math.min(sides, 5)) });
let jobs = 0;

async function page(format: 'markdown' | 'html', forPlayers: boolean): Promise<string> {
  jobs += 1;
  const path = join(table.folder, `fight ${jobs}`);
  await table.tell('app.export', { job: `job ${jobs}`, format, forPlayers, sessionId: null, path });
  return readFileSync(path, 'utf8').replaceAll(/\\([^\w\s])/g, '$1');
}

const turns = (text: string): string => text.slice(text.indexOf('Turn by turn'));
const headings = (text: string): string[] =>
  [...text.matchAll(/^#### (.*)$/gm)].map(([, title]) => title ?? '');

const next = { kind: 'next', actor: null } as const;
const blow = (target: string) => ({ kind: 'attack', actor: `c${table.hild}`, target, way: 'Sword' });

/** Goes on to where a step of the round has come, whatever is asked on the way. */
async function goOnTo(phase: string): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    const { clock } = await table.board();
    if (clock.phase === phase) return;
    await table.throwAll(clock.phase === 'morale' ? { kind: 'morale', actor: null, way: 'stands' } : next);
  }
  throw new Error(`The round never came to ${phase}.`);
}

/** Hild wins the initiative of either round and kills a goblin in each. */
beforeAll(async () => {
  await readyWorkers();
  await table.sitDown('ose', { morale: false });
  await table.begin({
    comers: [{ name: 'goblin', count: 2, hp: 5 }],
    feet: 5,
    name: 'two of [them](http://x)',
  });
  for (const target of ['f1', 'f2']) {
    await table.propose({ kind: 'initiative', actor: null }, 5, 2);
    await goOnTo('melee');
    await table.propose(blow(target), 15, 5);
    if (target === 'f1') await goOnTo('declare');
  }
  const { fight } = await table.board();
  await table.tell('combat.end', { fightId: fight.id });
  await table.tell('log.addNote', { text: 'And then they ate.' });
});
afterAll(() => table.end());

test('a log has a heading a round, a table a side, and who felled whom', async () => {
  const text = await page('markdown', false);
  expect(headings(text)).toEqual([
    'Fight against two of [them](http://x)',
    'Fight against two of [them](http://x), round 1',
    'Fight against two of [them](http://x), round 2',
  ]);
  const begun = turns(text).split('#### ')[1] ?? '';
  expect(begun).toContain('| The party | Hit points | Feet |\n| --- | --- | --- |\n| Hild | 8 of 8 | 0 |');
  expect(begun).toContain('| Goblin 1 | 5 of 5 | 5 |\n| Goblin 2 | 5 of 5 | 5 |');
  // What follows the fight stands under its hour again.
  expect(turns(text)).toMatch(/round 2\n[^]*is over[^]*\n### Day 1, [^]*And then they ate/);
  expect(text.slice(0, text.indexOf('Turn by turn'))).toContain(
    'Fight against two of [them](http://x), 2 rounds; felled: Goblin 1 and Goblin 2 by Hild.',
  );
  const html = await page('html', false);
  expect(html.match(/<h4>/g)).toHaveLength(3);
  expect(html).toContain('<td><bdi>Goblin 2</bdi></td>');
});

test('players read what they saw of it, and no figure of a foe', async () => {
  const text = turns(await page('markdown', true));
  expect(text).toContain('Hild hits Goblin 1 with Sword. Hild kills Goblin 1.');
  expect(text).toContain('| The enemy |\n| --- |\n| Goblin 1 |');
  expect(text).not.toMatch(/needed|of damage|left|5 of 5|initiative/);
});
