import { listed } from '../../../../shared/words/names.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { readMember } from '../../../facts/party/read-party.ts';
import { readOpenEncounter } from '../../../facts/meeting/read-encounter.ts';
import { readThings } from '../../../facts/gear/read-things.ts';
import { takeFrom } from '../../../facts/gear/stacks.ts';
import { writeWithLanterns } from '../../../facts/gear/write-things.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { bodiesElsewhere } from '../changed-elsewhere.ts';
import { fightNow } from '../fight-now.ts';
import { flowBack } from '../flow-back.ts';
import { layDown } from '../lying/lay-down.ts';
import { forgetEnd, readEnd } from './record.ts';
import type { EndFacts } from './record.ts';
import { strikeFromRoom } from './room.ts';
import { describeItems } from '../../../facts/party/items.ts';

/** Of a fight that ended under a program that kept no record of it, or whose record cannot be read. */
const notKept = 'What its end wrote was not kept with it, and stays as it is.';

/**
 * Opening a fight again takes back what its end wrote, as far as that still stands as it was left; what was changed
 * since stays as it is, and is told. The clock never goes back.
 */
export function takeBackEnd(context: StepContext, fightId: number): string[] {
  const { sql } = context;
  const facts = readEnd(sql, fightId);
  if (facts === null) return [notKept];
  effectsBack(sql, fightId, facts);
  const stays = [
    ...stepsBack(context, fightId, facts),
    ...thingsBack(sql, fightId, facts),
    ...shotsBack(sql, fightId, facts),
    ...findsBack(sql, facts),
    ...meetingsBack(sql, facts),
    ...(facts.note === null || strikeFromRoom(sql, facts.note) ? [] : ['the note in the book']),
  ];
  forgetEnd(sql, fightId);
  return stays.length === 0 ? [] : [`What was changed since stays as it is: ${listed(stays)}.`];
}

/** What was still to come is the fight's own again; what ended with it lies on them as before. */
function effectsBack(sql: Sql, fightId: number, { effects, ended }: EndFacts): void {
  if (effects.length > 0)
    sql.run(query.deleteFrom('effect').where('id', 'in', effects).where('ended', '=', 0));
  for (const { id, endsWith } of ended)
    sql.run(
      query
        .updateTable('effect')
        .set({ ended: 0, until_seconds: null, ends_with: endsWith, fight_id: fightId })
        .where('id', '=', id),
    );
}

/** Fates and lights that the end settled: of those of whom nothing else was said since. */
function stepsBack(context: StepContext, fightId: number, { steps, lights }: EndFacts): string[] {
  const { sql, campaign } = context;
  const now = fightNow(sql, campaign, fightId);
  if (now.played.steps <= steps || now.played.broken !== null) return [];
  const elsewhere = new Set(
    bodiesElsewhere(campaign, now).flatMap((each) => ('id' in each ? [each.id] : [])),
  );
  sql.run(query.deleteFrom('fight_step').where('fight_id', '=', fightId).where('n', '>', steps));
  const before = fightNow(sql, campaign, fightId);
  const fighters = now.fighters.filter(({ id }) => !elsewhere.has(id));
  flowBack(sql, campaign, { ...now, fighters }, before.state);
  for (const { id, lies } of lights)
    sql.run(query.updateTable('light').set({ lies }).where('id', '=', id).where('bearer_id', 'is', null));
  return now.fighters.filter(({ id }) => elsewhere.has(id)).map(({ name }) => name);
}

type Thing = EndFacts['things'][number];

const nameOf = ({ name, quantity }: Pick<Thing, 'name' | 'quantity'>): string =>
  describeItems([{ kind: 'gear', name, quantity }]);

/** Whose it was, if he is still there. */
const whose = (sql: Sql, fromId: number | null): number | null =>
  fromId !== null && readMember(sql, fromId) ? fromId : null;

/** What was taken up lies about again, where whoever took it still has it. */
function thingsBack(sql: Sql, fightId: number, { things }: EndFacts): string[] {
  return things.flatMap((thing) => {
    const { itemId, takenBy, quantity, atFeet } = thing;
    const held = readThings(sql, [itemId]);
    const item = held.get(itemId);
    const isThere = item && held.holderOf(itemId) === takenBy && item.quantity >= quantity;
    const lies = takenBy !== null || item?.stash_id !== null;
    if (!isThere || !lies) return [nameOf(thing)];
    layDown(sql, item, quantity, { fightId, fromId: whose(sql, thing.fromId), atFeet });
    return [];
  });
}

