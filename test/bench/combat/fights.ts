import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDice } from '../../../shared/dice/seeded.ts';
import type { CommandInput, QueryInput, QueryName } from '../../../shared/ipc/contract.ts';
import { actOdds } from '../../../shared/odds/fight/act-odds.ts';
import type { LegalAction } from '../../../shared/rules/combat.ts';
import type { ActionFigures } from '../../../shared/rules/fight/views.ts';
import { query } from '../../../src-main/db/sql.ts';
import { readRules } from '../../../src-main/facts/campaign/read-campaign.ts';
import { playFight } from '../../../src-main/facts/fight/play.ts';
import { bareCommit } from '../bare-commit.ts';
import { deskWith, valueOf } from '../campaigns/bench-desk.ts';
import { median, printFigure, timed } from '../figures.ts';
import { campaignOfFight, foes, people, teller } from './sixty.ts';

const acts = 2000;
const looks = 60;
/** Of so many acts the machine's answers are measured. */
const answered = 300;

type Bench = Awaited<ReturnType<typeof deskWith>>;

const asker =
  ({ router }: Bench) =>
  async <Name extends QueryName>(name: Name, input: QueryInput<Name>) =>
    valueOf(await router.query(name, input)) as never;

type Act = CommandInput<'combat.propose'>['acts'][number];

interface Board {
  readonly after: number;
  readonly rows: readonly { readonly id: string; readonly standing: string }[];
}
interface Entry {
  readonly kind: string;
  readonly actor: string | null;
  readonly role: string;
  readonly targets: readonly string[] | null;
  readonly ways: readonly string[] | null;
  readonly barred: string | null;
}

/** What the card would offer: a blow where one is open, else that the order of battle goes on. */
async function usualAct(ask: ReturnType<typeof asker>, { rows }: Board): Promise<Act> {
  const fighter = rows.find(({ standing }) => standing === 'mayAct')?.id ?? null;
  const { own, table }: { own: Entry[]; table: Entry[] } = await ask('combat.acts', { fightId: 1, fighter });
  const open = own.filter(({ barred }) => barred === null);
  const entry =
    open.find(({ role }) => role === 'attack') ??
    table[0] ??
    open.find(({ role }) => role === 'wait') ??
    open[0];
  if (!entry) throw new Error('Nothing can be done.');
  const [target] = entry.targets ?? [];
  const [way] = entry.ways ?? [];
  return {
    kind: entry.kind,
    actor: entry.actor,
    ...(target !== undefined && { target }),
    ...(way !== undefined && { way }),
  };
}

async function fightFigures(folder: string, system: string): Promise<void> {
  const path = await campaignOfFight(folder, system);
  const bench = await deskWith(path, folder);
  const dice = seededDice(1);
  bench.desk.ports.dice.roll = (sides: number) => dice.roll(sides);
  const [ask, tell] = [asker(bench), teller(bench)];
  const floor = await bareCommit(bench.desk.campaign.file.db, looks);
  const taken: number[] = [];
  const shown: number[] = [];
  const offered: number[] = [];
  let board: Board = await ask('combat.board', {});
  let act = await usualAct(ask, board);
  for (let nth = 0; nth < acts; nth += 1) {
    const { after } = board;
    taken.push(await timed(() => tell('combat.propose', { fightId: 1, after, acts: [act], throwAll: true })));
    shown.push(await timed(async () => (board = await ask('combat.board', {}))));
    offered.push(await timed(async () => (act = await usualAct(ask, board))));
  }
  const of = `${people} against ${foes}, ${system}, median of ${acts} acts`;
  const figure = (name: string, measured: number, against: number, floorName: string, aim: string) => {
    printFigure({ name: `${name}: ${of}; floor: ${floorName}`, measured, floor: against, unit: 'ms', aim });
  };
  const commit = 'a durable commit of one row';
  figure('An act, thrown', median(taken), floor, commit, 'at most 2.5x');
  figure('The board after it', median(shown), floor, commit, 'under 8 ms');
  figure('What the next may do', median(offered), floor, commit, 'under 8 ms');
  sizes(bench, board);
  await answers(bench, system);
  await bench.desk.shutDown();
  await replay(path, folder);
}

