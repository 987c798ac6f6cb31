import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { inForm, tellAttack } from '../../fixtures/attack.ts';
import { manyQuestions } from '../play/questions.ts';
import { randomMove, tableMoves, tableOf } from '../play/random-moves.ts';
import type { Draw } from '../play/random-moves.ts';
import { sideMoves } from '../play/random-side-moves.ts';
import { TestDesk } from '../test-desk.ts';
import { bytesOf, roundsOf, spoil } from './hostile-rows.ts';
import type { Spoil } from './hostile-rows.ts';

/** Among the tests one of 24 rounds is played, another one with each seed. */
const everyRounds = inForm(24, 1);
const firstRound = Math.abs(fc.readConfigureGlobal().seed ?? 0) % everyRounds;

let table: TestDesk;
beforeEach(() => {
  table = new TestDesk(seededDice(7));
});
afterEach(() => table.end());

const played = async (): Promise<void> => {
  await table.tell('app.createSample', { path: table.campaignPath });
  const chance = seededDice(11);
  const draw: Draw = (below) => (below === 0 ? 0 : chance.roll(below) - 1);
  for (let move = 0; move < 150; move++) {
    const dungeon = {
      ...(await table.ask('dungeon.delve', {})),
      ...(await table.ask('dungeon.company', {})),
    };
    const shown = tableOf(table, dungeon, await table.ask('shell.view', {}));
    const { name, input } = randomMove(shown, draw, [...tableMoves, ...sideMoves]);
    await table.router.command(name, input);
  }
  await table.tell('combat.begin', { comers: [{ name: 'goblins', count: 2 }], feet: 5 });
  const act = { kind: 'initiative', actor: null };
  await table.tell('combat.propose', { fightId: 1, after: 0, acts: [act], throwAll: true });
  await table.tell('app.closeCampaign', {});
};

const kept = (name: string) => async (): Promise<void> => {
  copyFileSync(resolve(import.meta.dirname, `../../fixtures/kept/${name}.turnkeeper`), table.campaignPath);
  await table.tell('app.openCampaign', { path: table.campaignPath });
  await table.tell('app.closeCampaign', {});
};

/** Names of the questions that are not answered, with what they said. */
async function unanswered(): Promise<string[]> {
  const said: string[] = [];
  for (const { name, input } of manyQuestions) {
    const reply = await table.router.query(name, input);
    if (!reply.ok && !['not-found', 'refused', 'bad-input', 'cancelled'].includes(reply.error.code))
      said.push(`${name}: ${reply.error.code} ${reply.error.message} ${String(table.errors.at(-1))}`);
  }
  return said;
}

const named = async () =>
  new Set((await table.ask('amiss.list', {})).records.map((record) => `${record.table} ${record.id}`));

const word = ({ table: name, id, column, value }: Spoil) =>
  `${name}.${column} of ${id} = ${String(value).slice(0, 30)}`;

/** Takes a mend of every record that has one; how many were taken. */
async function mendAll(): Promise<number> {
  let mended = 0;
  const { records } = await table.ask('amiss.list', {});
  for (const { table: name, id, mends } of records) {
    const [first] = mends;
    if (first === undefined) continue;
    const reply = await table.router.command('amiss.mend', { table: name, id, how: first.how });
    if (reply.ok) mended += 1;
    else expect(reply.error.code, `${name} ${id} ${first.how}: ${reply.error.message}`).toBe('refused');
  }
  return mended;
}

const firstMend = (): number =>
  Number(
    table.desk.campaign.file.db
      .prepare("SELECT min(seq) FROM journal WHERE kind = 'amiss.mend' AND status = 'done'")
      .pluck()
      .get(),
  );

test.each([
  ['a played evening, whose log knows every row', played, true],
  ['a campaign of an older format, whose log knows none', kept('rich-schema-3'), false],
] as const)(
  '%s: whatever stands in whichever row, every question is answered, the row is named, and a mend is undone to the byte',
  async (_name, make, isKnown) => {
    await make();
    const sound = `${table.campaignPath}.sound`;
    copyFileSync(table.campaignPath, sound);
    const problems: string[] = [];
    let mends = 0;
    let laid = 0;
    for (const [round, spoils] of roundsOf(sound, 0).entries()) {
      if (round % everyRounds !== firstRound) continue;
      copyFileSync(sound, table.campaignPath);
      const done = spoil(table.campaignPath, spoils);
      laid += done.length;
      const spoilt = bytesOf(table.campaignPath);
      const told = () => `round ${round}: ${done.map(word).join('; ')}`;
      await table.tell('app.openCampaign', { path: table.campaignPath });
      problems.push(...(await unanswered()).map((each) => `${each} (${told()})`));
      const amiss = await named();
      if (isKnown)
        for (const each of done)
          if (!['campaign', 'fatigue'].includes(each.table) && !amiss.has(`${each.table} ${each.id}`))
            problems.push(`not named: ${word(each)}`);
      const mended = await mendAll();
      mends += mended;
      problems.push(...(await unanswered()).map((each) => `after mends: ${each} (${told()})`));
      if (mended > 0) await table.tell('journal.undo', { through: firstMend() });
      if (bytesOf(table.campaignPath) !== spoilt) problems.push(`not to the byte: ${told()}`);
      await table.tell('app.closeCampaign', {});
    }
    expect(problems.slice(0, 20)).toEqual([]);
    expect(mends).toBeGreaterThan(40);
    tellAttack(`hostile rows: ${laid} laid, every question answered, ${mends} mended and undone to the byte`);
  },
);
