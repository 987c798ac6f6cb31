import { placeKeys } from '../../fight/aim/space.ts';
import { machine } from '../../fight/machine.ts';
import { combatSpacing } from '../initiative/sequence.ts';
import { tableActions } from './acts/table.ts';
import { circumstances } from './circumstances.ts';
import { draftOf, type OseDraft } from './draft.ts';
import { against, fieldOf } from './field.ts';
import { figures } from './figures.ts';
import { actions, allActions, candidates, optionsOf, whyNot } from './listing.ts';
import { openRound } from './order/round.ts';
import { rulings } from './rulings.ts';
import { saveNames } from './saves.ts';
import { settle, type OseLook } from './order/settle.ts';
import { open } from './fighter/start.ts';
import { fightSettings } from './state.ts';
import { fighterAt } from '../../fight/draft.ts';
import type { OseCombatState } from './state.ts';
import { conditionFlags, conditions, type OseStats } from './stats.ts';
import { upcoming } from './order/upcoming.ts';
import { reminders, seen, strip } from './views.ts';

const choices: OseDraft['choices'] = (draft, at) =>
  optionsOf(draft.state, at, against(draft.field, fighterAt(draft, at).side));

/** The fight of the book: sides, or each for himself, act in the order of their initiative, step by step. */
export const combat = machine<OseCombatState, OseStats, OseDraft, OseLook>({
  version: 4,
  actions,
  circumstances,
  settings: fightSettings,
  conditions: [...conditions, ...placeKeys, 'cover'],
  abreast: (widthFeet) => combatSpacing({ widthFeet }).maxAbreast,
  ranksKeepApart: true,
  flags: conditionFlags,
  saves: saveNames,
  told: {},
  open,
  begin: (draft, { round }) => openRound(draft, draft.state.surprised.length > 0 ? 0 : (round ?? 1)),
  look: (state) => ({ state, field: fieldOf(state.fighters) }),
  draft: (state, doing, { field }) => draftOf(state, doing, field, choices),
  settle,
  candidates: ({ state, field }) => candidates(state, field),
  listing: ({ state, field }) => allActions(state, field),
  options: ({ state, field }, at) => optionsOf(state, at, against(field, fighterAt(state, at).side)),
  table: ({ state }) => tableActions(state),
  whyNot: ({ state }, at, kind) => whyNot(state, at, kind),
  rulings,
  upcoming,
  figures,
  seen,
  strip,
  rest: ({ state }) => {
    if (state.step === 'morale') return [];
    return [{ kind: state.step === 'declare' ? 'initiative' : 'next', actor: null }];
  },
  reminders,
});
