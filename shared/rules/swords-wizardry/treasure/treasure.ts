import { parseDice } from '../../../dice/notation.ts';
import { coins } from '../../treasure/finds.ts';
import type { RolledLine, TreasureLine } from '../../treasure/lines.ts';
import type { ExperienceRules, TreasureBook } from '../../treasure/rules.ts';
import { needed } from '../../treasure/thrower.ts';
import { putFrom } from './trades.ts';

const worthId = 'worth';

const goldOf = (before: readonly RolledLine[], isOf: (line: RolledLine) => boolean): number =>
  before.filter(isOf).reduce((sum, { figure }) => sum + (figure ?? 0), 0);
const worthOf = (before: readonly RolledLine[]) => goldOf(before, ({ id }) => id === worthId);
const tradedIn = (before: readonly RolledLine[]) => goldOf(before, ({ id }) => id !== worthId);

/**
 * A hoard by experience: its worth, then for each full sum of that first worth a die that may trade so much of it for
 * something better, sum by sum; then what is left in coins. Where more is traded than there is, the coins all stay.
 */
export const treasure: ExperienceRules = {
  way: 'experience',
  lines(points, book) {
    const { tables, prep } = book;
    const value = needed(prep.treasure_value, 'worth of treasure by experience');
    const { trade_out: trades } = needed(tables.value_rule, 'sums that may be traded');
    const dice = value.gp_from_monster_xp;
    const worth: TreasureLine = {
      id: worthId,
      title: 'Worth',
      printed: `${points.toLocaleString('en')} XP × (${dice})`,
      entries: null,
      roll(thrower) {
        thrower.figure = points * thrower.throw(dice, 'times its experience');
        thrower.told.push(`Worth ${thrower.figure.toLocaleString('en')} gp.`);
      },
    };
    const sides = sidesOf(value.trade_out_die);
    return [
      worth,
      ...trades.map((trade) => tradesOf(book, trade, { sides, face: value.trade_out_face })),
      left,
    ];
  },
};

function sidesOf(dice: string): number {
  const [term] = parseDice(dice).terms;
  return needed(term?.kind === 'dice' ? term.sides : null, 'die for trades');
}

function tradesOf(
  book: TreasureBook,
  { for_each_gp: sum, table }: { for_each_gp: number; table: string },
  { sides, face: wanted }: { sides: number; face: number },
): TreasureLine {
  const gold = `${sum.toLocaleString('en')} gp`;
  return {
    id: `trade-${sum}`,
    title: `Trades of ${gold}`,
    printed: `1d${sides} for each ${gold}: ${wanted} trades`,
    entries: null,
    roll(thrower, before) {
      const faces = thrower.each(Math.floor(worthOf(before) / sum), sides, `${wanted} trades`);
      thrower.figure = 0;
      for (const face of faces) {
        if (face !== wanted) continue;
        thrower.figure += sum;
        putFrom(thrower, book, table);
      }
    },
  };
}

/** What is left, in gold; the referee splits it into other coins. */
const left: TreasureLine = {
  id: 'coins',
  title: 'Coins',
  printed: 'what is not traded',
  entries: null,
  roll(thrower, before) {
    const worth = worthOf(before);
    const traded = tradedIn(before);
    const gold = traded > worth ? worth : worth - traded;
    if (traded > worth)
      thrower.told.push(
        `${traded.toLocaleString('en')} gp were traded of ${worth.toLocaleString('en')}: a legendary hoard, all the coins stay.`,
      );
    thrower.put(coins('gp', gold));
  },
};
