import { join } from 'node:path';
import type { Dice } from '../../../shared/dice/dice.ts';
import { fileQueryEntry } from '../../../shared/ipc/contract.ts';
import type { FileQueryName } from '../../../shared/ipc/contract.ts';
import type { Reply } from '../../../shared/ipc/reply.ts';
import { contentFor } from '../../../src-main/content/content-for.ts';
import type { CampaignFile } from '../../../src-main/db/file/campaign-file.ts';
import { runCommand } from '../../../src-main/db/journal/journal.ts';
import { query } from '../../../src-main/db/sql.ts';
import { Desk } from '../../../src-main/desk/desk.ts';
import { Preferences } from '../../../src-main/desk/preferences.ts';
import { readCampaign } from '../../../src-main/facts/campaign/read-campaign.ts';
import { Router } from '../../../src-main/ipc/router.ts';
import type { QueryOf } from '../../../src-main/steps/query-handler.ts';
import { fileQueryHandlers } from '../../../src-main/steps/registry.ts';

const nobodyAsks = () => {
  throw new Error('No bench asks for this.');
};

/** A main process without Electron, with this campaign open and checked. */
export async function deskWith(
  path: string,
  folder: string,
  dice: Dice = { roll: nobodyAsks },
): Promise<{ desk: Desk; router: Router }> {
  const desk = new Desk(
    {
      version: '0.0.0',
      campaignFolder: folder,
      dice,
      now: () => new Date(),
      broadcast: () => undefined,
      choosePath: nobodyAsks,
      remember: () => undefined,
      openWindow: nobodyAsks,
      copyText: nobodyAsks,
      printPdf: nobodyAsks,
      drawPng: nobodyAsks,
      keepError: nobodyAsks,
    },
    new Preferences(join(folder, 'profile')),
  );
  await desk.open(path);
  await desk.campaign.file.checked;
  return { desk, router: new Router(desk) };
}

/** A step as the commonest are: the clock goes on, and whatever was made of it is made anew. */
export function tenMinutesLater(file: CampaignFile): void {
  const step = { kind: 'bench.step', input: {}, realTime: '2026-11-28T20:00:00.000Z' };
  runCommand(file, step, (sql) => {
    sql.run(query.updateTable('clock').set(({ eb }) => ({ seconds: eb('seconds', '+', 600) })));
    return { summary: 'Ten minutes.', outcome: {}, rolls: [], value: null };
  });
}

/** Answers a question that asks for nothing more, from a file as it is or as it stood, without a desk around it. */
export async function viewOf(name: FileQueryName, file: CampaignFile, sql = file.sql): Promise<unknown> {
  const { needs = [] } = fileQueryEntry(name);
  const content = await contentFor(needs, { sql, systemId: readCampaign(sql).system.id });
  const trust = { integrity: 'checking', backupProblem: null, backupsLetGo: null };
  const asItStood = Object.create(file, { sql: { value: sql } }) as CampaignFile;
  const desk = { file: asItStood, campaign: { file, past: null, trust } } as unknown as Desk;
  const handler = fileQueryHandlers[name] as QueryOf<FileQueryName>;
  return handler(desk, {}, content);
}

export function valueOf(reply: Reply<unknown>): unknown {
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.value;
}
