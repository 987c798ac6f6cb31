import { sql as raw } from 'kysely';
import { refused, TurnkeeperError } from '../../../shared/errors.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import { liesBack } from '../../../shared/tables/roll-branch.ts';
import type { LiesBack } from '../../../shared/tables/roll-branch.ts';
import type { RowOf } from '../../../shared/tables/rolled.ts';
import type { RandomTable, TableId } from '../../../shared/tables/table.ts';
import { heldLines } from '../../db/journal/gone-back.ts';
import type { Sql } from '../../db/sql.ts';
import { storedOutcome } from '../../facts/stored-json.ts';
import { readTableBook, withOwnNumbers } from '../../facts/tables/campaign-tables.ts';
import type { TableContent } from '../../facts/tables/campaign-tables.ts';

const kinds = [raw.lit('table.roll'), raw.lit('table.rollBranch')];

/** The last rolls that stand, the newest first; of one that was thrown again in part, how it stands now. */
export function standingRolls(sql: Sql, limit: number) {
  const rolls: {
    seq: number;
    tableId: TableId;
    name: string;
    tree: NonNullable<StepOutcome['table']>['tree'];
  }[] = [];
  const replaced = new Set<number>();
  let before = Number.MAX_SAFE_INTEGER;
  while (rolls.length < limit) {
    const lines = sql.all(
      heldLines(sql)
        .select(['seq', 'outcome'])
        .where('kind', 'in', kinds)
        .where('seq', '<', before)
        .orderBy('seq', 'desc')
        .limit(limit),
    );
    for (const { seq, outcome } of lines) {
      before = seq;
      const { table } = (storedOutcome(outcome) ?? {}) as StepOutcome;
      if (table === undefined) continue;
      if (table.replaces !== undefined) replaced.add(table.replaces);
      if (replaced.has(seq) || rolls.length === limit) continue;
      rolls.push({ seq, tableId: table.id, name: table.name, tree: table.tree });
    }
    if (lines.length < limit) break;
  }
  return rolls;
}

interface StandingRoll extends NonNullable<StepOutcome['table']> {
  /** The cards and struck rows of a branch that lie back once it counts no more. */
  readonly back: (branch: number) => LiesBack;
}

/** A roll that can be thrown again in part. Throws not-found, and refused for one that was already. */
export function standingRoll(sql: Sql, wanted: number): StandingRoll {
  const lines = sql.all(
    heldLines(sql).select(['seq', 'outcome']).where('kind', 'in', kinds).where('seq', '>=', wanted),
  );
  const found = lines.flatMap(({ seq, outcome }) => {
    const { table } = (storedOutcome(outcome) ?? {}) as StepOutcome;
    return table === undefined ? [] : [{ seq, table }];
  });
  const roll = found.find(({ seq }) => seq === wanted);
  if (!roll) throw new TurnkeeperError('not-found', 'That roll stands no more. Nothing was thrown.');
  if (found.some(({ table }) => table.replaces === wanted))
    throw refused('That roll was thrown again in part since. Choose the branch in the roll that stands now.');
  const shuffled = shuffledSince(sql, firstOf(sql, roll));
  const isOut = ({ table }: RowOf): boolean => !shuffled.has(table);
  return {
    ...roll.table,
    back: (branch) => {
      const { drawn, struck } = liesBack(roll.table.tree, branch);
      return { drawn: drawn.filter(isOut), struck: struck.filter(isOut) };
    },
  };
}

/** The line in which most of a roll fell, before its branches were thrown again. */
function firstOf(
  sql: Sql,
  { seq, table }: { seq: number; table: NonNullable<StepOutcome['table']> },
): number {
  let first = seq;
  let before = table.replaces;
  while (before !== undefined && before < first) {
    first = before;
    const line = sql.get(heldLines(sql).select('outcome').where('seq', '=', first));
    before = ((line && storedOutcome(line.outcome)) as StepOutcome | undefined)?.table?.replaces;
  }
  return first;
}

/** Tables that were shuffled after a line: what was out before may lie in them or be out again by another roll. */
function shuffledSince(sql: Sql, seq: number): ReadonlySet<TableId> {
  const lines = sql.all(
    heldLines(sql).select('input').where('kind', '=', raw.lit('table.shuffle')).where('seq', '>', seq),
  );
  return new Set(lines.map(({ input }) => (JSON.parse(input) as { id: number }).id));
}

/**
 * All tables as they are once the cards and rows of a branch lie back. Throws not-found where the table of the roll is
 * gone: nothing would count the throw, so that undo had nothing to take back.
 */
export function bookWithBack(
  sql: Sql,
  content: TableContent,
  { id: rolled, name }: Pick<StandingRoll, 'id' | 'name'>,
  back: LiesBack,
): TableBook {
  const book = withOwnNumbers(readTableBook(sql, content), content.monsters);
  if (book.table(rolled) === undefined)
    throw new TurnkeeperError(
      'not-found',
      `${name} is no longer among the tables, so no part of its roll can be thrown again. Nothing was thrown.`,
    );
  const made = new Map<TableId, RandomTable | undefined>();
  const takenBack = (table: RandomTable | undefined): RandomTable | undefined => {
    const drawn = back.drawn.filter((row) => row.table === table?.id);
    const struck = back.struck.filter((row) => row.table === table?.id);
    if (table === undefined || (drawn.length === 0 && struck.length === 0)) return table;
    const rows = table.rows.map((row) => ({
      ...row,
      drawn: Math.max(0, row.drawn - drawn.filter((each) => each.row === row.id).length),
      struck: row.struck && !struck.some((each) => each.row === row.id),
    }));
    return { ...table, rows };
  };
  return {
    ...book,
    table: (id) => {
      if (!made.has(id)) made.set(id, takenBack(book.table(id)));
      return made.get(id);
    },
  };
}
