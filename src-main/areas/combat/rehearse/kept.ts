import type { Rehearsal } from '../../../../shared/rehearsal/runner.ts';
import { deskFacts, noteRead } from '../../../db/observed.ts';
import type { OpenCampaign } from '../../../desk/open-campaign.ts';
import type { RunningRehearsal } from '../../../rehearsal/run-rehearsal.ts';

export type RunKey = 'asIs' | 'withoutMorale' | 'whatIf';

/** The last rehearsal of a fight, under way or over. */
export interface KeptRehearsal {
  readonly run: RunningRehearsal;
  readonly from: 'now' | 'beginning';
  readonly system: string;
  readonly rehearsal: Rehearsal;
  /** What each variant is, and how it is called. */
  readonly titles: readonly { readonly key: RunKey; readonly title: string }[];
  readonly nameOf: (id: string) => string;
  readonly playedAsNothing: readonly string[];
}

const kept = new WeakMap<OpenCampaign, Map<number, KeptRehearsal>>();

/** The rehearsals of a campaign by their fights; gone with the campaign, and in no file. */
export function rehearsalsOf(campaign: OpenCampaign): Map<number, KeptRehearsal> {
  const known = kept.get(campaign) ?? new Map<number, KeptRehearsal>();
  kept.set(campaign, known);
  return known;
}

export function rehearsalOf(campaign: OpenCampaign, fightId: number): KeptRehearsal | null {
  noteRead(deskFacts);
  return rehearsalsOf(campaign).get(fightId) ?? null;
}

/** Ends whatever is under way, so that there is never more than one. */
export async function endAll(campaign: OpenCampaign): Promise<void> {
  const running = [...rehearsalsOf(campaign).values()].filter(({ run }) => run.state === 'running');
  await Promise.all(running.map(({ run }) => run.cancel().then(() => run.gone)));
}
