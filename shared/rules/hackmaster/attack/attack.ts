import { checkedFace } from '../../common/dice-tray.ts';
import { amount, bool, flag, given, signed, whole } from '../../common/input.ts';
import { because, type Reason, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';

type AttackResult = 'hit' | 'critical' | 'shield' | 'miss';
type DefenceResult = 'none' | 'nearPerfect' | 'perfect';

export interface FreeAttack {
  by: 'attacker' | 'defender';
  kind: 'weapon' | 'handToHand';
  when: 'immediate' | 'nextSecond';
}

interface Exchange {
  attack: { natural: number; total: number };
  defense: { natural: number; total: number; sides: number };
  shieldApplied?: boolean;
  distanceFt?: number;
  attackerInReach?: boolean;
  ranged?: boolean;
}

const { naturals, nearPerfectFeet, criticalMultiplier, shieldMissMargin } = tables;

function checked(input: Exchange): Required<Exchange> {
  const { attack, defense, shieldApplied, distanceFt = nearPerfectFeet, ranged } = given(input);
  const { attackerInReach = true } = input;
  const sides = whole(given(defense, 'defense').sides, 'defense.sides', { min: 1 });
  return {
    attack: {
      natural: checkedFace(given(attack, 'attack').natural, naturals.onSides, 'attack.natural'),
      total: signed(attack.total, 'attack.total'),
    },
    defense: {
      natural: checkedFace(defense.natural, sides, 'defense.natural'),
      total: signed(defense.total, 'defense.total'),
      sides,
    },
    shieldApplied: flag(shieldApplied, 'shieldApplied'),
    distanceFt: amount(distanceFt, 'distanceFt'),
    attackerInReach: bool(attackerInReach, 'attackerInReach'),
    ranged: flag(ranged, 'ranged'),
  };
}

/** A 19 or 20 that turns the blow; both must beat the attack. */
function defenceResult({ attack, defense, distanceFt }: Required<Exchange>): DefenceResult {
  if (defense.sides !== naturals.onSides || defense.total <= attack.total) return 'none';
  if (defense.natural === naturals.perfect) return 'perfect';
  return defense.natural === naturals.nearPerfect && distanceFt <= nearPerfectFeet ? 'nearPerfect' : 'none';
}

function outcome(
  exchange: Required<Exchange>,
  turned: DefenceResult,
): { result: AttackResult; rule: string } {
  const { attack, defense, shieldApplied, ranged } = exchange;
  const ahead = defense.total - attack.total;
  if (attack.natural === naturals.blunder) return { result: 'miss', rule: 'HM-OUT-4' };
  if (turned === 'perfect') return { result: 'miss', rule: 'HM-OUT-8' };
  if (ahead < 0) {
    return attack.natural === naturals.critical
      ? { result: 'critical', rule: 'HM-OUT-3' }
      : { result: 'hit', rule: 'HM-OUT-2' };
  }
  if (shieldApplied && !ranged && ahead < shieldMissMargin) return { result: 'shield', rule: 'HM-OUT-9' };
  return { result: 'miss', rule: 'HM-ATK-2' };
}

function freeAttacksOf(
  { defense, attackerInReach, ranged }: Required<Exchange>,
  fumble: boolean,
  turned: DefenceResult,
): FreeAttack[] {
  const free: FreeAttack[] = [];
  if ((fumble || turned === 'perfect') && attackerInReach) {
    free.push({ by: 'defender', kind: 'weapon', when: 'immediate' });
  } else if (turned === 'nearPerfect') {
    free.push({ by: 'defender', kind: 'handToHand', when: 'immediate' });
  }
  if (defense.natural === naturals.blunder && !ranged) {
    free.push({ by: 'attacker', kind: 'weapon', when: 'nextSecond' });
  }
  return free;
}

function why(
  { attack, defense }: Required<Exchange>,
  rule: string,
  fumble: boolean,
  turned: DefenceResult,
): Reason[] {
  const reasons = [
    because('attack', attack.total, 'HM-ATK-1'),
    because('defence', defense.total, 'HM-ATK-1'),
    because('ahead by', attack.total - defense.total, rule),
  ];
  if (fumble) reasons.push(because('fumble', `natural ${attack.natural}`, 'HM-OUT-5'));
  if (turned !== 'none') {
    const rules = { nearPerfect: 'HM-OUT-7', perfect: 'HM-OUT-8' };
    reasons.push(because('defence turned the blow', `natural ${defense.natural}`, rules[turned]));
  }
  if (defense.natural === naturals.blunder) {
    reasons.push(because('defence blundered', `natural ${defense.natural}`, 'HM-OUT-6'));
  }
  return reasons;
}

/**
 * An attack against a defence, both rolled: what it does, the damage multiplier, and the free attacks it earns
 * (the defender's first). Distances in feet. Throws `bad-die`, `bad-input`.
 * HM-ATK-1, 2, HM-OUT-1 to 10, HM-DICE-4, HM-RNG-5.
 */
export function attackResolve(input: Exchange): {
  result: AttackResult;
  fumble: boolean;
  defenseResult: DefenceResult;
  damageMultiplier: number;
  freeAttacks: FreeAttack[];
} & Reasoned {
  const exchange = checked(input);
  const { attack, defense } = exchange;
  const turned = defenceResult(exchange);
  const { result, rule } = outcome(exchange, turned);
  const fumble = attack.natural === naturals.blunder && defense.total > attack.total;
  const multipliers = { hit: 1, critical: criticalMultiplier, shield: 0, miss: 0 };
  return {
    result,
    fumble,
    defenseResult: turned,
    damageMultiplier: multipliers[result],
    freeAttacks: freeAttacksOf(exchange, fumble, turned),
    reasons: why(exchange, rule, fumble, turned),
  };
}

export const attackOps = {
  'attack.resolve': attackResolve,
} as const;
