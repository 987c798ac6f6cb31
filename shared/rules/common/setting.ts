import type { Setting } from '../system.ts';

/** A setting that is on or off; off unless said otherwise. */
export const yesNo = (key: string, title: string, help: string, rule: string, standard = false): Setting => ({
  key,
  title,
  help,
  rule,
  kind: 'boolean',
  default: standard,
});
