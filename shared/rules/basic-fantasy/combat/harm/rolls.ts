import type { Reason } from '../../reason.ts';
import { one, type Board } from './board.ts';
import { armorClassEffective, attackCanHit, attackModifier, attackResolve } from './rules.ts';
import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';
import type { Weapon } from './stats.ts';

type ModifierInput = Parameters<typeof attackModifier>[0];

export interface Sum {
  total: number;
  reasons: readonly Reason[];
}

const nothing: Sum = { total: 0, reasons: [] };

export const added = (one: Sum, other: Sum): Sum => ({
  total: one.total + other.total,
  reasons: [...one.reasons, ...other.reasons],
});

/** What changes his attack rolls against this target, beside the manner of the attack. */
export function attackSum(
  by: BasicFantasyFighter,
  at: BasicFantasyFighter,
  manner: ModifierInput | null = null,
  bonus = 0,
): Sum {
  const input: ModifierInput = manner ? { ...manner } : {};
  const other = bonus + (by.stats.attackModifier ?? 0);
  if (other !== 0) input.other = other;
  if (by.stats.blinded) input.attackerBlinded = true;
  if (by.stats.nightsShortOfSleep) input.nightsShortOfSleep = by.stats.nightsShortOfSleep;
  if (by.negativeLevels > 0) input.negativeLevels = by.negativeLevels;
  if (at.stats.invisible) input.targetInvisible = true;
  if (at.stats.concealmentPercent) input.concealmentPercent = at.stats.concealmentPercent;
  if (at.stats.coverPercent) input.coverPercent = at.stats.coverPercent;
  for (const _key in input) return attackModifier(input);
  return nothing;
}

/** His Armor Class against this attacker now. */
export function armourAgainst(
  { fighters }: Pick<BasicFantasyState, 'fighters'>,
  at: BasicFantasyFighter,
  by: BasicFantasyFighter,
): { ac: { ascending: number }; reasons: readonly Reason[] } {
  const { stats, turn, heldBy } = at;
  const base = { ascending: stats.armourClass };
  if (turn.charged === null && !stats.blinded && heldBy.length === 0) return { ac: base, reasons: [] };
  const { ac, reasons } = armorClassEffective({
    base,
    charged: turn.charged !== null,
    blinded: stats.blinded ?? false,
    heldBy: heldBy.map((holder) => one({ fighters }, holder).id),
    attackerId: by.id,
  });
  return { ac, reasons: reasons.slice(1) };
}

const bare = {};

/** Whether such a weapon, or the bare hand, can harm him at all. */
export function canHarm(at: BasicFantasyFighter, weapon?: Weapon): boolean {
  const { onlyHitBy } = at.stats;
  if (!onlyHitBy || onlyHitBy.length === 0) return true;
  const { silver = false, magic, bonus = 0 } = weapon ?? (bare as Partial<Weapon>);
  return attackCanHit({ weapon: { silver, magic: magic ?? bonus > 0 }, onlyHitBy: [...onlyHitBy] }).canHit;
}

/** The parts of a sum in the place of the sum. */
function unfolded(reasons: readonly Reason[], sum: Sum, armour: readonly Reason[]): readonly Reason[] {
  if (sum.reasons.length === 0 && armour.length === 0) return reasons;
  const all = reasons.flatMap((reason) => (reason.source === 'modifiers' ? sum.reasons : [reason]));
  return [...all, ...armour.map((reason) => ({ ...reason, source: `Armor Class: ${reason.source}` }))];
}

/** An attack roll, its modifiers added up already. */
export function rollAttack(
  board: Board,
  by: BasicFantasyFighter,
  at: BasicFantasyFighter,
  ability: number,
  sum: Sum,
  weapon?: Weapon,
): { hit: boolean; reasons: readonly Reason[] } {
  const { ac, reasons: armour } = armourAgainst(board.state, at, by);
  const { hit, reasons } = attackResolve(
    {
      attackBonus: by.kit.attackBonus,
      abilityBonus: ability,
      modifier: sum.total,
      ac,
      canBeHit: canHarm(at, weapon),
    },
    board.dice,
  );
  return { hit, reasons: unfolded(reasons, sum, armour) };
}
