import type { z } from 'zod';
import type { itemView } from '../../../shared/ipc/party/views/inventory-views.ts';
import type { ItemRow } from '../../db/tables.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import { plainWeight, weighingBy } from '../../facts/party/weighing/burden.ts';
import { inGold, inUnits } from '../../facts/party/weighing/measures.ts';
import { readFacts } from '../../facts/party/sheet.ts';
import { truthOf } from '../../facts/party/truth.ts';

export type ItemView = z.output<typeof itemView>;

interface Weighed {
  row: ItemRow;
  inside: Weighed[];
  /** With what it holds. */
  counted: number;
  filled: number;
}

/**
 * Things in the order of their nesting, each followed by what it holds. What nobody weighs by a method (a beast's
 * load, the pool, what lies about) counts by its plain weight.
 */
export function itemViews(campaign: CampaignRules, items: readonly ItemRow[], byMethod = true): ItemView[] {
  const weigh = byMethod ? weighingBy(campaign.encumbrance) : plainWeight;
  const views: ItemView[] = [];
  const visit = (things: readonly Weighed[], depth: number) => {
    for (const thing of things) {
      views.push(viewOf(campaign, thing, depth));
      visit(thing.inside, depth + 1);
    }
  };
  visit(nested(items, weigh), 0);
  return views;
}

/** The outermost of the things, those in them below; sums are made from the innermost outwards. */
function nested(items: readonly ItemRow[], weigh: (row: ItemRow) => number): Weighed[] {
  const all = new Map<number, Weighed>();
  for (const row of items) all.set(row.id, { row, inside: [], counted: weigh(row), filled: 0 });
  const outermost: Weighed[] = [];
  for (const thing of all.values()) {
    const around = thing.row.container_id === null ? undefined : all.get(thing.row.container_id);
    if (around) around.inside.push(thing);
    else outermost.push(thing);
  }
  const sum = (thing: Weighed): number => {
    for (const inner of thing.inside) {
      thing.filled += plainWeight(inner.row) + sum(inner);
      thing.counted += inner.counted;
    }
    return thing.filled;
  };
  outermost.forEach(sum);
  return outermost;
}

function viewOf(
  { system: { weights } }: CampaignRules,
  { row, counted, filled }: Weighed,
  depth: number,
): ItemView {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    quantity: row.quantity,
    weightEach: inUnits(weights, row.weight),
    weight: inUnits(weights, counted),
    costEach: row.cost === null ? null : inGold(row.cost),
    coin: row.coin,
    charges: row.charges,
    capacity: row.capacity === null ? null : inUnits(weights, row.capacity),
    filled: inUnits(weights, filled),
    state: row.state,
    containerId: row.container_id,
    depth,
    notes: row.notes,
    facts: readFacts(row),
    truth: truthView(row),
  };
}

function truthView(row: ItemRow): ItemView['truth'] {
  const truth = truthOf(row);
  if (truth === null) return null;
  const { name, worth, charges, notes, facts } = truth;
  return { name, known: row.known, worthEach: worth === null ? null : inGold(worth), charges, notes, facts };
}
