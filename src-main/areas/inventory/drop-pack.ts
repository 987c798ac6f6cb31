import { refused } from '../../../shared/errors.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { withEvents } from '../../facts/words.ts';
import { isInUse } from '../../facts/party/gear.ts';
import { describeItems } from '../../facts/party/items.ts';
import { burningLanterns } from '../../facts/lights/lanterns-follow.ts';
import { loadOf } from '../../facts/party/weighing/load.ts';
import { loadInWords } from './view/bearings.ts';
import { bearingAfter, writeCarrying } from './worth-mention.ts';
import { readThings } from '../../facts/gear/read-things.ts';
import { arrive, takeFrom } from '../../facts/gear/stacks.ts';
import { targetOf, userOf, withHolder } from '../../facts/gear/target.ts';
import type { Things } from '../../facts/gear/things.ts';
import { writeThings } from '../../facts/gear/write-things.ts';

/** What is neither worn nor wielded falls to the ground, with all it holds; a lantern that burns stays in the hand. */
export const dropPack: StepOf<'inventory.dropPack'> = ({ sql, campaign }, { characterId }) => {
  const user = userOf(sql, characterId, 'characterId');
  const ground = { in: 'ground' } as const;
  const things = readThings(sql, [], [{ in: 'holder', id: characterId }, ground]);
  const kept = keepBurning(sql, things, characterId);
  const falling = things.at(withHolder(characterId)).filter((row) => !isInUse(row) && !kept.has(row.id));
  if (falling.length === 0) throw refused(`${user.name} has nothing to drop but what is worn or in hand.`);
  const { columns } = targetOf(sql, things, ground);
  for (const { id } of falling) arrive(things, id, columns);
  const load = loadOf(campaign, bearingAfter(sql, campaign, things, characterId));
  writeThings(sql, things);
  const mention = writeCarrying(sql, campaign, things);
  const sentence = `${user.name} dropped ${describeItems(falling)}${loadInWords(campaign, load)}.`;
  return step(
    withEvents(sentence, [...mention, ...(kept.size > 0 ? ['The burning lantern stays in hand.'] : [])]),
    {
      reasons: load.reasons,
    },
  );
};

/** Takes as many lanterns as burn out of what will fall, loose ones before packed ones, and gives their ids. */
function keepBurning(sql: Sql, things: Things, holderId: number): ReadonlySet<number> {
  const place = withHolder(holderId);
  const lanterns = things.treeAt(place).filter(({ kind }) => kind === 'lantern');
  const inUse = lanterns.filter(isInUse).reduce((sum, { quantity }) => sum + quantity, 0);
  let wanted = burningLanterns(sql, holderId) - inUse;
  const kept = new Set<number>();
  const looseFirst = (one: ItemRow, other: ItemRow) =>
    Number(one.container_id !== null) - Number(other.container_id !== null);
  for (const row of lanterns.filter((each) => !isInUse(each)).sort(looseFirst)) {
    if (wanted <= 0) break;
    const taken = takeFrom(things, row, Math.min(wanted, row.quantity));
    wanted -= taken.quantity;
    kept.add(things.change(taken.id, place).id);
  }
  return kept;
}
