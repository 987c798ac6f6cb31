import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { MeetingStep } from '../../../shared/ipc/encounter-views.ts';
import { meetingSteps } from '../../../shared/ipc/encounter-views.ts';
import type { Reason } from '../../../shared/rules/reason.ts';
import { goneBackOver, isIn } from '../../db/gone-back.ts';
import { bound, query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { EncounterRow } from '../../db/tables.ts';
import { storedOutcome } from '../log/stored-json.ts';

type StepView = NonNullable<QueryOutput<'encounter.view'>>['steps'][number];

/** What a step of the journal said of itself when it was settled. */
export interface Settled {
  reasons: Reason[];
  overruled: string | null;
}

const kinds: Record<string, MeetingStep> = {
  'encounter.number': 'number',
  'encounter.rollFoes': 'foes',
  'encounter.surprise': 'surprise',
  'encounter.distance': 'distance',
  'encounter.reaction': 'reaction',
  'encounter.course': 'course',
  'encounter.flee': 'course',
};

// Nobody takes so many steps in one encounter; an older one keeps its figures without their parts.
const farthest = 500;

const lately = query
  .selectFrom('journal')
  .select(['seq', 'kind', 'outcome'])
  .where('status', '=', 'done')
  .where('seq', '>', 0)
  .where('kind', 'like', 'encounter.%')
  .orderBy('seq', 'desc')
  .compile();
const newest = query
  .selectFrom('journal')
  .select(({ fn }) => fn.max('seq').as('seq'))
  .compile();

/** What the journal tells of the encounter's steps. */
export interface ToldSteps {
  /** The reasons of each step as it was last settled. */
  reasons: Map<MeetingStep, Settled>;
  /** The surprised have thrown for what they hold, since surprise was last settled. */
  dropsThrown: boolean;
}

export function toldSteps(sql: Sql, { id }: EncounterRow): ToldSteps {
  const from = Math.max(0, (sql.get(newest)?.seq ?? 0) - farthest);
  const over = goneBackOver(sql);
  const reasons = new Map<MeetingStep, Settled>();
  let dropsThrown = false;
  for (const { seq, kind, outcome } of sql.all(bound(lately, 'done', from, 'encounter.%'))) {
    const step = kinds[kind];
    const drops = kind === 'encounter.dropHeld' && !reasons.has('surprise');
    if ((step === undefined && !drops) || (step && reasons.has(step)) || isIn(over, seq)) continue;
    const said = saidBy(storedOutcome(outcome), id);
    if (!said) continue;
    if (step) reasons.set(step, said);
    else dropsThrown = true;
  }
  return { reasons, dropsThrown };
}

function saidBy(outcome: unknown, encounterId: number): Settled | null {
  if (typeof outcome !== 'object' || outcome === null) return null;
  const { encounter, reasons, overruled } = outcome as Partial<Record<string, unknown>>;
  if ((encounter as { id?: unknown } | undefined)?.id !== encounterId) return null;
  return {
    reasons: Array.isArray(reasons) ? reasons.filter(isReason) : [],
    overruled: typeof overruled === 'string' ? overruled : null,
  };
}

function isReason(value: unknown): value is Reason {
  if (typeof value !== 'object' || value === null) return false;
  const { source, value: figure, rule } = value as Partial<Record<string, unknown>>;
  return (
    typeof source === 'string' &&
    typeof rule === 'string' &&
    (typeof figure === 'string' || (typeof figure === 'number' && Number.isFinite(figure)))
  );
}

interface Words {
  title: string;
  rule: string;
  /** Null while it is not settled. */
  told: { figure: string; text: string } | null;
  skipped: string | null;
  /** What is to be done, while it is not settled. */
  asks: string;
}

/** The steps in their order, each settled, next, to come, or passed over. */
export function stepViews(
  words: Record<MeetingStep, Words>,
  now: MeetingStep,
  reasons: ReadonlyMap<MeetingStep, Settled>,
): StepView[] {
  return meetingSteps.map((id) => {
    const { title, rule, told, skipped, asks } = words[id];
    const settled = told === null ? undefined : reasons.get(id);
    const state = told !== null ? 'settled' : id === now ? 'now' : skipped !== null ? 'skipped' : 'later';
    return {
      id,
      title,
      rule,
      state,
      figure: told?.figure ?? '',
      text: told?.text ?? skipped ?? asks,
      reasons: settled?.reasons ?? [],
      overruled: settled?.overruled ?? null,
    };
  });
}
