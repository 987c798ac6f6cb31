import type { StepName } from '../../../../shared/ipc/contract.ts';

/**
 * What the players' version tells of each step. Whatever is not named a sentence is left out or told in words of our
 * own, made from what the players saw.
 */
export type PlayerRule =
  /** Its sentence, without what became due in it. */
  | 'sentence'
  /** Its sentence without the reason the referee wrote beside it. */
  | 'withoutReason'
  /** The turns it took and what they were spent on. */
  | 'turns'
  /** What burns, not for how long. */
  | 'light'
  | 'finds'
  | 'shares'
  | 'encounter'
  | 'door'
  | 'trap'
  /** A trap that went off; one that did not is hidden. */
  | 'sprung'
  | 'room'
  /** What is seen of an act of a fight, without a figure. */
  | 'fight'
  | 'nothing';

export const playerRules: Readonly<Record<StepName, PlayerRule>> = {
  'campaign.rename': 'nothing',
  'campaign.changeSettings': 'nothing',
  'campaign.setPrices': 'nothing',
  'session.start': 'sentence',
  'session.end': 'sentence',
  'clock.advanceTo': 'nothing',
  'log.addNote': 'nothing',
  'rewind.goBackTo': 'nothing',
  'combat.begin': 'sentence',
  'combat.join': 'fight',
  'combat.act': 'fight',
  'combat.afflict': 'nothing',
  'combat.end': 'sentence',
  'combat.flee': 'sentence',
  'combat.group': 'nothing',
  'combat.mend': 'fight',
  'combat.pause': 'nothing',
  'combat.fromFacts': 'nothing',
  'combat.goOn': 'nothing',
  'amiss.mend': 'nothing',
  'character.add': 'sentence',
  'character.addFromContent': 'sentence',
  'character.edit': 'nothing',
  'character.overrule': 'nothing',
  'character.levelUp': 'sentence',
  'character.setPortrait': 'nothing',
  'character.setState': 'nothing',
  'character.carry': 'sentence',
  'character.wound': 'withoutReason',
  'character.remove': 'nothing',
  'party.moveCharacter': 'nothing',
  'party.findTreasure': 'finds',
  'inventory.add': 'nothing',
  'inventory.buy': 'sentence',
  'inventory.edit': 'nothing',
  'inventory.remove': 'nothing',
  'inventory.move': 'sentence',
  'inventory.split': 'nothing',
  'inventory.merge': 'nothing',
  'inventory.setState': 'nothing',
  'inventory.dropPack': 'sentence',
  'inventory.addCache': 'nothing',
  'inventory.renameCache': 'nothing',
  'inventory.removeStash': 'nothing',
  'organisation.addFormation': 'nothing',
  'organisation.renameFormation': 'nothing',
  'organisation.removeFormation': 'nothing',
  'organisation.place': 'nothing',
  'organisation.setRoles': 'sentence',
  'reward.award': 'shares',
  'import.take': 'nothing',
  'dungeon.enter': 'sentence',
  'dungeon.leave': 'sentence',
  'dungeon.setFamiliar': 'nothing',
  'dungeon.setSpeaker': 'nothing',
  'dungeon.passTurn': 'turns',
  'dungeon.passTo': 'turns',
  'dungeon.passUntilDue': 'turns',
  'light.kindle': 'light',
  'light.relight': 'light',
  'light.douse': 'nothing',
  'light.blowOut': 'nothing',
  'light.refuel': 'nothing',
  'light.setTurnsLeft': 'nothing',
  'light.cover': 'nothing',
  'light.drop': 'nothing',
  'light.take': 'nothing',
  'prompt.rollCheck': 'nothing',
  'prompt.rollChecks': 'nothing',
  'prompt.lightAgain': 'nothing',
  'prompt.answer': 'nothing',
  'prompt.answerAll': 'nothing',
  'deed.try': 'turns',
  'deed.move': 'turns',
  'deed.run': 'turns',
  'encounter.begin': 'nothing',
  'encounter.settle': 'encounter',
  'encounter.rollFoes': 'nothing',
  'encounter.addFoe': 'nothing',
  'encounter.editFoe': 'nothing',
  'encounter.removeFoe': 'nothing',
  'encounter.dropHeld': 'nothing',
  'encounter.course': 'encounter',
  'encounter.noteRound': 'encounter',
  'encounter.flee': 'encounter',
  'encounter.pursuitRound': 'encounter',
  'encounter.endPursuit': 'encounter',
  'encounter.conclude': 'encounter',
  'effect.add': 'nothing',
  'effect.change': 'nothing',
  'effect.describe': 'nothing',
  'effect.end': 'nothing',
  'need.endDay': 'sentence',
  'need.restDays': 'sentence',
  'need.restHours': 'sentence',
  'place.addDungeon': 'nothing',
  'place.changeDungeon': 'nothing',
  'place.removeDungeon': 'nothing',
  'place.addLevel': 'nothing',
  'place.changeLevel': 'nothing',
  'place.removeLevel': 'nothing',
  'place.addRoom': 'nothing',
  'place.changeRoom': 'nothing',
  'place.removeRoom': 'nothing',
  'place.moveRoom': 'nothing',
  'place.addFeature': 'nothing',
  'place.changeFeature': 'nothing',
  'place.removeFeature': 'nothing',
  'place.setDoor': 'door',
  'place.setTrap': 'trap',
  'place.tryTrap': 'sprung',
  'place.setTreasure': 'nothing',
  'place.goTo': 'room',
  'place.stepOut': 'nothing',
  'wander.addTable': 'nothing',
  'wander.changeTable': 'nothing',
  'wander.removeTable': 'nothing',
  'wander.setRows': 'nothing',
  'wander.takeFromContent': 'nothing',
  'wander.roll': 'nothing',
};
