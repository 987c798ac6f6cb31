import { askingDice, DieWanted } from '../../../shared/dice/asking.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { isMarch } from './day/day-now.ts';
import { playDay, reach } from './day/play.ts';
import type { DayFacts, Happening } from './day/happening.ts';
import { readyOrNot } from './pass-day.ts';
import { hiddenText, stopOf } from './sentences.ts';
import { roadView } from './road-view.ts';

type Preview = QueryOutput<'travel.preview'>;

export const travelQueries: QueriesOf<'travel'> = {
  'travel.view': ({ file: { sql } }) => roadView(sql, readCampaign(sql)),

  'travel.preview': ({ file: { sql } }, { faces, ...asked }) => {
    const campaign = readCampaign(sql);
    const ready = readyOrNot({ sql, campaign }, { ...asked, through: false });
    return 'refusal' in ready
      ? { ...ready, wanted: null, settled: [], miles: [], stops: null }
      : { refusal: null, ...playedSoFar(ready.facts, faces) };
  },
};

/** The day with the dice typed so far, up to the first that is still to be thrown. */
function playedSoFar(facts: DayFacts, faces: readonly number[]): Omit<Preview, 'refusal'> {
  const happened: Happening[] = [];
  let wanted: Preview['wanted'] = null;
  try {
    playDay(facts, askingDice(faces), happened);
  } catch (thrown) {
    if (!(thrown instanceof DieWanted)) throw thrown;
    const { title, sides, rule, nth } = thrown.ask;
    wanted = { title, sides, rule, nth };
  }
  return {
    wanted,
    settled: happened.flatMap((each) => hiddenText(each) ?? []),
    miles: reachOf(facts),
    stops: wanted === null ? stopOf(happened) : null,
  };
}

/** What the day allows over the way ahead, whoever comes. */
const reachOf = (facts: DayFacts): Preview['miles'] =>
  facts.phase === 'way' && isMarch(facts.kind)
    ? reach(facts).flatMap(({ ground, way, made: miles }) => (miles > 0 ? [{ ground, way, miles }] : []))
    : [];
