import type { EquipmentFile } from '../../../shared/content/schemas/equipment.ts';
import type { CommandOutput } from '../../../shared/ipc/contract.ts';
import type { Weights } from '../../../shared/rules/exploration/carry.ts';
import { coins, find, type Find } from '../../../shared/rules/treasure/finds.ts';
import type { Fall } from '../../../shared/rules/treasure/thrower.ts';
import { sumOfWorths, type Worths, worthsOfLine } from '../../../shared/treasure/means.ts';
import { carriageWords } from '../../../shared/treasure/carriage.ts';
import { findsIn } from '../../../shared/treasure/roll.ts';
import { sumsOf, worthOf } from '../../../shared/treasure/sums.ts';
import { factsInWords } from '../../../shared/treasure/words.ts';
import { figure } from '../../../shared/words/figures.ts';
import type { ThingRow } from '../party/items.ts';
import { readFacts } from '../party/sheet.ts';
import { inGold, inUnits, weightInWords } from '../party/weighing/measures.ts';
import { writtenThings } from '../treasure/written.ts';
import { isSettled, type PlayedLine } from './card.ts';
import type { ReadSource } from './source.ts';

type Card = CommandOutput<'treasure.propose'>;

/** By which a find is weighed, and carried off. */
interface Weighing {
  readonly weights: Weights;
  readonly equipment: EquipmentFile | null;
}

/** A roll as a window shows it; sums are of the lines that are complete. */
export function cardView(
  { title, left, book }: ReadSource,
  lines: readonly PlayedLine[],
  { weights, equipment }: Weighing,
): Card {
  const worths = lines.map(({ plan }) => worthsOfLine(plan, book));
  const known = worths.filter((each) => each !== null);
  const at = lines.findIndex(({ ask }) => ask !== null);
  const ask = lines[at]?.ask ?? null;
  return {
    title,
    left: [...left],
    lines: lines.map((line, nth) => lineView(line, worths[nth] ?? null)),
    ask: ask && { line: at, title: ask.title, sides: ask.sides, nth: ask.nth, of: ask.of ?? 1 },
    worth: known.length === worths.length && known.length > 0 ? inGoldOf(sumOfWorths(known)) : null,
    sums: sumsView([...findsOfLines(lines), ...writtenIn(lines, weights)], { weights, equipment }),
  };
}

/** The finds of every line that is complete and that the referee lets stand. */
export const findsOfLines = (lines: readonly PlayedLine[]): Find[] =>
  findsIn(lines.flatMap(({ rolled, ask, given }) => (rolled && !ask && !isSettled(given) ? [rolled] : [])));

/** What the referee wrote in place of dice. Throws bad-input, naming the line's field. */
export const rowsWritten = (lines: readonly PlayedLine[], { coin }: Pick<Weights, 'coin'>): ThingRow[] =>
  lines.flatMap(({ given }, at) =>
    given.struck ? [] : writtenThings(given.typed ?? '', coin, `lines.${at}.typed`),
  );

const writtenIn = (lines: readonly PlayedLine[], weights: Weights): Find[] =>
  rowsWritten(lines, weights).map((row) =>
    row.coin === null
      ? find('otherTreasure', row.name, {
          quantity: row.quantity,
          worth: row.cost,
          weight: readFacts(row).estimated === true ? null : inUnits(weights, row.weight),
        })
      : coins(row.coin, row.quantity),
  );

const inGoldOf = ({ least, mean, most }: Worths) => ({
  least: inGold(least),
  mean: inGold(mean),
  most: inGold(most),
});

function lineView({ plan, given, rolled, ask }: PlayedLine, worth: Worths | null): Card['lines'][number] {
  const stands = rolled !== null && !isSettled(given);
  return {
    title: plan.title,
    printed: plan.printed,
    worth: worth && inGoldOf(worth),
    state: given.struck
      ? 'struck'
      : given.typed !== null
        ? 'typed'
        : ask
          ? 'asked'
          : rolled
            ? 'done'
            : 'waits',
    dice: (rolled?.falls ?? []).slice(0, mostShown).map(fallInWords),
    finds: stands ? rolled.finds.slice(0, mostShown).map(findView) : [],
    told: stands ? [...rolled.told, ...(rolled.stopped === null ? [] : [rolled.stopped])] : [],
    ...given,
  };
}

/** So many dice and things of a line are shown; the sums are of all. */
const mostShown = 200;

/** "there (25 %): 1d100 17"; many faces by what they come to. */
export function fallInWords({ title, dice, faces, total }: Fall): string {
  const fell = faces.map(({ face }) => face).join(' + ');
  const sum = faces.length === 1 && faces[0]?.face === total ? '' : ` = ${figure(total)}`;
  return `${title}: ${dice} ${faces.length > mostFaces ? '' : fell}${sum}`;
}

const mostFaces = 12;

export function findView(thing: Find): Card['lines'][number]['finds'][number] {
  const { name, quantity, worth, facts, coin } = thing;
  const each = worth === null || quantity === 1 ? '' : `, ${figure(inGold(worth))} gp each`;
  const many = coin !== null || quantity > 1 ? `${figure(quantity)} ${coin === null ? '× ' : ''}` : '';
  const told = factsInWords(facts);
  return {
    text: `${many}${coin ?? name}${each}${told === '' ? '' : `. ${told}`}`,
    gold: coin === 'gp' || (coin === null && worth === null) ? null : inGold(worthOf(thing)),
    magic: facts.magic === true,
  };
}

function sumsView(finds: readonly Find[], { weights, equipment }: Weighing): Card['sums'] {
  const sums = sumsOf(finds, inUnits(weights, weights.coin));
  return {
    ...sums,
    coins: inGold(sums.coins),
    goods: inGold(sums.goods),
    weight: weightInWords(weights, sums.weight),
    carriage: carriageWords(equipment, sums.weight),
  };
}
