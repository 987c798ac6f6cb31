import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { refused } from '../../../shared/errors.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { PlaceColumns } from '../../facts/party/places.ts';
import type { ItemRow } from '../../db/tables.ts';
import type { StepContext, StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { withEvents } from '../../facts/words.ts';
import { isTreasure, plainWeight } from '../../facts/party/weighing/burden.ts';
import { describeItems } from '../../facts/party/items.ts';
import { loadOf } from '../../facts/party/weighing/load.ts';
import { coinsOfWeight } from '../../facts/party/weighing/measures.ts';
import { loadInWords } from './view/bearings.ts';
import type { Carrying } from './worth-mention.ts';
import { bearingAfter, saidOf, writeCarrying } from './worth-mention.ts';
import { overFull } from './view/fullness.ts';
import type { Moved } from '../../facts/gear/move-things.ts';
import { moveThings } from '../../facts/gear/move-things.ts';
import { readThings } from '../../facts/gear/read-things.ts';
import type { Target } from '../../facts/gear/target.ts';
import { nameOf, targetOf } from '../../facts/gear/target.ts';
import type { Things } from '../../facts/gear/things.ts';
import { writeWithLanterns } from '../../facts/gear/write-things.ts';

export type MoveInput = ParsedInput<'inventory.move'>;

const isHoard = withValues(({ id }: { id: number }) =>
  query.selectFrom('stash').select('name').where('id', '=', id).where('kind', '=', 'hoard'),
);

/** What lies in a hoard is found first, so that an award counts it; nobody of the party lays anything there. */
function refuseHoards(sql: Sql, places: readonly (PlaceColumns | null)[]): void {
  for (const place of places) {
    const hoard = place?.stash_id == null ? undefined : sql.get(isHoard({ id: place.stash_id }));
    if (hoard)
      throw refused(
        `${hoard.name} is a hoard: what lies there is taken into the pool first. Nothing was moved.`,
      );
  }
}

/** Rearranges as the input asks; nothing is written. */
export function planMove(sql: Sql, input: MoveInput): { things: Things; target: Target; moved: Moved } {
  const things = readThings(sql, input.itemIds, [input.to]);
  const target = targetOf(sql, things, input.to);
  refuseHoards(sql, [target.columns, ...input.itemIds.map((id) => things.rootOf(id))]);
  return { things, target, moved: moveThings(things, input, target) };
}

export const move: StepOf<'inventory.move'> = (context, input) => {
  const { sql, campaign } = context;
  const { things, target, moved } = planMove(sql, input);
  const said = saidOf(input.carrying);
  writeWithLanterns(sql, things);
  const what = describeItems(moved.items);
  const sentence = inWords(context, { things, said }, target, moved, what);
  const mention = writeCarrying(sql, campaign, things, said);
  return step(withEvents(sentence, [...mention, ...overFull(campaign, things, target)]), {
    ...given(context, things, target, moved, what),
    ...reasons(context, { things, said }, target),
  });
};

/** The rearranged things, and what the referee says of their bearers. */
interface After {
  things: Things;
  said: Carrying;
}

/** "Hild took 600 gp from Wren, now 691 coins, 60' (20')." */
function inWords(
  { sql, campaign }: StepContext,
  { things, said }: After,
  target: Target,
  moved: Moved,
  what: string,
): string {
  const now = (id: number) =>
    loadInWords(campaign, loadOf(campaign, bearingAfter(sql, campaign, things, id, said)));
  const [fromId = null] = moved.fromIds.length === 1 ? moved.fromIds : [];
  const from = fromId === null ? null : nameOf(sql, fromId, 'itemIds');
  const { holderId, container } = target;
  if (holderId !== null) {
    const who = nameOf(sql, holderId, 'to');
    const into = container ? ` into ${container.name}` : '';
    if (fromId === holderId) return `${who} ${container ? 'put' : 'took out'} ${what}${into}.`;
    return `${who} took ${what}${into}${from === null ? '' : ` from ${from}`}${now(holderId)}.`;
  }
  const [did, where] = container ? ['put', ` into ${container.name}`] : leaving(target);
  return `${from ?? 'The party'} ${did} ${what}${where}${fromId === null ? '' : now(fromId)}.`;
}

function leaving(target: Target): [did: string, where: string] {
  if (target.in === 'ground') return ['dropped', ''];
  return target.in === 'pool' ? ['put', ' into the pool'] : ['left', ` in ${target.name}`];
}

/** Treasure that changed hands, for the recap of the session. */
function given(
  { sql }: StepContext,
  things: Things,
  target: Target,
  { items, fromIds }: Moved,
  what: string,
): StepOutcome {
  const to = target.holderId;
  const treasure = items.some(({ kind }) => isTreasure(kind));
  if (!treasure || fromIds.every((id) => id === to)) return {};
  const coins = coinsOfWeight(items.reduce((sum, row) => sum + weightWithContents(things, row), 0));
  return { given: { to: to === null ? target.name : nameOf(sql, to, 'to'), what, coins } };
}

const weightWithContents = (things: Things, row: ItemRow): number =>
  plainWeight(row) +
  things
    .tree(row.id)
    .slice(1)
    .reduce((sum, inner) => sum + plainWeight(inner), 0);

function reasons({ sql, campaign }: StepContext, { things, said }: After, { holderId }: Target): StepOutcome {
  if (holderId === null) return {};
  return { reasons: loadOf(campaign, bearingAfter(sql, campaign, things, holderId, said)).reasons };
}
