import { parseNumber } from '../../../components/number-text.ts';
import { command } from '../../../lib/bridge.ts';
import { status } from '../../../lib/status.svelte.ts';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { Failure } from '../../../../shared/errors.ts';
import type { AbilityView, Sheet, SheetFigure } from '../party-types.ts';

/** What is typed on a sheet in place. Each answers what was wrong, or null once it is saved. */

type Changes = CommandInput<'character.edit'>['changes'];

const firstProblem = ({ message, details }: Failure): string => Object.values(details ?? {})[0] ?? message;

export async function edit(id: number, changes: Changes, said: string): Promise<string | null> {
  const reply = await command('character.edit', { id, changes });
  if (!reply.ok) return firstProblem(reply.error);
  status.say(said);
  return null;
}

/** Empty gives the figure back to the rules. */
export async function overrule(sheet: Sheet, figure: SheetFigure, typed: string): Promise<string | null> {
  const parsed = parseNumber(typed, { min: -1000, max: 100_000 });
  if (typeof figure.byRule === 'number' && parsed.problem !== null)
    return `${parsed.problem} Empty goes back to the rules.`;
  const value = typed === '' ? null : (parsed.value ?? typed);
  if (value === null && !figure.overruled) return null;
  const reply = await command('character.overrule', { id: sheet.id, key: figure.key, value });
  if (!reply.ok) return firstProblem(reply.error);
  status.say(
    value === null
      ? `${figure.title} of ${sheet.name} is by the rules again.`
      : `${figure.title} of ${sheet.name} is now ${value}, by your word.`,
  );
  return null;
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
  return edit(sheet.id, { hp: read.hp }, `${sheet.name}: ${read.hp} of ${sheet.maxHp} hit points.`);
}

export async function setAbility(sheet: Sheet, ability: AbilityView, typed: string): Promise<string | null> {
  const { value, problem } = parseNumber(typed, { min: 1, max: 30 });
  if (problem !== null) return problem;
  const said = `${ability.title} of ${sheet.name}: ${value === null ? 'not known' : value}.`;
  return edit(sheet.id, { abilities: { [ability.id]: value } }, said);
}
