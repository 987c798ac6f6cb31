import { abilityOps } from './characters/abilities.ts';
import { armourClassOps } from './attack/armour-class.ts';
import { attackModifierOps } from './attack/modifiers.ts';
import { attackOps } from './attack/attack.ts';
import { brawlOps } from './attack/brawling.ts';
import { chargeOps } from './attack/charge.ts';
import { constitutionOps } from './harm/constitution.ts';
import { coverOps } from './attack/cover.ts';
import { damageOps } from './harm/damage.ts';
import { disengageOps } from './initiative/disengage.ts';
import { energyDrainOps } from './harm/energy-drain.ts';
import { engagementOps } from './initiative/engagement.ts';
import { fallingOps } from './harm/falling.ts';
import { flaskOps } from './attack/flasks.ts';
import { flightOps } from './exploration/flying.ts';
import { grenadeOps } from './attack/grenade.ts';
import { hitDiceOps } from './characters/hit-dice.ts';
import { holdOps } from './attack/holds.ts';
import { initiativeOrderOps } from './initiative/order.ts';
import { initiativeOps } from './initiative/initiative.ts';
import { maneuverOps } from './attack/maneuver.ts';
import { missileOps } from './attack/missiles.ts';
import { moraleOps } from './encounter/morale.ts';
import { pursuitOps } from './encounter/pursuit.ts';
import { reactionOps } from './encounter/reactions.ts';
import { reloadOps } from './attack/reload.ts';
import { restOps } from './harm/rest.ts';
import { runningOps } from './exploration/running.ts';
import { saveModifierOps } from './characters/save-modifiers.ts';
import { saveOps } from './characters/saves.ts';
import { senseOps } from './exploration/senses.ts';
import { strayMissileOps } from './attack/stray-missiles.ts';
import { subdualOps } from './harm/subdual.ts';
import { surpriseOps } from './encounter/surprise.ts';
import { turnUndeadOps } from './characters/turn-undead.ts';
import { turningAttemptOps } from './characters/turning-attempt.ts';
import { vehicleOps } from './exploration/vehicles.ts';
import { checkOps } from './travel/checks.ts';
import { groundOps } from './travel/ground.ts';
import { waterOps } from './travel/water.ts';
import { wayOps } from './travel/way.ts';
import { wrestlingOps } from './attack/wrestling.ts';

/** Every rule of the system under its dotted name: the app, the rules console and the vectors call these. */
export const operations = {
  ...abilityOps,
  ...armourClassOps,
  ...attackModifierOps,
  ...attackOps,
  ...brawlOps,
  ...chargeOps,
  ...constitutionOps,
  ...coverOps,
  ...damageOps,
  ...disengageOps,
  ...energyDrainOps,
  ...engagementOps,
  ...fallingOps,
  ...flaskOps,
  ...flightOps,
  ...grenadeOps,
  ...hitDiceOps,
  ...holdOps,
  ...initiativeOrderOps,
  ...initiativeOps,
  ...maneuverOps,
  ...missileOps,
  ...moraleOps,
  ...pursuitOps,
  ...reactionOps,
  ...reloadOps,
  ...restOps,
  ...runningOps,
  ...saveModifierOps,
  ...saveOps,
  ...senseOps,
  ...strayMissileOps,
  ...subdualOps,
  ...surpriseOps,
  ...turnUndeadOps,
  ...turningAttemptOps,
  ...vehicleOps,
  ...checkOps,
  ...groundOps,
  ...waterOps,
  ...wayOps,
  ...wrestlingOps,
};
