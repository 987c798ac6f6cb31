import type { Ground } from '../../../shared/rules/meeting/ground.ts';

/** Where somebody is met, to follow who it is. */
export const groundWords: Record<Ground, string> = {
  dungeon: 'underground',
  wilderness: 'in the wilderness',
  water: 'on the water',
  air: 'in the air',
};
