import type { StepsOf } from '../../steps/step-context.ts';
import { addFromContent } from './members/add-from-content.ts';
import { add } from './members/add.ts';
import { carry } from './members/carry.ts';
import { edit } from './sheet/edit.ts';
import { levelUp } from './levels/level-up.ts';
import { overrule } from './sheet/overrule.ts';
import { setPortrait } from './sheet/portrait.ts';
import { setState } from './members/set-state.ts';
import { woundPeople } from './members/wound-people.ts';
import { remove } from './members/remove.ts';

export const characterSteps: StepsOf<'character'> = {
  'character.add': add,
  'character.addFromContent': addFromContent,
  'character.edit': edit,
  'character.overrule': overrule,
  'character.levelUp': levelUp,
  'character.setPortrait': setPortrait,
  'character.setState': setState,
  'character.carry': carry,
  'character.wound': woundPeople,
  'character.remove': remove,
};
