import { refused } from '../../../shared/errors.ts';
import type { ItemState } from '../../../shared/ipc/vocabulary.ts';
import type { ItemRow } from '../../db/tables.ts';
import { isInUse } from '../../facts/party/gear.ts';
import { isPerson } from '../../facts/party/kinds.ts';
import { readFacts } from '../../facts/party/sheet.ts';
import { arrive, takeFrom } from '../../facts/gear/stacks.ts';
import { withHolder } from '../../facts/gear/target.ts';
import type { User } from '../../facts/gear/target.ts';
import type { Things } from '../../facts/gear/things.ts';

/** Of these one is worn or wielded at a time, though a stack is carried. */
const isSingle = ({ kind }: ItemRow): boolean => kind === 'weapon' || kind === 'armour' || kind === 'shield';
/** Of these nobody has two in use. */
const isOnlyOne = ({ kind }: ItemRow): boolean => kind === 'armour' || kind === 'shield';

/**
 * Lets somebody wear or wield a thing of theirs, taken out of its pack where it lies in one; what it takes the place
 * of comes off and is given back. Throws refused where there are not hands enough.
 */
export function putInUse(
  things: Things,
  row: ItemRow,
  state: Exclude<ItemState, 'carried'>,
  user: User,
): { used: ItemRow; tookOff: ItemRow[] } {
  if (row.kind === 'armour' && state === 'wielded')
    throw refused(`${row.name} is armour: it is worn.`, { state: 'Wear it.' });
  const place = withHolder(user.id);
  const one = isInUse(row) ? row : takeFrom(things, row, isSingle(row) ? 1 : null);
  const tookOff = isOnlyOne(row)
    ? things.at(place).filter((each) => each.kind === row.kind && isInUse(each) && each.id !== one.id)
    : [];
  for (const { id } of tookOff) arrive(things, id, place);
  const used = things.change(one.id, { ...place, state });
  if (isPerson(user.kind)) refuseFullHands(things, user);
  return { used, tookOff };
}

const handsOfAPerson = 2;

function refuseFullHands(things: Things, { id, name }: User): void {
  const held = things.at(withHolder(id)).filter((row) => handsFor(row) > 0);
  const hands = held.reduce((sum, row) => sum + handsFor(row), 0);
  if (hands <= handsOfAPerson) return;
  const what = held.map((row) => `${row.name} (${handsFor(row)})`).join(', ');
  throw refused(`${name} would need ${hands} hands: ${what}. Put something away first.`, {
    state: 'Not hands enough.',
  });
}

/** A shield takes a hand however it is borne; of other things what is wielded, arrows at the string apart. */
function handsFor(row: ItemRow): number {
  if (row.kind === 'shield') return isInUse(row) ? 1 : 0;
  return row.state === 'wielded' && row.kind !== 'ammunition' ? (readFacts(row).hands ?? 1) : 0;
}
