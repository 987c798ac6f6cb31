import { fighterAt } from '../../fight/draft.ts';
import { besidesOf } from '../../fight/magic/on-hit.ts';
import type { ActionFigures } from '../../fight/views.ts';
import { addPart, because, CONTENT, type Reason } from '../../common/reason.ts';
import { acEffective } from '../attack/armour-class.ts';
import { attackHarms, attackModifiers } from '../attack/modifiers.ts';
import { attackResolve, attackTargetNumber } from '../attack/attack.ts';
import { attackDamage, damageDice } from '../harm/damage.ts';
import { missileRange } from '../attack/missiles.ts';
import { tables } from '../tables.ts';
import type { ArmourClass } from '../terms.ts';
import { unarmed, type Weapon } from './fighter/arms.ts';
import { situationOf, type Situation } from './circumstances.ts';
import { put, type OseDraft } from './draft.ts';
import { distance } from './field.ts';
import { bruise, disturb, hurt } from './harm.ts';
import { hitDoes } from './recipes.ts';
import { turned, withTurn, type OseFighter } from './state.ts';

/** A blow or a shot, chosen. */
export interface Attack {
  attacker: number;
  target: number;
  weapon: Weapon;
  missile: boolean;
  subdue: boolean;
}

/** The same with everything that bears on it. */
interface Blow extends Attack {
  by: OseFighter;
  at: OseFighter;
  situation: Situation;
}

/** What is added to the roll, against which armour class, and why. */
interface Aim {
  modifier: number;
  ac: ArmourClass;
  reasons: Reason[];
}

const { underwaterAttack, underwaterDamage } = tables.suggestions;

const blowOf = (draft: OseDraft, { attacker, target, weapon, missile, subdue }: Attack): Blow => {
  const by = fighterAt(draft, attacker);
  const at = fighterAt(draft, target);
  const situation = situationOf(draft.named, by, at);
  return { attacker, target, weapon, missile, subdue, by, at, situation };
};

function rangeModifier({ by, at, weapon, missile }: Blow): number {
  if (!missile || !weapon.range) return 0;
  const [short, medium, long] = weapon.range;
  return missileRange({ distance: distance(by, at), short, medium, long }).modifier ?? 0;
}

/** By word alone: the dark, the stab from hiding, and what the referee adds. */
function byWord({ situation: { dark, backStab, toHit } }: Blow, reasons: Reason[]): number {
  addPart(reasons, 'dark', dark, CONTENT);
  addPart(reasons, 'back-stab', backStab, CONTENT);
  addPart(reasons, 'circumstances', toHit, 'OSE-ATK-1');
  return dark + backStab + toHit;
}

function aimOf(blow: Blow): Aim {
  const { by, at, situation, weapon, missile } = blow;
  const { build } = by;
  const retreating = at.turn.declared === 'retreat';
  const modifiers = attackModifiers({
    kind: missile ? 'missile' : 'melee',
    strModifier: build.strength,
    dexModifier: build.marksmanship,
    rangeModifier: rangeModifier(blow),
    cover: situation.cover,
    targetRetreating: retreating,
    unstableSurface: situation.unstable,
    fatigueModifier: build.fatigue.attackModifier,
    other: weapon.toHit + (missile ? build.missileToHit : 0) + (situation.underwater ? underwaterAttack : 0),
  });
  const { reasons } = modifiers;
  const modifier = modifiers.total + byWord(blow, reasons);
  const armour = acEffective({
    ac: situation.large ? at.build.acAgainstLarge : at.build.ac,
    shieldBonus: at.build.shieldBonus,
    fromBehind: situation.behind,
    retreating,
    worsening: at.build.fatigue.acWorsening,
  });
  for (const reason of armour.reasons.slice(1)) reasons.push(reason);
  return { modifier, ac: armour.ac, reasons };
}

const isHelpless = ({ at, missile }: Blow): boolean => at.status === 'unconscious' && !missile;

