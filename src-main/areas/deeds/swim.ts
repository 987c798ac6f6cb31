import { refused } from '../../../shared/errors.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import { because } from '../../../shared/rules/common/reason.ts';
import type { CharacterRow } from '../../db/tables.ts';
import type { StepContext } from '../../steps/step-context.ts';
import { swimDrowningSuggestion } from '../../facts/exploration.ts';
import { isInUse } from '../../facts/party/gear.ts';
import { loadOf } from '../../facts/party/weighing/load.ts';
import type { Bearing } from '../../facts/party/read-party.ts';
import { itemsHeldBy } from '../../facts/party/read-items.ts';
import { readFacts, readSheet } from '../../facts/party/sheet.ts';

interface Drowning {
  odds: { chance: number; sides: number } | null;
  reasons: Reason[];
}

/**
 * In still water nothing is thrown (OSE-HAZ-6); in rough water the printed chances by armour and load, and where none
 * is printed the referee's own (OSE-HAZ-7).
 */
export function drowningOf(
  { sql, campaign }: StepContext,
  row: CharacterRow,
  { roughWater }: { roughWater: boolean },
  path: (field: string) => string,
): Drowning {
  const half = because('swims at half the rate', '½', 'OSE-HAZ-5');
  if (!roughWater) return { odds: null, reasons: [half] };
  const bearing: Bearing = { row, sheet: readSheet(row), items: itemsHeldBy(sql, row.id) };
  const armour = armourOf(bearing);
  const { bands, baseFeet } = loadOf(campaign, bearing);
  const step = bands.findIndex((band) => band.baseFeet === baseFeet);
  const load = step <= 0 ? 'none' : step === 1 ? 'light' : 'heavy';
  const { percent } = swimDrowningSuggestion({ roughWater, armour, load });
  if (percent === null)
    throw refused(
      `No chance of drowning is printed for ${row.name}: armour ${armour}, load ${load} (OSE-HAZ-7). Nothing was changed; type the chance in percent.`,
      { [path('chance')]: 'Type the chance of drowning in percent.' },
    );
  return {
    odds: { chance: percent, sides: 100 },
    reasons: [
      half,
      because(`rough water, ${armour} armour, ${load} load: drowns, percent`, percent, 'OSE-HAZ-7'),
    ],
  };
}

function armourOf({ items }: Bearing): 'unarmoured' | 'light' | 'heavy' {
  const worn = items.filter((item) => isInUse(item) && item.kind === 'armour').map((item) => readFacts(item));
  if (worn.some(({ armourType }) => armourType === 'heavy')) return 'heavy';
  return worn.some(({ armourType }) => armourType !== 'unarmoured') ? 'light' : 'unarmoured';
}