/** What the machine answers of a fight of sixty, act after act, and what the card's odds take. */
async function answers({ desk }: Bench, system: string): Promise<void> {
  const { sql } = desk.campaign.file;
  const { combat } = readRules(sql).system;
  const dice = seededDice(2);
  const [legal, seen, figures, odds]: [number[], number[], number[], number[]] = [[], [], [], []];
  let { state } = playFight(sql, combat, 1);
  for (let nth = 0; nth < answered && !state.over; nth += 1) {
    let open: readonly LegalAction[] = [];
    legal.push(await timed(() => (open = combat.legalActions(state))));
    seen.push(await timed(() => combat.seen(state)));
    const entry =
      open.find(({ role }) => role === 'attack') ??
      open.find(({ actor }) => actor === null) ??
      open.find(({ role }) => role === 'wait') ??
      open.at(-1);
    if (!entry) break;
    const [target] = entry.targets ?? [];
    const [way] = entry.ways ?? [];
    const { kind, actor } = entry;
    const action = {
      kind,
      actor,
      ...(target !== undefined && { target }),
      ...(way !== undefined && { way }),
    };
    if (entry.role === 'attack') {
      const weighed: ActionFigures[] = [];
      figures.push(await timed(() => weighed.push(...[combat.figures(state, action) ?? []].flat())));
      for (const each of weighed) odds.push(await timed(() => actOdds(each)));
    }
    ({ state } = combat.apply(state, action, dice));
  }
  const shown = [
    ['legalActions', legal, 0.3],
    ['seen', seen, 0.3],
    ['figures', figures, 0.1],
    ['odds of a blow', odds, system === 'hackmaster' ? 5 : 2],
  ] as const;
  const told = shown.map(([name, samples, aim]) =>
    samples.length === 0
      ? `${name}: nobody struck in these acts`
      : `${name} ${median(samples).toFixed(3)} (aim ${aim})`,
  );
  console.log(`  medians of ${legal.length} acts, ms: ${told.join(', ')}`);
}

/** How much a view and an act weigh. */
function sizes({ desk }: Bench, board: Board): void {
  const { sql, db } = desk.campaign.file;
  const steps = sql.all(query.selectFrom('fight_step').select('acts'));
  const images = db
    .prepare('SELECT sum(length(before)) + sum(length(after)) AS letters FROM journal_row')
    .get() as { letters: number };
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  console.log(`  the board: ${kilobytes(JSON.stringify(board).length)} kB (aim at most 40)`);
  const own = steps.reduce((sum, { acts: each }) => sum + each.length, 0);
  console.log(
    `  an act: ${kilobytes(own / steps.length)} kB of its own, ${kilobytes(images.letters / steps.length)} kB in the journal (aim at most 2)`,
  );
}

/** All acts played again from nothing, as after a restart: each time in a file opened anew. */
async function replay(path: string, folder: string): Promise<void> {
  const cold: number[] = [];
  const read: number[] = [];
  let system = '';
  for (let run = 0; run < 5; run += 1) {
    const { desk } = await deskWith(path, folder);
    const { sql } = desk.campaign.file;
    const rules = readRules(sql);
    system = rules.system.id;
    const steps = query.selectFrom('fight_step').select('acts');
    read.push(await timed(() => sql.all(steps).map(({ acts: each }) => JSON.parse(each) as unknown)));
    cold.push(await timed(() => playFight(sql, rules.system.combat, 1)));
    await desk.shutDown();
  }
  printFigure({
    name: `${acts} acts played again cold, ${system}; floor: reading and parsing them`,
    measured: median(cold),
    floor: median(read),
    unit: 'ms',
    aim: 'under 150 ms',
  });
}

/** What a fight of sixty costs main: an act, its board, what may be done, and all of it played again. */
export async function fightsBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'turnkeeper-bench-'));
  try {
    for (const system of ['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster'])
      await fightFigures(folder, system);
    console.log(
      `  ${(statSync(join(folder, 'ose.turnkeeper')).size / 1e6).toFixed(1)} MB: a campaign of ${acts} acts`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
