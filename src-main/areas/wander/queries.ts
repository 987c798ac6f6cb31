import type { CreaturesAtHand } from '../../content/bestiary/own/at-hand.ts';
import { parseDice } from '../../../shared/dice/notation.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { percentText, spanText } from '../../../shared/odds/play/table-odds.ts';
import { because } from '../../../shared/rules/common/reason.ts';
import { attributionOf } from '../../content/attribution.ts';
import { offeredTables, ownNumberOf, withSubtables } from '../../content/offered-tables.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { weigh } from './chances.ts';
import { noContentFor, originOf } from './origin.ts';
import { levelsByTable } from '../../facts/tables/throwers.ts';
import { needWandering, readWanderBook, wandering } from './read-tables.ts';
import type { WanderBook, WanderRow, WanderTable } from './read-tables.ts';

type RowView = QueryOutput<'wander.table'>['rows'][number];

export const wanderQueries: QueriesOf<'wander'> = {
  'wander.list': ({ file: { sql } }, _input, { encounters }) => {
    const { system } = readCampaign(sql);
    const book = readWanderBook(sql);
    const levels = levelsByTable(sql);
    const tables = wandering(book).map((each) => ({
      id: each.table.id,
      name: each.table.name,
      dice: each.table.dice,
      source: each.table.source,
      rows: each.rows.length,
      problems: weigh(each, book).problems.length,
      levels: (levels.get(each.table.id) ?? []).map(({ name }) => name),
    }));
    return { tables, noContent: encounters === null ? noContentFor(system) : null };
  },

  'wander.table': ({ file: { sql } }, { id }, { monsters, encounters }) => {
    const { system } = readCampaign(sql);
    const book = readWanderBook(sql);
    const found = needWandering(book, id);
    const levels = levelsByTable(sql).get(id) ?? [];
    return {
      ...tableView(found, book, monsters),
      origin: originOf(found.table.source, system.id, encounters),
      levels,
    };
  },

  'wander.content': ({ file: { sql } }, _input, { encounters: file }) => {
    const { system } = readCampaign(sql);
    if (file === null) return { tables: [], attribution: null, noContent: noContentFor(system) };
    const offered = offeredTables(file, null);
    const tables = offered.map((table) => ({
      id: table.id,
      name: table.name,
      kind: table.kind,
      level: table.level,
      dice: table.dice,
      rows: table.rows.length,
      subtables: withSubtables(offered, table).length - 1,
      derived: table.derived,
      confidence: table.confidence,
    }));
    return { tables, attribution: attributionOf(file), noContent: null };
  },
};

function tableView(found: WanderTable, book: WanderBook, monsters: CreaturesAtHand) {
  const { table, rows } = found;
  const { odds, problems } = weigh(found, book);
  const unknown = rows.filter((row) => row.creatureId !== null && creatureName(monsters, row) === null);
  const usedBy = [...book.values()].filter((each) => each.rows.some((row) => row.nestedId === table.id));
  return {
    id: table.id,
    name: table.name,
    dice: table.dice,
    sides: sidesOf(table.dice),
    source: table.source,
    notes: table.notes,
    rows: rows.map((row, at) => rowView(row, table.dice, odds?.chances[at] ?? null, book, monsters)),
    problems: [
      ...problems,
      ...unknown.map(
        (row) => `The starter content has no creature for ${row.who}; its figures are yours to say.`,
      ),
    ],
    usedBy: usedBy.map((each) => ({ id: each.table.id, name: each.table.name })),
  };
}

const creatureName = (monsters: CreaturesAtHand, row: WanderRow): string | null =>
  (row.creatureId === null ? null : monsters.byId(row.creatureId)?.name) ?? null;

function rowView(
  row: WanderRow,
  dice: string,
  chance: number | null,
  book: WanderBook,
  monsters: CreaturesAtHand,
): RowView {
  const span = spanText({ from: row.from, to: row.to });
  return {
    id: row.id,
    from: row.from,
    to: row.to,
    who: row.who,
    number: row.number,
    ownNumber: ownNumberOf(monsters, row.creatureId),
    creatureId: row.creatureId,
    creature: creatureName(monsters, row),
    nestedId: row.nestedId,
    nested: row.nestedId === null ? null : (book.get(row.nestedId)?.table.name ?? null),
    note: row.note,
    chance:
      chance === null
        ? null
        : { value: chance, reasons: [because(`${dice} shows ${span}`, percentText(chance), 'TABLE')] },
  };
}

/** The sides of each die of a plain throw; null where dice may be thrown again, or cannot be read. */
function sidesOf(dice: string): number[] | null {
  try {
    const terms = parseDice(dice).terms.filter((term) => term.kind === 'dice');
    if (terms.some(({ reroll, extra }) => reroll !== undefined || extra !== undefined)) return null;
    const sides = terms.flatMap((term) =>
      term.reading === 'digits'
        ? Array.from({ length: term.count * String(term.sides).length }, () => 6)
        : Array.from({ length: term.count }, () => term.sides),
    );
    return sides.length <= 20 ? sides : null;
  } catch (error) {
    if (error instanceof TurnkeeperError) return null;
    throw error;
  }
}
