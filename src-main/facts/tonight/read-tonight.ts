import { momentWords } from '../../../shared/clock.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import type { TableId } from '../../../shared/tables/table.ts';
import type { ContentOf } from '../../content/content-for.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { needLevel, readRoom } from '../book/read-room.ts';
import { roomTitle } from '../book/words.ts';
import { dated } from '../calendar/read-calendar.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import { readNames } from '../pages/named.ts';
import { readTableBook, withOwnNumbers } from '../tables/campaign-tables.ts';
import { standingNow } from './at-hand.ts';
import { blocksOf, keyedIn } from './blocks.ts';
import { comingOf, comingOn } from './coming.ts';
import { reachedFrom } from './near.ts';
import { Pins, pinTitle } from './pins.ts';
import { roomLines } from './room-lines.ts';
import { siteLine, sitesNear } from './sites-near.ts';
import { startOf, type Start } from './start.ts';
import { wildNow } from './wild.ts';
import { unusedNames } from './unused-names.ts';
import { ownTable, pageLine, peopleIn, under, untoldRumours } from './written.ts';
import { looseEnds } from './loose-ends.ts';

type Tonight = QueryOutput<'prep.tonight'>;
type Content = ContentOf<'bestiaries' | 'encounters' | 'monsters' | 'lists'>;

const most = { rooms: 24, musters: 40 };

const musters = query
  .selectFrom('muster')
  .select(['id', 'name', 'lines'])
  .orderBy('name')
  .orderBy('id')
  .limit(most.musters)
  .compile();
const musterOf = (id: number) =>
  query.selectFrom('muster').select(['id', 'name', 'lines']).where('id', '=', id);

/** What the referee needs tonight, read from where the company stands, in the order that was wished. */
export function readTonight(sql: Sql, doors: number, content: Content): Tonight {
  const campaign = readCampaign(sql);
  const pins = new Pins(sql);
  const start = startOf(sql);
  const { near, more } = nearBy(sql, { start, pins, doors });
  const coming = comingOf(campaign);
  const book = withOwnNumbers(readTableBook(sql, content), content.monsters);
  const levels = new Map(tablesOf(sql, near).map((table) => [table.id, table]));
  const ofLevels = pins.arranged('table', [...levels.values()], { idOf, fetch: () => null });
  const tables = ofLevels.flatMap(({ id, levels: names, pinned }) => {
    const table = comingOn(book, id, coming);
    return table ? [{ ...table, levels: names, pinned }] : [];
  });
  const wild = wildNow(sql, campaign, { book, pins });
  const mayCome = new Set(
    [...tables, ...(wild?.table ? [wild.table] : [])].flatMap(({ id }) => creaturesOn(book, id)),
  );
  const keyed = keyedIn(sql, near);
  const people = peopleIn(
    sql,
    readNames(sql, content.bestiaries),
    near.map(({ id }) => readRoom(sql, id)?.notes ?? ''),
  );
  const pages = pins.arranged('page', [...people, ...untoldRumours(sql)], {
    idOf,
    fetch: (id) => pageLine(sql, id),
  });
  return {
    moment: momentWords(dated(sql)(campaign.clock)),
    standing: standingNow(sql, campaign),
    dungeon: start && dungeonView(start),
    near,
    more,
    coming,
    wild,
    tables,
    ...blocksOf(sql, { content, pins, keyed, mayCome, systemId: campaign.system.id }),
    people: under('people', pages),
    rumours: under('rumours', pages),
    pages: under('others', pages),
    ownTables: pins.arranged('table', [], {
      idOf,
      fetch: (id) => (levels.has(id) || id === wild?.table?.id ? null : ownTable(sql, id)),
    }),
    musters: pins.arranged('muster', sql.all(musters), {
      idOf,
      fetch: (id) => sql.get(musterOf(id)) ?? null,
    }),
    loose: looseEnds(sql),
    sites: pins.arranged('site', sitesNear(sql), { idOf, fetch: (id) => siteLine(sql, id) }),
    names: unusedNames(sql, content.lists),
    hidden: pins.hidden.flatMap((what) => {
      const title = pinTitle(sql, what, content.bestiaries);
      return title === null ? [] : [{ what, title }];
    }),
  };
}

const idOf = ({ id }: { id: number }): number => id;

const dungeonView = ({ dungeon, room, underWay }: Start): Tonight['dungeon'] => ({
  name: dungeon,
  from: roomTitle(room),
  underWay,
});

/** The room at hand, those that are wanted wherever they lie, and the others within so many doors. */
function nearBy(
  sql: Sql,
  { start, pins, doors }: { start: Start | null; pins: Pins; doors: number },
): Pick<Tonight, 'near' | 'more'> {
  const reached = start
    ? reachedFrom(sql, { dungeonId: start.dungeonId, roomId: start.room.id, most: doors })
    : [];
  const wanted = pins.arranged('room', reached, {
    idOf: ({ roomId }) => roomId,
    fetch: (roomId) => ({ roomId, doors: null, hidden: false }),
  });
  const isHere = ({ roomId }: { roomId: number }) => roomId === start?.room.id;
  const inOrder = [...wanted.filter(isHere), ...wanted.filter((each) => !isHere(each))];
  const listed = inOrder.slice(0, most.rooms);
  return { near: listed.flatMap((each) => roomLines(sql, each) ?? []), more: wanted.length - listed.length };
}

/** The tables that the levels of these rooms throw on, each once with those levels. */
function tablesOf(sql: Sql, near: Tonight['near']): { id: number; levels: string[] }[] {
  const found = new Map<number, string[]>();
  for (const levelId of new Set(near.map((room) => room.levelId))) {
    const { table_id: id, name } = needLevel(sql, levelId);
    if (id !== null) found.set(id, [...(found.get(id) ?? []), name]);
  }
  return [...found].map(([id, levels]) => ({ id, levels }));
}

/** Creatures of a table and of those it sends to. */
function creaturesOn(book: TableBook, id: TableId, seen = new Set<TableId>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  return (book.table(id)?.rows ?? []).flatMap(({ gives }) =>
    gives.flatMap((gift) => {
      if (gift.kind === 'creature') return [gift.creature];
      return gift.kind === 'table' ? creaturesOn(book, gift.table, seen) : [];
    }),
  );
}
