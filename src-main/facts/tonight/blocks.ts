import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { creatureCard } from '../../content/bestiary/creature-card.ts';
import { ownCreatures } from '../../content/bestiary/own/own-book.ts';
import type { ContentOf } from '../../content/content-for.ts';
import { hitPointDice } from '../../content/monster-sheet.ts';
import type { Sql } from '../../db/sql.ts';
import { isThere, readRoomFoes } from '../book/room-foes.ts';
import { mostOf } from './coming.ts';
import type { Pins } from './pins.ts';

type Tonight = QueryOutput<'prep.tonight'>;

const mostBlocks = 24;

interface Asked {
  content: ContentOf<'bestiaries' | 'monsters'>;
  pins: Pins;
  keyed: ReadonlyMap<string, number>;
  mayCome: ReadonlySet<string>;
  systemId: string;
}

/** The block of every creature that is wanted, keyed near or may come, once each. */
export function blocksOf(
  sql: Sql,
  { content, pins, keyed, mayCome, systemId }: Asked,
): Pick<Tonight, 'blocks' | 'moreBlocks'> {
  const { bestiaries, monsters } = content;
  const known = (id: string) => {
    const monster = monsters.byId(id);
    return monster ? { id, mostHp: mostOf(hitPointDice(monster)) } : null;
  };
  const listed = [...new Set([...keyed.keys(), ...mayCome])].flatMap((id) => known(id) ?? []);
  const wanted = pins.arranged('creature', listed, { idOf: ({ id }) => id, fetch: known });
  const shelves = { own: ownCreatures(sql, bestiaries), books: bestiaries };
  const blocks = wanted.slice(0, mostBlocks).map(({ id, mostHp, pinned }) => {
    const { book, name, figures } = creatureCard(shelves, { book: systemId, id, in: systemId });
    const said = figures.filter(({ text }) => text !== '');
    return {
      ...{ book, id, name, pinned, mostHp, keyed: keyed.get(id) ?? 0, mayCome: mayCome.has(id) },
      figures: said.map(({ label, text, mark }) => ({ label, text, guessed: mark === 'guessed' })),
    };
  });
  return { blocks, moreBlocks: wanted.length - blocks.length };
}

/** How many of each creature wait in the rooms. */
export function keyedIn(sql: Sql, near: Tonight['near']): Map<string, number> {
  const found = new Map<string, number>();
  for (const { id } of near)
    for (const { creature_id: creature, number, state } of readRoomFoes(sql, id))
      if (creature !== null && isThere(state))
        found.set(creature, (found.get(creature) ?? 0) + (number ?? 0));
  return found;
}
