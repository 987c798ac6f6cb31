import { parseNumber, type Limits } from '../../../components/fields/number-text.ts';
import { QuickSteps } from '../../../lib/step.svelte.ts';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { AbilityId, OwnScoreId } from '../../../../shared/ipc/vocabulary.ts';
import type { AbilityView, Sheet, SheetFigure } from '../../../lib/party/party-types.ts';
import { abilityRules, ownScoreRules } from '../dialogs/edit/person-rules.ts';

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

const written = /^(\d+)(?:\s*\/\s*(\d{1,3}))?$/;

/** "14/52" where the score has a percentile, "14" anywhere; empty where it is not known. */
function scoreFrom(typed: string, limits: Limits, hasPercentile: boolean) {
  const [, score = typed, percent] = written.exec(typed.trim()) ?? [];
  const { value, problem } = parseNumber(hasPercentile ? score : typed, limits);
  if (problem !== null || percent === undefined) return { value, problem, percent: null };
  const hundredth = percent === '00' ? 100 : Number(percent);
  return hundredth >= 1 && hundredth <= 100
    ? { value, problem, percent: hundredth }
    : { value, problem: 'A percentile from 01 to 00.', percent: null };
}

type Own = Sheet['sheet']['own'];

/** Null where nothing of it is known any more. */
const ownOrNull = (own: NonNullable<Own>): Own =>
  Object.keys(own.percentiles).length + Object.keys(own.scores).length === 0 ? null : own;

/** The same with this one put in, or taken out. */
const withOne = (
  all: Readonly<Record<string, number>>,
  id: string,
  value: number | null,
): Record<string, number> => ({
  ...Object.fromEntries(Object.entries(all).filter(([key]) => key !== id)),
  ...(value !== null && { [id]: value }),
});

/** The sheet's own figures with this percentile put in, or taken out. */
function withPercentile(
  { sheet }: Sheet,
  id: AbilityId | OwnScoreId,
  percent: number | null,
): NonNullable<Own> {
  const { percentiles = {}, scores = {} } = sheet.own ?? {};
  return { percentiles: withOne(percentiles, id, percent), scores };
}

export async function setAbility(sheet: Sheet, { id }: AbilityView, typed: string): Promise<string | null> {
  const { value, problem, percent } = scoreFrom(typed, abilityRules[id], sheet.ownSheet !== null);
  if (problem !== null) return problem;
  const own =
    sheet.ownSheet === null ? {} : { sheet: { own: ownOrNull(withPercentile(sheet, id, percent)) } };
  return edit(sheet.id, { abilities: { [id]: value }, ...own });
}

export async function setOwnScore(
  sheet: Sheet,
  { id, percentile }: { id: OwnScoreId; percentile: boolean },
  typed: string,
): Promise<string | null> {
  const { value, problem, percent } = scoreFrom(typed, ownScoreRules[id], percentile);
  if (problem !== null) return problem;
  const { percentiles, scores } = withPercentile(sheet, id, percent);
  return edit(sheet.id, {
    sheet: {
      own: ownOrNull({ percentiles, scores: withOne(scores, id, value) }),
    },
  });
}
