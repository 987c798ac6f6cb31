import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import type { FlightStart } from '../../../../shared/rules/meeting/flight.ts';
import type { ContentOf } from '../../../content/content-for.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { flightSides } from '../../encounter/chase/flight-sides.ts';
import { flightOf, otherSide, ownRates } from '../../encounter/chase/rates.ts';
import { reactionTotalIn, readMet } from '../../encounter/open.ts';
import type { Met } from '../../encounter/open.ts';
import type { FightNow } from '../fight-now.ts';
import { packOf, packWords } from '../lying/drop-pack.ts';
import { foesOf, isUnderWay, meetingToBe } from './encounter-of.ts';
import { gapBetween } from './places.ts';
import { leftOfParty, partedBy } from './sides.ts';

interface Asking {
  readonly sql: Sql;
  readonly campaign: Campaign;
  readonly content: ContentOf<'monsters'>;
}

/** What a flight of these would come to; null where they cannot run, which the step itself then says. */
export function weighFlight(
  asking: Asking,
  now: FightNow,
  ids: readonly string[],
): QueryOutput<'combat.flight'> {
  try {
    return weighed(asking, now, ids);
  } catch (thrown) {
    if (thrown instanceof TurnkeeperError && thrown.code === 'refused') return null;
    throw thrown;
  }
}

function weighed(asking: Asking, now: FightNow, ids: readonly string[]): QueryOutput<'combat.flight'> {
  const parted = partedBy(now, ids);
  const met = meetingNow(asking, now);
  const scenery = { ...asking, row: met.row };
  const left = leftOfParty(asking, now, parted);
  const rates = ownRates(scenery, left);
  const { fleeing } = parted;
  const [runs, follows] = [rates[fleeing], rates[otherSide(fleeing)]];
  const start: FlightStart = {
    exitAvailable: true,
    forcedToStop: false,
    surroundings: 0,
    granted: 0,
    ...flightSides(scenery, met, {
      fleeing,
      pursued: true,
      left,
      fleeingHeads: parted.runners.length,
      pursuingHeads: parted.followers.length,
    }),
    fightBegun: true,
    fleeingRate: runs?.distance ?? 0,
    pursuingRate: follows?.distance ?? 0,
  };
  const { text, dice, reasons } = flightOf(scenery).weigh(start);
  const unknown = 'Nobody knows how fast they are: type it.';
  const pursues = flightOf(scenery).pursues(met.all.length === 0 ? null : reactionTotalIn(met));
  return {
    gap: gapBetween(parted.runners, parted.followers),
    unit: met.row.unit,
    fleeingRate: runs?.distance ?? null,
    pursuingRate: follows?.distance ?? null,
    text: runs === null || follows === null ? unknown : text,
    pursues: fleeing === 'party' ? pursues.text : '',
    dice: [...dice],
    packs: packsOf(asking.sql, now, ids),
    reasons: [...reasons],
  };
}

/** Who of them has more than what is worn or in hand. */
const packsOf = (sql: Sql, { fighters }: FightNow, ids: readonly string[]) =>
  fighters.flatMap(({ id, name, person }) => {
    const falling = person === null || !ids.includes(id) ? [] : packOf(sql, person.id);
    return falling.length === 0 ? [] : [{ fighter: id, name, what: packWords(falling) }];
  });

/** The encounter of the fight, or the one that would be made for it. */
function meetingNow(asking: Asking, now: FightNow): Met {
  const met = isUnderWay(asking, now) ? readMet(asking.sql) : null;
  if (met) return met;
  const foes = foesOf(now);
  const row = {
    ...meetingToBe(asking, now, foes),
    id: 0,
    fight_rounds: 0,
    road_check_id: null,
    outcome: null,
    rounds: null,
    concluded: 0,
    award: null,
  } as const;
  return { delve: null, row, settled: new Map(), all: [] };
}
