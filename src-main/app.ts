import { app, clipboard, dialog } from 'electron';
import { Desk } from './desk/desk.ts';
import { campaignNamed } from './desk/handed-over.ts';
import type { Doorstep } from './desk/handed-over.ts';
import { openFirst } from './desk/open-first.ts';
import type { Ports } from './desk/ports.ts';
import { choosePath } from './dialogs.ts';
import { cryptoDice } from './dice/crypto-dice.ts';
import { campaignFolder } from './electron/folders.ts';
import { drawPng } from './electron/draw-png.ts';
import { printPdf } from './electron/print-pdf.ts';
import type { Front } from './front.ts';
import { Router } from './ipc/router.ts';
import type { Windows } from './windows.ts';

/** The program as its window knows it. */
export interface Program {
  router: Router;
  /** A second start of the program hands over its command line. */
  handOver: (argv: readonly string[], folder: string) => Promise<void>;
}

/** Puts the program together behind its window; opens the campaign asked for, or the last one, before it answers. */
export async function start(
  { preferences, windows, keepError }: Front,
  doorstep: Doorstep,
): Promise<Program> {
  const desk = new Desk(portsOf(windows, keepError), preferences);
  releaseAtEnd(desk);
  const laidDown = doorstep.answer((path) => {
    windows.openDesk();
    void openHandedOver(desk, path);
  });
  await openFirst(desk, laidDown ?? campaignNamed(process.argv, process.cwd()));
  return {
    router: new Router(desk),
    handOver: (argv, folder) => openHandedOver(desk, campaignNamed(argv, folder)),
  };
}

function portsOf(windows: Windows, keepError: Ports['keepError']): Ports {
  return {
    version: app.getVersion(),
    campaignFolder: campaignFolder(),
    dice: cryptoDice,
    now: () => new Date(),
    broadcast: (event) => windows.broadcast(event),
    choosePath,
    remember: (path) => app.addRecentDocument(path),
    openWindow: (area, look) => windows.openBeside(area, look),
    copyText: (text) => clipboard.writeText(text),
    printPdf,
    drawPng,
    keepError,
  };
}

/** A campaign handed over by a second start; what hinders it is told in a box, as another one may be open. */
async function openHandedOver(desk: Desk, path: string | null): Promise<void> {
  const hindrance = await openFirst(desk, path);
  if (hindrance !== null)
    await dialog.showMessageBox({ type: 'warning', message: 'It could not be opened', detail: hindrance });
}

/** The campaign file is let go of before the program ends, however often it is asked to. */
function releaseAtEnd(desk: Desk): void {
  let state: 'open' | 'closing' | 'closed' = 'open';
  app.on('before-quit', (event) => {
    if (state === 'closed') return;
    event.preventDefault();
    if (state === 'closing') return;
    state = 'closing';
    desk
      .shutDown()
      .catch((thrown: unknown) => desk.ports.keepError(thrown))
      .finally(() => {
        state = 'closed';
        app.quit();
      });
  });
}
