import { TurnkeeperError } from '../../../shared/errors.ts';
import type { Campaign, SettingValue } from './read-campaign.ts';
import { allowedValues, readSetting, settingInWords } from './settings.ts';

/** The settings that differ from the campaign's, each checked. Throws bad-input with a message by its key. */
export function validSettings(
  campaign: Pick<Campaign, 'system' | 'settings'>,
  wanted: Record<string, SettingValue>,
) {
  const details: Record<string, string> = {};
  const changed = Object.entries(wanted).flatMap(([key, wish]) => {
    const setting = campaign.system.settings.find((each) => each.key === key);
    const value = setting && readSetting(setting, wish);
    if (!setting) details[`settings.${key}`] = 'These rules have no such setting.';
    else if (value === undefined) details[`settings.${key}`] = allowedValues(setting);
    else if (value !== campaign.settings[key])
      return [{ key, value, title: setting.title, words: settingInWords(setting, value) }];
    return [];
  });
  if (Object.keys(details).length > 0)
    throw new TurnkeeperError('bad-input', 'Some settings cannot be so. Nothing was changed.', details);
  return changed;
}

export const sessionSteps: StepsOf<'session'> = {
  'session.start': ({ sql, campaign, realTime }) => {
    const open = sql.get(query.selectFrom('session').select('number').where('ended_at', 'is', null));
    if (open) throw refused(`Session ${open.number} is under way. End it first.`);
    const last = sql.get(query.selectFrom('session').select((eb) => eb.fn.max('number').as('number')));
    const number = (last?.number ?? 0) + 1;
    const { lastId } = sql.run(
      query.insertInto('session').values({
        number,
        started_at: realTime,
        ended_at: null,
        start_seconds: campaign.clock,
        end_seconds: null,
      }),
    );
    return { ...step(`Session ${number} begins.`), value: { id: lastId } };
  },

  'session.end': ({ sql, campaign, realTime }) => {
    const open = sql.get(query.selectFrom('session').selectAll().where('ended_at', 'is', null));
    if (!open) throw refused('No session is under way.');
    sql.run(
      query
        .updateTable('session')
        .set({ ended_at: realTime, end_seconds: campaign.clock })
        .where('id', '=', open.id),
    );
    return step(`Session ${open.number} ends.`);
  },
};

export const clockSteps: StepsOf<'clock'> = {
  'clock.advanceTo': (context, { day, hour, minute }) => {
    const { sql, campaign } = context;
    const delve = readDelve(sql);
    if (delve) throw refused(`In ${delve.row.name} time passes by turns. Leave it first, or pass turns.`);
    const seconds = secondsAt(day, hour, minute);
    const now = dayAndTime(campaign.clock);
    if (seconds <= campaign.clock)
      throw refused(`It is day ${now.day}, ${now.time} already. The clock only goes forward.`, {
        day: `Later than day ${now.day}, ${now.time}.`,
      });
    const passed = pass(context, { delve: null, does: 'wait' }, seconds - campaign.clock);
    const then = dayAndTime(seconds);
    return step(withEvents(`Time passes to day ${then.day}, ${then.time}.`, passed.events), passed);
  },
};

export const logSteps: StepsOf<'log'> = {
  'log.addNote': ({ sql }, { text }) => {
    sql.run(query.insertInto('note').values({ text }));
    return step(text);
  },
};
