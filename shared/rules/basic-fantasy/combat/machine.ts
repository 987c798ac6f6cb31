import type { FightBook } from '../../fight/book.ts';
import { placeKeys } from '../../fight/aim/space.ts';
import { machine } from '../../fight/machine.ts';
import { tableActions } from './acts/table.ts';
import { circumstances } from './circumstances.ts';
import { draftOf, type BasicFantasyDraft } from './draft.ts';
import { figures } from './figures.ts';
import { fightSettings, open } from './fighter/start.ts';
import { actions, blowsLeft, candidates, listing, optionsOf, whyNot } from './listing.ts';
import { newScene, type BasicFantasyLook } from './look.ts';
import { settle } from './order/settle.ts';
import { upcoming } from './order/upcoming.ts';
import { rulings } from './rulings.ts';
import type { BasicFantasyState } from './state.ts';
import { saveNames } from './harm/saves.ts';
import { toCome } from './harm/to-come.ts';
import { conditionFlags, conditions, type Stats } from './stats.ts';
import { abreast, reminders, rest, seen, strip } from './views.ts';

type Book = FightBook<BasicFantasyState, Stats, BasicFantasyDraft, BasicFantasyLook>;

const told: Book['told'] = { joins: 'joined', leaves: 'left', heals: 'healed', stats: 'changed' };

/**
 * The count-down of the Basic Fantasy rules: everyone on his own number, equal numbers at the same time, those who wait
 * when their moment has come.
 */
export const combat = machine<BasicFantasyState, Stats, BasicFantasyDraft, BasicFantasyLook>({
  version: 5,
  actions,
  circumstances,
  settings: fightSettings,
  conditions: [...conditions, ...placeKeys],
  abreast,
  ranksKeepApart: true,
  flags: conditionFlags,
  saves: saveNames,
  told,
  open,
  begin: () => undefined,
  look: (state) => ({ state, scene: newScene(state) }),
  draft: (state, doing, { scene }) => draftOf(state, doing, scene, blowsLeft),
  settle,
  candidates,
  listing,
  options: optionsOf,
  table: ({ state }) => tableActions(state),
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