const methodOf = ({ state: { settings } }: OseDraft) => ({
  ascendingAc: settings.ascendingAc,
  thac0: settings.thac0,
});

/** The lowest face that hits: 20 always does, 1 never. OSE-ATK-4. */
function faceNeeded(draft: OseDraft, { by }: Blow, { modifier, ac }: Aim): number {
  const { target } = attackTargetNumber({ attacker: by.build.skill, ac, ...methodOf(draft) });
  const { naturalHit, naturalMiss } = tables.combat;
  return Math.min(naturalHit, Math.max(naturalMiss + 1, target - modifier));
}

/** The sum of the modifiers explains nothing that they do not. */
const sumOfModifiers = ({ source, rule }: Reason): boolean => source === 'modifiers' && rule === 'OSE-ATK-1';

function roll(draft: OseDraft, blow: Blow) {
  const { by, at, weapon, missile } = blow;
  const aim = aimOf(blow);
  const helpless = isHelpless(blow);
  if (!helpless) {
    draft.dice.about?.({
      what: 'attack',
      title: 'Attack',
      rule: 'OSE-ATK-1',
      by: by.id,
      against: at.id,
      way: weapon.id,
      needed: faceNeeded(draft, blow, aim),
    });
  }
  const result = attackResolve(
    {
      attacker: by.build.skill,
      ac: aim.ac,
      modifier: aim.modifier,
      ...methodOf(draft),
      kind: missile ? 'missile' : 'melee',
      helpless,
    },
    draft.dice,
  );
  const { reasons } = result;
  const sum = reasons.findIndex(sumOfModifiers);
  if (sum >= 0) reasons.splice(sum, 1);
  for (const reason of aim.reasons) reasons.push(reason);
  return result;
}

function harm({ state: { settings } }: OseDraft, { by, at, weapon }: Blow) {
  return attackHarms({
    harmedBy: at.build.harmedBy,
    attack: weapon.sort,
    attackerHd: by.build.monsterHd,
    attackerInvulnerable: by.build.kind === 'monster' && by.build.harmedBy.length > 0,
    invulnerabilitiesByHd: settings.invulnerabilitiesByHd,
  });
}

function damageInput({ state: { settings } }: OseDraft, { by, weapon, missile, situation }: Blow) {
  const { kind, strength, fatigue } = by.build;
  const bare = weapon.id === unarmed && kind !== 'monster';
  const how = kind === 'monster' ? 'monster' : bare ? 'unarmed' : missile ? 'missile' : 'melee';
  const wet = situation.underwater ? underwaterDamage : 0;
  return {
    kind: how,
    weaponDie: weapon.damage,
    variableWeaponDamage: settings.variableWeaponDamage,
    strModifier: strength,
    otherModifier: weapon.damageBonus + fatigue.damageModifier + wet + situation.damage,
  } as const;
}

function damageOf(draft: OseDraft, blow: Blow) {
  const { by, at, weapon, situation } = blow;
  const input = damageInput(draft, blow);
  draft.dice.about?.({
    what: 'damage',
    title: 'Damage',
    rule: damageDice(input).rule,
    by: by.id,
    against: at.id,
    way: weapon.id,
    dice: damageDice(input).die,
    of: damageDice(input).count,
  });
  const { damage, reasons, rolled } = attackDamage(input, draft.dice);
  addPart(reasons, 'back-stab', damage * (situation.times - 1), CONTENT);
  return { damage: damage * situation.times, reasons, rolled };
}

/** One attack of those he has this round is made; having moved takes none away. OSE-ATK-6, 7. */
function spend(draft: OseDraft, { attacker: index, by, at: target, weapon, missile }: Blow): void {
  const { build, turn, shots } = by;
  const at = build.weapons.indexOf(weapon);
  const byWeapon = turn.byWeapon.length > 0 ? turn.byWeapon.slice() : build.weapons.map(() => 0);
  byWeapon[at] = (byWeapon[at] ?? 0) + 1;
  const left = shots[at] ?? null;
  const spent = withTurn(by, turned(turn, { attacks: turn.attacks + 1, byWeapon, against: target.id }));
  if (missile && left !== null) spent.shots = shots.with(at, left - 1);
  put(draft, index, spent);
}

