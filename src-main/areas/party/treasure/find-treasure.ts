import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import { findsIn } from '../../../../shared/treasure/roll.ts';
import { treasureBook } from '../../../content/treasure-book.ts';
import type { ThingRow } from '../../../facts/party/items.ts';
import { thingRow } from '../../../facts/party/items.ts';
import { rollTreasure } from '../../../facts/treasure/hoard.ts';
import { rowsOf } from '../../../facts/treasure/find-row.ts';
import { isLowParty } from '../../../facts/treasure/low-party.ts';
import { describeFound, findsOf, putInPool } from '../../../facts/treasure/pool.ts';
import { weightByRule } from '../../../facts/treasure/weight-by-rule.ts';
import { piecesOf } from '../../../facts/treasure/worth.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';

type Input = ParsedInput<'party.findTreasure'>;
type Context = StepContext<'encounters' | 'prep' | 'equipment'>;

/**
 * Found things enter the pool, each with the weight it is taken for until somebody weighs it and the worth it is taken
 * for until somebody appraises it; each waits for an award.
 */
export const findTreasure: StepOf<'party.findTreasure'> = (context, { what, table, where }) => {
  const { sql } = context;
  const rolled = table === null ? null : fromTable(context, table);
  const found = [...what.flatMap((item, at) => saidRows(context, item, at)), ...(rolled?.rows ?? [])];
  if (found.length === 0) return step(`${rolled?.title ?? 'Treasure'}: nothing was there.`);
  putInPool(sql, found, where);
  const by = rolled === null ? '' : `${rolled.title}: `;
  const told = [
    `${by}Found ${describeFound(found)}${where ? ` (${where})` : ''}.`,
    ...(rolled?.stopped ?? []),
  ];
  return step(told.join(' '), { finds: findsOf(found) });
};

/** What the referee named, parted by what each piece turned out to be worth. */
function saidRows({ campaign, content, dice }: Context, item: Input['what'][number], at: number): ThingRow[] {
  const { worth, ...named } = item;
  const row = { ...thingRow(estimated(named), campaign.system.weights), ...usual(named) };
  if (item.kind === 'coin' || worth === '') return [row];
  const tables = { rules: campaign.system.treasure, book: treasureBook(content) };
  return piecesOf(item, tables, dice, `what.${at}.worth`).map((pieces) => ({
    ...row,
    quantity: pieces.quantity,
    cost: pieces.worth,
  }));
}

function fromTable(context: Context, id: string): { title: string; rows: ThingRow[]; stopped: string[] } {
  const { sql, campaign, content } = context;
  const low = isLowParty(sql);
  const { title, lines } = rollTreasure({ campaign, content, dice: context.dice() }, { id, low });
  const rows = findsIn(lines).flatMap((find) => rowsOf(find, campaign.system.weights, content.equipment));
  return { title, rows, stopped: lines.flatMap(({ stopped }) => stopped ?? []) };
}

/** Nobody knows what other treasure weighs but by guessing. */
const estimated = <Item extends Omit<Input['what'][number], 'worth'>>(item: Item): Item =>
  item.kind === 'otherTreasure' ? { ...item, facts: { ...item.facts, estimated: true } } : item;

/** Treasure that the rule weighs by the piece weighs that where nothing was said; a coin knows its own weight. */
function usual({ kind, weightEach }: Pick<Input['what'][number], 'kind' | 'weightEach'>): {
  weight?: number;
} {
  if (weightEach > 0 || kind === 'coin') return {};
  const weight = weightByRule(kind);
  return weight === null ? {} : { weight };
}
