import { capital } from '../../../shared/words/names.ts';
import { because } from '../../../shared/rules/common/reason.ts';
import { refused } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { StepsOf, StepDone } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { doorAfter, doorDone } from '../../facts/book/door-acts.ts';
import { soAlready } from '../../steps/so-already.ts';
import { patchedFacts } from '../../facts/book/feature-facts.ts';
import type { Feature } from '../../facts/book/feature-facts.ts';
import { nextFeaturePosition } from './positions.ts';
import { needFeature, needFeatureOf, needRoom } from '../../facts/book/read-room.ts';
import { setFeatureFacts } from '../../facts/book/set-facts.ts';
import { trapAfter, trapDone, treasureAfter, treasureDone } from './acts/trap-acts.ts';
import { readHoardsAt } from '../../facts/hoards/read-hoards.ts';
import { roomTitle } from '../../facts/book/words.ts';

type NewFeature = ParsedInput<'place.addFeature'>;

const kindWords = { door: 'A door', trap: 'A trap', treasure: 'Treasure', other: 'Noted' } as const;

/** A door leads to another room than it stands in; throws refused, or not-found for a room that is gone. */
function needFarRoom(sql: Sql, roomId: number, toRoomId: number): void {
  needRoom(sql, toRoomId, 'toRoomId');
  if (toRoomId === roomId)
    throw refused('A door leads to another room than its own. Nothing was changed.', {
      toRoomId: 'Choose another room.',
    });
}

type FeatureCommand =
  | 'addFeature'
  | 'changeFeature'
  | 'removeFeature'
  | 'setDoor'
  | 'setTrap'
  | 'tryTrap'
  | 'setTreasure';

export const featureSteps: Pick<StepsOf<'place'>, `place.${FeatureCommand}`> = {
  'place.addFeature': ({ sql }, input) => {
    const room = needRoom(sql, input.roomId, 'roomId');
    const toRoomId = input.kind === 'door' ? input.toRoomId : null;
    if (toRoomId !== null) needFarRoom(sql, room.id, toRoomId);
    const { lastId: id } = sql.run(query.insertInto('feature').values(rowOf(sql, input, toRoomId)));
    const summary = `${kindWords[input.kind]} in ${roomTitle(room)}: ${input.name}.`;
    return { ...step(summary, { hidden: true }), value: { id } };
  },

  'place.changeFeature': ({ sql }, { id, name, notes, toRoomId, facts }) => {
    const before = needFeature(sql, id);
    if (toRoomId != null) {
      if (before.kind !== 'door')
        throw refused(`${before.name} is no door and leads nowhere. Nothing was changed.`, {
          toRoomId: 'Only a door leads somewhere.',
        });
      needFarRoom(sql, before.room_id, toRoomId);
    }
    const after = {
      name: name ?? before.name,
      notes: notes ?? before.notes,
      to_room_id: toRoomId === undefined ? before.to_room_id : toRoomId,
      facts: JSON.stringify(patchedFacts(before.kind, before.facts, facts ?? {})),
    };
    if (same(before, after)) throw soAlready();
    sql.run(query.updateTable('feature').set(after).where('id', '=', id));
    return stepAt(sql, before, after.name === before.name ? 'changed' : `called ${after.name} now`, true);
  },

  'place.removeFeature': ({ sql }, { id }) => {
    const feature = needFeature(sql, id);
    const done = stepAt(sql, feature, 'struck from the book', true);
    sql.run(query.deleteFrom('feature').where('id', '=', id));
    return done;
  },

  'place.setDoor': ({ sql }, { id, act }) => {
    const door = needFeatureOf(sql, id, 'door');
    const after = doorAfter(door.facts, act);
    setFeatureFacts(sql, id, after);
    return stepAt(sql, door, doorDone(act, after), act === 'forget');
  },

  'place.setTrap': ({ sql }, { id, act }) => {
    const trap = needFeatureOf(sql, id, 'trap');
    setFeatureFacts(sql, id, trapAfter(trap.facts, act));
    return stepAt(sql, trap, trapDone[act], act === 'reset');
  },

  'place.tryTrap': ({ sql, dice }, { id, die }) => {
    const trap = needFeatureOf(sql, id, 'trap');
    const after = trapAfter(trap.facts, 'spring');
    const face = dice(die).roll(6);
    const { chanceInSix } = trap.facts;
    const sprung = face <= chanceInSix;
    if (sprung) setFeatureFacts(sql, id, after);
    const came = sprung ? trapDone.spring : 'did not go off';
    const done = stepAt(sql, trap, `${came} (${face}, goes off ${chanceInSix} in 6)`, !sprung);
    const reasons = [because('die', face, 'OSE-TRAP-2'), because('chance in six', chanceInSix, 'OSE-TRAP-2')];
    return { ...done, outcome: { ...done.outcome, reasons }, value: { sprung } };
  },

  'place.setTreasure': ({ sql }, { id, act }) => {
    const treasure = needFeatureOf(sql, id, 'treasure');
    if (readHoardsAt(sql, id).length > 0)
      throw refused(`What lies at ${treasure.name} is listed: take it from there. Nothing was changed.`, {
        act: 'Take what is listed.',
      });
    setFeatureFacts(sql, id, treasureAfter(treasure.facts, act));
    return stepAt(sql, treasure, treasureDone[act], act === 'putBack');
  },
};

const rowOf = (sql: Sql, { roomId, kind, name, notes, facts }: NewFeature, toRoomId: number | null) => ({
  room_id: roomId,
  position: nextFeaturePosition(sql, roomId),
  kind,
  name,
  to_room_id: toRoomId,
  notes,
  facts: JSON.stringify(facts),
});

const same = (
  before: Feature,
  after: { name: string; notes: string; to_room_id: number | null; facts: string },
): boolean =>
  after.name === before.name &&
  after.notes === before.notes &&
  after.to_room_id === before.to_room_id &&
  after.facts === JSON.stringify(patchedFacts(before.kind, before.facts, {}));

/** "12, Guardroom, oak door: forced open." */
function stepAt(sql: Sql, feature: Feature, what: string, hidden: boolean): StepDone<null> {
  const room = needRoom(sql, feature.room_id);
  const title = roomTitle(room);
  const where = capital(title);
  return step(`${where}, ${feature.name}: ${what}.`, hidden ? { hidden } : {});
}
