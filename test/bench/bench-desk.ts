import { join } from 'node:path';
import type { Result } from '../../shared/errors.ts';
import { Desk } from '../../src-main/desk/desk.ts';
import { Preferences } from '../../src-main/desk/preferences.ts';
import { Router } from '../../src-main/ipc/router.ts';

const nobodyAsks = () => {
  throw new Error('No bench asks for this.');
};

/** A main process without Electron, with this campaign open and checked. */
export async function deskWith(path: string, folder: string): Promise<{ desk: Desk; router: Router }> {
  const desk = new Desk(
    {
      version: '0.0.0',
      campaignFolder: folder,
      dice: { roll: nobodyAsks },
      now: () => new Date(),
      broadcast: () => undefined,
      choosePath: nobodyAsks,
      openWindow: nobodyAsks,
      printPdf: nobodyAsks,
      keepError: nobodyAsks,
    },
    new Preferences(join(folder, 'profile')),
  );
  await desk.open(path);
  await desk.campaign.file.checked;
  return { desk, router: new Router(desk) };
}

export function valueOf(reply: Result<unknown>): unknown {
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.value;
}
