import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { bool, given, signed, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { bonusOf } from '../characters/abilities.ts';
import { checkedHp } from '../readers.ts';
import { rollToSave } from '../characters/saves.ts';
import { tables } from '../tables.ts';
import type { Hp } from '../terms.ts';

interface RecoverInput {
  score: number;
  normalScore: number;
  lostTotal: number;
  sleptNormally: boolean;
  diceRolled: number;
  hp: Hp;
  normalMaxHp?: number;
  save?: { natural?: number; target: number };
}

const { constitution, saves } = tables;

/** Hit Dice that carry a Constitution bonus. */
const countedDice = (diceRolled: unknown): number =>
  Math.min(whole(diceRolled, 'diceRolled'), constitution.mostDice);

/**
 * Constitution points lost, and hit points with them: one per Hit Die rolled and step of the bonus, though never below
 * one per die. A score of 0 is death. Throws `bad-input`. BF-CON-5 to 7, 9.
 */
function constitutionLose(input: { score: number; points: number; diceRolled: number; hp: Hp }): {
  score: number;
  bonusChange: number;
  hp: Hp;
  dead: boolean;
} & Reasoned {
  const before = whole(given(input).score, 'score');
  const points = whole(input.points, 'points');
  const dice = countedDice(input.diceRolled);
  const hp = checkedHp(input.hp, 'hp');
  const score = Math.max(constitution.dead, before - points);
  const bonusChange = bonusOf(score) - bonusOf(before);
  const least = Math.min(hp.max, dice * constitution.leastPerDie);
  const max = Math.max(least, hp.max + bonusChange * dice);
  return {
    score,
    bonusChange,
    hp: { current: Math.max(0, Math.min(hp.current, max)), max },
    dead: score === constitution.dead,
    reasons: [
      because('change of the bonus', bonusChange, 'BF-CON-5'),
      because('Hit Dice rolled', dice, 'BF-CON-6'),
    ],
  };
}

/** The maximum after a bonus has risen, never over the one before the loss. */
function raised({ max }: Hp, rise: number, normalMaxHp: number | undefined): number {
  const cap = normalMaxHp === undefined ? Infinity : signed(normalMaxHp, 'normalMaxHp');
  return Math.max(max, Math.min(cap, max + rise));
}

/**
 * One morning of regaining Constitution: a point after a normal night's sleep. The last of two or more points needs an
 * unmodified save against Death Ray, without which it is not regained, and failing which it is lost for good.
 * Dice: d20 if `save` is given and due. Throws `bad-die`, `bad-input`. BF-CON-1 to 4, 8, 9.
 */
function constitutionRecover(
  input: RecoverInput,
  dice?: Dice,
): {
  score: number;
  normalScore: number;
  saveNeeded: boolean;
  permanentLoss: boolean;
  complete: boolean;
  hp: Hp;
} & Reasoned &
  Rolled {
  const score = whole(given(input).score, 'score');
  const normalScore = whole(input.normalScore, 'normalScore');
  const lostTotal = whole(input.lostTotal, 'lostTotal');
  const slept = bool(input.sleptNormally, 'sleptNormally');
  const counted = countedDice(input.diceRolled);
  const hp = checkedHp(input.hp, 'hp');
  const missing = normalScore - score;
  const same = { score, normalScore, saveNeeded: false, permanentLoss: false, complete: missing <= 0, hp };
  if (missing <= 0 || !slept || score === constitution.dead) return { ...same, reasons: [] };
  const saveNeeded = missing <= constitution.perDay && lostTotal > constitution.perDay;
  const after = Math.min(normalScore, score + constitution.perDay);
  const rise = (bonusOf(after) - bonusOf(score)) * counted;
  const max = raised(hp, rise, input.normalMaxHp);
  const regained = { ...same, score: after, saveNeeded, complete: after === normalScore, hp: { ...hp, max } };
  const point = because('points regained', after - score, 'BF-CON-1');
  if (!saveNeeded) return { ...regained, reasons: [point] };
  if (input.save === undefined) return { ...same, saveNeeded, reasons: [] };
  const { natural, target } = given(input.save, 'save');
  const needed = signed(target, 'save.target');
  const tray = diceTray(dice);
  const face = tray.face(natural, saves.die, 'save.natural');
  const { success, reasons } = rollToSave(face, [], needed);
  if (success) return { ...regained, reasons: [point, ...reasons], ...tray.log() };
  const lost = { ...same, saveNeeded, normalScore: score, permanentLoss: true, complete: true };
  return { ...lost, reasons, ...tray.log() };
}

export const constitutionOps = {
  'constitution.lose': constitutionLose,
  'constitution.recover': constitutionRecover,
} as const;
