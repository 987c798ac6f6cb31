import { dayAndTime } from '../../../../shared/clock.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { Sql } from '../../../db/sql.ts';
import { seasonOn } from '../../../facts/calendar/season-on.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { readPeople } from '../../../facts/party/read-party.ts';
import { readOrders } from '../../../facts/road/read-road.ts';
import { readWatches, wakeful } from '../../../facts/road/read-watches.ts';

/** Camp as it is ordered for every night. */
export function campView(sql: Sql, campaign: Campaign): QueryOutput<'travel.camp'> {
  const { sleep } = campaign.system.recovery;
  const constitutions = new Map(readPeople(sql).map(({ id, constitution }) => [id, constitution]));
  const season = seasonOn(sql, dayAndTime(campaign.clock).day);
  return {
    fire: readOrders(sql).fire === 1,
    setOutHour: campaign.exploration.road.setOutHour,
    watches: readWatches(sql, campaign).map(({ hours, people }) => ({
      hours,
      people: people.map(({ id }) => id),
    })),
    people: wakeful(sql, campaign).map(({ id, name }) => ({
      id,
      name,
      needs: sleep?.required(constitutions.get(id) ?? null).hours ?? null,
    })),
    light: season && { season: season.name, sunrise: season.sunrise, sunset: season.sunset },
  };
}
