import type { Setting } from '../../../shared/rules/system.ts';

/** The value if the setting may take it, else undefined. */
export function readSetting(setting: Setting, value: unknown): boolean | string | number | undefined {
  switch (setting.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
      return setting.choices.find((choice) => choice.value === value)?.value;
    case 'number':
      return typeof value === 'number' &&
        value >= setting.min &&
        value <= setting.max &&
        isOnStep(setting, value)
        ? value
        : undefined;
  }
}

/** What the setting may be, in words for the field. */
export function allowedValues(setting: Setting): string {
  switch (setting.kind) {
    case 'boolean':
      return 'On or off.';
    case 'choice':
      return `One of: ${setting.choices.map((choice) => choice.title).join(', ')}.`;
    case 'number':
      return `A number from ${setting.min} to ${setting.max}.`;
  }
}

/** The value in words, for the log. */
export function settingInWords(setting: Setting, value: boolean | string | number): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (setting.kind === 'choice')
    return setting.choices.find((choice) => choice.value === value)?.title ?? String(value);
  return setting.kind === 'number' && setting.unit !== undefined ? `${value} ${setting.unit}` : String(value);
}

function isOnStep(setting: { min: number; step: number }, value: number): boolean {
  const steps = (value - setting.min) / setting.step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
}
