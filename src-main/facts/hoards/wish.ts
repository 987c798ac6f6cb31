import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Weights } from '../../../shared/rules/exploration/carry.ts';
import { find } from '../../../shared/rules/treasure/finds.ts';
import { carriageWords } from '../../../shared/treasure/carriage.ts';
import { changesOf, pieceNames } from '../../../shared/treasure/wish/changes.ts';
import { type PieceKind, pieceWorths } from '../../../shared/treasure/wish/piece-worths.ts';
import {
  type Adjusted,
  type Lying,
  type Proposal,
  wishProposals,
} from '../../../shared/treasure/wish/wish.ts';
import { type TreasureContent, treasureBook } from '../../content/treasure-book.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';
import { readThings } from '../gear/read-things.ts';
import { arrive } from '../gear/stacks.ts';
import type { Things } from '../gear/things.ts';
import { inCopper, inGold, inUnits, weightInWords } from '../party/weighing/measures.ts';
import { noCoins } from '../treasure/purse.ts';
import { rowsOf } from '../treasure/find-row.ts';
import { sumsOfRows } from './read-hoards.ts';

type WishView = QueryOutput<'hoard.wish'>;

/** What a wish goes by beside the hoard itself. */
interface Wishing {
  readonly content: TreasureContent;
  readonly weights: Weights;
}

const placeOfHoard = (id: number) => ({ holder_id: null, container_id: null, stash_id: id });

export const readHoardThings = (sql: Sql, id: number): Things => readThings(sql, [], [{ in: 'stash', id }]);

/** What lies open and is what it seems is scaled, comes or goes; what is packed away or hides something is left alone. */
export function lyingIn(things: Things, id: number): Lying {
  const open = things.at(placeOfHoard(id));
  const coins = noCoins();
  for (const { coin, quantity } of open) if (coin !== null) coins[coin] += quantity;
  const pieces = (kind: PieceKind) =>
    open.filter((row) => isPiece(row, kind)).map((row) => ({ worth: row.cost ?? 0, quantity: row.quantity }));
  const others = things
    .treeAt(placeOfHoard(id))
    .filter(
      (row) =>
        !open.includes(row) || !(row.coin !== null || isPiece(row, 'gem') || isPiece(row, 'jewellery')),
    );
  return { coins, gem: pieces('gem'), jewellery: pieces('jewellery'), others: sumsOfRows(others).worth };
}

const isPiece = ({ kind, cost, true_name: hides, capacity }: ItemRow, wanted: PieceKind): boolean =>
  kind === wanted && cost !== null && cost > 0 && hides === null && capacity === null;

/** The ways to a wished worth by what the campaign's book can give. */
export function proposalsFor(lying: Lying, gold: number, { content }: Pick<Wishing, 'content'>): Proposal[] {
  const book = treasureBook(content);
  const worths = (kind: PieceKind) => (book === null ? [] : pieceWorths(kind, book));
  return wishProposals(lying, inCopper(gold), { gem: worths('gem'), jewellery: worths('jewellery') });
}

/** Rearranges a hoard so; nothing is written by it. */
export function adjust(
  things: Things,
  id: number,
  { coins, kind, added, taken }: Adjusted,
  wishing: Wishing,
): void {
  const place = placeOfHoard(id);
  for (const coin of Object.keys(noCoins()) as (keyof typeof coins)[])
    setQuantity(
      things,
      things.at(place).filter((row) => row.coin === coin),
      coins[coin] ?? 0,
    );
  if (kind === null) return;
  for (const { worth, quantity } of taken) {
    const rows = things.at(place).filter((row) => isPiece(row, kind) && row.cost === worth);
    setQuantity(things, rows, rows.reduce((sum, row) => sum + row.quantity, 0) - quantity);
  }
  for (const { worth, quantity } of added)
    for (const row of rowsOf(
      find(kind, pieceNames[kind], { worth, quantity }),
      wishing.weights,
      wishing.content.equipment,
    ))
      arrive(things, things.add({ ...row, ...place, state: 'carried' }).id, place);
}

/** Of equal things in several heaps: the first heaps keep what they have as far as it goes, what is more goes to the first. */
function setQuantity(things: Things, rows: readonly ItemRow[], wanted: number): void {
  const there = rows.reduce((sum, row) => sum + row.quantity, 0);
  let left = wanted;
  for (const [at, row] of rows.entries()) {
    const more = at === 0 ? Math.max(0, wanted - there) : 0;
    const quantity = Math.min(left, row.quantity + more);
    left -= quantity;
    if (quantity === 0) things.remove(row.id);
    else if (quantity !== row.quantity) things.change(row.id, { quantity });
  }
}

/** As a window shows it: each way with what differs, and what there is to carry off then. */
export function wishView(sql: Sql, { id, gold }: { id: number; gold: number }, wishing: Wishing): WishView {
  const now = readHoardThings(sql, id);
  const lying = lyingIn(now, id);
  return {
    gold,
    now: sumsView(now, id, wishing),
    proposals: proposalsFor(lying, gold, wishing).map(({ way, adjusted, why }) => {
      if (adjusted === null) return { way, then: null, why };
      const then = now.asRead();
      adjust(then, id, adjusted, wishing);
      return { way, then: { ...sumsView(then, id, wishing), changes: changesOf(lying, adjusted) }, why };
    }),
  };
}

function sumsView(things: Things, id: number, { content, weights }: Wishing): WishView['now'] {
  const { worth, weight } = sumsOfRows(things.treeAt(placeOfHoard(id)));
  const inUnit = inUnits(weights, weight);
  return {
    worth: inGold(worth),
    weight: weightInWords(weights, inUnit),
    carriage: carriageWords(content.equipment, inUnit),
  };
}
