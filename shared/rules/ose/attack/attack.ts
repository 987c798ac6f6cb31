import type { Dice } from '../../../dice/dice.ts';
import { clamp } from '../../common/arithmetic.ts';
import { checkedFace, diceTray, type Rolled } from '../../common/dice-tray.ts';
import { flag, given, modifier as readModifier, oneOf, refuse, signed } from '../../common/input.ts';
import { because, type Reason, type Reasoned } from '../../common/reason.ts';
import { bothNotations } from './armour-class.ts';
import { checkedHitDice } from '../characters/hit-dice.ts';
import { tables } from '../tables.ts';
import type { ArmourClass, Attacker, AttackMethod, Face, HitDice } from '../terms.ts';

const attackKinds = ['melee', 'missile'] as const;

interface Methods {
  ascendingAc?: boolean;
  thac0?: boolean;
}

const { attackMatrix, combat, outside } = tables;
const [lowestHd] = attackMatrix.hdUpperBounds;
const [normalHumanRow] = attackMatrix.rows;

interface Skill {
  thac0: number;
  source: string;
  rule: string;
}

function thac0Of(hitDice: number): number | undefined {
  for (const { upToHd, thac0 } of attackMatrix.hdUpperBounds) {
    if (upToHd === null || hitDice <= upToHd) return thac0;
  }
  return undefined;
}

function byHitDice(hd: HitDice): Skill {
  const { dice, modifier, lessThanOne } = checkedHitDice(hd);
  const counted = modifier > 0 ? dice + 1 : dice;
  const thac0 = lessThanOne ? lowestHd?.thac0 : thac0Of(counted);
  if (thac0 === undefined) throw new RangeError('No row in the attack matrix.');
  return { thac0, source: modifier > 0 ? 'Hit Dice, raised by the plus' : 'Hit Dice', rule: 'OSE-TBL-3' };
}

/** The attacker's skill. Throws `bad-input`. OSE-TBL-1..3. */
function skill(attacker: { thac0?: number; hd?: HitDice; normalHuman?: boolean }): Skill {
  if (attacker.thac0 !== undefined) {
    return { thac0: signed(attacker.thac0, 'attacker.thac0'), source: 'THAC0', rule: 'OSE-TBL-2' };
  }
  if (attacker.hd !== undefined) return byHitDice(attacker.hd);
  if (attacker.normalHuman !== true || !normalHumanRow) {
    refuse('attacker', 'THAC0, Hit Dice or a normal human');
  }
  return { thac0: normalHumanRow.thac0, source: 'normal human', rule: 'OSE-TBL-1' };
}

const skillOf = (attacker: Attacker): Skill => skill(given(attacker, 'attacker'));

/** Attack bonus of a THAC0, and back: each is 19 minus the other. OSE-ATK-8. */
const bonusOf = (thac0: number): number => outside.acSum - thac0;

/** THAC0 and attack bonus of Hit Dice or of a normal human. Throws `bad-input`. OSE-TBL-1 to 3. */
export function attackThac0(input: { hd: HitDice } | { normalHuman: true }): {
  thac0: number;
  attackBonus: number;
} & Reasoned {
  const from: { hd?: HitDice; normalHuman?: boolean } = given(input);
  const { thac0, source, rule } = skill(
    from.hd === undefined ? { normalHuman: from.normalHuman === true } : { hd: from.hd },
  );
  return { thac0, attackBonus: bonusOf(thac0), reasons: [because(source, thac0, rule)] };
}

function methodOf(input: Methods): AttackMethod {
  const ascending = flag(input.ascendingAc, 'ascendingAc');
  const direct = flag(input.thac0, 'thac0');
  return ascending ? 'ascending' : direct ? 'thac0' : 'matrix';
}

const matrixTarget = (thac0: number, descending: number): number =>
  clamp(thac0 - descending, attackMatrix.lowestNeeded, attackMatrix.highestNeeded);

const methodRules: Record<AttackMethod, string> = {
  matrix: 'OSE-ATK-2',
  thac0: 'OSE-TBL-4',
  ascending: 'OSE-ATK-3',
};

/** What a roll needs, and the three parts it follows from. */
interface Needed {
  method: AttackMethod;
  thac0: number;
  target: number;
  skillPart: Reason;
  armour: Reason;
  needed: Reason;
}

