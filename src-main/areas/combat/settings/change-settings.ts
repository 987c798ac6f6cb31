import type { Overrule } from '../../../../shared/rules/combat.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { withEvents } from '../../../facts/words.ts';
import { step } from '../../../steps/step-context.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { viewSetting } from '../../campaign/setting-view.ts';
import { validSettings } from '../../../facts/campaign/valid-settings.ts';
import { goOn, playOn, undiced, writeStep } from '../acting/act.ts';
import { changedElsewhere, noteHanded } from '../changed-elsewhere.ts';
import { fightToGoOn } from '../fight-now.ts';
import { actFacts } from '../told/fight-facts.ts';
import { ownSettings } from './own-settings.ts';

/** Those of the system its fights go by, as they stand in this one. */
export function settingsView(
  sql: Sql,
  { system }: Pick<CampaignRules, 'system'>,
  fightId: number,
): QueryOutput<'combat.settings'> {
  const own = ownSettings(sql, fightId);
  return system.settings
    .filter(({ key }) => system.combat.settings.includes(key))
    .map((setting) => viewSetting(setting, own[setting.key] ?? setting.default));
}

/** Another order of battle, other optional rules: for this fight, whatever the campaign goes by. */
export const changeSettings: StepOf<'combat.changeSettings'> = (context, input) => {
  const { sql, campaign, content } = context;
  const { system } = campaign;
  const now = fightToGoOn(sql, campaign, input);
  const strange = Object.keys(input.settings).find((key) => !system.combat.settings.includes(key));
  if (strange !== undefined)
    throw new TurnkeeperError('bad-input', 'Some settings cannot be so. Nothing was changed.', {
      [`settings.${strange}`]: 'No fight of these rules goes by it.',
    });
  const before = ownSettings(sql, now.row.id);
  const changed = validSettings({ system, settings: before }, input.settings);
  if (changed.length === 0) throw refused('This fight goes by them already. Nothing was changed.');
  const words = changed.map(({ title, words: value }) => `${title}: ${value}`).join(', ');
  const all = { ...before, ...Object.fromEntries(changed.map(({ key, value }) => [key, value])) };
  const settings = Object.fromEntries(
    Object.entries(all).filter(([key]) => system.combat.settings.includes(key)),
  );
  const ruling: Overrule = { kind: 'overrule', change: 'settings', settings, words };
  const elsewhere = changedElsewhere(sql, now, content);
  noteHanded(sql, elsewhere);
  const sheets = elsewhere.sheets.map(undiced);
  const done = playOn(now, [...sheets, ...[...elsewhere.bodies, ruling].map(undiced)]);
  writeStep(context, now, done);
  const passed = goOn(context, { ...now, state: playOn(now, sheets).state }, done.state);
  const { round } = done.state.clock;
  const anew = round === null ? 'It holds from this second on' : `Round ${round} begins anew`;
  return step(withEvents(`For this fight alone, ${words}. ${anew}.`, passed.events), {
    ...passed,
    fight: actFacts(now, done),
    overruled: `The referee said so: ${words}.`,
  });
};
