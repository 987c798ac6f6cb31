import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import { dayAndTime, secondsAt } from '../../../shared/clock.ts';
import { uncapital } from '../../../shared/words/names.ts';
import { counted } from '../../../shared/words/figures.ts';
import { playersFields } from '../../../shared/ipc/fight/players/players-fields.ts';
import { fieldTitles, shownWords } from '../../../shared/words/players.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { readDelve } from '../../facts/delve/read-delve.ts';
import { withEvents } from '../../facts/words.ts';
import { pass } from '../../time/pass.ts';
import { validSettings } from '../../facts/campaign/valid-settings.ts';
import { playersKey, pricesKey } from '../../facts/campaign/read-campaign.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';

export const campaignSteps: StepsOf<'campaign'> = {
  'campaign.rename': ({ sql, campaign }, { name }) => {
    if (name === campaign.name)
      throw refused('That is its name already.', { name: 'The same name as before.' });
    sql.run(query.updateTable('campaign').set({ name }));
    return step(`The campaign is now called ${name}.`);
  },

  'campaign.changeSettings': ({ sql, campaign }, { settings }) => {
    const changed = validSettings(campaign, settings);
    const words = changed.map(({ title, words }) => `${title}: ${words}`);
    if (words.length === 0) throw refused('The settings are so already.');
    const next = {
      ...campaign.settings,
      ...Object.fromEntries(changed.map(({ key, value }) => [key, value])),
    };
    storeChoices(sql, { ...campaign, settings: next });
    return step(`Settings changed. ${words.join('. ')}.`);
  },

  'campaign.setPrices': ({ sql, campaign }, { prices }) => {
    refuseTwice(prices);
    if (JSON.stringify(prices) === JSON.stringify(campaign.prices))
      throw refused('The price list is so already.');
    storeChoices(sql, { ...campaign, prices });
    return step(`The campaign’s own price list has ${counted(prices.length, 'ware')}.`);
  },

  'campaign.showPlayers': ({ sql, campaign }, { field, as }) => {
    if (campaign.players[field] === as) throw refused('It is so already.');
    storeChoices(sql, { ...campaign, players: { ...campaign.players, [field]: as } });
    return step(`What players see of a fight: ${uncapital(fieldTitles[field])} ${shownWords[as]}.`);
  },
};

type Choices = Pick<Campaign, 'settings' | 'prices' | 'players'>;

function storeChoices(sql: Sql, { settings, prices, players }: Choices): void {
  const stored = {
    ...settings,
    ...(prices.length === 0 ? {} : { [pricesKey]: prices }),
    ...(playersFields.every((field) => players[field] === 'hidden') ? {} : { [playersKey]: players }),
  };
  sql.run(query.updateTable('campaign').set({ settings: JSON.stringify(stored) }));
}

function refuseTwice(prices: Campaign['prices']): void {
  const names = prices.map(({ name }) => name.toLowerCase());
  const at = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (at === -1) return;
  throw new TurnkeeperError('bad-input', `${prices[at]?.name ?? ''} stands twice in the list.`, {
    [`prices.${at}.name`]: 'It stands in the list already.',
  });
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
