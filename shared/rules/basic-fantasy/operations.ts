import { abilityBonus } from './abilities.ts';
import { armorClassEffective } from './armour-class.ts';
import { attackModifier } from './attack-modifiers.ts';
import { attackBonus, attackCanHit, attackResolve } from './attack.ts';
import { brawlResolve } from './brawling.ts';
import { charge, chargeSetWeapon } from './charge.ts';
import { constitutionLose, constitutionRecover } from './constitution.ts';
import { coverPenalty } from './cover.ts';
import { damageApply, damageTotal } from './damage.ts';
import { disengage } from './disengage.ts';
import { energyDrainApply, energyDrainRestore, energyDrainSlots } from './energy-drain.ts';
import { combatEngaged, combatMayAct } from './engagement.ts';
import { fallingDamage } from './falling.ts';
import { holyWater, oilBurn } from './flasks.ts';
import { flightLimits } from './flight.ts';
import { grenadeScatter, grenadeSplash } from './grenade.ts';
import { hitDiceParse, normalManHitPoints } from './hit-dice.ts';
import { wrestleAction, wrestleEscape } from './holds.ts';
import { initiativeOrder } from './initiative-order.ts';
import { initiativeRoll } from './initiative.ts';
import { maneuverFacing, maneuverSidestep, maneuverTurning } from './maneuver.ts';
import { missileModifier } from './missile.ts';
import { moraleCheck, moraleTrigger } from './morale.ts';
import { evasionCheck, pursuitObstacle, pursuitStatus } from './pursuit.ts';
import { reactionResult } from './reactions.ts';
import { missileRateOfFire, missileReload } from './reload.ts';
import { healingRest, sleepNight, sleepRequired } from './rest.ts';
import { runningAdvance, runningStatus } from './running.ts';
import { saveModifier } from './save-modifiers.ts';
import { itemSave, saveResolve, saveTarget } from './saves.ts';
import { conditionSenses } from './senses.ts';
import { missileMissIntoMelee } from './stray-missiles.ts';
import { subdualApply, subdualWake } from './subdual.ts';
import { surpriseCheck } from './surprise.ts';
import { turnUndeadFlight, turnUndeadMayAttempt, turnUndeadNeeded } from './turn-undead.ts';
import { turnUndeadResolve } from './turning-attempt.ts';
import { vehicleArmorClass, vehicleDamage, vehicleRepair } from './vehicles.ts';
import { wrestleCapacity, wrestleDrag, wrestleGrab, wrestleMove, wrestleTakeItem } from './wrestling.ts';
import type { BasicFantasyOps } from './types.ts';

/** Every rule of the system under its dotted name: the app, the rules console and the vectors call these. */
export const operations: BasicFantasyOps = {
  'ability.bonus': abilityBonus,
  'armorClass.effective': armorClassEffective,
  'attack.bonus': attackBonus,
  'attack.canHit': attackCanHit,
  'attack.modifier': attackModifier,
  'attack.resolve': attackResolve,
  'brawl.resolve': brawlResolve,
  charge,
  'charge.setWeapon': chargeSetWeapon,
  'combat.engaged': combatEngaged,
  'combat.mayAct': combatMayAct,
  'condition.senses': conditionSenses,
  'constitution.lose': constitutionLose,
  'constitution.recover': constitutionRecover,
  'cover.penalty': coverPenalty,
  'damage.apply': damageApply,
  'damage.total': damageTotal,
  disengage,
  'energyDrain.apply': energyDrainApply,
  'energyDrain.restore': energyDrainRestore,
  'energyDrain.slots': energyDrainSlots,
  'evasion.check': evasionCheck,
  'falling.damage': fallingDamage,
  'flight.limits': flightLimits,
  'grenade.scatter': grenadeScatter,
  'grenade.splash': grenadeSplash,
  'healing.rest': healingRest,
  'hitDice.parse': hitDiceParse,
  holyWater,
  'initiative.order': initiativeOrder,
  'initiative.roll': initiativeRoll,
  'item.save': itemSave,
  'maneuver.facing': maneuverFacing,
  'maneuver.sidestep': maneuverSidestep,
  'maneuver.turning': maneuverTurning,
  'missile.missIntoMelee': missileMissIntoMelee,
  'missile.modifier': missileModifier,
  'missile.rateOfFire': missileRateOfFire,
  'missile.reload': missileReload,
  'morale.check': moraleCheck,
  'morale.trigger': moraleTrigger,
  'normalMan.hitPoints': normalManHitPoints,
  'oil.burn': oilBurn,
  'pursuit.obstacle': pursuitObstacle,
  'pursuit.status': pursuitStatus,
  'reaction.result': reactionResult,
  'running.advance': runningAdvance,
  'running.status': runningStatus,
  'save.modifier': saveModifier,
  'save.resolve': saveResolve,
  'save.target': saveTarget,
  'sleep.night': sleepNight,
  'sleep.required': sleepRequired,
  'subdual.apply': subdualApply,
  'subdual.wake': subdualWake,
  'surprise.check': surpriseCheck,
  'turnUndead.flight': turnUndeadFlight,
  'turnUndead.mayAttempt': turnUndeadMayAttempt,
  'turnUndead.needed': turnUndeadNeeded,
  'turnUndead.resolve': turnUndeadResolve,
  'vehicle.armorClass': vehicleArmorClass,
  'vehicle.damage': vehicleDamage,
  'vehicle.repair': vehicleRepair,
  'wrestle.action': wrestleAction,
  'wrestle.capacity': wrestleCapacity,
  'wrestle.drag': wrestleDrag,
  'wrestle.escape': wrestleEscape,
  'wrestle.grab': wrestleGrab,
  'wrestle.move': wrestleMove,
  'wrestle.takeItem': wrestleTakeItem,
};
