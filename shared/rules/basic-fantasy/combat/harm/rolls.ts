import { fighterAt } from '../../../fight/draft.ts';
import { addPart, because, CONTENT, type Reason } from '../../../common/reason.ts';
import { armorClassEffective } from '../../attack/armour-class.ts';
import { attackModifier } from '../../attack/modifiers.ts';
import { attackCanHit, attackResolve } from '../../attack/attack.ts';
import { totalOf } from '../../readers.ts';
import { tables } from '../../tables.ts';
import type { Situation } from '../circumstances.ts';
import { foretell, type BasicFantasyDraft } from '../draft.ts';
import { toHitOf } from '../fighter/arsenal.ts';
import type { BasicFantasyFighter, BasicFantasyState } from '../state.ts';
import type { Weapon } from '../stats.ts';

/** How the attack is made. */
export type Manner = Parameters<typeof attackModifier>[0];

/** Everything that bears on an attack roll. */
export interface Aim {
  readonly by: number;
  readonly at: number;
  /** The weapon or manoeuvre, for the log. */
  readonly way: string;
  /** Strength hand to hand, dexterity for missiles. */
  readonly ability: number;
  readonly modifier: number;
  readonly ac: number;
  readonly canBeHit: boolean;
  /** The modifier by its parts, and the Armor Class by its own where it is not what stands in the stats. */
  readonly parts: readonly Reason[];
  readonly armour: readonly Reason[];
}

/** What changes his attack rolls against this target. */
function modifiersOf(
  by: BasicFantasyFighter,
  situation: Situation,
  weapon: Weapon | undefined,
  manner: Manner | null,
): Reason[] {
  const { behind, sneak, cover, concealment, blind, invisible, toHit } = situation;
  const input: Manner = manner ? { ...manner } : {};
  if (behind && input.fromBehind === undefined) input.fromBehind = true;
  if (sneak) input.sneakAttack = true;
  if (blind) input.attackerBlinded = true;
  if (invisible) input.targetInvisible = true;
  if (concealment > 0) input.concealmentPercent = concealment;
  if (cover > 0) input.coverPercent = cover;
  if (by.stats.nightsShortOfSleep) input.nightsShortOfSleep = by.stats.nightsShortOfSleep;
  if (weapon?.engine !== undefined) input.siegeEngine = weapon.engine;
  if (by.negativeLevels > 0) input.negativeLevels = by.negativeLevels;
  const reasons = Object.keys(input).length > 0 ? attackModifier(input).reasons : [];
  if (weapon) addPart(reasons, 'weapon', toHitOf(weapon), 'BF-ATK-4');
  addPart(reasons, 'other', by.stats.attackModifier ?? 0, 'BF-ATK-4');
  addPart(reasons, 'circumstances', toHit, 'BF-ATK-4');
  return reasons;
}

const unaltered: readonly Reason[] = [];

/** His Armor Class against this attacker now, with what makes it up where it is not the one of his stats. */
export function armourAgainst(
  { fighters }: Pick<BasicFantasyState, 'fighters'>,
  at: BasicFantasyFighter,
  by: BasicFantasyFighter | null,
  large = by?.stats.size === 'large',
): { ac: number; reasons: readonly Reason[] } {
  const { stats, turn, heldBy } = at;
  const { armourClass, armourClassAgainstLarge } = stats;
  const base = large ? (armourClassAgainstLarge ?? armourClass) : armourClass;
  const plain = turn.charged === null && !stats.blinded && heldBy.length === 0;
  if (plain && base === armourClass) return { ac: base, reasons: unaltered };
  const { ac, reasons } = armorClassEffective({
    base: { ascending: armourClass },
    charged: turn.charged !== null,
    blinded: stats.blinded ?? false,
    heldBy: heldBy.map((holder) => fighterAt({ fighters }, holder).id),
    ...(by && { attackerId: by.id }),
  });
  addPart(reasons, 'against the large', base - armourClass, CONTENT);
  return { ac: ac.ascending + base - armourClass, reasons };
}

const bare: Partial<Weapon> = {};

/** Whether such a weapon, or the bare hand, can harm him at all. BF-ATK-6. */
export function canHarm(at: BasicFantasyFighter, weapon: Partial<Weapon> = bare): boolean {
  const { onlyHitBy } = at.stats;
  if (!onlyHitBy || onlyHitBy.length === 0) return true;
  const { silver = false, magic, bonus = 0 } = weapon;
  return attackCanHit({ weapon: { silver, magic: magic ?? bonus > 0 }, onlyHitBy: [...onlyHitBy] }).canHit;
}

