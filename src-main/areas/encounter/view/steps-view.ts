import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { CONTENT } from '../../../../shared/rules/common/reason.ts';
import type { Settled } from '../../../../shared/rules/meeting/step.ts';
import type { FoeRow } from '../../../db/tables.ts';
import { readFoes } from '../../../facts/meeting/read-encounter.ts';
import { weigh } from '../settling/weigh.ts';
import type { Scene } from './scene.ts';
import { stepNow } from './step-now.ts';

type StepView = NonNullable<QueryOutput<'encounter.view'>>['steps'][number];

/** A step in words, settled or not. */
interface Told {
  id: string;
  title: string;
  called: string;
  rule: string;
  /** Null while it is not settled. */
  told: { figure: string; text: string } | null;
  skipped: string | null;
  /** What is to be done, while it is not settled. */
  asks: string;
  weighed: StepView['weighed'];
}

/** The steps in their order, each settled, next, to come, or passed over; the foes stand behind their number. */
export function stepViews(scene: Scene): StepView[] {
  const now = stepNow(scene.campaign, scene);
  const [number, ...others] = rulesSteps(scene);
  const all = [...(number ? [number] : []), foesStep(scene), ...others, courseStep(scene)];
  return all.map((each) => viewOf(each, now, scene.settled.get(each.id)));
}

function rulesSteps({ campaign, facts, settled }: Scene): Told[] {
  return campaign.system.meeting.steps
    .filter(({ walked }) => walked)
    .map((step) => {
      const { id, title, called, rule } = step;
      const own = settled.get(id);
      const weighed = weigh(step, facts, {});
      const told = own ? step.told(facts, own) : null;
      return { id, title, called, rule, told, skipped: weighed.skipped, asks: weighed.text, weighed };
    });
}

function foesStep({ sql, row }: Scene): Told {
  const foes = readFoes(sql, row.id);
  return {
    id: 'foes',
    title: 'Hit points',
    called: 'the hit points',
    rule: CONTENT,
    told: foes.length === 0 ? null : { figure: String(foes.length), text: hitPointText(foes) },
    skipped: 'not kept one by one',
    asks: '',
    weighed: null,
  };
}

const courseTitles: Readonly<Record<string, string>> = {
  talk: 'they talk',
  evade: 'the party evades',
  fight: 'they fight',
};

function courseStep({ campaign, settled }: Scene): Told {
  const chosen = settled.get('course')?.result;
  return {
    id: 'course',
    title: 'What comes of it',
    called: 'what comes of it',
    rule: campaign.system.meeting.courseRule,
    told: typeof chosen === 'string' ? { figure: '', text: courseTitles[chosen] ?? chosen } : null,
    skipped: null,
    asks: 'Talk, evade or fight.',
    weighed: null,
  };
}

function viewOf(step: Told, now: string, settled: Settled | undefined): StepView {
  const { told, skipped, asks, ...words } = step;
  const state = told !== null ? 'settled' : step.id === now ? 'now' : skipped !== null ? 'skipped' : 'later';
  const kept = told === null ? undefined : settled;
  return {
    ...words,
    state,
    figure: told?.figure ?? '',
    text: told?.text ?? skipped ?? asks,
    reasons: kept?.reasons ?? [],
    overruled: kept?.overruled ?? null,
    amount: kept?.figure ?? null,
    result: (kept?.result ?? null) as StepView['result'],
  };
}

const hitPointText = (foes: readonly FoeRow[]): string =>
  foes.length > 12
    ? `${foes.length} foes, ${foes.reduce((sum, { hp }) => sum + Math.max(0, hp), 0)} hit points together`
    : foes
        .map(({ hp, max_hp: most }) =>
          hp === most ? String(hp) : `${hp < 0 ? '−' : ''}${Math.abs(hp)}/${most}`,
        )
        .join(', ');
