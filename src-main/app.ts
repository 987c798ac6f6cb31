import { join, resolve } from 'node:path';
import { app, dialog } from 'electron';
import { Desk } from './desk/desk.ts';
import { ErrorLog } from './desk/error-log.ts';
import { openFirst } from './desk/open-first.ts';
import type { Ports } from './desk/ports.ts';
import { Preferences } from './desk/preferences.ts';
import { choosePath } from './dialogs.ts';
import { cryptoDice } from './dice/crypto-dice.ts';
import { logFolder } from './electron/last-words.ts';
import { lockDown } from './electron/lockdown.ts';
import { printPdf } from './electron/print-pdf.ts';
import { serveRenderer } from './electron/scheme.ts';
import { registerIpc } from './ipc/register.ts';
import { Router } from './ipc/router.ts';
import { setMenu } from './menu.ts';
import { Windows } from './windows.ts';

/** Puts the program together: one desk, one router, its windows; opens the campaign asked for, or the last one. */
export function start(): void {
  if (!app.requestSingleInstanceLock()) {
    app.exit(0);
    return;
  }
  const devUrl = app.isPackaged ? null : (process.env['TURNKEEPER_DEV_URL'] ?? null);
  lockDown(devUrl);
  const log = new ErrorLog(logFolder());
  const keepError = (error: unknown) => log.keep(error, new Date());
  const preferences = new Preferences(app.getPath('userData'));
  const windows = new Windows(preferences, devUrl, keepError);
  setMenu(() => windows.openBeside('reference'));
  const scriptGiven = serveRenderer(resolve(import.meta.dirname, '../renderer'), () => windows.theme());
  const desk = new Desk(portsOf(windows, keepError), preferences);
  releaseAtEnd(desk);
  windows.openDesk();
  // The campaign opens while the window reads its script; its first question waits for it.
  const named = campaignNamed(process.argv, process.cwd());
  const opened = (devUrl === null ? scriptGiven : Promise.resolve()).then(() => openFirst(desk, named));
  registerIpc(new Router(desk), devUrl, opened);
  app.on('second-instance', (_event, argv, folder) => {
    windows.openDesk();
    void openHandedOver(desk, campaignNamed(argv, folder));
  });
  app.on('activate', () => windows.openDesk());
  app.on('window-all-closed', () => app.quit());
}

function portsOf(windows: Windows, keepError: Ports['keepError']): Ports {
  return {
    version: app.getVersion(),
    campaignFolder: join(app.getPath('documents'), 'Turnkeeper'),
    dice: cryptoDice,
    now: () => new Date(),
    broadcast: (event) => windows.broadcast(event),
    choosePath,
    openWindow: (area) => windows.openBeside(area),
    printPdf,
    keepError,
  };
}

/** The campaign file among a command line's words, wherever that was started from. */
function campaignNamed(argv: readonly string[], folder: string): string | null {
  const named = argv.slice(1).find((word) => word.endsWith('.turnkeeper'));
  return named === undefined ? null : resolve(folder, named);
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