function needed(input: { attacker: Attacker; ac: ArmourClass } & Methods): Needed {
  const method = methodOf(given(input));
  const { thac0, source, rule } = skillOf(input.attacker);
  const { ascending, descending } = bothNotations(input.ac);
  const how = methodRules[method];
  if (method === 'ascending') {
    const bonus = bonusOf(thac0);
    const target = ascending - bonus;
    return {
      method,
      thac0,
      target,
      skillPart: because(`attack bonus (${source})`, bonus, rule),
      armour: because('armour class', ascending, how),
      needed: because('roll needed', target, how),
    };
  }
  const target = method === 'matrix' ? matrixTarget(thac0, descending) : thac0 - descending;
  return {
    method,
    thac0,
    target,
    skillPart: because(source, thac0, rule),
    armour: because('armour class', descending, how),
    needed: because('roll needed', target, how),
  };
}

/** The modified roll needed to hit. Throws `bad-input`. OSE-ATK-2, 3, OSE-TBL-4, 5. */
export function attackTargetNumber(input: { attacker: Attacker; ac: ArmourClass } & Methods): {
  method: AttackMethod;
  target: number;
} & Reasoned {
  const need = needed(input);
  return { method: need.method, target: need.target, reasons: [need.skillPart, need.armour, need.needed] };
}

/** The first column whose figure, kept within the lowest and highest of the matrix, the total reaches. */
function bestAcHit(thac0: number, total: number): number | null {
  const { columns, lowestNeeded, highestNeeded } = attackMatrix;
  if (total < lowestNeeded) return null;
  const best = total >= highestNeeded ? -Infinity : thac0 - total;
  for (const ac of columns) if (ac >= best) return ac;
  return null;
}

/**
 * The best armour class of the matrix row that a total hits; null if not even AC 9. Throws `bad-input`. OSE-ATK-2.
 */
export function attackHitAc(input: { attacker: Attacker; total: number }): { hitAc: number | null } {
  const { thac0 } = skillOf(given(input).attacker);
  return { hitAc: bestAcHit(thac0, signed(input.total, 'total')) };
}

function acHit(method: AttackMethod, thac0: number, total: number): ArmourClass | null {
  if (method === 'ascending') return { ascending: total + bonusOf(thac0) };
  if (method === 'thac0') return { descending: thac0 - total };
  const descending = bestAcHit(thac0, total);
  return descending === null ? null : { descending };
}

/**
 * An attack roll: a natural 20 hits, a natural 1 misses, the helpless are hit in melee without a roll. Dice: d20.
 * Throws `bad-die`, `bad-input`. OSE-ATK-1 to 4, OSE-OTH-6, 12, OSE-TBL-6.
 */
export function attackResolve(
  input: {
    attacker: Attacker;
    ac: ArmourClass;
    natural?: Face;
    modifier?: number;
    kind?: 'melee' | 'missile';
    helpless?: boolean;
  } & Methods,
  dice?: Dice,
): {
  method: AttackMethod;
  target: number | null;
  total: number | null;
  hit: boolean;
  hitAc: ArmourClass | null;
} & Reasoned &
  Rolled {
  const need = needed(input);
  const { method, thac0, target } = need;
  const { natural, modifier, kind = 'melee', helpless } = input;
  const melee = oneOf(kind, 'kind', attackKinds) === 'melee';
  const change = readModifier(modifier, 'modifier');
  if (flag(helpless, 'helpless') && melee) {
    const reasons = [because('helpless target', 'hit', 'OSE-OTH-6')];
    return { method, target: null, total: null, hit: true, hitAc: null, reasons };
  }
  const tray = natural === undefined ? diceTray(dice) : null;
  const face = tray ? tray.face(natural, 20, 'natural') : checkedFace(natural, 20, 'natural');
  const total = face + change;
  const sure = face === combat.naturalHit || face === combat.naturalMiss;
  const roll = because(sure ? `natural ${face}` : 'roll', face, sure ? 'OSE-ATK-4' : 'OSE-ATK-1');
  const { skillPart, armour, needed: last } = need;
  const result = {
    method,
    target,
    total,
    hit: sure ? face === combat.naturalHit : total >= target,
    hitAc: acHit(method, thac0, total),
    reasons:
      change === 0
        ? [roll, skillPart, armour, last]
        : [roll, because('modifiers', change, 'OSE-ATK-1'), skillPart, armour, last],
  };
  return tray ? tray.logged(result) : result;
}

export const attackOps = {
  'attack.thac0': attackThac0,
  'attack.targetNumber': attackTargetNumber,
  'attack.hitAc': attackHitAc,
  'attack.resolve': attackResolve,
} as const;
