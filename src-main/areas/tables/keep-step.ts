import { refused } from '../../../shared/errors.ts';
import { outcomesOf, outcomeWords } from '../../../shared/tables/outcomes.ts';
import { needRoom } from '../../facts/book/read-room.ts';
import { writeRoomFoe } from '../../facts/book/room-foes.ts';
import { addFeature } from '../../facts/book/add-feature.ts';
import { placeHoard } from '../../facts/hoards/place-hoard.ts';
import { thingsGiven } from '../../facts/treasure/given-things.ts';
import { roomTitle } from '../../facts/book/words.ts';
import { step } from '../../steps/step-context.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { shortened } from './roll-step.ts';
import { standingRoll } from './standing-rolls.ts';

const longest = { who: 80, words: 1000 };

/**
 * What a roll came to goes into a room: whom it gives as foes keyed there, the things it gives as a hoard that lies
 * there, all else as a thing of the room; both bear the table's name. Throws not-found for a roll that stands no more
 * or a room that is gone, refused where nothing came.
 */
export const keepInRoom: StepOf<'table.keepInRoom'> = ({ sql, content, campaign }, { seq, roomId }) => {
  const { name, tree } = standingRoll(sql, seq);
  const room = needRoom(sql, roomId, 'roomId');
  const { text, comers, things, others } = outcomesOf(tree);
  const lie = thingsGiven(things, { weights: campaign.system.weights, equipment: content.equipment });
  const notes = [text, ...others].filter((words) => words !== '').join('\n\n');
  if (notes === '' && comers.length + lie.length === 0)
    throw refused(`Nothing came of ${name}, so there is nothing to keep. Nothing was changed.`);
  for (const { who, creatureId, number } of comers)
    writeRoomFoe(sql, {
      room_id: roomId,
      who: who.slice(0, longest.who),
      // An own one may be gone by now.
      creature_id: creatureId === null ? null : (content.monsters.byId(creatureId)?.id ?? null),
      number,
      number_dice: '',
      notes: '',
    });
  if (lie.length > 0)
    placeHoard(sql, lie, { name: name.slice(0, longest.who), place: { spot: 'room', id: roomId } });
  if (notes !== '') addFeature(sql, roomId, { kind: 'other', name, notes });
  const words = shortened(outcomeWords(name, tree, longest.words));
  return step(`Into ${roomTitle(room)}, from ${words}${/[.!?…]$/u.test(words) ? '' : '.'}`, {
    hidden: true,
  });
};
