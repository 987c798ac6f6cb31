import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { ThingRow } from '../../../facts/party/items.ts';
import { thingRow } from '../../../facts/party/items.ts';
import { rollTreasure } from '../../../facts/treasure/hoard.ts';
import { describeFound, findsOf, putInPool, rowOf, weightByRule } from '../../../facts/treasure/pool.ts';
import { piecesOf } from '../../../facts/treasure/worth.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';

type Input = ParsedInput<'party.findTreasure'>;
type Context = StepContext<'encounters'>;

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
  return step(`${by}Found ${describeFound(found)}${where ? ` (${where})` : ''}.`, { finds: findsOf(found) });
};

/** What the referee named, parted by what each piece turned out to be worth. */
function saidRows({ campaign, content, dice }: Context, item: Input['what'][number], at: number): ThingRow[] {
  const { worth, ...named } = item;
  const row = { ...thingRow(estimated(named), campaign.system.weights), ...usual(named) };
  if (item.kind === 'coin' || worth === '') return [row];
  const treasures = content.encounters?.treasure ?? null;
  return piecesOf(item, treasures, dice, `what.${at}.worth`).map((pieces) => ({
    ...row,
    quantity: pieces.quantity,
    cost: pieces.worth,
  }));
}

function fromTable({ campaign, content, dice }: Context, id: string): { title: string; rows: ThingRow[] } {
  const { title, rolled } = rollTreasure(content.encounters?.treasure ?? null, id, dice);
  return { title, rows: rolled.map((line) => rowOf(line, campaign.system.weights.coin)) };
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
