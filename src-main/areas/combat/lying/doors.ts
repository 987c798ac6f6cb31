import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { refused } from '../../../../shared/errors.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { FightRow } from '../../../db/tables.ts';
import { doorActsOf, doorAfter, doorDone, doorState } from '../../../facts/book/door-acts.ts';
import { featureOf } from '../../../facts/book/feature-facts.ts';
import type { FeatureOf } from '../../../facts/book/feature-facts.ts';
import { setFeatureFacts } from '../../../facts/book/set-facts.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { fightToGoOn } from '../fight-now.ts';
import { personIn, spendsAct, told } from './take-up.ts';

type View = NonNullable<QueryOutput<'combat.lying'>>['doors'];

const doorsAt = withValues(({ roomId }: { roomId: number }) =>
  query
    .selectFrom('feature')
    .selectAll()
    .where('kind', '=', 'door')
    .where((on) => on.or([on('room_id', '=', roomId), on('to_room_id', '=', roomId)]))
    .orderBy('position')
    .orderBy('id'),
);

/** The doors of the room that is fought in, from either side. */
const doorsOf = (sql: Sql, { room_id: roomId }: Pick<FightRow, 'room_id'>): FeatureOf<'door'>[] =>
  roomId === null
    ? []
    : sql.all(doorsAt({ roomId })).flatMap((row) => {
        const feature = featureOf(row);
        return feature.kind === 'door' ? [feature] : [];
      });

export const doorsView = (sql: Sql, fight: Pick<FightRow, 'room_id'>): View =>
  doorsOf(sql, fight).map(({ id, name, facts }) => ({
    id,
    name,
    state: doorState(facts),
    acts: doorActsOf(facts),
  }));

/** Somebody opens, shuts, forces or bars a door: it stands so in the book at once, and the act is spent. */
export const handleDoor: StepOf<'combat.door'> = (context, input) => {
  const { sql, campaign } = context;
  const now = fightToGoOn(sql, campaign, input);
  const fighter = personIn(now, input.fighter);
  const door = doorsOf(sql, now.row).find(({ id }) => id === input.doorId);
  if (!door)
    throw refused('That door is not in the room they fight in. Nothing was changed.', {
      doorId: 'Choose another.',
    });
  const after = doorAfter(door.facts, input.act);
  setFeatureFacts(sql, door.id, after);
  const what = `at ${door.name}: ${doorDone(input.act, after)}`;
  return told(context, now, fighter, { what, spends: spendsAct(now, fighter) });
};
