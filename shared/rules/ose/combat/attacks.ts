import type { Dice } from '../../../dice/dice.ts';
import { acEffective } from '../armour-class.ts';
import { attackHarms, attackModifiers } from '../attack-modifiers.ts';
import { attackResolve } from '../attack.ts';
import { missileRange } from '../combat.ts';
import { attackDamage } from '../damage.ts';
import { tables } from '../tables.ts';
import { unarmed, type Weapon } from './arms.ts';
import { put, type Draft } from './draft.ts';
import { distance } from './field.ts';
import { bruise, disturb, hurt } from './harm.ts';
import { fighterAt, has, type OseCombatState, type OseFighter } from './state.ts';

/** A blow or a shot, chosen. */
export interface Attack {
  attacker: number;
  target: number;
  weapon: Weapon;
  missile: boolean;
  subdue: boolean;
}

interface Sides {
  attacker: OseFighter;
  target: OseFighter;
}

const { underwaterAttack, underwaterDamage } = tables.suggestions;

function rangeModifier({ attacker, target }: Sides, { weapon, missile }: Attack): number {
  if (!missile || !weapon.range) return 0;
  const [short, medium, long] = weapon.range;
  return missileRange({ distance: distance(attacker, target), short, medium, long }).modifier ?? 0;
}

function roll(state: OseCombatState, sides: Sides, attack: Attack, dice: Dice) {
  const { attacker, target } = sides;
  const { build } = attacker;
  const kind = attack.missile ? 'missile' : 'melee';
  const retreating = target.turn.declared === 'retreat';
  const wet = has(attacker, 'underwater');
  const modifiers = attackModifiers({
    kind,
    strModifier: build.strength,
    dexModifier: build.marksmanship,
    rangeModifier: rangeModifier(sides, attack),
    cover: target.build.cover,
    targetRetreating: retreating,
    unstableSurface: has(attacker, 'unstable'),
    fatigueModifier: build.fatigue.attackModifier,
    other: attack.weapon.bonus + (wet ? underwaterAttack : 0),
  });
  const armour = acEffective({
    ac: target.build.ac,
    shieldBonus: target.build.shieldBonus,
    fromBehind: has(target, 'fromBehind'),
    retreating,
    worsening: target.build.fatigue.acWorsening,
  });
  const result = attackResolve(
    {
      attacker: build.skill,
      ac: armour.ac,
      modifier: modifiers.total,
      ascendingAc: state.settings.ascendingAc,
      thac0: state.settings.thac0,
      kind,
      helpless: target.status === 'unconscious',
    },
    dice,
  );
  const { reasons } = result;
  for (const reason of modifiers.reasons) reasons.push(reason);
  for (const reason of armour.reasons.slice(1)) reasons.push(reason);
  return result;
}

function harm({ settings }: OseCombatState, { attacker, target }: Sides, { weapon }: Attack) {
  return attackHarms({
    harmedBy: target.build.harmedBy,
    attack: weapon.sort,
    attackerHd: attacker.build.monsterHd,
    attackerInvulnerable: attacker.build.kind === 'monster' && attacker.build.harmedBy.length > 0,
    invulnerabilitiesByHd: settings.invulnerabilitiesByHd,
  });
}

function damageOf(
  { settings }: OseCombatState,
  { attacker }: Sides,
  { weapon, missile }: Attack,
  dice: Dice,
) {
  const { kind, strength, fatigue } = attacker.build;
  const bare = weapon.id === unarmed && kind !== 'monster';
  return attackDamage(
    {
      kind: kind === 'monster' ? 'monster' : bare ? 'unarmed' : missile ? 'missile' : 'melee',
      weaponDie: weapon.damage,
      variableWeaponDamage: settings.variableWeaponDamage,
      strModifier: strength,
      otherModifier:
        weapon.bonus + fatigue.damageModifier + (has(attacker, 'underwater') ? underwaterDamage : 0),
    },
    dice,
  );
}

/** One attack of those he has this round is made; having moved takes none away. OSE-ATK-6, 7. */
function spend(draft: Draft, { attacker: index, weapon, missile }: Attack): void {
  const attacker = fighterAt(draft.state, index);
  const { build, turn, shots } = attacker;
  const at = build.weapons.indexOf(weapon);
  const byWeapon = turn.byWeapon.length > 0 ? turn.byWeapon.slice() : build.weapons.map(() => 0);
  byWeapon[at] = (byWeapon[at] ?? 0) + 1;
  const left = shots[at] ?? null;
  put(draft, index, {
    ...attacker,
    turn: { ...turn, attacks: turn.attacks + 1, byWeapon },
    shots: missile && left !== null ? shots.with(at, left - 1) : shots,
  });
}

const blow = ({ weapon, missile }: Attack) =>
  weapon.blunt ? 'bludgeon' : missile ? 'otherMissile' : 'meleeBlade';

function strike(draft: Draft, sides: Sides, attack: Attack, dice: Dice): void {
  const { id } = sides.target;
  const by = sides.attacker.id;
  const { harms, reasons: banes } = harm(draft.state, sides, attack);
  if (!harms) {
    draft.events.push({ kind: 'unharmed', id, by, detail: attack.weapon.id, reasons: banes });
    return;
  }
  const { damage, reasons, rolled } = damageOf(draft.state, sides, attack, dice);
  const kind = attack.subdue ? 'subdualDamage' : 'damage';
  const told = { kind, id, by, amount: damage, detail: attack.weapon.id, reasons };
  draft.events.push(rolled ? { ...told, rolled } : told);
  if (attack.subdue) bruise(draft, attack.target, damage, blow(attack), by);
  else hurt(draft, attack.target, damage, by);
}

/** One attack, to its end. Dice: d20 unless the target is helpless, then the damage. OSE-ATK-1 to 5, OSE-OTH-6. */
export function resolveAttack(draft: Draft, attack: Attack, dice: Dice): void {
  const sides = {
    attacker: fighterAt(draft.state, attack.attacker),
    target: fighterAt(draft.state, attack.target),
  };
  spend(draft, attack);
  const { hit, total, reasons, rolled } = roll(draft.state, sides, attack, dice);
  const kind = hit ? 'hit' : 'miss';
  const { id } = sides.target;
  const by = sides.attacker.id;
  const detail = attack.weapon.id;
  draft.events.push(
    total !== null && rolled
      ? { kind, id, by, amount: total, detail, reasons, rolled }
      : { kind, id, by, detail, reasons },
  );
  if (!hit) return;
  disturb(draft, attack.target, { hit: true });
  strike(draft, sides, attack, dice);
}
