import { dayAndTime } from '../../../shared/clock.ts';
import { refused, TurnkeeperError } from '../../../shared/errors.ts';
import { capital } from '../../../shared/words/names.ts';
import { checkedLines, sameName, throwWeather } from '../../../shared/weather/weather.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import {
  readWeatherOn,
  readWeatherTables,
  weatherOn,
  writeWeather,
} from '../../facts/weather/read-weather.ts';
import { soAlready } from '../../steps/so-already.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';

const mostTables = 100;

export const weatherSteps: StepsOf<'weather'> = {
  'weather.throw': ({ sql, campaign, dice }, { faces }) => {
    const { day } = dayAndTime(campaign.clock);
    const { table, shift } = weatherOn(sql, day);
    const { total, words, fog, reasons } = throwWeather(table, shift, dice(...faces));
    writeWeather(sql, day, { total, words, fog: fog ? 1 : 0 });
    return step(`Weather: ${words}.`, { reasons });
  },

  'weather.say': ({ sql, campaign }, { words, fog }) => {
    const { day } = dayAndTime(campaign.clock);
    const before = readWeatherOn(sql, day);
    if (before?.words === words && before.fog === (fog ? 1 : 0)) throw soAlready();
    writeWeather(sql, day, { total: null, words, fog: fog ? 1 : 0 });
    return step(
      `Weather: ${words}.`,
      before === undefined ? {} : { overruled: `It was ${before.words} before the referee said otherwise.` },
    );
  },

  'weather.setTable': ({ sql }, { name, lines: given }) => {
    const lines = checkedLines(given);
    const tables = readWeatherTables(sql);
    const before = tables.find((table) => sameName(table.name, name));
    if (before !== undefined && JSON.stringify(before.lines) === JSON.stringify(lines)) throw soAlready();
    if (before?.own !== true && tables.filter(({ own }) => own).length >= mostTables)
      throw refused(`A campaign has at most ${mostTables} tables of the weather. Strike one first.`);
    removeTable(sql, name);
    const { lastId } = sql.run(query.insertInto('weather_table').values({ name }));
    for (const { fog, ...line } of lines)
      sql.run(query.insertInto('weather_line').values({ ...line, table_id: lastId, fog: fog ? 1 : 0 }));
    return step(`Weather of ${name}: ${before === undefined ? 'written' : 'written anew'}.`);
  },

  'weather.removeTable': ({ sql }, { name }) => {
    if (!removeTable(sql, name))
      throw new TurnkeeperError(
        'not-found',
        'The campaign has no such table of its own. Nothing was changed.',
        {
          name: 'Choose again.',
        },
      );
    const stays = readWeatherTables(sql).some((table) => sameName(table.name, name));
    return step(
      `${capital(name)}: ${stays ? 'the program’s weather again' : 'no weather of its own any more'}.`,
    );
  },
};

/** True where there was one of that name. */
function removeTable(sql: Sql, name: string): boolean {
  const row = sql.get(query.selectFrom('weather_table').select('id').where('name', '=', name));
  if (row) sql.run(query.deleteFrom('weather_table').where('id', '=', row.id));
  return row !== undefined;
}
