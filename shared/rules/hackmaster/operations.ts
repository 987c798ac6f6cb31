import { actionOps } from './initiative/actions.ts';
import { attackOps } from './attack/attack.ts';
import { combatOps } from './initiative/combat.ts';
import { countOps } from './initiative/count.ts';
import { damageOps } from './harm/damage.ts';
import { defenceOps } from './attack/defence.ts';
import { effectOps } from './harm/effects.ts';
import { initiativeOps } from './initiative/initiative.ts';
import { knockbackOps } from './harm/knockback.ts';
import { lightOps } from './exploration/light.ts';
import { maneuverOps } from './attack/maneuvers.ts';
import { painOps } from './harm/pain.ts';
import { penetrationOps } from './attack/penetration.ts';
import { rangedOps } from './attack/ranged.ts';
import { shieldOps } from './attack/shields.ts';
import { skillOps } from './characters/skills.ts';
import { weaponManeuverOps } from './attack/weapon-maneuvers.ts';
import { weaponOps } from './attack/weapons.ts';

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
