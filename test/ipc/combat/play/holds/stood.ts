import { createHash } from 'node:crypto';
import type { CombatMachine, CombatSetup, CombatState } from '../../../../../shared/rules/combat.ts';
import { attempt } from '../../../../../shared/rules/fight/attempt.ts';
import type { CampaignFile } from '../../../../../src-main/db/file/campaign-file.ts';
import { contents } from '../../../../fixtures/campaigns.ts';

/** What stands in the file, read without the program's own readers. */

type Cell = string | number | null;
type Cells = Readonly<Record<string, Cell>>;

export const rows = (file: CampaignFile, sql: string, ...values: Cell[]): Cells[] =>
  file.db.prepare(sql).all(...values) as Cells[];

export const digest = (file: CampaignFile): string =>
  createHash('md5').update(contents(file)).digest('base64');

/** The number of the newest step that stands. */
export const newestSeq = (file: CampaignFile): number =>
  Number(rows(file, "SELECT coalesce(max(seq), 0) AS seq FROM journal WHERE status = 'done'")[0]?.['seq']);

interface Outcome {
  fight?: {
    id: number;
    n: number;
    round: number | null;
    phase: string;
    stand?: readonly Stood[];
    events?: readonly { as: string; id: string | null; left?: number; amount?: number }[];
  };
}

export const lineAt = (file: CampaignFile, seq: number) => {
  const [line] = rows(file, 'SELECT kind, summary, outcome FROM journal WHERE seq = ?', seq);
  return {
    kind: String(line?.['kind']),
    summary: String(line?.['summary']),
    outcome: JSON.parse(String(line?.['outcome'])) as Outcome,
  };
};

interface HeldLine {
  readonly seq: number;
  readonly kind: string;
  readonly input: unknown;
  readonly outcome: Outcome;
}

/** The lines of the journal, oldest first, without those that a later one went back over. */
export function heldLines(file: CampaignFile): HeldLine[] {
  const all = rows(
    file,
    "SELECT seq, kind, input, outcome FROM journal WHERE status = 'done' ORDER BY seq DESC",
  );
  let holdsUpTo = Infinity;
  const held: HeldLine[] = [];
  for (const line of all) {
    const seq = Number(line['seq']);
    if (seq > holdsUpTo) continue;
    const kind = String(line['kind']);
    const input = JSON.parse(String(line['input'])) as unknown;
    held.push({ seq, kind, input, outcome: JSON.parse(String(line['outcome'])) as Outcome });
    if (kind === 'rewind.goBackTo' || kind === 'combat.mend') holdsUpTo = (input as { seq: number }).seq;
  }
  return held.toReversed();
}

interface Stood {
  readonly id: string;
  readonly hp: number;
  readonly status: string;
  readonly atFeet: number;
}

interface KeptAct {
  readonly action: Parameters<CombatMachine['apply']>[1];
  readonly dice: readonly (readonly [number, number, string])[];
}

/** A fight from its rows alone: how it was handed over, and every act with its dice. */
export function fromRows(file: CampaignFile, machine: CombatMachine, fightId: number): CombatState {
  const setups = rows(
    file,
    'SELECT from_step, setup FROM fight_setup WHERE fight_id = ? ORDER BY from_step',
    fightId,
  );
  const last = setups.at(-1);
  if (!last) throw new Error(`Fight ${fightId} has no beginning.`);
  let state = machine.start(JSON.parse(String(last['setup'])) as CombatSetup);
  for (const { acts, n } of rows(
    file,
    'SELECT n, acts FROM fight_step WHERE fight_id = ? AND n > ? ORDER BY n',
    fightId,
    last['from_step'] ?? 0,
  ))
    for (const { action, dice } of JSON.parse(String(acts)) as KeptAct[]) {
      const tried = attempt(
        machine,
        state,
        action,
        dice.map(([, face]) => face),
      );
      if (tried.wanted !== null) throw new Error(`Step ${n} wants another die: ${tried.wanted.title}`);
      if (tried.step.refused !== null) throw new Error(`Step ${n} is refused: ${tried.step.refused}`);
      if (tried.used < dice.length) throw new Error(`Step ${n} has dice nobody asked for.`);
      ({ state } = tried.step);
    }
  return state;
}

/** Pieces of everything, by name: in packs, on the ground, and shot but not yet looked for. */
export function pieces(file: CampaignFile): Map<string, number> {
  const all = rows(
    file,
    `SELECT name, quantity FROM item UNION ALL SELECT name, quantity FROM fight_thing WHERE item_id IS NULL`,
  );
  const sums = new Map<string, number>();
  for (const { name, quantity } of all)
    sums.set(String(name), (sums.get(String(name)) ?? 0) + Number(quantity));
  return sums;
}

/** How often each of them has each spell memorised. */
export function memorised(file: CampaignFile): Map<string, number> {
  const all = new Map<string, number>();
  for (const { id, sheet } of rows(file, 'SELECT id, sheet FROM character')) {
    const { spells = [] } = JSON.parse(String(sheet)) as { spells?: { name: string; memorised?: number }[] };
    for (const { name, memorised: many = 0 } of spells)
      all.set(`c${id}: ${name}`, (all.get(`c${id}: ${name}`) ?? 0) + many);
  }
  return all;
}

export const clockOf = (file: CampaignFile): number =>
  Number(rows(file, 'SELECT seconds FROM clock')[0]?.['seconds']);
