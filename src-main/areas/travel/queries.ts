import { askingDice, DieWanted } from '../../../shared/dice/asking.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { isWater } from '../../../shared/ipc/travel/travel-words.ts';
import { watersNamed } from '../../../shared/words/road.ts';
import { lacksOf } from '../../facts/ship/lacks.ts';
import { fitColumns } from '../../facts/ship/read-ship.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { isMarch, isSailing } from './day/day-now.ts';
import { playDay, reach } from './day/play.ts';
import { mayTack, sailReach } from './day/sail.ts';
import type { DayFacts, Happening } from './day/happening.ts';
import { readyOrNot } from './pass-day.ts';
import type { Asked } from './day/day-facts.ts';
import type { ReadyDay } from './pass-day.ts';
import type { Around } from './supper.ts';
import { hiddenText, openText, stopOf } from './sentences.ts';
import { wayView, whereView } from './map/where-view.ts';
import { campView } from './camp/camp-view.ts';
import { lookAhead } from './plan/look-ahead.ts';
import { planView } from './plan/plan-view.ts';
import { roadView } from './road-view.ts';

type Preview = QueryOutput<'travel.preview'>;

export const travelQueries: QueriesOf<'travel'> = {
  'travel.view': ({ file: { sql } }) => roadView(sql, readCampaign(sql)),

  'travel.camp': ({ file: { sql } }) => campView(sql, readCampaign(sql)),
  'travel.where': ({ file: { sql } }) => whereView(sql),
  'travel.way': ({ file: { sql } }, input) => wayView(sql, readCampaign(sql), input),

  'travel.ahead': ({ file: { sql } }) => lookAhead({ sql, campaign: readCampaign(sql) }),
  'travel.plan': ({ file: { sql } }, asked) => planView({ sql, campaign: readCampaign(sql) }, asked),

  'travel.preview': ({ file: { sql } }, { faces, ...asked }) => {
    const campaign = readCampaign(sql);
    const ready = readyOrNot({ sql, campaign }, { ...asked, through: false, board: null });
    return 'refusal' in ready
      ? {
          ...ready,
          barred: mayBeOverruled({ sql, campaign }, asked),
          tacks: false,
          wanted: null,
          settled: [],
          open: [],
          gale: null,
          miles: [],
          stops: null,
        }
      : {
          refusal: null,
          barred: false,
          tacks: mayTack(ready.facts),
          ...playedSoFar(ready.facts, faces, afloatText(ready)),
        };
  },
};

/** Whether nothing but what bars the way stands against the day. */
function mayBeOverruled(around: Around, asked: Omit<Asked, 'through' | 'board'>): boolean {
  return (
    !asked.anyway &&
    !('refusal' in readyOrNot(around, { ...asked, anyway: true, through: false, board: null }))
  );
}

/** The day with the dice typed so far, up to the first that is still to be thrown. */
function playedSoFar(
  facts: DayFacts,
  faces: readonly number[],
  told: readonly string[],
): Omit<Preview, 'refusal' | 'barred' | 'tacks'> {
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
    open: [...happened.flatMap((each) => openText(each) ?? []), ...told],
    gale: wanted === null ? galeAsked(happened.at(-1)) : null,
    miles: reachOf(facts, happened),
    stops: wanted === null ? stopOf(happened) : null,
  };
}

function galeAsked(last: Happening | undefined): Preview['gale'] {
  if (last?.is !== 'galeAsks') return null;
  return last.seaworthy ? 'seaworthy' : 'unseaworthy';
}

/** What the day allows over the way ahead, whoever comes; afloat once wind and current are known. */
function reachOf(facts: DayFacts, happened: readonly Happening[]): Preview['miles'] {
  const { kind, phase, parts, sea } = facts;
  if (phase !== 'way' || !(isMarch(kind) || isSailing(kind))) return [];
  const allowed =
    happened.find((each) => each.is === 'allowed')?.parts ?? (sea?.settled === true ? parts : 0);
  const legs = isMarch(kind) ? reach(facts) : sailReach({ ...facts, parts: Math.max(allowed, facts.spent) });
  return legs.flatMap(({ ground, way, made: miles }) => (miles > 0 ? [{ ground, way, miles }] : []));
}

/** What she is not fit for of the waters ahead and what she lacks, told and not forbidden. */
function afloatText({ afloat, facts }: ReadyDay): string[] {
  if (afloat === null || !isSailing(facts.kind)) return [];
  const waters = [...new Set(facts.legs.map(({ ground }) => ground))].filter(isWater);
  return [
    ...waters
      .filter((water) => afloat.facts[fitColumns[water]] === 0)
      .map((water) => `${afloat.row.name} is not fit for ${watersNamed[water]}.`),
    ...lacksOf(afloat),
  ];
}
