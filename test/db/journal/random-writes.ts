import { characterKinds } from '../../../shared/ipc/vocabulary.ts';
import { query } from '../../../src-main/db/sql.ts';
import type { Sql } from '../../../src-main/db/sql.ts';
import type { Database, WordIndex } from '../../../src-main/db/tables.ts';
import { sampleCharacter, sampleItem } from '../../fixtures/campaigns.ts';

/** One random write: which, and what it is made of. */
export interface RandomWrite {
  which: number;
  a: number;
  b: number;
  text: string;
}

type Owner = Exclude<keyof Database, 'asset' | 'journal' | 'journal_row' | WordIndex>;

const pick = (sql: Sql, table: Owner, at: number): number | null => {
  const ids = sql.all(query.selectFrom(table).select('id').orderBy('id'));
  return ids[at % ids.length]?.id ?? null;
};

type Writer = (sql: Sql, write: RandomWrite) => void;

const flag = (n: number): 0 | 1 => (n % 2 === 0 ? 0 : 1);

const character: Writer = (sql, { a, b, text }) => {
  const kind = characterKinds[b % characterKinds.length] ?? 'character';
  const sheet = JSON.stringify({ notes: text });
  sql.run(
    query
      .insertInto('character')
      .values({ ...sampleCharacter(text), hp: a - 500, kind, sheet, strength: null }),
  );
};

const item: Writer = (sql, { a, b, text }) => {
  const holder = pick(sql, 'character', a);
  const coins = { kind: 'coin', coin: 'gp', quantity: b + 1, weight: a } as const;
  sql.run(query.insertInto('item').values({ ...sampleItem(holder, text), ...coins }));
};

const stash: Writer = (sql, { text }) => {
  sql.run(query.insertInto('stash').values({ kind: 'cache', name: text }));
};

const formation: Writer = (sql, { a, text }) => {
  sql.run(query.insertInto('formation').values({ position: a, situation: text }));
};

const formationPlace: Writer = (sql, { a, b }) => {
  const order = pick(sql, 'formation', a);
  const who = pick(sql, 'character', b);
  if (order === null || who === null) return;
  sql.run(
    query
      .insertInto('formation_place')
      .values({ formation_id: order, character_id: who, rank: a % 5, file: b % 3 }),
  );
};

const roles: Writer = (sql, { a, b }) => {
  const who = { caller_id: pick(sql, 'character', a), mapper_id: pick(sql, 'character', b) };
  sql.run(
    query
      .insertInto('party_role')
      .values({ id: 1, ...who })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(who)),
  );
};

/** Into an older thing, so that none ever lies in itself: such a file would not open again. */
const packItem: Writer = (sql, { a, b }) => {
  const id = pick(sql, 'item', a);
  const into = pick(sql, 'item', b);
  if (id === null || into === null || into >= id) return;
  sql.run(
    query
      .updateTable('item')
      .set({ holder_id: null, stash_id: null, container_id: into })
      .where('id', '=', id),
  );
};

const stashItem: Writer = (sql, { a, b }) => {
  const id = pick(sql, 'item', a);
  const where = pick(sql, 'stash', b);
  if (id === null) return;
  sql.run(
    query
      .updateTable('item')
      .set({ holder_id: null, container_id: null, stash_id: where })
      .where('id', '=', id),
  );
};

const light: Writer = (sql, { a, b }) => {
  const bearer = pick(sql, 'character', a);
  if (bearer === null) return;
  sql.run(
    query.insertInto('light').values({ bearer_id: bearer, kind: 'torch', lit: flag(b), turns_left: b }),
  );
};

const delve: Writer = (sql, { a, text }) => {
  const speaker = pick(sql, 'character', a);
  sql.run(query.insertInto('delve').values({ name: text, speaker_id: speaker, start_seconds: a }));
};

