import { placeKeys } from '../../fight/aim/space.ts';
import { machine } from '../../fight/machine.ts';
import { lying } from './acts/ground.ts';
import { figures } from './blows/figures.ts';
import { circumstances } from './circumstances.ts';
import { draftOf, type HackmasterDraft } from './draft.ts';
import { settingKeys } from './fighter/settings.ts';
import { open } from './fighter/start.ts';
import { actions, allActions, candidates, optionsOf, tableOptions, whyNot } from './listing.ts';
import { settle } from './order/settle.ts';
import { upcoming } from './order/upcoming.ts';
import { rulings } from './rulings.ts';
import { fieldOf } from './sight/field.ts';
import type { Field } from './sight/look.ts';
import type { HackmasterState } from './state.ts';
import { conditionFlags, conditions, type HackmasterStats } from './stats.ts';
import { strip } from './timeline.ts';
import { toCome } from './to-come.ts';
import { abreast, reminders, rest, seen } from './views.ts';

/** The fight second by second: HM-TIME-1 to 11 and all that is done on a second. */
export const combat = machine<HackmasterState, HackmasterStats, HackmasterDraft, Field>({
  version: 6,
  actions,
  circumstances,
  settings: settingKeys,
  conditions: [...conditions, ...placeKeys],
  abreast,
  ranksKeepApart: false,
  flags: conditionFlags,
  saves: [{ key: 'save', title: 'Saving throw' }],
  told: { joins: 'joined', heals: 'healed', stats: 'refitted' },
  open,
  begin: () => undefined,
  look: fieldOf,
  draft: draftOf,
  settle,
  candidates,
  listing: allActions,
  options: optionsOf,
  table: tableOptions,
  whyNot,
  rulings,
  upcoming,
  figures,
  seen,
  strip,
  rest,
  reminders,
  toCome,
  lying,
});
