import { abilityOps } from './characters/abilities.ts';
import { attackModifierOps } from './attack/modifiers.ts';
import { attackOps } from './attack/attack.ts';
import { combatNextOps } from './rounds/next.ts';
import { combatOverOps } from './rounds/over.ts';
import { combatStartOps } from './rounds/start.ts';
import { damageOps } from './harm/damage.ts';
import { encounterOps } from './encounter/encounters.ts';
import { grappleOps } from './attack/grapple.ts';
import { initiativeOps } from './initiative/initiative.ts';
import { movementOps } from './exploration/movement.ts';
import { phaseOps } from './rounds/phases.ts';
import { healingOps } from './harm/healing.ts';
import { segmentOps } from './initiative/segments.ts';
import { spellOps } from './characters/spells.ts';
import { subdualOps } from './harm/subdual.ts';
import { surpriseOps } from './encounter/surprise.ts';
import { wayOps } from './travel/way.ts';
import { weaponOps } from './attack/weapons.ts';

/** Every rule of the system under its dotted name: the app, the rules console and the vectors call these. */
export const operations = {
  ...abilityOps,
  ...attackModifierOps,
  ...attackOps,
  ...combatNextOps,
  ...combatOverOps,
  ...combatStartOps,
  ...damageOps,
  ...encounterOps,
  ...grappleOps,
  ...initiativeOps,
  ...movementOps,
  ...phaseOps,
  ...healingOps,
  ...segmentOps,
  ...spellOps,
  ...subdualOps,
  ...surpriseOps,
  ...wayOps,
  ...weaponOps,
};
