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
