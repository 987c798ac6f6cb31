import { randomInt } from 'node:crypto';
import { refused } from '../../../../shared/errors.ts';
import type { CommandOutput, ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { Rehearsal } from '../../../../shared/rehearsal/runner.ts';
import { unknownMagic } from '../../../../shared/rehearsal/policy/recipes.ts';
import { contentFor } from '../../../content/content-for.ts';
import { deskFacts } from '../../../db/observed.ts';
import type { Desk } from '../../../desk/desk.ts';
import type { OpenCampaign } from '../../../desk/open-campaign.ts';
import { readRules } from '../../../facts/campaign/read-campaign.ts';
import type { Content } from '../figures/crossed.ts';
import { RunningRehearsal } from '../../../rehearsal/run-rehearsal.ts';
import { playAgain } from '../../../rehearsal/start-worker.ts';
import { fightNow } from '../fight-now.ts';
import { pendingIn } from '../acting/pending.ts';
import { toldAgain } from './again.ts';
import { prepare } from './ground.ts';
import { endAll, rehearsalsOf } from './kept.ts';

const greatestSeed = 2_147_483_647;

const jobOf = (fightId: number): string => `rehearsal ${fightId}`;

const watched = new WeakSet<OpenCampaign>();

/** No worker outlives the campaign it plays for. */
function endWithCampaign(campaign: OpenCampaign): void {
  if (watched.has(campaign)) return;
  watched.add(campaign);
  campaign.endings.add(() => endAll(campaign));
}

async function rehearse(
  desk: Desk,
  input: ParsedInput<'combat.rehearse'>,
): Promise<CommandOutput<'combat.rehearse'>> {
  const { campaign } = desk;
  const { sql } = desk.file;
  const rules = readRules(sql);
  const content = (await contentFor(['classesInUse', 'monsters'], {
    sql,
    systemId: rules.system.id,
  })) as Content;
  const { variants, nameOf } = prepare(sql, rules, input, content);
  await endAll(campaign);
  const { fightId, from, fights } = input;
  const rehearsal: Rehearsal = {
    variants: variants.map(({ from: state, ignoresMorale }) => ({ from: state, ignoresMorale })),
    policies: input.policies,
    seed: input.seed ?? randomInt(greatestSeed),
  };
  const job = jobOf(fightId);
  const run = new RunningRehearsal({
    system: rules.system.id,
    rehearsal,
    fights,
    somebodyWaits: () => pendingIn(campaign).size > 0,
    onProgress: (done) => desk.ports.broadcast({ type: 'progress', job, done, total: fights }),
  });
  endWithCampaign(campaign);
  const [first] = variants;
  rehearsalsOf(campaign).set(fightId, {
    run,
    from,
    system: rules.system.id,
    rehearsal,
    titles: variants.map(({ key, title }) => ({ key, title })),
    nameOf,
    playedAsNothing: first ? unknownMagic(first.from) : [],
  });
  desk.announce([deskFacts]);
  void run.finished.then(() => {
    if (desk.campaignPath !== null && desk.campaign === campaign) desk.announce([deskFacts]);
  });
  return { job };
}

async function replay(
  desk: Desk,
  { fightId, run: key, fight }: ParsedInput<'combat.replayRehearsed'>,
): Promise<CommandOutput<'combat.replayRehearsed'>> {
  const kept = rehearsalsOf(desk.campaign).get(fightId);
  const variant = kept?.titles.findIndex((one) => one.key === key) ?? -1;
  if (!kept || variant < 0 || fight >= kept.run.fights)
    throw refused(
      'That fight was not rehearsed, or another rehearsal has taken its place. Nothing was changed.',
    );
  const { sql } = desk.file;
  const { machine } = fightNow(sql, readRules(sql), fightId);
  const { system, rehearsal, nameOf } = kept;
  const again = await playAgain({ kind: 'again', system, rehearsal, variant, fight });
  return toldAgain(machine, again, rehearsal.variants[variant]?.from.sides ?? [], nameOf);
}

export const rehearsalCommands = {
  'combat.rehearse': rehearse,

  'combat.stopRehearsal': async (desk: Desk, { fightId }: ParsedInput<'combat.stopRehearsal'>) => {
    const kept = rehearsalsOf(desk.campaign).get(fightId);
    if (kept?.run.state === 'running') await kept.run.cancel();
    desk.announce([deskFacts]);
    return null;
  },

  'combat.replayRehearsed': replay,
};