interface Attempt {
  readonly by: number;
  readonly at: number;
  readonly way: string;
  readonly ability: number;
  readonly situation: Situation;
  readonly manner: Manner | null;
  /** What is added for the distance. */
  readonly distance?: readonly Reason[];
  /** Absent for the bare hand. */
  readonly weapon?: Weapon;
}

/** Adds up what bears on an attack. */
export function aimOf(state: Pick<BasicFantasyState, 'fighters'>, attempt: Attempt): Aim {
  const { by, at, way, ability, situation, manner, distance = [], weapon } = attempt;
  const attacker = fighterAt(state, by);
  const target = fighterAt(state, at);
  const { ac, reasons: armour } = armourAgainst(state, target, attacker, situation.large);
  const parts = [...distance, ...modifiersOf(attacker, situation, weapon, manner)];
  const canBeHit = weapon?.flask ? canHarm(target) : canHarm(target, weapon);
  return { by, at, way, ability, modifier: totalOf(parts), ac, canBeHit, parts, armour };
}

/** The lowest face that hits; null where none does. A natural 20 always does, a natural 1 never. BF-ATK-5. */
export function faceNeeded(attackBonus: number, { ability, modifier, ac, canBeHit }: Aim): number | null {
  const { hit, miss } = tables.attackRoll;
  return canBeHit ? Math.min(hit, Math.max(miss + 1, ac - attackBonus - ability - modifier)) : null;
}

/** What is added to the roll, by its parts. */
export const reasonsOf = (attackBonus: number, { ability, parts }: Aim): Reason[] => {
  const reasons = [because('attack bonus', attackBonus, 'BF-ATK-1')];
  addPart(reasons, 'ability', ability, 'BF-ATK-2');
  return [...reasons, ...parts];
};

const sumOfModifiers = ({ source }: Reason): boolean => source === 'modifiers';

/** The reasons of a roll with the parts of its sums in place of the sums. */
function unfolded(reasons: readonly Reason[], { parts, armour }: Aim): readonly Reason[] {
  if (parts.length === 0 && armour.length === 0) return reasons;
  const all = reasons.filter((reason) => !sumOfModifiers(reason));
  const verdict = all.pop();
  all.push(...parts);
  if (!verdict) return all;
  if (armour.length === 0 || typeof verdict.value !== 'number') return [...all, verdict];
  const [base, ...changes] = armour;
  const own = base ? [{ ...verdict, value: base.value }] : [verdict];
  return [...all, ...own, ...changes.map((each) => ({ ...each, source: `Armor Class: ${each.source}` }))];
}

/** What an attack roll came to. */
interface Struck {
  readonly hit: boolean;
  readonly total: number;
  /** The Armor Class to be reached; absent where nothing is enough. */
  readonly needed?: number;
  readonly reasons: readonly Reason[];
}

export const struck = (
  aim: Aim,
  { hit, total, reasons }: { hit: boolean; total: number; reasons: readonly Reason[] },
): Struck => ({ hit, total, ...(aim.canBeHit && { needed: aim.ac }), reasons: unfolded(reasons, aim) });

/** Says that the d20 of an attack is to be thrown. */
export function foretellAttack(draft: BasicFantasyDraft, aim: Aim, title = 'Attack'): void {
  if (!draft.dice.about) return;
  const needed = faceNeeded(fighterAt(draft, aim.by).kit.attackBonus, aim);
  foretell(
    draft,
    aim.by,
    { what: 'attack', title, rule: 'BF-ATK-1', way: aim.way, ...(needed !== null && { needed }) },
    aim.at,
  );
}

/** An attack roll. Dice: d20. BF-ATK-1 to 6. */
export function rollAttack(draft: BasicFantasyDraft, aim: Aim): Struck {
  const { ability, modifier, ac, canBeHit } = aim;
  foretellAttack(draft, aim);
  const { attackBonus } = fighterAt(draft, aim.by).kit;
  const roll = attackResolve(
    { attackBonus, abilityBonus: ability, modifier, ac: { ascending: ac }, canBeHit },
    draft.dice,
  );
  return struck(aim, roll);
}
