import { refused } from '../../../../shared/errors.ts';
import type { Sql } from '../../../db/sql.ts';
import type { ItemRow } from '../../../db/tables.ts';
import { isInUse } from '../../../facts/party/gear.ts';
import { describeItems } from '../../../facts/party/items.ts';
import { itemsHeldBy } from '../../../facts/party/read-items.ts';
import { burningLanterns } from '../../../facts/lights/lanterns-follow.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { fightToGoOn } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';
import { layDown } from './lay-down.ts';
import { personIn, spendsAct, told } from './take-up.ts';

/** Somebody lets the pack fall: what is neither worn nor in hand lies where he stands, with all it holds. */
export const dropPack: StepOf<'combat.dropPack'> = (context, input) => {
  const { sql, campaign } = context;
  const now = fightToGoOn(sql, campaign, input);
  const fighter = personIn(now, input.fighter);
  const what = `drops ${letPackFall(sql, now, fighter)}`;
  return told(context, now, fighter, { what, spends: spendsAct(now, fighter) });
};

/** What would fall; a lantern that burns stays in the hand. */
export function packOf(sql: Sql, holderId: number): ItemRow[] {
  const burns = burningLanterns(sql, holderId) > 0;
  return itemsHeldBy(sql, holderId).filter(
    (item) => item.container_id === null && !isInUse(item) && !(burns && item.kind === 'lantern'),
  );
}

/** In words, what fell. Throws refused where there is nothing. */
export function letPackFall(
  sql: Sql,
  { row, state }: FightNow,
  { id, name, person }: ReturnType<typeof personIn>,
): string {
  const falling = packOf(sql, person.id);
  if (falling.length === 0)
    throw refused(`${name} has nothing to drop but what is worn or in hand. Nothing was changed.`, {
      fighter: 'Nothing to drop.',
    });
  const atFeet = state.fighters.find((each) => each.id === id)?.atFeet ?? 0;
  const laying = { fightId: row.id, fromId: person.id, atFeet };
  for (const item of falling) layDown(sql, item, item.quantity, laying);
  return packWords(falling);
}

const mostNamed = 6;

export const packWords = (falling: readonly ItemRow[]): string =>
  falling.length > mostNamed
    ? `${describeItems(falling.slice(0, mostNamed - 1))} and ${falling.length - mostNamed + 1} more things`
    : describeItems(falling);
