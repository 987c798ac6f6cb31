import { watchAt } from '../../../../shared/camp/night-watch.ts';
import { dayAndTime } from '../../../../shared/clock.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { capital, listed } from '../../../../shared/words/names.ts';
import { readWatches, wakeful } from '../../../facts/road/read-watches.ts';
import { readOrders, readRoad } from '../../../facts/road/read-road.ts';
import { readWeatherOn } from '../../../facts/weather/read-weather.ts';
import type { Scene } from './scene.ts';

type About = Pick<NonNullable<QueryOutput<'encounter.view'>>['surprise'], 'about' | 'asleep'>;

/** What the hour and the weather say of surprise, for the referee to weigh; nobody is surprised for it by the program. */
export function aboutMeeting(scene: Scene): About {
  if (scene.row.delve_id !== null) return { about: [], asleep: [] };
  const night = inCamp(scene);
  const weather = readWeatherOn(scene.sql, dayAndTime(scene.row.began_seconds).day);
  return { ...night, about: [...night.about, ...(weather ? [`${capital(weather.words)}.`] : [])] };
}

/** Who watches and who sleeps. */
function inCamp({ sql, campaign, row }: Scene): About {
  const nothing = { about: [], asleep: [] };
  const day = readRoad(sql)?.day;
  const walks = day?.phase === 'way' && (day.kind === 'march' || day.kind === 'forced');
  if (!day || walks) return nothing;
  const { setOutHour } = campaign.exploration.road;
  const watch = watchAt(readWatches(sql, campaign), setOutHour, row.began_seconds);
  if (watch === null) return nothing;
  const awake = new Set(watch.people.map(({ id }) => id));
  const asleep = wakeful(sql, campaign).filter(({ id }) => !awake.has(id));
  const names = (people: readonly { name: string }[]) => listed(people.map(({ name }) => name));
  const watches = watch.people.length === 0 ? 'nobody watches' : `${names(watch.people)} on watch`;
  const sleep = asleep.length === 0 ? '' : `; asleep: ${names(asleep)}`;
  const fire = readOrders(sql).fire === 1 ? ' A fire burns.' : '';
  return {
    about: [`${dayAndTime(row.began_seconds).time}: ${watches}${sleep}.${fire}`],
    asleep: asleep.map(({ id }) => id),
  };
}
