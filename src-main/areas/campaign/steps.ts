import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import { dayAndTime, secondsAt } from '../../../shared/clock.ts';
import { counted } from '../../../shared/words/figures.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { readDelve } from '../../facts/delve/read-delve.ts';
import { withEvents } from '../../facts/words.ts';
import { pass } from '../../time/pass.ts';
import { validSettings } from '../../facts/campaign/valid-settings.ts';
import { pricesKey } from '../../facts/campaign/read-campaign.ts';
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
    storeChoices(sql, next, campaign.prices);
    return step(`Settings changed. ${words.join('. ')}.`);
  },

  'campaign.setPrices': ({ sql, campaign }, { prices }) => {
    refuseTwice(prices);
    if (JSON.stringify(prices) === JSON.stringify(campaign.prices))
      throw refused('The price list is so already.');
    storeChoices(sql, campaign.settings, prices);
    return step(`The campaign’s own price list has ${counted(prices.length, 'ware')}.`);
  },
};

function storeChoices(sql: Sql, settings: Campaign['settings'], prices: Campaign['prices']): void {
  const stored = { ...settings, ...(prices.length === 0 ? {} : { [pricesKey]: prices }) };
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