const turn: Writer = (sql, { a, b, text }) => {
  const id = pick(sql, 'delve', a);
  if (id === null) return;
  sql.run(
    query
      .insertInto('turn')
      .values({ delve_id: id, number: b, activity: 'explore', detail: text, check_due: flag(b) }),
  );
  sql.run(query.updateTable('delve').set({ turn: b }).where('id', '=', id));
  sql.run(query.updateTable('clock').set((eb) => ({ seconds: eb('seconds', '+', 600) })));
};

const lightSpan: Writer = (sql, { a, b }) => {
  const lit = pick(sql, 'light', a);
  const where = pick(sql, 'delve', b);
  if (lit === null || where === null) return;
  sql.run(
    query.insertInto('light_span').values({
      light_id: lit,
      kind: 'torch',
      bearer: 'Aud',
      delve_id: where,
      first_turn: a,
      last_turn: null,
    }),
  );
};

const attempt: Writer = (sql, { a, b, text }) => {
  const who = pick(sql, 'character', a);
  const where = pick(sql, 'delve', b);
  if (who === null || where === null) return;
  const fixed = { kind: 'listen', turn: 1, chance: 2, sides: 6, die: 3, success: 0 } as const;
  sql.run(query.insertInto('attempt').values({ ...fixed, delve_id: where, character_id: who, place: text }));
};

const deleteFrom =
  (
    table:
      | 'character'
      | 'delve'
      | 'dungeon'
      | 'encounter'
      | 'formation'
      | 'item'
      | 'light'
      | 'room'
      | 'stash'
      | 'turn',
  ): Writer =>
  (sql, { a }) => {
    const id = pick(sql, table, a);
    if (id !== null) sql.run(query.deleteFrom(table).where('id', '=', id));
  };

const moveItem: Writer = (sql, { a, b, text }) => {
  const id = pick(sql, 'item', a);
  if (id === null) return;
  sql.run(
    query
      .updateTable('item')
      .set({ holder_id: pick(sql, 'character', b), container_id: null, stash_id: null, name: text })
      .where('id', '=', id),
  );
};

const burnLights: Writer = (sql) => {
  sql.run(
    query
      .updateTable('light')
      .set((eb) => ({ turns_left: eb('turns_left', '-', 1) }))
      .where('turns_left', '>', 0),
  );
};

const wound: Writer = (sql, { a, b }) => {
  const id = pick(sql, 'character', a);
  if (id === null) return;
  sql.run(query.updateTable('character').set({ hp: b }).where('id', '=', id));
  sql.run(query.updateTable('character').set({ hp: b }).where('id', '=', id));
};

/** REPLACE deletes the old row, and with it everything that hangs on it. */
const replaceCharacter: Writer = (sql, { a, text }) => {
  const id = pick(sql, 'character', a);
  if (id === null) return;
  sql.run(
    query
      .insertInto('character')
      .orReplace()
      .values({ ...sampleCharacter(text), id }),
  );
};

const upsertCharacter: Writer = (sql, { a, b, text }) => {
  const id = pick(sql, 'character', a) ?? 1;
  sql.run(
    query
      .insertInto('character')
      .values({ ...sampleCharacter(text), id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ level: b % 15, name: text })),
  );
};

const settings: Writer = (sql, { text }) => {
  sql.run(
    query
      .updateTable('campaign')
      .set((eb) => ({ settings: eb.fn<string>('json', [eb.val(JSON.stringify({ text }))]) })),
  );
};

const session: Writer = (sql, { a, b, text }) => {
  const open = {
    number: a,
    started_at: text,
    ended_at: flag(b) === 0 ? null : text,
    start_seconds: b,
    end_seconds: null,
  };
  sql.run(query.insertInto('session').values(open));
};

const note: Writer = (sql, { text }) => {
  sql.run(query.insertInto('note').values({ text }));
};

const fatigue: Writer = (sql, { a, b }) => {
  sql.run(query.updateTable('fatigue').set({ rounds_run: a, travel_days: b % 3, day_rest_overdue: flag(a) }));
};

