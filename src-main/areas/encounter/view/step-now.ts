import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import type { Met } from '../open.ts';
import { surpriseIn } from '../open.ts';

/** The step a meeting stands at: the first that the rules ask for and nobody settled, else what comes of it. */
export function stepNow({ system, settings }: Campaign, met: Pick<Met, 'settled'>): string {
  const surprise = surpriseIn(met);
  const facts = {
    settings,
    partySurprised: surprise?.party.surprised ?? null,
    monstersSurprised: surprise?.monsters.surprised ?? null,
  };
  const hasCourse = met.settled.has('course');
  const next = system.meeting.steps.find(
    (step) =>
      step.walked &&
      !met.settled.has(step.id) &&
      !(step.untilCourse && hasCourse) &&
      step.skipped(facts) === null,
  );
  return next?.id ?? 'course';
}
