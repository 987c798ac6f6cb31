import { dayAndTime } from '../../../shared/clock.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import {
  readClimates,
  readWeatherOn,
  readWeatherTables,
  weatherOn,
} from '../../facts/weather/read-weather.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';

export const weatherQueries: QueriesOf<'weather'> = {
  'weather.view': ({ file: { sql } }) => {
    const { clock, exploration } = readCampaign(sql);
    const { day } = dayAndTime(clock);
    const today = readWeatherOn(sql, day);
    const { table, shift } = weatherOn(sql, day);
    return {
      isThrown: exploration.road.weather,
      today: today === undefined ? null : { words: today.words, fog: today.fog === 1, total: today.total },
      tableName: table.name,
      shift,
      climates: readClimates(sql),
      tables: readWeatherTables(sql).map(({ name, own, lines }) => ({
        name,
        own,
        lines: lines.map(({ low, high, words, fog }) => ({ low, high, words, fog })),
      })),
    };
  },
};
