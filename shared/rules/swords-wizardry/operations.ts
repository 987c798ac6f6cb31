import { abilityOps } from './abilities.ts';
import { attackModifierOps } from './attack-modifiers.ts';
import { attackOps } from './attack.ts';
import { combatNextOps } from './combat-next.ts';
import { combatOverOps } from './combat-over.ts';
import { combatStartOps } from './combat-start.ts';
import { damageOps } from './damage.ts';
import { encounterOps } from './encounters.ts';
import { grappleOps } from './grapple.ts';
import { initiativeOps } from './initiative.ts';
import { movementOps } from './movement.ts';
import { phaseOps } from './phases.ts';
import { recoveryOps } from './recovery.ts';
import { segmentOps } from './segments.ts';
import { spellOps } from './spells.ts';
import { subdualOps } from './subdual.ts';
import { surpriseOps } from './surprise.ts';
import { weaponOps } from './weapons.ts';

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
  ...recoveryOps,
  ...segmentOps,
  ...spellOps,
  ...subdualOps,
  ...surpriseOps,
  ...weaponOps,
};
