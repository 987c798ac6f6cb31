import type { StepsOf } from '../../steps/step-context.ts';
import { actStep } from './acting/act.ts';
import { arrive, dropArrival } from './arrivals/arrive.ts';
import { begin } from './begin.ts';
import { end } from './ending/end.ts';
import { typeFigures } from './figures/type-figures.ts';
import { flee } from './flight/flee.ts';
import { group } from './groups/group-step.ts';
import { join } from './join.ts';
import { handleLight } from './lights/handle.ts';
import { handleDoor } from './lying/doors.ts';
import { dropPack } from './lying/drop-pack.ts';
import { drop, takeUp } from './lying/take-up.ts';
import { afflict } from './lasting/afflict.ts';
import { mend } from './mend/mend.ts';
import { dropMuster, keepMuster } from './musters/musters.ts';
import { fromFacts } from './versions/from-facts.ts';
import { changeSettings } from './settings/change-settings.ts';
import { goOnWith, pause } from './several/pause.ts';

/** A fight from its first moment to its end. */
export const combatSteps: StepsOf<'combat'> = {
  'combat.begin': begin,
  'combat.join': join,
  'combat.act': actStep,
  'combat.end': end,
  'combat.flee': flee,
  'combat.takeUp': takeUp,
  'combat.drop': drop,
  'combat.dropPack': dropPack,
  'combat.door': handleDoor,
  'combat.light': handleLight,
  'combat.group': group,
  'combat.afflict': afflict,
  'combat.typeFigures': typeFigures,
  'combat.changeSettings': changeSettings,
  'combat.mend': mend,
  'combat.fromFacts': fromFacts,
  'combat.keepMuster': keepMuster,
  'combat.dropMuster': dropMuster,
  'combat.arrive': arrive,
  'combat.dropArrival': dropArrival,
  'combat.pause': pause,
  'combat.goOn': goOnWith,
};
