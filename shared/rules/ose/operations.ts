import { abilityOps } from './characters/abilities.ts';
import { armourClassOps } from './attack/armour-class.ts';
import { attackModifierOps } from './attack/modifiers.ts';
import { attackOps } from './attack/attack.ts';
import { combatOps } from './initiative/sequence.ts';
import { damageOps } from './harm/damage.ts';
import { doorOps } from './exploration/doors.ts';
import { dungeonOps } from './exploration/dungeon.ts';
import { encounterOps } from './encounter/encounters.ts';
import { encumbranceOps } from './exploration/encumbrance.ts';
import { evasionOps } from './encounter/evasion.ts';
import { hazardOps } from './harm/hazards.ts';
import { healingOps } from './harm/healing.ts';
import { initiativeOps } from './initiative/initiative.ts';
import { lightOps } from './exploration/light.ts';
import { measureOps } from './measures.ts';
import { missileOps } from './attack/missiles.ts';
import { momentOps } from './travel/moments.ts';
import { moraleOps } from './encounter/morale.ts';
import { movementOps } from './exploration/movement.ts';
import { navigationOps } from './travel/navigation.ts';
import { partyOps } from './characters/party.ts';
import { provisionOps } from './travel/provisions.ts';
import { pursuitOps } from './encounter/pursuit.ts';
import { restOps } from './harm/rest.ts';
import { saveOps } from './characters/saves.ts';
import { searchOps } from './exploration/search.ts';
import { spellOps } from './characters/spells.ts';
import { subdualOps } from './harm/subdual.ts';
import { suppliesOps } from './exploration/supplies.ts';
import { surpriseOps } from './encounter/surprise.ts';
import { travelOps } from './travel/travel.ts';
import { vesselOps } from './travel/vessel.ts';
import { wanderingOps } from './exploration/wandering.ts';
import { waterOps } from './travel/water.ts';
import { wildernessOps } from './travel/wilderness.ts';

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
  ...momentOps,
  ...moraleOps,
  ...movementOps,
  ...navigationOps,
  ...partyOps,
  ...provisionOps,
  ...pursuitOps,
  ...restOps,
  ...saveOps,
  ...searchOps,
  ...spellOps,
  ...subdualOps,
  ...suppliesOps,
  ...surpriseOps,
  ...travelOps,
  ...vesselOps,
  ...wanderingOps,
  ...waterOps,
  ...wildernessOps,
};
