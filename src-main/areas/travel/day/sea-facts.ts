import type { SeaDayRow } from '../../../db/tables.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { feetBy, shipRate } from '../../../facts/ship/aboard.ts';
import type { Afloat } from '../../../facts/ship/aboard.ts';
import type { SeaFacts } from './happening.ts';

/** The vessel as she stands, and what the day has thrown afloat so far. */
export function seaFacts(
  afloat: Afloat,
  today: SeaDayRow | null,
  {
    campaign,
    tacking,
    ...said
  }: { campaign: Campaign } & Pick<SeaFacts, 'gale' | 'sight' | 'tacking' | 'harbourIn' | 'shore'>,
): SeaFacts {
  const { facts, row } = afloat;
  const { baseFeet, reasons } = shipRate(afloat);
  const by = (goes: typeof facts.goes) =>
    feetBy(facts, goes) === null ? null : shipRate(afloat, goes).baseFeet;
  return {
    vessel: row.name,
    goes: facts.goes,
    baseFeet,
    sailFeet: by('sail'),
    oarFeet: by('oar'),
    rateReasons: reasons,
    seaworthy: facts.seaworthy === 1,
    navigator: facts.navigator === 1,
    takenOnWater: facts.taken_on_water === 1,
    windVariable: campaign.exploration.windVariable,
    // A day goes on as it began.
    tacking: today === null || today.wind === null ? tacking : today.tacking === 1,
    ...said,
    settled: today?.settled === 1,
    wind: today?.wind ?? null,
    windName: today?.wind_name ?? null,
    looksOut: true,
    currentDie: null,
    galeDegrees: today?.gale_degrees ?? null,
    galeOutcome: today?.gale ?? null,
    sweptMiles: today?.swept_miles ?? 0,
    supperSaid: today?.supper_said === 1,
  };
}
