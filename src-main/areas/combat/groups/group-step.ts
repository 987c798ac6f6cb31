import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import { capital, listed } from '../../../../shared/words/names.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { needFight, readFighters, readGroups } from '../../../facts/fight/read-fight.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';

/** Fighters are put into a group, or out of theirs, or their group is called otherwise. */
export const group: StepOf<'combat.group'> = ({ sql }, { fightId, members: ids, into, name }) => {
  if (needFight(sql, fightId).state === 'ended') throw refused('That fight is over. Nothing was changed.');
  const fighters = readFighters(sql, fightId);
  const members = ids.map((id) => need(fighters, id));
  if (members.length === 0 && (typeof into === 'string' || name === undefined))
    throw refused('Nobody is named. Nothing was changed.');
  if (into === 'none') {
    put(sql, fightId, members, null);
    return step(`${namesOf(members)} ${members.length === 1 ? 'stands' : 'stand'} by themselves.`);
  }
  if (into === 'new') {
    const [first] = members;
    const called = name ?? kindOf(first?.name ?? '');
    put(sql, fightId, members, newGroup(sql, fightId, called));
    return step(`${called}: ${namesOf(members)} are a group.`);
  }
  const known = readGroups(sql, fightId).find(({ id }) => id === into);
  if (!known) throw new TurnkeeperError('not-found', 'That group is no longer there. Nothing was changed.');
  put(sql, fightId, members, known.id);
  if (name !== undefined && name !== known.name) {
    sql.run(query.updateTable('fight_group').set({ name }).where('id', '=', known.id));
    return step(`${known.name} are ${name} now.`);
  }
  return step(`${namesOf(members)} ${members.length === 1 ? 'joins' : 'join'} ${known.name}.`);
};

function need(fighters: readonly Fighter[], id: string): Fighter {
  const found = fighters.find((each) => each.id === id);
  if (found) return found;
  throw new TurnkeeperError('not-found', 'One of them does not fight. Nothing was changed.');
}

const mostNamed = 6;

const namesOf = (members: readonly Fighter[]): string =>
  members.length > mostNamed
    ? `${members.length} fighters`
    : capital(listed(members.map(({ name }) => name)));

/** "Goblin 3" is one of the Goblins. */
const kindOf = (name: string): string => {
  const kind = name.replace(/ \d+$/u, '');
  return kind === name ? name : manyOf(kind);
};

/** A kind as it is called where many come. */
export const manyOf = (kind: string): string =>
  /(?:s|x|ch|sh)$/iu.test(kind) ? kind : /[^aeiou]y$/iu.test(kind) ? kind.replace(/y$/iu, 'ies') : `${kind}s`;

export const newGroup = (sql: Sql, fightId: number, name: string): number =>
  sql.run(query.insertInto('fight_group').values({ fight_id: fightId, name })).lastId;

/** A group that nobody is left in is one no more. */
function put(sql: Sql, fightId: number, members: readonly Fighter[], groupId: number | null): void {
  for (const { row } of members)
    if (row.group_id !== groupId)
      sql.run(query.updateTable('fight_fighter').set({ group_id: groupId }).where('id', '=', row.id));
  const left = new Set(readFighters(sql, fightId).map(({ row }) => row.group_id));
  for (const { id } of readGroups(sql, fightId))
    if (!left.has(id)) sql.run(query.deleteFrom('fight_group').where('id', '=', id));
}
