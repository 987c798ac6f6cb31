import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Dice } from '../../../shared/dice/dice.ts';
import { query } from '../../../src-main/db/sql.ts';
import { FightTable } from './fight-table.ts';

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

let table: FightTable;
let next: () => number = () => 0;
const dice: Dice = { roll: (sides) => 1 + Math.floor(next() * sides) };

beforeEach(() => {
  table = new FightTable(dice);
});
afterEach(() => table.end());

const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(next() * all.length)];

/** Something that is open to somebody, or to the table, at random. */
async function randomAct() {
  const board = await table.board();
  const acts = await table.ask('combat.acts', {
    fightId: board.fight.id,
    fighter: pick(board.rows)?.id ?? null,
  });
  const open = [...(acts?.own ?? []), ...(acts?.table ?? [])].filter(({ barred }) => barred === null);
  // Nobody gives up all the time.
  const entry = pick(next() < 0.9 ? open.filter(({ role }) => role !== 'leave') : open);
  if (entry === undefined) return null;
  const target = pick(entry.targets ?? []);
  const way = pick(entry.ways ?? []);
  return {
    kind: entry.kind,
    actor: entry.actor,
    ...(target !== undefined && { target }),
    ...(way !== undefined && { way }),
  };
}

/** Every figure of the board that rows keep is the one the acts lead to: no act had to take anything over. */
function takenOver(): string[] {
  const { sql } = table.desk.campaign.file;
  const steps = sql.all(query.selectFrom('fight_step').select('acts'));
  return steps.map(({ acts }) => acts).filter((acts) => acts.includes('"overrule"'));
}

test.each(orders)(
  '%s, %s: random acts, undo, redo and restarts; the board is always what its acts lead to',
  async (system, _title, settings) => {
    const [seed = 0] = fc.sample(fc.integer({ min: 1, max: 2 ** 30 }), 1);
    let state = seed;
    next = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    await table.sitDown(system, settings);
    await table.tell('character.add', { name: 'Osric', className: 'Cleric', level: 1, hp: 30, maxHp: 30 });
    await table.begin({
      comers: [
        { name: 'goblins', count: 3, hp: 12 },
        { name: 'ogre', hp: 25 },
      ],
      feet: 15,
    });
    for (let n = 0; n < 70; n++) {
      const board = await table.board();
      if (board.over) break;
      const chance = next();
      if (chance < 0.08) await table.router.command('journal.undo', {});
      else if (chance < 0.12) await table.router.command('journal.redo', {});
      else {
        const act = await randomAct();
        if (act === null) continue;
        const before = await table.board();
        const reply = await table.router.command('combat.propose', {
          fightId: before.fight.id,
          after: before.after,
          acts: [act],
          throwAll: true,
        });
        expect(reply.ok ? null : reply.error, JSON.stringify(act)).toBeNull();
        if (n % 9 === 0) {
          const done = await table.board();
          await table.tell('journal.undo', {});
          expect(await table.board(), JSON.stringify(act)).toEqual(before);
          await table.tell('journal.redo', {});
          expect(await table.board(), JSON.stringify(act)).toEqual(done);
        }
      }
      if ((await table.ask('combat.board', {})) === null) await table.router.command('journal.redo', {});
      if (n % 30 === 29) {
        const held = await table.board();
        await table.restart();
        await table.tell('app.openCampaign', { path: table.campaignPath });
        expect(await table.board()).toEqual(held);
      }
    }
    expect(takenOver()).toEqual([]);
    expect(table.errors).toEqual([]);
  },
);
