import { abilityOps } from './abilities.ts';
import { armourClassOps } from './armour-class.ts';
import { attackModifierOps } from './attack-modifiers.ts';
import { attackOps } from './attack.ts';
import { combatOps } from './combat.ts';
import { damageOps } from './damage.ts';
import { doorOps } from './doors.ts';
import { dungeonOps } from './dungeon.ts';
import { encounterOps } from './encounters.ts';
import { encumbranceOps } from './encumbrance.ts';
import { evasionOps } from './evasion.ts';
import { hazardOps } from './hazards.ts';
import { healingOps } from './healing.ts';
import { initiativeOps } from './initiative.ts';
import { lightOps } from './light.ts';
import { measureOps } from './measures.ts';
import { missileOps } from './missiles.ts';
import { moraleOps } from './morale.ts';
import { movementOps } from './movement.ts';
import { navigationOps } from './navigation.ts';
import { partyOps } from './party.ts';
import { pursuitOps } from './pursuit.ts';
import { restOps } from './rest.ts';
import { saveOps } from './saves.ts';
import { searchOps } from './search.ts';
import { spellOps } from './spells.ts';
import { subdualOps } from './subdual.ts';
import { suppliesOps } from './supplies.ts';
import { surpriseOps } from './surprise.ts';
import { travelOps } from './travel.ts';
import { wanderingOps } from './wandering.ts';
import { waterOps } from './water.ts';
import { wildernessOps } from './wilderness.ts';

/** Every rule of the system under its dotted name: the app, the rules console and the vectors call these. */
export const operations = {
  ...abilityOps,
  ...armourClassOps,
  ...attackModifierOps,
  ...attackOps,
  ...combatOps,
  ...damageOps,
  ...doorOps,
  ...dungeonOps,
  ...encounterOps,
  ...encumbranceOps,
  ...evasionOps,
  ...hazardOps,
  ...healingOps,
  ...initiativeOps,
  ...lightOps,
  ...measureOps,
  ...missileOps,
  ...moraleOps,
  ...movementOps,
  ...navigationOps,
  ...partyOps,
  ...pursuitOps,
  ...restOps,
  ...saveOps,
  ...searchOps,
  ...spellOps,
  ...subdualOps,
  ...suppliesOps,
  ...surpriseOps,
  ...travelOps,
  ...wanderingOps,
  ...waterOps,
  ...wildernessOps,
};
