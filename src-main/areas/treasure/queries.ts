import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { PrepTables } from '../../../shared/rules/treasure/tables.ts';
import { readRules } from '../../facts/campaign/read-campaign.ts';
import { isLowParty } from '../../facts/treasure/low-party.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { needHoard, readHoards } from '../../facts/hoards/read-hoards.ts';
import { bearersIn } from '../../facts/hoards/source.ts';
import { wishView } from '../../facts/hoards/wish.ts';
import { placeInWords } from '../../facts/hoards/hoard-place.ts';
import { whoseTreasure } from '../../facts/treasure/whose.ts';
import { hoardPlacesFor } from './hoard/places.ts';

function dragonLetter(prep: PrepTables | null): QueryOutput<'treasure.ways'>['dragon'] {
  const { type: letter, money_percent_by_age: known = [] } = prep?.dragon_hoard ?? {};
  return letter === undefined ? null : { letter, ages: Math.max(1, ...known.map(({ age }) => age)) };
}

export const treasureQueries: QueriesOf<'treasure'> = {
  'treasure.ways': ({ file: { sql } }, _input, { encounters, prep, monsters }) => {
    const { system } = readRules(sql);
    const tables = encounters && prep ? encounters.treasure : null;
    const hasColumns = tables?.magic_items.some((table) => table.basic_dice !== null) ?? false;
    return {
      way: tables ? system.treasure.way : 'own tables',
      low: hasColumns ? isLowParty(sql) : null,
      letters: (tables?.types ?? []).map(({ type, kind }) => ({ letter: type, kind })),
      dragon: dragonLetter(prep),
      levels: (tables?.unguarded ?? []).map(({ level }) => level),
      creatures: bearersIn({ monsters }, system.treasure),
    };
  },
  'treasure.at': ({ file: { sql } }, { at }, { monsters }) => ({
    title: placeInWords(sql, at),
    asked: whoseTreasure(sql, at, { monsters, rules: readRules(sql).system.treasure }),
  }),
};

export const hoardQueries: QueriesOf<'hoard'> = {
  'hoard.list': ({ file: { sql } }) => readHoards(sql),
  'hoard.wish': ({ file: { sql } }, { id, gold }, content) => {
    needHoard(sql, id);
    return wishView(sql, { id, gold }, { content, weights: readRules(sql).system.weights });
  },
  'hoard.places': ({ file: { sql } }, { text }) => hoardPlacesFor(sql, text),
};
