import type { Ground } from '../../../shared/rules/meeting/ground.ts';

/** Where somebody is met, as a choice and beside a name. */
export const groundTitles: Record<Ground, string> = {
  dungeon: 'Underground',
  wilderness: 'In the wilderness',
  water: 'On the water',
  air: 'In the air',
};
