import { parseNumber } from '../../../components/fields/number-text.ts';
import { QuickSteps } from '../../../lib/step.svelte.ts';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { AbilityView, Sheet, SheetFigure } from '../../../lib/party/party-types.ts';

/** What is typed on a sheet in place. Each answers what was wrong, or null once it is saved. */

type Changes = CommandInput<'character.edit'>['changes'];

/** The message for the field at hand, which stands nearer than the refusal as a whole. */
const problemOf = ({ failure }: QuickSteps): string | null =>
  Object.values(failure?.details ?? {})[0] ?? failure?.message ?? null;

export async function edit(id: number, changes: Changes): Promise<string | null> {
  const steps = new QuickSteps();
  await steps.take('character.edit', { id, changes });
  return problemOf(steps);
}

/** Empty gives the figure back to the rules. */
export async function overrule(sheet: Sheet, figure: SheetFigure, typed: string): Promise<string | null> {
  const parsed = parseNumber(typed, { min: -1000, max: 100_000 });
  if (typeof figure.byRule === 'number' && parsed.problem !== null)
    return `${parsed.problem} Empty goes back to the rules.`;
  const value = typed === '' ? null : (parsed.value ?? typed);
  if (value === null && !figure.overruled) return null;
  const steps = new QuickSteps();
  await steps.take('character.overrule', { id: sheet.id, key: figure.key, value });
  return problemOf(steps);
}

/** "7" sets them, "-3" takes three away, "+2" gives two back, never over the full ones; "=-3" sets minus three. */
export function hitPointsFrom(
  typed: string,
  { hp, maxHp }: Pick<Sheet, 'hp' | 'maxHp'>,
): { hp: number } | { problem: string } {
  const absolute = typed.startsWith('=');
  const { value } = parseNumber(absolute ? typed.slice(1) : typed, { min: -9999, max: 9999 });
  if (value === null) return { problem: 'Type a number such as 7, -3 or +2.' };
  if (absolute || /^\d/.test(typed)) return { hp: value };
  return { hp: value > 0 ? Math.max(hp, Math.min(maxHp, hp + value)) : hp + value };
}

export async function setHitPoints(sheet: Sheet, typed: string): Promise<string | null> {
  const read = hitPointsFrom(typed, sheet);
  if ('problem' in read) return read.problem;
  if (read.hp === sheet.hp) return null;
  return edit(sheet.id, { hp: read.hp });
}

export async function setAbility(sheet: Sheet, ability: AbilityView, typed: string): Promise<string | null> {
  const { value, problem } = parseNumber(typed, { min: 1, max: 30 });
  if (problem !== null) return problem;
  return edit(sheet.id, { abilities: { [ability.id]: value } });
}
