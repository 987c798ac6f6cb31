import type { CampaignFile } from '../../../../src-main/db/file/campaign-file.ts';
import { runCommand } from '../../../../src-main/db/journal/journal.ts';
import { query } from '../../../../src-main/db/sql.ts';
import type { Chance } from './chance.ts';
import type { PartyTable } from './party.ts';
import type { FightMove } from './sight.ts';
import { blurted, goingOn, somebody, told } from './sight.ts';
import { newestSeq, rows } from './holds/stood.ts';

/** Fights that another version of the program has played, and acts as that one may have written them. */

/** The mark of a step that comes out otherwise now. */
const foreign = 'elsewhere';

/** Of an older program, whose rules had one of its steps otherwise. */
export function leftByAnother(table: PartyTable, chance: Chance, fightId: number): boolean {
  const { file } = table.desk.campaign;
  const steps = rows(
    file,
    'SELECT n FROM fight_step WHERE fight_id = ? AND n > (SELECT max(from_step) FROM fight_setup WHERE fight_id = ?)',
    fightId,
    fightId,
  );
  const n = chance.pick(steps)?.['n'];
  if (typeof n !== 'number') return false;
  const written = { kind: 'log.addNote', input: {}, realTime: '2026-11-21T20:00:00Z' };
  runCommand(file, written, (sql) => {
    sql.run(query.updateTable('fight_setup').set({ version: 0 }).where('fight_id', '=', fightId));
    const step = query.updateTable('fight_step').set({ mark: foreign });
    sql.run(step.where('fight_id', '=', fightId).where('n', '=', n));
    return { summary: 'Another program was here.', outcome: {}, rolls: [], value: null };
  });
  return true;
}

/** The first step of a fight that another program has had otherwise; null where there is none. */
export function foreignStep(file: CampaignFile, fightId: number): number | null {
  const [row] = rows(
    file,
    `SELECT min(n) AS n FROM fight_step WHERE fight_id = ? AND mark = ?
      AND n > (SELECT max(from_step) FROM fight_setup WHERE fight_id = ?)`,
    fightId,
    foreign,
    fightId,
  );
  return typeof row?.['n'] === 'number' ? row['n'] : null;
}

export const fromFacts: FightMove<'combat.fromFacts'> = ({ board }) =>
  told('combat.fromFacts', { fightId: board.fight.id });

/** An act with all its dice, as a window that knows them all would send it. */
export const playedAtOnce: FightMove<'combat.act'> = (sight) => {
  const { chance } = sight;
  const id = somebody(sight);
  const action = chance.one([
    { kind: 'overrule', change: 'hurt', id, amount: chance.whole(0, 3) },
    { kind: 'overrule', change: 'place', id, atFeet: chance.whole(-30, 30) },
    { kind: 'attack', actor: id, target: somebody(sight), way: 'Sword' },
  ]);
  const dice = action.kind === 'attack' ? [[20, chance.whole(1, 20), 't']] : [];
  return blurted('combat.act', { ...goingOn(sight), acts: [{ action, dice }] });
};

/** The last act, taken back and done again as it was, but for one thing that the referee says. */
export const mendedAtOnce: FightMove<'combat.mend'> = (sight) => {
  const { table, chance, board } = sight;
  const seq = newestSeq(table.desk.campaign.file) - chance.whole(0, 2);
  const action = { kind: 'overrule', change: 'hurt', id: somebody(sight), amount: 1 };
  return blurted('combat.mend', {
    fightId: board.fight.id,
    after: board.after,
    seq,
    acts: [{ action, dice: [] }],
    changed: [{ face: 3, was: 4 }],
  });
};
