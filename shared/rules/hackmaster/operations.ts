import { actionOps } from './actions.ts';
import { attackOps } from './attack.ts';
import { combatOps } from './combat.ts';
import { countOps } from './count.ts';
import { damageOps } from './damage.ts';
import { defenceOps } from './defence.ts';
import { effectOps } from './effects.ts';
import { initiativeOps } from './initiative.ts';
import { knockbackOps } from './knockback.ts';
import { lightOps } from './light.ts';
import { maneuverOps } from './maneuvers.ts';
import { painOps } from './pain.ts';
import { penetrationOps } from './penetration.ts';
import { rangedOps } from './ranged.ts';
import { shieldOps } from './shields.ts';
import { skillOps } from './skills.ts';
import { weaponManeuverOps } from './weapon-maneuvers.ts';
import { weaponOps } from './weapons.ts';

/** Every rule of the system under its dotted name: the app, the rules console and the vectors call these. */
export const operations = {
  ...actionOps,
  ...attackOps,
  ...combatOps,
  ...countOps,
  ...damageOps,
  ...defenceOps,
  ...effectOps,
  ...initiativeOps,
  ...knockbackOps,
  ...lightOps,
  ...maneuverOps,
  ...painOps,
  ...penetrationOps,
  ...rangedOps,
  ...shieldOps,
  ...skillOps,
  ...weaponManeuverOps,
  ...weaponOps,
};
