import { figure } from '../../words/figures.ts';
import { copperOf } from '../sums.ts';
import { type Coins, kindsOf, scaledTo, withMore, worthOfCoins } from './coins.ts';
import { parcel, type Pieces, sumOfPieces } from './parcel.ts';
import type { PieceKind } from './piece-worths.ts';

/** By what a hoard comes to the worth that the referee wishes. */
export const wishWays = ['coins', 'gem', 'jewellery'] as const;
export type WishWay = (typeof wishWays)[number];

/** What lies there, as far as a wish goes by it; money in copper pieces. */
export interface Lying {
  readonly coins: Coins;
  readonly gem: readonly Pieces[];
  readonly jewellery: readonly Pieces[];
  /** What everything else is worth: magic, goods, whatever is packed away. It is never touched. */
  readonly others: number;
}

/** What is there instead: coins by kind, and pieces that come or go. */
export interface Adjusted {
  readonly coins: Coins;
  readonly kind: PieceKind | null;
  readonly added: readonly Pieces[];
  readonly taken: readonly Pieces[];
  /** What all of it is worth then. */
  readonly worth: number;
}

export interface Proposal {
  readonly way: WishWay;
  /** Null where the wish cannot be reached this way. */
  readonly adjusted: Adjusted | null;
  /** Why not, or why it misses the wish by a little; empty where it is exact. */
  readonly why: string;
}

/** So many coins of one kind at most. */
const mostCoins = 1_000_000;

export const worthOfLying = ({ coins, gem, jewellery, others }: Lying): number =>
  worthOfCoins(coins) + sumOfPieces(gem) + sumOfPieces(jewellery) + others;

/** The ways to a wished worth, each with what it changes; nothing is changed by it. */
export function wishProposals(
  lying: Lying,
  wish: number,
  worths: Readonly<Record<PieceKind, readonly number[]>>,
): Proposal[] {
  if (worthOfLying(lying) === wish)
    return wishWays.map((way) => ({ way, adjusted: null, why: 'It is worth that already.' }));
  return wishWays.map((way) =>
    notTooMany(way === 'coins' ? byCoins(lying, wish) : byPieces(way, lying, wish, worths[way])),
  );
}

function byCoins(lying: Lying, wish: number): Proposal {
  const way = 'coins';
  const { coins } = lying;
  const beside = worthOfLying(lying) - worthOfCoins(coins);
  if (kindsOf(coins).length === 0) return { way, adjusted: null, why: 'There are no coins to scale.' };
  if (beside > wish) return { way, adjusted: null, why: tooDear('What lies beside the coins', beside, wish) };
  const scaled = scaledTo(wish - beside, coins);
  const worth = beside + worthOfCoins(scaled);
  const adjusted = { coins: scaled, kind: null, added: [], taken: [], worth };
  return { way, adjusted, why: missing(wish - worth, finest(coins)) };
}

const words = {
  gem: { one: 'gem', many: 'gems' },
  jewellery: { one: 'piece of jewellery', many: 'jewellery' },
} as const;

/** Pieces are added, or the dearest that are too much go; the rest is made up in coins of kinds that lie there. */
function byPieces(way: PieceKind, lying: Lying, wish: number, worths: readonly number[]): Proposal {
  const { one, many } = words[way];
  const none = (why: string): Proposal => ({ way, adjusted: null, why });
  const [least] = worths;
  if (least === undefined) return none(`The book has no table of what ${many} may be worth.`);
  const have = sumOfPieces(lying[way]);
  const beside = worthOfLying(lying) - have;
  if (beside > wish) return none(tooDear(`What lies beside the ${many}`, beside, wish));
  const taken = tooMuch(lying[way], have - (wish - beside));
  const added = parcel(wish - beside - have + sumOfPieces(taken), worths);
  const net = apart(added, taken);
  if (net.added.length === 0 && net.taken.length === 0)
    return none(
      `No ${one} is worth less than ${inGold(least)}, and it is a matter of ${inGold(wish - beside - have)}.`,
    );
  const pieces = beside + have + sumOfPieces(net.added) - sumOfPieces(net.taken);
  const coins = withMore(wish - pieces, lying.coins);
  const worth = pieces - worthOfCoins(lying.coins) + worthOfCoins(coins);
  const noCoins = `no ${one} is worth less than ${inGold(least)}, and there are no coins to make it up`;
  const why = missing(wish - worth, kindsOf(lying.coins).length === 0 ? noCoins : finest(lying.coins));
  return { way, adjusted: { coins, kind: way, ...net, worth }, why };
}

/** The dearest pieces that are worth so much too much; where they do not make it up, the cheapest that does goes too. */
function tooMuch(pieces: readonly Pieces[], copper: number): Pieces[] {
  let over = copper;
  if (over <= 0) return [];
  const left: Pieces[] = [];
  const taken: Pieces[] = [];
  for (const { worth, quantity } of [...pieces].sort((one, other) => other.worth - one.worth)) {
    const gone = worth === 0 ? 0 : Math.min(quantity, Math.floor(over / worth));
    over -= gone * worth;
    if (gone > 0) taken.push({ worth, quantity: gone });
    if (gone < quantity) left.push({ worth, quantity: quantity - gone });
  }
  const last = over > 0 ? left.findLast(({ worth }) => worth > over) : undefined;
  return last === undefined ? taken : together([...taken, { worth: last.worth, quantity: 1 }]);
}

/** Without what would come and go alike. */
function apart(added: readonly Pieces[], taken: readonly Pieces[]): Pick<Adjusted, 'added' | 'taken'> {
  const both = (of: readonly Pieces[], against: readonly Pieces[]): Pieces[] =>
    of.flatMap(({ worth, quantity }) => {
      const more = quantity - (against.find((each) => each.worth === worth)?.quantity ?? 0);
      return more > 0 ? [{ worth, quantity: more }] : [];
    });
  return { added: both(added, taken), taken: both(taken, added) };
}

function together(pieces: readonly Pieces[]): Pieces[] {
  const counts = new Map<number, number>();
  for (const { worth, quantity } of pieces) counts.set(worth, (counts.get(worth) ?? 0) + quantity);
  return [...counts]
    .map(([worth, quantity]) => ({ worth, quantity }))
    .sort((one, other) => other.worth - one.worth);
}

function notTooMany(proposal: Proposal): Proposal {
  const coins = proposal.adjusted?.coins ?? {};
  const many = kindsOf(coins).find((kind) => (coins[kind] ?? 0) > mostCoins);
  if (many === undefined) return proposal;
  const why = `It would take ${figure(coins[many] ?? 0)} ${many}, and there are at most ${figure(mostCoins)} coins of a kind.`;
  return { ...proposal, adjusted: null, why };
}

export const inGold = (copper: number): string => `${figure(copper / copperOf.gp)} gp`;

const tooDear = (what: string, worth: number, wish: number): string =>
  `${what} is worth ${inGold(worth)} by itself, ${inGold(worth - wish)} more than is wished.`;

const finest = (coins: Coins): string =>
  `the finest coin that lies there is the ${kindsOf(coins).at(-1) ?? ''}`;

const missing = (copper: number, because: string): string =>
  copper === 0 ? '' : `It misses the wish by ${inGold(copper)}: ${because}.`;
