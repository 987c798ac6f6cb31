import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { atLeastOnce } from '../../../shared/odds/dice/chance.ts';
import { diceOdds } from '../../../shared/odds/dice/dice-odds.ts';
import { figuresOf } from '../../../shared/odds/dice/figures.ts';
import { asNumber } from '../../../shared/odds/dice/fraction.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import { readableDice } from '../../../shared/tables/draw.ts';
import { giftWords } from '../../../shared/tables/gift-words.ts';
import { rowOdds } from '../../../shared/tables/odds.ts';
import type { Gift, TableRow } from '../../../shared/tables/table.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { turnsPerHour } from '../exploration.ts';

type Tonight = QueryOutput<'prep.tonight'>;
type Coming = Tonight['coming'];
type Table = Tonight['tables'][number];

/** So far ahead it is looked: an evening's delve. */
const hours = 6;

/** Whether somebody comes, by the dungeon's checks. */
export function comingOf({ exploration }: Campaign): Coming {
  const { dungeonCheckEvery: every, dungeonChanceInSix: inSix } = exploration;
  const checks = Math.floor((hours * turnsPerHour) / every);
  return { hours, checks, inSix, somebody: atLeastOnce(inSix / 6, checks) };
}

/** The rows of a table with their odds; null for one that is gone. */
export function comingOn(
  book: TableBook,
  id: number,
  { checks, inSix }: Coming,
): Omit<Table, 'levels' | 'pinned'> | null {
  const table = book.table(id);
  if (!table) return null;
  const { rows: chances, sentence } = rowOdds(book, id);
  const nameOf = (other: number | string) => book.table(other)?.name;
  const rows = table.rows.flatMap((row, at) => {
    const share = asNumber(chances[at]?.chance ?? { parts: 0n, whole: 1n });
    if (share === 0) return [];
    const gifts = row.gives.filter((gift) => !isOfName(gift, row.text));
    const words = gifts.map((gift) => giftWords(gift, nameOf));
    const text = [row.text, ...words].filter((part) => part !== '').join(': ');
    return [{ text, row: share, within: atLeastOnce((inSix / 6) * share, checks), number: numberOf(row) }];
  });
  const dice = table.way === 'dice' ? (table.columns[0]?.dice ?? '') : '';
  return { id, name: table.name, dice, problem: sentence, rows };
}

/** The text names the creature already; how many come stands beside it. */
const isOfName = (gift: Gift, text: string): boolean => gift.kind === 'creature' && gift.name === text;

/** Of the first creature that the row brings. */
function numberOf({ gives }: TableRow): Table['rows'][number]['number'] {
  const creature = gives.find(({ kind }) => kind === 'creature');
  const number = creature?.kind === 'creature' ? creature.number : '';
  const figures = figuresIn(number);
  return figures && { least: figures.low, mean: figures.mean, most: figures.high };
}

function figuresIn(text: string): ReturnType<typeof figuresOf> | null {
  const dice = text === '' ? null : readableDice(text);
  return dice && figuresOf(diceOdds(dice));
}

/** What dice come to at most; 0 for those that cannot be read. */
export const mostOf = (dice: string): number => figuresIn(dice)?.high ?? 0;
