import type { Reason } from '../../../shared/rules/common/reason.ts';
import type { ShipView } from '../../../shared/ipc/travel/ship.ts';
import { waters } from '../../../shared/ipc/travel/travel-words.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import { milesAfloat } from '../../facts/exploration.ts';
import { handsOf, handsWanted, readAfloat, readFleet, shipRate } from '../../facts/ship/aboard.ts';
import type { Manned } from '../../facts/ship/aboard.ts';
import { lacksOf } from '../../facts/ship/lacks.ts';
import { readShipLog } from '../../facts/ship/read-ship-log.ts';
import { fitColumns } from '../../facts/ship/read-ship.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';

export const shipQueries: QueriesOf<'ship'> = {
  'ship.view': ({ file: { sql } }) => {
    const campaign = readCampaign(sql);
    const afloat = readAfloat(sql, campaign);
    return {
      ships: readFleet(sql, campaign).map(shipView),
      aboardId: afloat?.row.id ?? null,
      ashore: afloat?.ashore ?? [],
    };
  },

  'ship.log': ({ file: { sql } }) => readShipLog(sql),
};

function shipView(manned: Manned): ShipView {
  const { row, facts, company } = manned;
  const rate = shipRate(manned);
  const { miles, reasons } = milesAfloat({
    baseFeet: rate.baseFeet,
    effect: null,
    takenOnWater: facts.taken_on_water === 1,
  });
  return {
    id: row.id,
    name: row.name,
    className: row.class_name,
    goes: facts.goes,
    sailFeet: facts.sail_feet,
    sailCrew: facts.sail_crew,
    oarFeet: facts.oar_feet,
    oarCrew: facts.oar_crew,
    crew: facts.crew,
    companyWorks: facts.company_works === 1,
    captainWanted: facts.captain_wanted === 1,
    captain: facts.captain === 1,
    navigator: facts.navigator === 1,
    seaworthy: facts.seaworthy === 1,
    takenOnWater: facts.taken_on_water === 1,
    waters: waters.filter((water) => facts[fitColumns[water]] === 1),
    hull: { points: row.hp, most: row.max_hp },
    company,
    hands: handsOf(manned),
    handsWanted: handsWanted(facts),
    crewDays: facts.crew_days,
    rate: { value: rate.baseFeet, reasons: rate.reasons },
    miles: { value: miles, reasons: [...rate.reasons, ...withoutBase(reasons)] },
    lacks: lacksOf(manned),
  };
}

/** The base rate stands with the hull's reasons already. */
const withoutBase = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ source }) => source !== 'base rate');
