import { abilityModifiers, backAttackDamage } from './abilities.ts';
import {
  attackDamage,
  attackModifiers,
  backAttackBonus,
  coverModifier,
  invisiblePenalty,
} from './attack-modifiers.ts';
import { attackResolve, attackTargetNumber } from './attack.ts';
import { combatNext } from './combat-next.ts';
import { combatIsOver } from './combat-over.ts';
import { combatStart } from './combat-start.ts';
import { damageApply, damageBleed } from './damage.ts';
import { encounterDistance, reactionResult } from './encounters.ts';
import { fistHit, grappleBreakFree, grappleCanKill, grappleResolve } from './grapple.ts';
import { initiativeMonsterDexterity, initiativeOrder, initiativeRoll } from './initiative.ts';
import { movementPassDefender, retreatCheck } from './movement.ts';
import { combatPhases } from './phases.ts';
import { healingRest, moraleSuggest } from './recovery.ts';
import { segmentsFirstAction, segmentsInterval, segmentsNextAction, segmentsSchedule } from './segments.ts';
import { spellCanCast, spellDisrupt, spellTiming } from './spells.ts';
import { subdualApply, subdualRecover, subdualSplit } from './subdual.ts';
import { surpriseCheck, surpriseDropItems } from './surprise.ts';
import type { SwordsWizardryOps } from './types.ts';
import { formationAbreast, meleeReach, missileIntoMelee, weaponStyle } from './weapons.ts';

/** Every rule of the system under its dotted name: the app, the rules console and the vectors call these. */
export const operations: SwordsWizardryOps = {
  'ability.modifiers': abilityModifiers,
  'attack.damage': attackDamage,
  'attack.modifiers': attackModifiers,
  'attack.resolve': attackResolve,
  'attack.targetNumber': attackTargetNumber,
  'backAttack.bonus': backAttackBonus,
  'backAttack.damage': backAttackDamage,
  'combat.isOver': combatIsOver,
  'combat.next': combatNext,
  'combat.phases': combatPhases,
  'combat.start': combatStart,
  'cover.modifier': coverModifier,
  'damage.apply': damageApply,
  'damage.bleed': damageBleed,
  'encounter.distance': encounterDistance,
  'fist.hit': fistHit,
  'formation.abreast': formationAbreast,
  'grapple.breakFree': grappleBreakFree,
  'grapple.canKill': grappleCanKill,
  'grapple.resolve': grappleResolve,
  'healing.rest': healingRest,
  'initiative.monsterDexterity': initiativeMonsterDexterity,
  'initiative.order': initiativeOrder,
  'initiative.roll': initiativeRoll,
  'invisible.penalty': invisiblePenalty,
  'melee.reach': meleeReach,
  'missile.intoMelee': missileIntoMelee,
  'morale.suggest': moraleSuggest,
  'movement.passDefender': movementPassDefender,
  'reaction.result': reactionResult,
  'retreat.check': retreatCheck,
  'segments.firstAction': segmentsFirstAction,
  'segments.interval': segmentsInterval,
  'segments.nextAction': segmentsNextAction,
  'segments.schedule': segmentsSchedule,
  'spell.canCast': spellCanCast,
  'spell.disrupt': spellDisrupt,
  'spell.timing': spellTiming,
  'subdual.apply': subdualApply,
  'subdual.recover': subdualRecover,
  'subdual.split': subdualSplit,
  'surprise.check': surpriseCheck,
  'surprise.dropItems': surpriseDropItems,
  'weapon.style': weaponStyle,
};
