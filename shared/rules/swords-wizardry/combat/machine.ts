import { placeKeys } from '../../fight/aim/space.ts';
import { machine as machineOf } from '../../fight/machine.ts';
import { circumstances, conditionFlags } from './circumstances.ts';
import { openField, type Field } from './field.ts';
import type { SwordsStats } from './fighter/stats.ts';
import { figures } from './figures.ts';
import { open } from './fighter/start.ts';
import { actions, allActions, candidates, optionsOf, whyNot } from './listing.ts';
import { passDeclaring } from './order/declaring.ts';
import { settle } from './order/settle.ts';
import { tableOptions } from './order/table-steps.ts';
import { saveNames } from './acts/saves.ts';
import { upcoming } from './order/upcoming.ts';
import { rulings } from './rulings.ts';
import { lookOf, type SwordsLook } from './sight.ts';
import { fightSettings } from '../rounds/choices.ts';
import type { SwordsState } from './state.ts';
import { toCome } from './to-come.ts';
import { abreast, reminders, rest, seen, strip } from './views.ts';

/**
 * The four orders of battle (the setting `combatSequence` chooses) over the rules of `combat.next`: it rolls, resolves
 * and keeps who stands where. Rules that are the referee's (facing, cover, the effect of spells) are asked of him.
 * Phases and turns are those of its events: SW-INIT-1 to 4, SW-GEN-3, 4, SW-SEQ-1 to 17, SW-CORE-1 to 7,
 * SW-HOLM-1 to 10, SW-SEG-1 to 4, 11, 15 to 19.
 */
export const machine = machineOf<SwordsState, SwordsStats, Field, SwordsLook>({
  version: 5,
  actions,
  circumstances,
  settings: fightSettings,
  conditions: placeKeys,
  abreast,
  ranksKeepApart: true,
  flags: conditionFlags,
  saves: saveNames,
  told: { joins: 'join', heals: 'heal', placed: 'place', stats: 'stats' },
  open,
  begin: passDeclaring,
  look: lookOf,
  draft: openField,
  settle,
  candidates,
  listing: allActions,
  options: optionsOf,
  table: ({ state }) => tableOptions(state),
  whyNot,
  rulings,
  upcoming,
  figures,
  seen,
  strip,
  rest,
  reminders,
  toCome,
});
