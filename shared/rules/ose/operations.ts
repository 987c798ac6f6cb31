import { abilityCheck, abilityModifier } from './abilities.ts';
import { acConvert, acEffective } from './armour-class.ts';
import { attackHarms, attackModifiers } from './attack-modifiers.ts';
import { attackHitAc, attackResolve, attackTargetNumber, attackThac0 } from './attack.ts';
import { bombing, combatDeclared, combatSequence, combatSpacing, missileRange } from './combat.ts';
import { attackDamage, damageApply, itemsSurvive } from './damage.ts';
import { doorAfterPassing, doorForce, doorMonsterOpens, listenAttempt, trapTrigger } from './doors.ts';
import { dungeonAdvanceTurn, dungeonExplore } from './dungeon.ts';
import { encounterConclude, encounterDistance, reactionResult } from './encounters.ts';
import { encumbranceLoad } from './encumbrance.ts';
import {
  evasionAttempt,
  evasionDungeon,
  evasionMonsterPursues,
  evasionWaterborne,
  evasionWilderness,
} from './evasion.ts';
import { climbCheck, fallDamage, starvationStatus, swimDrowning, swimDrowningSuggestion } from './hazards.ts';
import { healingMagical, healingRest } from './healing.ts';
import { initiativeOrder } from './initiative.ts';
import { lightBurn, lightDuration, visionDark } from './light.ts';
import { distanceConvert, timeConvert, weightConvert } from './measures.ts';
import { loyaltyCheck, mercenaryMorale, moraleApplies, moraleCheck, moraleTriggers } from './morale.ts';
import { movementEncounterLimit, movementMelee, movementRates } from './movement.ts';
import { navigationDrift, navigationLost } from './navigation.ts';
import { partyCheck, partyMovementRate, treasureDivide, treasurePickOrder } from './party.ts';
import { pursuitDay, pursuitDrop, pursuitRound } from './pursuit.ts';
import { fatigueAdvance, restStatus } from './rest.ts';
import { saveResolve, saveTarget } from './saves.ts';
import { searchAttempt } from './search.ts';
import { spellCanCast, spellDisrupt } from './spells.ts';
import { subdualApply } from './subdual.ts';
import { effectsTick, rationsConsume } from './supplies.ts';
import { surpriseCheck, surpriseSides } from './surprise.ts';
import { travelDay, travelMilesPerDay } from './travel.ts';
import { wanderingCheck, wanderingDue } from './wandering.ts';
import { waterDay, waterGale, waterNearGale, windRoll } from './water.ts';
import { forage, hunt, mountCapacity, surpriseSurrounded, visibilityRange } from './wilderness.ts';
import type { OseOps } from './types.ts';

/** Every rule of the system under its dotted name: the app, the rules console and the vectors call these. */
export const operations: OseOps = {
  'ability.check': abilityCheck,
  'ability.modifier': abilityModifier,
  'ac.convert': acConvert,
  'ac.effective': acEffective,
  'attack.damage': attackDamage,
  'attack.harms': attackHarms,
  'attack.hitAc': attackHitAc,
  'attack.modifiers': attackModifiers,
  'attack.resolve': attackResolve,
  'attack.targetNumber': attackTargetNumber,
  'attack.thac0': attackThac0,
  bombing,
  'climb.check': climbCheck,
  'combat.declared': combatDeclared,
  'combat.sequence': combatSequence,
  'combat.spacing': combatSpacing,
  'damage.apply': damageApply,
  'distance.convert': distanceConvert,
  'door.afterPassing': doorAfterPassing,
  'door.force': doorForce,
  'door.monsterOpens': doorMonsterOpens,
  'dungeon.advanceTurn': dungeonAdvanceTurn,
  'dungeon.explore': dungeonExplore,
  'effects.tick': effectsTick,
  'encounter.conclude': encounterConclude,
  'encounter.distance': encounterDistance,
  'encumbrance.load': encumbranceLoad,
  'evasion.attempt': evasionAttempt,
  'evasion.dungeon': evasionDungeon,
  'evasion.monsterPursues': evasionMonsterPursues,
  'evasion.waterborne': evasionWaterborne,
  'evasion.wilderness': evasionWilderness,
  'fall.damage': fallDamage,
  'fatigue.advance': fatigueAdvance,
  forage,
  'healing.magical': healingMagical,
  'healing.rest': healingRest,
  hunt,
  'initiative.order': initiativeOrder,
  'items.survive': itemsSurvive,
  'light.burn': lightBurn,
  'light.duration': lightDuration,
  'listen.attempt': listenAttempt,
  'loyalty.check': loyaltyCheck,
  'mercenary.morale': mercenaryMorale,
  'missile.range': missileRange,
  'morale.applies': moraleApplies,
  'morale.check': moraleCheck,
  'morale.triggers': moraleTriggers,
  'mount.capacity': mountCapacity,
  'movement.encounterLimit': movementEncounterLimit,
  'movement.melee': movementMelee,
  'movement.rates': movementRates,
  'navigation.drift': navigationDrift,
  'navigation.lost': navigationLost,
  'party.check': partyCheck,
  'party.movementRate': partyMovementRate,
  'pursuit.day': pursuitDay,
  'pursuit.drop': pursuitDrop,
  'pursuit.round': pursuitRound,
  'rations.consume': rationsConsume,
  'reaction.result': reactionResult,
  'rest.status': restStatus,
  'save.resolve': saveResolve,
  'save.target': saveTarget,
  'search.attempt': searchAttempt,
  'spell.canCast': spellCanCast,
  'spell.disrupt': spellDisrupt,
  'starvation.status': starvationStatus,
  'subdual.apply': subdualApply,
  'surprise.check': surpriseCheck,
  'surprise.sides': surpriseSides,
  'surprise.surrounded': surpriseSurrounded,
  'swim.drowning': swimDrowning,
  'swim.drowningSuggestion': swimDrowningSuggestion,
  'time.convert': timeConvert,
  'trap.trigger': trapTrigger,
  'travel.day': travelDay,
  'travel.milesPerDay': travelMilesPerDay,
  'treasure.divide': treasureDivide,
  'treasure.pickOrder': treasurePickOrder,
  'visibility.range': visibilityRange,
  'vision.dark': visionDark,
  'wandering.check': wanderingCheck,
  'wandering.due': wanderingDue,
  'water.day': waterDay,
  'water.gale': waterGale,
  'water.nearGale': waterNearGale,
  'weight.convert': weightConvert,
  'wind.roll': windRoll,
};
