import { actionCost, movementGait, movementPerSecond } from './actions.ts';
import { attackResolve } from './attack.ts';
import { combatApply, combatStart, combatStatus } from './combat.ts';
import { combatNext, countNextAction } from './count.ts';
import { damageApply, damageCounterBlow } from './damage.ts';
import { defenseDie, defenseRoll } from './defence.ts';
import { spellFatigue, stateModifiers } from './effects.ts';
import { initiativeDie, initiativeRoll } from './initiative.ts';
import { knockbackCheck, knockbackDirection } from './knockback.ts';
import { lightBurn, lightPenalty, lightRadius, secretDoorFind } from './light.ts';
import {
  maneuverAggressive,
  maneuverCharge,
  maneuverCombine,
  maneuverFightDefensively,
  maneuverFightingWithdrawal,
  maneuverFlee,
  maneuverFullParry,
  maneuverGiveGround,
} from './maneuvers.ts';
import { painExceeded, painThreshold, painTraumaCheck } from './pain.ts';
import { dicePenetrate, diceRoll } from './penetration.ts';
import { rangedAim, rangedAttackDie, rangedDefense, rangedIntoMelee, rangedStrDamage } from './ranged.ts';
import { shieldBlock, shieldCover, shieldDamage, shieldSave, shieldStats } from './shields.ts';
import { saveResolve, skillCheck, skillMastery, skillOpposed } from './skills.ts';
import type { HackmasterOps } from './types.ts';
import {
  maneuverBreakCharge,
  maneuverHoldAtBay,
  maneuverJab,
  maneuverKnockAside,
  maneuverSetAgainstCharge,
} from './weapon-maneuvers.ts';
import { reachMonster, sizeRow, weaponSpeed } from './weapons.ts';

/** Every rule of the system under its dotted name: the app, the rules console and the vectors call these. */
export const operations: HackmasterOps = {
  'action.cost': actionCost,
  'attack.resolve': attackResolve,
  'combat.apply': combatApply,
  'combat.next': combatNext,
  'combat.start': combatStart,
  'combat.status': combatStatus,
  'count.nextAction': countNextAction,
  'damage.apply': damageApply,
  'damage.counterBlow': damageCounterBlow,
  'defense.die': defenseDie,
  'defense.roll': defenseRoll,
  'dice.penetrate': dicePenetrate,
  'dice.roll': diceRoll,
  'initiative.die': initiativeDie,
  'initiative.roll': initiativeRoll,
  'knockback.check': knockbackCheck,
  'knockback.direction': knockbackDirection,
  'light.burn': lightBurn,
  'light.penalty': lightPenalty,
  'light.radius': lightRadius,
  'maneuver.aggressive': maneuverAggressive,
  'maneuver.breakCharge': maneuverBreakCharge,
  'maneuver.charge': maneuverCharge,
  'maneuver.combine': maneuverCombine,
  'maneuver.fightDefensively': maneuverFightDefensively,
  'maneuver.fightingWithdrawal': maneuverFightingWithdrawal,
  'maneuver.flee': maneuverFlee,
  'maneuver.fullParry': maneuverFullParry,
  'maneuver.giveGround': maneuverGiveGround,
  'maneuver.holdAtBay': maneuverHoldAtBay,
  'maneuver.jab': maneuverJab,
  'maneuver.knockAside': maneuverKnockAside,
  'maneuver.setAgainstCharge': maneuverSetAgainstCharge,
  'movement.gait': movementGait,
  'movement.perSecond': movementPerSecond,
  'pain.exceeded': painExceeded,
  'pain.threshold': painThreshold,
  'pain.traumaCheck': painTraumaCheck,
  'ranged.aim': rangedAim,
  'ranged.attackDie': rangedAttackDie,
  'ranged.defense': rangedDefense,
  'ranged.intoMelee': rangedIntoMelee,
  'ranged.strDamage': rangedStrDamage,
  'reach.monster': reachMonster,
  'save.resolve': saveResolve,
  'secretDoor.find': secretDoorFind,
  'shield.block': shieldBlock,
  'shield.cover': shieldCover,
  'shield.damage': shieldDamage,
  'shield.save': shieldSave,
  'shield.stats': shieldStats,
  'size.row': sizeRow,
  'skill.check': skillCheck,
  'skill.mastery': skillMastery,
  'skill.opposed': skillOpposed,
  'spell.fatigue': spellFatigue,
  'state.modifiers': stateModifiers,
  'weapon.speed': weaponSpeed,
};
