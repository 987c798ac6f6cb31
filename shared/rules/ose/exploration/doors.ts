import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { bool, flag, given, inSix, refuse } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { openDoorsChance } from '../characters/abilities.ts';
import { tables } from '../tables.ts';
import type { Face, InSix } from '../terms.ts';

/**
 * Forcing a stuck door; `chanceInSix` wins over the strength score. Dice: d6. Throws `bad-die`, `bad-input` if
 * neither is given. OSE-DOOR-3, 4.
 */
function doorForce(
  input: { str?: number; chanceInSix?: InSix; natural?: Face },
  dice?: Dice,
): { chanceInSix: InSix; opened: boolean; surpriseLost: boolean } & Reasoned & Rolled {
  const { str, chanceInSix: own, natural } = given(input);
  const byStrength = str === undefined ? undefined : openDoorsChance(str);
  const chanceInSix = own === undefined ? byStrength : inSix(own, 'chanceInSix');
  if (chanceInSix === undefined) refuse('str', 'given, or a chance in six');
  const tray = diceTray(dice);
  const opened = tray.face(natural, 6, 'natural') <= chanceInSix;
  const source = own === undefined ? 'strength' : 'chance set by the referee';
  return {
    chanceInSix,
    opened,
    surpriseLost: !opened,
    reasons: [because(source, chanceInSix, 'OSE-DOOR-3')],
    ...tray.log(),
  };
}

/** Whether a door the party opened swings shut behind it. Throws `bad-input`. OSE-DOOR-6. */
function doorAfterPassing(input: { wedged: boolean }): { swingsShut: boolean } {
  return {
    swingsShut: !bool(given(input).wedged, 'wedged'),
  };
}

/** Whether monsters of the dungeon can open a door; a stuck one never stops them. Throws `bad-input`. OSE-DOOR-7. */
function doorMonsterOpens(input: {
  stuck?: boolean;
  blocked?: boolean;
  magicallyClosed?: boolean;
  spiked?: boolean;
}): { opens: boolean } {
  const { stuck, blocked, magicallyClosed, spiked } = given(input);
  flag(stuck, 'stuck');
  const held = [flag(blocked, 'blocked'), flag(magicallyClosed, 'magicallyClosed'), flag(spiked, 'spiked')];
  return { opens: !held.includes(true) };
}

/**
 * Listening at a door, once for each character and door; the referee's roll stays hidden. Dice: d6. Throws
 * `bad-die`, `bad-input`. OSE-DOOR-8 to 11.
 */
function listenAttempt(
  input: {
    chanceInSix?: InSix;
    natural?: Face;
    soundPresent: boolean;
    silentMonsters?: boolean;
    alreadyTried?: boolean;
  },
  dice?: Dice,
): { allowed: boolean; reason?: 'alreadyTried'; heard: boolean; hiddenRoll: boolean } & Reasoned & Rolled {
  const { chanceInSix = tables.dungeon.listenInSix, natural, soundPresent } = given(input);
  const chance = inSix(chanceInSix, 'chanceInSix');
  const silent = flag(input.silentMonsters, 'silentMonsters');
  const audible = bool(soundPresent, 'soundPresent') && !silent;
  if (flag(input.alreadyTried, 'alreadyTried')) {
    const reasons = [because('not allowed', 'alreadyTried', 'OSE-DOOR-10')];
    return { allowed: false, reason: 'alreadyTried', heard: false, hiddenRoll: false, reasons };
  }
  const tray = diceTray(dice);
  const success = tray.face(natural, 6, 'natural') <= chance;
  return {
    allowed: true,
    heard: success && audible,
    hiddenRoll: true,
    reasons: [because('chance in six', chance, 'OSE-DOOR-8')],
    ...tray.log(),
  };
}

/**
 * Whether doing what triggers a trap springs it; the referee may let a creature pass. Dice: d6 unless it passes.
 * Throws `bad-die`, `bad-input`. OSE-TRAP-2, 4.
 */
function trapTrigger(
  input: { natural?: Face; chanceInSix?: InSix; bypass?: boolean },
  dice?: Dice,
): { chanceInSix: InSix; sprung: boolean } & Reasoned & Rolled {
  const { natural, chanceInSix = tables.dungeon.trapTriggerInSix, bypass } = given(input);
  const chance = inSix(chanceInSix, 'chanceInSix');
  if (flag(bypass, 'bypass')) {
    return { chanceInSix: 0, sprung: false, reasons: [because('let pass', 0, 'OSE-TRAP-4')] };
  }
  const tray = diceTray(dice);
  return {
    chanceInSix: chance,
    sprung: tray.face(natural, 6, 'natural') <= chance,
    reasons: [because('chance in six', chance, 'OSE-TRAP-2')],
    ...tray.log(),
  };
}

export const doorOps = {
  'door.force': doorForce,
  'door.afterPassing': doorAfterPassing,
  'door.monsterOpens': doorMonsterOpens,
  'listen.attempt': listenAttempt,
  'trap.trigger': trapTrigger,
} as const;
