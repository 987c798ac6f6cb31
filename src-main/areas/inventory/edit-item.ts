import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { refused } from '../../../shared/errors.ts';
import type { Weights } from '../../../shared/rules/exploration/carry.ts';
import type { ItemRow } from '../../db/tables.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { describeItems } from '../../facts/party/items.ts';
import {
  inCopper,
  inGold,
  inHundredths,
  inUnits,
  weightInWords,
} from '../../facts/party/weighing/measures.ts';
import { writeFacts } from '../../facts/party/sheet.ts';
import { needThings } from '../../facts/gear/move-things.ts';
import { readThings } from '../../facts/gear/read-things.ts';
import type { Change, Things } from '../../facts/gear/things.ts';
import { writeWithLanterns } from '../../facts/gear/write-things.ts';

export const edit: StepOf<'inventory.edit'> = ({ sql, campaign }, { id, changes }) => {
  const things = readThings(sql, [id]);
  const [before] = needThings(things, [id], 'id');
  if (!before) throw new Error(`There is no thing ${id}.`);
  const { weights } = campaign.system;
  const after = things.change(id, stored(changes, before, weights));
  refuseWrong(things, after);
  writeWithLanterns(sql, things);
  return step(`Changed ${describeItems([before])}: ${differences(before, after, weights)}.`);
};

/** Only what is given; what is no coin any more is of no kind of coin. */
function stored(
  changes: ParsedInput<'inventory.edit'>['changes'],
  before: ItemRow,
  weights: Weights,
): Change {
  const { weightEach, costEach, capacity, facts, coin, ...plain } = changes;
  const kind = changes.kind ?? before.kind;
  const ofCoin = kind === 'coin' ? coin : null;
  return {
    ...defined(plain),
    ...(weightEach !== undefined && { weight: inHundredths(weights, weightEach) }),
    ...(costEach !== undefined && { cost: costEach === null ? null : inCopper(costEach) }),
    ...(capacity !== undefined && { capacity: capacity === null ? null : inHundredths(weights, capacity) }),
    ...(facts !== undefined && { facts: writeFacts(facts) }),
    ...(ofCoin !== undefined && { coin: ofCoin }),
    ...(typeof ofCoin === 'string' && { name: ofCoin }),
  };
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };
const defined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;

function refuseWrong(things: Things, { id, name, kind, capacity, state }: ItemRow): void {
  if (capacity === null && things.inside(id).length > 0)
    throw refused(`There are things in ${name}. Empty it first.`, {
      'changes.capacity': 'There are things in it.',
    });
  if (kind === 'armour' && state === 'wielded')
    throw refused(`${name} is wielded. Put it away before it becomes armour.`, {
      'changes.kind': 'It is in hand.',
    });
}

/** "quantity 6 → 5, weight 3 lb → 2 lb". */
function differences(before: ItemRow, after: ItemRow, weights: Weights): string {
  const weighed = (hundredths: number | null) =>
    hundredths === null ? 'none' : weightInWords(weights, inUnits(weights, hundredths));
  const priced = (copper: number | null) =>
    copper === null ? 'none' : `${inGold(copper).toLocaleString('en')} gp`;
  const said: [title: string, read: (row: ItemRow) => string][] = [
    ['kind', ({ kind }) => kind],
    ['name', ({ name }) => name],
    ['quantity', ({ quantity }) => quantity.toLocaleString('en')],
    ['weight', ({ weight }) => weighed(weight)],
    ['price', ({ cost }) => priced(cost)],
    ['coin', ({ coin }) => coin ?? 'none'],
    ['charges', ({ charges }) => (charges === null ? 'none' : String(charges))],
    ['capacity', ({ capacity }) => weighed(capacity)],
  ];
  const changed = said.flatMap(([title, read]) => {
    const [was, is] = [read(before), read(after)];
    return was === is ? [] : [`${title} ${was} → ${is}`];
  });
  if (before.notes !== after.notes) changed.push('notes');
  if (before.facts !== after.facts) changed.push('what its kind says of it');
  return changed.join(', ');
}
