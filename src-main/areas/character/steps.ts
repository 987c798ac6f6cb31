import type { StepsOf } from '../../steps/step-context.ts';
import { addFromContent } from './add-from-content.ts';
import { add } from './add.ts';
import { edit } from './edit.ts';
import { levelUp } from './level-up.ts';
import { overrule } from './overrule.ts';
import { setPortrait } from './portrait.ts';
import { remove } from './remove.ts';

export const characterSteps: StepsOf<'character'> = {
  'character.add': add,
  'character.addFromContent': addFromContent,
  'character.edit': edit,
  'character.overrule': overrule,
  'character.levelUp': levelUp,
  'character.setPortrait': setPortrait,
  'character.remove': remove,
};
