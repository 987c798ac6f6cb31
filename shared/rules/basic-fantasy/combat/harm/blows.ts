import { rollTotal } from '../../../dice/roll.ts';
import { parseDice } from '../../../dice/notation.ts';
import { edit, one, tell, type Board } from './board.ts';
import { drain } from './drain.ts';
import { brawlResolve, damageTotal } from './rules.ts';
import { attackSum, rollAttack, type Sum } from './rolls.ts';
import type { Weapon } from './stats.ts';
import { usedWith, weaponAt } from './weapons.ts';
import { wound } from './wounds.ts';

type Manner = NonNullable<Parameters<typeof attackSum>[2]>;

interface Blow {
  by: number;
  at: number;
  /** Its place among his weapons. */
  weapon: number;
  manner?: Manner;
  multiplier?: number;
}

/** One of his attacks of this round is made. */
export function spendAttack(board: Board, index: number, weapon: Weapon | null): void {
  const fighter = edit(board, index);
  if (weapon) fighter.turn.used = usedWith(fighter, weapon.id);
  fighter.turn.attacks = weapon ? fighter.turn.attacks + 1 : Math.max(fighter.kit.attacks, 1);
}

/** Dice and what is added to them, apart: the least of a hit is kept by the rule. */
function rollDamage(board: Board, damage: string): { dieTotal: number; other: number } {
  const expression = parseDice(damage);
  let fixed = 0;
  for (const term of expression.terms)
    if (term.kind === 'number') fixed += term.sign * term.times * term.value;
  const total = rollTotal(expression, board.dice);
  return total > fixed
    ? { dieTotal: total - fixed, other: fixed }
    : { dieTotal: Math.max(1, total), other: 0 };
}

/** Damage of a hit with a weapon, and what its touch drains. */
export function harm(
  board: Board,
  { by, at, weapon: place, manner, multiplier = 1 }: Blow,
  delivery: Parameters<typeof damageTotal>[0]['delivery'],
): void {
  const attacker = one(board.state, by);
  const weapon = weaponAt(attacker, place);
  const flat = manner?.flatOfBlade === true;
  const { damage, reasons } = damageTotal({
    ...rollDamage(board, weapon.damage ?? '1'),
    delivery,
    strBonus: attacker.stats.strBonus ?? 0,
    magicBonus: weapon.bonus ?? 0,
    multiplier,
    flatOfBlade: flat,
  });
  wound(board, at, { amount: damage, subduing: flat, by, detail: weapon.id, reasons });
  if (weapon.drains) drain(board, at, by, weapon.drains);
}

/** A blow hand to hand. */
export function strike(board: Board, blow: Blow): boolean {
  const attacker = one(board.state, blow.by);
  const target = one(board.state, blow.at);
  const weapon = weaponAt(attacker, blow.weapon);
  const sum = attackSum(attacker, target, blow.manner, weapon.bonus);
  const { hit, reasons } = rollAttack(board, attacker, target, attacker.stats.strBonus ?? 0, sum, weapon);
  tell(board, hit ? 'hit' : 'missed', blow.at, { by: blow.by, detail: weapon.id, reasons });
  if (hit) harm(board, blow, 'melee');
  return hit;
}

/** Unarmed damage, by a roll that hit or by a hold. It may fall back on the attacker. */
export function unarmed(board: Board, by: number, at: number, blow: 'punch' | 'kick'): void {
  const attacker = one(board.state, by);
  const target = one(board.state, at);
  const { damage, appliedTo, reasons } = brawlResolve(
    {
      strike: blow,
      hit: true,
      strBonus: attacker.stats.strBonus ?? 0,
      attackerArmor: attacker.stats.armourMaterial ?? 'none',
      defenderArmor: target.stats.armourMaterial ?? 'none',
    },
    board.dice,
  );
  const victim = appliedTo === 'attacker' ? by : at;
  wound(board, victim, { amount: damage, subduing: true, by, detail: blow, reasons });
}

/** Fist or foot. */
export function brawl(board: Board, by: number, at: number, blow: 'punch' | 'kick'): void {
  const attacker = one(board.state, by);
  const target = one(board.state, at);
  const sum: Sum = attackSum(attacker, target, blow === 'kick' ? { kick: true } : null);
  const { hit, reasons } = rollAttack(board, attacker, target, attacker.stats.strBonus ?? 0, sum);
  tell(board, hit ? 'hit' : 'missed', at, { by, detail: blow, reasons });
  if (hit) unarmed(board, by, at, blow);
}
