import { abilityOps } from './abilities.ts';
import { armourClassOps } from './armour-class.ts';
import { attackModifierOps } from './attack-modifiers.ts';
import { attackOps } from './attack.ts';
import { brawlOps } from './brawling.ts';
import { chargeOps } from './charge.ts';
import { constitutionOps } from './constitution.ts';
import { coverOps } from './cover.ts';
import { damageOps } from './damage.ts';
import { disengageOps } from './disengage.ts';
import { energyDrainOps } from './energy-drain.ts';
import { engagementOps } from './engagement.ts';
import { fallingOps } from './falling.ts';
import { flaskOps } from './flasks.ts';
import { flightOps } from './flight.ts';
import { grenadeOps } from './grenade.ts';
import { hitDiceOps } from './hit-dice.ts';
import { holdOps } from './holds.ts';
import { initiativeOrderOps } from './initiative-order.ts';
import { initiativeOps } from './initiative.ts';
import { maneuverOps } from './maneuver.ts';
import { missileOps } from './missile.ts';
import { moraleOps } from './morale.ts';
import { pursuitOps } from './pursuit.ts';
import { reactionOps } from './reactions.ts';
import { reloadOps } from './reload.ts';
import { restOps } from './rest.ts';
import { runningOps } from './running.ts';
import { saveModifierOps } from './save-modifiers.ts';
import { saveOps } from './saves.ts';
import { senseOps } from './senses.ts';
import { strayMissileOps } from './stray-missiles.ts';
import { subdualOps } from './subdual.ts';
import { surpriseOps } from './surprise.ts';
import { turnUndeadOps } from './turn-undead.ts';
import { turningAttemptOps } from './turning-attempt.ts';
import { vehicleOps } from './vehicles.ts';
import { wrestlingOps } from './wrestling.ts';

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
  ...wrestlingOps,
};
