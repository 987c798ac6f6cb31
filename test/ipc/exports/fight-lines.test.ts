import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fordParty, fordSettings } from '../../fixtures/fights/the-ford.ts';
import { fightsAfterEach } from '../../unit/exports/readers/fight-reader.ts';
import type { FightRead } from '../../unit/exports/readers/fight-reader.ts';
import { readJsonl } from '../../unit/exports/readers/jsonl-reader.ts';
import type { JsonlStep } from '../../unit/exports/readers/jsonl-reader.ts';
import type { Board } from '../combat/fight-table.ts';
import { d, EveningTable } from '../combat/evenings/evening-table.ts';
import { Chance } from '../combat/play/chance.ts';
import { PartyTable } from '../combat/play/party.ts';
import { Player } from '../combat/play/player.ts';
import { readyWorkers, type TestDesk } from '../test-desk.ts';

/** A fight rebuilt from the JSON lines of the log alone, against how the program itself has it at each step. */

let table: TestDesk;
let exported = 0;

beforeAll(() => readyWorkers());
afterEach(() => table.end());

async function lines(): Promise<JsonlStep[]> {
  exported += 1;
  const path = join(table.folder, `log ${exported}.jsonl`);
  await table.tell('app.export', {
    job: `lines ${exported}`,
    format: 'jsonl',
    forPlayers: false,
    sessionId: null,
    path,
  });
  return readJsonl(readFileSync(path, 'utf8')).steps;
}

const inLines = ({ name, round, phase, count, over, stand }: FightRead) => ({
  name,
  clock: { round, phase, count },
  over,
  stand: Object.fromEntries([...stand].filter(([, { status }]) => status !== 'absent')),
});

const onBoard = ({ fight, clock, over, rows }: Board) => ({
  name: fight.name,
  clock: { round: clock.round, phase: clock.phase, count: clock.count },
  over,
  stand: Object.fromEntries(
    rows.map(({ id, side, hp, maxHp, atFeet, status }) => [id, { id, side, hp, maxHp, atFeet, status }]),
  ),
});

/** At each step of a fight that stands, as far back as the program looks; how many there were. */
async function agreeAtEach(): Promise<number> {
  const steps = await lines();
  const after = fightsAfterEach(steps);
  let held = 0;
  for (const { seq, status, outcome, summary } of steps) {
    // From here on the program itself reads it no further than to the act that comes out otherwise.
    if (summary === 'Another program was here.') break;
    const { fight } = outcome as { fight?: { id: number } };
    if (fight === undefined || status !== 'done') continue;
    const read = after.get(seq)?.get(fight.id);
    if (read === undefined) throw new Error(`Step ${seq} tells of no fight.`);
    const isNewest = seq === steps.findLast((each) => each.status === 'done')?.seq;
    if (!isNewest) await table.tell('rewind.lookAt', { seq });
    const board = await table.ask('combat.board', { fightId: fight.id });
    if (board === null) throw new Error(`After step ${seq} nobody fights.`);
    expect({ seq, summary, ...inLines(read) }).toEqual({ seq, summary, ...onBoard(board) });
    await table.tell('rewind.return', {});
    held += 1;
  }
  return held;
}

test('The Ford, with a die mended, a step undone and one gone back over', async () => {
  const evening = new EveningTable();
  table = evening;
  await evening.open('ose', fordSettings);
  for (const person of fordParty) await evening.sit(person);
  await evening.face({ comers: [{ creatureId: 'goblin', count: 2, hp: 4 }], feet: 60 });
  await evening.plays({ kind: 'initiative' }, [d(6, 5), d(6, 2)]);
  await evening.goesOnTo('missile');
  const shot = { kind: 'shoot', by: 'Aylin', at: 'Goblin 1', way: 'Short bow' };
  await evening.plays(shot, [d(20, 12), d(6, 4)], {
    hp: { 'Goblin 1': 0 },
    status: { 'Goblin 1': 'dead' },
  });
  const before = await evening.newest();
  // The damage was read wrongly; then the whole is taken back, and is mended once more.
  const last = await evening.ask('combat.lastDice', { fightId: 1 });
  const die = last?.dice.findLast(({ sides }) => sides === 6);
  if (last === null || die === undefined) throw new Error('No die fell.');
  const dice = [{ act: die.act, die: die.die, face: 2 }];
  await evening.tell('combat.mendDice', { fightId: 1, after: last.after, dice });
  expect(await evening.row('Goblin 1')).toMatchObject({ hp: 2, status: 'active' });
  await evening.propose({ kind: 'overrule', change: 'hurt', id: evening.id('Goblin 2'), amount: 3 });
  await evening.tell('journal.undo', {});
  await evening.tell('rewind.goBackTo', { seq: before.seq });
  await evening.propose({ kind: 'overrule', change: 'place', id: evening.id('Goblin 2'), atFeet: 25 });
  expect(await agreeAtEach()).toBeGreaterThanOrEqual(5);
  const fight = fightsAfterEach(await lines())
    .get((await evening.newest()).seq)
    ?.get(1);
  const named = (id: string): string | undefined => fight?.names.get(id);
  expect([...(fight?.felled ?? [])].map(([who, by]) => [named(who), named(by)])).toEqual([
    ['Goblin 1', 'Aylin'],
  ]);
  expect(fight?.stand.get(evening.id('Goblin 2'))).toMatchObject({ hp: 4, atFeet: 25, status: 'active' });
});

describe.each(['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster'])('%s', (system) => {
  test('random fights, joined, fled, ended and opened again', async () => {
    const party = new PartyTable(new Chance(7).dice);
    table = party;
    await party.sit(system, {});
    await new Player(party, new Chance(11)).play(90);
    expect(await agreeAtEach()).toBeGreaterThan(12);
  });
});