const bluntness = ({ weapon, missile }: Attack) =>
  weapon.blunt ? 'bludgeon' : missile ? 'otherMissile' : 'meleeBlade';

function strike(draft: OseDraft, blow: Blow): void {
  const { id } = blow.at;
  const by = blow.by.id;
  const detail = blow.weapon.id;
  const { harms, reasons: banes } = harm(draft, blow);
  if (!harms) {
    draft.events.push({ kind: 'unharmed', as: 'unharmed', id, by, detail, reasons: banes });
    return;
  }
  if (!blow.weapon.noDamage) dealDamage(draft, blow);
  const { onHit } = blow.weapon;
  if (onHit !== null) hitDoes(draft, by, onHit, blow.target);
}

function dealDamage(draft: OseDraft, blow: Blow): void {
  const { id } = blow.at;
  const by = blow.by.id;
  const { damage, reasons, rolled } = damageOf(draft, blow);
  const detail = blow.weapon.id;
  const [kind, as] = blow.subdue ? (['subdualDamage', 'subdual'] as const) : (['damage', 'damage'] as const);
  const { hp, subdual } = fighterAt(draft, blow.target);
  const left = blow.subdue ? hp - subdual - damage : hp - damage;
  const told = { kind, as, id, by, amount: damage, left, detail, reasons };
  draft.events.push(rolled ? { ...told, rolled } : told);
  if (blow.subdue) bruise(draft, blow.target, damage, bluntness(blow), by);
  else hurt(draft, blow.target, damage, by);
}

/** One attack, to its end. Dice: d20 unless the target is helpless, then the damage. OSE-ATK-1 to 5, OSE-OTH-6. */
export function resolveAttack(draft: OseDraft, attack: Attack): void {
  const blow = blowOf(draft, attack);
  spend(draft, blow);
  const { hit, total, target, reasons, rolled } = roll(draft, blow);
  const kind = hit ? 'hit' : 'miss';
  const { id } = blow.at;
  const by = blow.by.id;
  const detail = attack.weapon.id;
  draft.events.push(
    total !== null && target !== null && rolled
      ? { kind, as: kind, id, by, amount: total, total, needed: target, detail, reasons, rolled }
      : { kind, as: kind, id, by, detail, reasons },
  );
  if (!hit) return;
  disturb(draft, attack.target, { hit: true });
  strike(draft, blow);
}

/** What an attack comes to before its dice. */
export function attackFigures(draft: OseDraft, attack: Attack): ActionFigures {
  const blow = blowOf(draft, attack);
  const aim = aimOf(blow);
  const { harms, reasons: banes } = harm(draft, blow);
  const { die, rule, strength, other, least } = damageDice(damageInput(draft, blow));
  const plus = strength + other;
  const sure = isHelpless(blow);
  const { hp, subdual } = blow.at;
  return {
    throws: sure ? 'sure' : 'd20',
    needed: sure ? null : faceNeeded(draft, blow, aim),
    reasons: aim.reasons,
    ...(harms ? besidesOf(blow.weapon.onHit) : {}),
    damage:
      harms && !blow.weapon.noDamage
        ? {
            dice: die,
            plus,
            times: blow.situation.times,
            least,
            less: 0,
            leastFirst: true,
            reasons: [because(die, plus, rule)],
          }
        : null,
    drops: harms && !blow.weapon.noDamage ? hp - (blow.subdue ? subdual : 0) : null,
    strays: [],
    invites: [],
    ...(harms ? {} : { reasons: [...aim.reasons, ...banes] }),
  };
}
