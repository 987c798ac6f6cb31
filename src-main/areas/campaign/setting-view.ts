import type { z } from 'zod';
import type { settingView } from '../../../shared/ipc/desk/views.ts';
import type { Setting } from '../../../shared/rules/system.ts';
import type { SettingValue } from '../../facts/campaign/read-campaign.ts';

/** A setting as it stands. */
export function viewSetting(setting: Setting, value: SettingValue): z.output<typeof settingView> {
  return {
    key: setting.key,
    title: setting.title,
    help: setting.help,
    rule: setting.rule,
    kind: setting.kind,
    choices: setting.kind === 'choice' ? [...setting.choices] : [],
    min: setting.kind === 'number' ? setting.min : null,
    max: setting.kind === 'number' ? setting.max : null,
    value,
    fallback: setting.default,
    inUse: setting.inUse === true,
  };
}
