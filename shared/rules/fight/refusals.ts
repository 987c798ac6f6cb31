import type { CombatAction, LegalAction } from '../combat.ts';
import type { Refusal } from './words.ts';

/** Why none of the options is the one chosen; null if one is. `otherwise` says why nothing of its kind is among them. */
export function refusalAmong(
  options: readonly LegalAction[],
  { kind, target, way }: CombatAction,
  otherwise: () => Refusal,
): Refusal | null {
  let why: Refusal | null = null;
  for (const option of options) {
    if (option.kind !== kind) continue;
    if (option.ways && (way === undefined || !option.ways.includes(way))) why ??= 'noSuchWay';
    else if (option.targets && (target === undefined || !option.targets.includes(target)))
      why = 'noSuchTarget';
    else return null;
  }
  return why ?? otherwise();
}
