import type { Propulsion, Water } from '../../../../shared/ipc/travel/travel-words.ts';
import type { ShipFacts } from '../../../facts/ship/read-ship.ts';
import { fitColumns, usualShip } from '../../../facts/ship/read-ship.ts';
import type { Vessel } from '../../../content/creatures.ts';

/** What the starter content says of a vessel beside her sheet. What it leaves open is the usual. */
export function shipOf(vessel: Vessel): ShipFacts {
  const { sailing, rowing, captain, seaworthy } = vessel;
  const goes: Propulsion = sailing || !rowing ? 'sail' : 'oar';
  return {
    ...usualShip,
    goes,
    sail_feet: rateOf(sailing),
    sail_crew: sailing?.crew ?? 0,
    oar_feet: rateOf(rowing),
    oar_crew: rowing?.crew ?? 0,
    captain_wanted: captain === true ? 1 : 0,
    seaworthy: seaworthy === false ? 0 : 1,
    ...fitFor(vessel),
  };
}

/** Miles of a day are a fifth of the base rate, so the miles that a book gives are five times that. OSE-WATER-6. */
const feetOfMile = 5;

function rateOf(by: Vessel['sailing']): number | null {
  if (by === null) return null;
  return by.miles_per_day === null ? (by.per_turn_ft ?? 0) : by.miles_per_day * feetOfMile;
}

const usages: Readonly<Record<Water, string>> = {
  sea: 'open seas',
  coast: 'coastal waters',
  lake: 'lakes',
  river: 'rivers',
  marsh: 'swamps',
};

/** Where the book names waters she is fit for these alone. */
function fitFor({ usage }: Vessel): Partial<ShipFacts> {
  if (usage.length === 0 || usage.includes('any')) return {};
  const waters = Object.keys(fitColumns) as Water[];
  return Object.fromEntries(
    waters.map((water) => [fitColumns[water], usage.includes(usages[water]) ? 1 : 0]),
  );
}