const ground: Writer = (sql, { text }) => {
  sql.run(query.deleteFrom('stash').where('kind', '=', 'ground'));
  sql.run(query.insertInto('stash').values({ kind: 'ground', name: text }));
};

const effect: Writer = (sql, { a, b, text }) => {
  const who = pick(sql, 'character', a);
  const until = b % 2 === 0 ? null : b;
  sql.run(
    query.insertInto('effect').values({
      character_id: who,
      kind: 'spell',
      name: text,
      notes: '',
      from_seconds: a,
      until_seconds: until,
    }),
  );
};

const place: Writer = (sql, { a, b, text }) => {
  const dungeon = sql.run(query.insertInto('dungeon').values({ position: a, name: text, notes: '' })).lastId;
  const level = sql.run(
    query
      .insertInto('level')
      .values({ dungeon_id: dungeon, position: b, name: text, depth: 1, notes: '', table_id: null }),
  ).lastId;
  sql.run(
    query.insertInto('room').values({ level_id: level, position: 1, key: text, name: text, notes: text }),
  );
};

const standInRoom: Writer = (sql, { a, b }) => {
  const delveId = pick(sql, 'delve', a);
  if (delveId === null) return;
  sql.run(
    query
      .updateTable('delve')
      .set({ dungeon_id: pick(sql, 'dungeon', b), room_id: pick(sql, 'room', a), feet_used: b })
      .where('id', '=', delveId),
  );
};

const meeting: Writer = (sql, { a, b, text }) => {
  const delveId = b % 3 === 0 ? null : pick(sql, 'delve', a);
  const id = sql.run(
    query.insertInto('encounter').values({
      delve_id: delveId,
      turn: delveId === null ? null : b,
      began_seconds: a,
      ground: delveId === null ? 'wilderness' : 'dungeon',
      unit: delveId === null ? 'yards' : 'feet',
      who: text,
      number_dice: '',
      number: b + 1,
      room_id: pick(sql, 'room', b),
    }),
  ).lastId;
  const step = { encounter_id: id, result: JSON.stringify(text), reasons: '[]' };
  sql.run(query.insertInto('encounter_step').values({ ...step, step: 'surprise', figure: a }));
  sql.run(
    query.insertInto('foe').values({ encounter_id: id, name: text, hp: a - 500, max_hp: b + 1, state: 'up' }),
  );
  const rates = { gap: a, fleeing_rate: 60, pursuing_rate: b } as const;
  sql.run(query.insertInto('pursuit').values({ id, fleeing: 'party', round: 0, ...rates }));
  const who = pick(sql, 'character', b);
  if (who === null) return;
  sql.run(query.insertInto('pursuit_person').values({ pursuit_id: id, character_id: who, state: 'fallen' }));
};

const thinOut: Writer = (sql) => {
  for (const table of ['note', 'session', 'turn', 'item'] as const) {
    sql.run(query.deleteFrom(table).where('id', '>', 12));
  }
};

const writers: readonly Writer[] = [
  character,
  item,
  item,
  light,
  delve,
  turn,
  turn,
  lightSpan,
  attempt,
  stash,
  formation,
  formationPlace,
  roles,
  packItem,
  stashItem,
  ground,
  effect,
  place,
  place,
  standInRoom,
  meeting,
  deleteFrom('dungeon'),
  deleteFrom('room'),
  deleteFrom('encounter'),
  deleteFrom('character'),
  deleteFrom('delve'),
  deleteFrom('item'),
  deleteFrom('formation'),
  deleteFrom('light'),
  deleteFrom('stash'),
  deleteFrom('turn'),
  moveItem,
  burnLights,
  wound,
  replaceCharacter,
  upsertCharacter,
  settings,
  session,
  note,
  fatigue,
  thinOut,
];

export const writerCount = writers.length;

export const performWrite = (sql: Sql, write: RandomWrite): void => {
  writers[write.which % writers.length]?.(sql, write);
};