/** Missiles found again leave the pack, and all that were shot may be looked for once more. */
function shotsBack(sql: Sql, fightId: number, { shots }: EndFacts): string[] {
  return shots.flatMap((shot) => {
    const { itemId, found, quantity, name, facts, atFeet } = shot;
    const taken = itemId === null ? 0 : takenAway(sql, itemId, { fromId: shot.fromId, quantity: found });
    const out = quantity - found + taken;
    if (out > 0)
      sql.run(
        query.insertInto('fight_thing').values({
          fight_id: fightId,
          from_id: whose(sql, shot.fromId),
          item_id: null,
          facts,
          name,
          quantity: out,
          at_feet: atFeet,
        }),
      );
    return taken < found ? [nameOf({ name, quantity: found - taken })] : [];
  });
}

/** So many of a stack of somebody's, as far as they are there. */
function takenAway(
  sql: Sql,
  itemId: number,
  { fromId, quantity }: { fromId: number | null; quantity: number },
): number {
  const held = readThings(sql, [itemId]);
  const item = held.get(itemId);
  if (!item || held.holderOf(itemId) !== fromId) return 0;
  const part = takeFrom(held, item, Math.min(quantity, item.quantity));
  const many = part.quantity;
  held.remove(part.id);
  writeWithLanterns(sql, held);
  return many;
}

const findsOf = (sql: Sql, ids: readonly number[]) =>
  ids.length === 0 ? [] : sql.all(query.selectFrom('find').selectAll().where('id', 'in', ids).compile());

/** Treasure that still lies in the pool and waits for its award was never found. */
function findsBack(sql: Sql, { finds }: EndFacts): string[] {
  return findsOf(sql, finds).flatMap(({ id, item_id: itemId, name, quantity, award }) => {
    const things = itemId === null ? null : readThings(sql, [itemId], [{ in: 'pool' }]);
    const item = itemId === null ? undefined : things?.get(itemId);
    const root = item && things?.rootOf(item.id);
    const inPool = root && root.holder_id === null && root.stash_id === null;
    if (award !== null || !things || !item || !inPool || item.quantity < quantity)
      return [nameOf({ name, quantity })];
    things.remove(takeFrom(things, item, quantity).id);
    writeWithLanterns(sql, things);
    sql.run(query.deleteFrom('find').where('id', '=', id));
    return [];
  });
}

/** Encounters of the award that was not given yet; and its own goes on, where no other does. */
function meetingsBack(sql: Sql, { encounters, concluded }: EndFacts): string[] {
  const rows =
    encounters.length === 0
      ? []
      : sql.all(query.selectFrom('encounter').selectAll().where('id', 'in', encounters).compile());
  const kept = rows.filter(({ award }) => award !== null);
  const gone = rows.filter(({ award }) => award === null).map(({ id }) => id);
  if (gone.length > 0) {
    sql.run(query.updateTable('foe').set({ encounter_id: null }).where('encounter_id', 'in', gone));
    sql.run(query.deleteFrom('encounter').where('id', 'in', gone));
  }
  const awarded = kept.map(({ who }) => `the award for ${who}`);
  if (concluded === null) return awarded;
  return opensAgain(sql, concluded) ? awarded : [...awarded, 'its encounter, which is over'];
}

function opensAgain(sql: Sql, id: number): boolean {
  const row = sql.get(
    query
      .selectFrom('encounter')
      .leftJoin('delve', 'delve.id', 'encounter.delve_id')
      .select(['award', 'delve_id', 'delve.ended as left'])
      .where('encounter.id', '=', id)
      .compile(),
  );
  if (row?.award !== null || (row.delve_id !== null && row.left !== 0) || readOpenEncounter(sql))
    return false;
  sql.run(
    query.updateTable('encounter').set({ concluded: 0, outcome: null, rounds: null }).where('id', '=', id),
  );
  return true;
}
