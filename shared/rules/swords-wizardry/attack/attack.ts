import { checkedFace } from '../../common/dice-tray.ts';
import { given, oneOf } from '../../common/input.ts';
import { because, type Reason, type Reasoned } from '../../common/reason.ts';
import { chartTarget, otherNotation, skillOf } from './chart.ts';
import { effective, type Settings } from '../rounds/choices.ts';
import { readAc, readModifiers } from '../readers.ts';
import { tables } from '../tables.ts';
import type { AC, Attacker, AttackMethod, Face, Modifier, Rated } from '../terms.ts';

interface Aim {
  attacker: Attacker | Rated;
  ac: AC;
  method?: AttackMethod;
  settings?: Partial<Settings>;
}

interface Target {
  method: AttackMethod;
  targetNumber: number;
  compareTo: number;
  addToRoll: number;
}

function methodOf(method: unknown, settings: Settings, ascending: boolean): AttackMethod {
  if (method !== undefined) return oneOf(method, 'method', ['chart', 'quick']);
  if (settings.attackMethod !== 'asWritten') return settings.attackMethod;
  return ascending ? 'quick' : 'chart';
}

/** A target with what stands behind it, one by one. */
interface Aimed extends Target {
  skillReason: Reason;
  armourReason: Reason;
}

function aimed(input: Aim, settings: Settings): Aimed {
  const skill = skillOf(input.attacker);
  const ac = readAc(input.ac);
  const method = methodOf(input.method, settings, ac.ascending);
  const other = otherNotation(ac.value);
  if (method === 'chart') {
    const descending = ac.ascending ? other : ac.value;
    const targetNumber = chartTarget(skill, descending);
    return {
      method,
      targetNumber,
      compareTo: targetNumber,
      addToRoll: 0,
      skillReason: because(skill.source, targetNumber, skill.rule),
      armourReason: because('armour class', descending, 'SW-ATK-4'),
    };
  }
  const compareTo = ac.ascending ? ac.value : other;
  const { bonus } = skill;
  return {
    method,
    targetNumber: compareTo - bonus,
    compareTo,
    addToRoll: bonus,
    skillReason: because(skill.bonusSource, bonus, 'SW-QUICK-2'),
    armourReason: because('ascending armour class', compareTo, 'SW-QUICK-1'),
  };
}

/**
 * What a d20 with its modifiers must reach, by the chart or by the quick method, whichever way the AC is written.
 * Throws `level-out-of-range`, `bad-input`. SW-ATK-4 to 8, SW-TBL-1 to 3, SW-QUICK-1 to 6.
 */
export function attackTargetNumber(input: Aim): Target & Reasoned {
  const { skillReason, armourReason, ...target } = aimed(given(input), effective(input.settings));
  return { ...target, reasons: [skillReason, armourReason] };
}

interface Special {
  automatic: 'hit' | 'miss' | null;
  damageBonus: number;
  damageMultiplier: number;
  fumble: 'dropWeapon' | 'mishap' | null;
  rule: string;
}

const { naturalHit, naturalMiss } = tables.toHit;
const ordinary: Special = {
  automatic: null,
  damageBonus: 0,
  damageMultiplier: 1,
  fumble: null,
  rule: 'SW-ATK-1',
};

/** A natural 20 or 1, where the house rule is in use. */
function special(face: number, { criticals, fumbles }: Settings): Special {
  if (face === naturalHit && criticals !== 'off') {
    const { natural20Plus, natural20Times } = tables.damage;
    return {
      ...ordinary,
      automatic: 'hit',
      damageBonus: criticals === 'plusOne' ? natural20Plus : 0,
      damageMultiplier: criticals === 'double' ? natural20Times : 1,
      rule: 'SW-CRIT-1',
    };
  }
  if (face === naturalMiss && fumbles !== 'off') {
    return {
      ...ordinary,
      automatic: 'miss',
      fumble: fumbles === 'autoMiss' ? null : fumbles,
      rule: 'SW-CRIT-2',
    };
  }
  return ordinary;
}

/**
 * An attack: the natural d20 with its modifiers (and the base bonus of the quick method) against the number needed;
 * natural 20 and 1 as the settings say. Throws `bad-die`, `level-out-of-range`, `bad-input`.
 * SW-ATK-1, 9, SW-CRIT-1 to 7, SW-QUICK-3.
 */
export function attackResolve(input: Aim & { natural: Face; modifiers?: Modifier[] }): {
  hit: boolean;
  total: number;
  compareTo: number;
  automatic: 'hit' | 'miss' | null;
  damageBonus: number;
  damageMultiplier: number;
  fumble: 'dropWeapon' | 'mishap' | null;
} & Reasoned {
  const settings = effective(given(input).settings);
  const { compareTo, addToRoll, skillReason, armourReason } = aimed(input, settings);
  const face = checkedFace(input.natural, naturalHit, 'natural');
  const modifiers = readModifiers(input.modifiers, 'modifiers');
  const { automatic, damageBonus, damageMultiplier, fumble, rule } = special(face, settings);
  const reasons = [because(automatic === null ? 'roll' : `natural ${face}`, face, rule)];
  let total = face + addToRoll;
  for (const { source, value } of modifiers) {
    total += value;
    reasons.push(because(source, value, 'SW-ATK-2'));
  }
  reasons.push(skillReason, armourReason);
  return {
    hit: automatic === null ? total >= compareTo : automatic === 'hit',
    total,
    compareTo,
    automatic,
    damageBonus,
    damageMultiplier,
    fumble,
    reasons,
  };
}

export const attackOps = {
  'attack.targetNumber': attackTargetNumber,
  'attack.resolve': attackResolve,
} as const;
