import { momentWords } from '../../../shared/clock.ts';
import { creatureCard } from '../../content/bestiary/creature-card.ts';
import { ownCreatures } from '../../content/bestiary/own/own-book.ts';
import type { ContentOf } from '../../content/content-for.ts';
import { hitPointDice } from '../../content/monster-sheet.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { needLevel, readRoom } from '../book/read-room.ts';
import { isThere, readRoomFoes } from '../book/room-foes.ts';
import { dated } from '../calendar/read-calendar.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import { readNames } from '../pages/named.ts';
import { readTableBook, withOwnNumbers } from '../tables/campaign-tables.ts';
import { comingOf, comingOn } from './coming.ts';
import { reachedFrom } from './near.ts';
import { roomLines } from './room-lines.ts';
import { mostOf } from './coming.ts';
import { startOf, type Start } from './start.ts';
import { sitesNear } from './sites-near.ts';
import { standingNow } from './at-hand.ts';
import { looseEnds, peopleIn, untoldRumours } from './written.ts';
import { roomTitle } from '../book/words.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import type { TableId } from '../../../shared/tables/table.ts';

type Tonight = QueryOutput<'prep.tonight'>;
type Content = ContentOf<'bestiaries' | 'encounters' | 'monsters'>;

const most = { rooms: 24, blocks: 24, musters: 40 };

const musters = query
  .selectFrom('muster')
  .select(['id', 'name', 'lines'])
  .orderBy('name')
  .orderBy('id')
  .limit(most.musters)
  .compile();

/** What the referee needs tonight, read from where the company stands. */
export function readTonight(sql: Sql, doors: number, content: Content): Tonight {
  const campaign = readCampaign(sql);
  const start = startOf(sql);
  const reached = start
    ? reachedFrom(sql, { dungeonId: start.dungeonId, roomId: start.room.id, most: doors })
    : [];
  const listed = reached.slice(0, most.rooms);
  const near = listed.flatMap((each) => roomLines(sql, each) ?? []);
  const coming = comingOf(campaign);
  const book = withOwnNumbers(readTableBook(sql, content), content.monsters);
  const tables = tablesOf(sql, near).flatMap(({ id, levels }) => {
    const table = comingOn(book, id, coming);
    return table ? [{ ...table, levels }] : [];
  });
  const keyed = keyedIn(sql, near);
  const mayCome = new Set(tables.flatMap(({ id }) => creaturesOn(book, id)));
  return {
    moment: momentWords(dated(sql)(campaign.clock)),
    standing: standingNow(sql, campaign),
    dungeon: start && dungeonView(start),
    near,
    more: reached.length - listed.length,
    coming,
    tables,
    ...blocksOf(sql, { content, keyed, mayCome, systemId: campaign.system.id }),
    people: peopleIn(
      sql,
      readNames(sql, content.bestiaries),
      near.map(({ id }) => readRoom(sql, id)?.notes ?? ''),
    ),
    rumours: untoldRumours(sql),
    musters: sql.all(musters),
    loose: looseEnds(sql),
    sites: sitesNear(sql),
  };
}

const dungeonView = ({ dungeon, room, underWay }: Start): Tonight['dungeon'] => ({
  name: dungeon,
  from: roomTitle(room),
  underWay,
});

/** The tables that the levels of these rooms throw on, each once with those levels. */
function tablesOf(sql: Sql, near: Tonight['near']): { id: number; levels: string[] }[] {
  const found = new Map<number, string[]>();
  for (const levelId of new Set(near.map((room) => room.levelId))) {
    const { table_id: id, name } = needLevel(sql, levelId);
    if (id !== null) found.set(id, [...(found.get(id) ?? []), name]);
  }
  return [...found].map(([id, levels]) => ({ id, levels }));
}

/** How many of each creature wait in the rooms. */
function keyedIn(sql: Sql, near: Tonight['near']): Map<string, number> {
  const found = new Map<string, number>();
  for (const { id } of near)
    for (const { creature_id: creature, number, state } of readRoomFoes(sql, id))
      if (creature !== null && isThere(state))
        found.set(creature, (found.get(creature) ?? 0) + (number ?? 0));
  return found;
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

interface Asked {
  content: Content;
  keyed: ReadonlyMap<string, number>;
  mayCome: ReadonlySet<string>;
  systemId: string;
}

function blocksOf(
  sql: Sql,
  { content, keyed, mayCome, systemId }: Asked,
): Pick<Tonight, 'blocks' | 'moreBlocks'> {
  const { bestiaries, monsters } = content;
  const known = [...new Set([...keyed.keys(), ...mayCome])].flatMap((id) => {
    const monster = monsters.byId(id);
    return monster ? [{ id, mostHp: mostOf(hitPointDice(monster)) }] : [];
  });
  const shelves = { own: ownCreatures(sql, bestiaries), books: bestiaries };
  const blocks = known.slice(0, most.blocks).map(({ id, mostHp }) => {
    const { book, name, figures } = creatureCard(shelves, { book: systemId, id, in: systemId });
    const said = figures.filter(({ text }) => text !== '');
    return {
      ...{ book, id, name, mostHp, keyed: keyed.get(id) ?? 0, mayCome: mayCome.has(id) },
      figures: said.map(({ label, text, mark }) => ({ label, text, guessed: mark === 'guessed' })),
    };
  });
  return { blocks, moreBlocks: known.length - blocks.length };
}
