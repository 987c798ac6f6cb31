import { resolve } from 'node:path';
import { app } from 'electron';
import { campaignFolder } from './electron/folders.ts';
import { choosePath } from './dialogs.ts';
import type { Doorstep } from './desk/handed-over.ts';
import { ErrorLog } from './desk/error-log.ts';
import { Preferences } from './desk/preferences.ts';
import { logFolder } from './electron/last-words.ts';
import { lockDown } from './electron/lockdown.ts';
import { serveRenderer } from './electron/scheme.ts';
import { setMenu } from './menu.ts';
import { Windows } from './windows.ts';

/** What stands before the program is read in: its windows and their pages. It reads little, so that a window is there at once. */
export interface Front {
  devUrl: string | null;
  preferences: Preferences;
  windows: Windows;
  keepError: (thrown: unknown) => string;
  /** Resolves once a window has been given its script: it is busy with itself then. */
  scriptGiven: Promise<void>;
}

/** Opens the desk's window; null where the program runs already, which is told to show itself. */
export function openFront(doorstep: Doorstep): Front | null {
  if (!app.requestSingleInstanceLock()) {
    app.exit(0);
    return null;
  }
  const devUrl = app.isPackaged ? null : (process.env['TURNKEEPER_DEV_URL'] ?? null);
  lockDown(devUrl);
  const log = new ErrorLog(logFolder());
  const keepError = (error: unknown) => log.keep(error, new Date());
  const preferences = new Preferences(app.getPath('userData'));
  const windows = new Windows(preferences, devUrl, keepError);
  setMenu({
    openReference: () => windows.openBeside('reference', null),
    openCampaign: () => {
      choosePath('open', campaignFolder()).then((path) => path !== null && doorstep.lay(path), keepError);
    },
  });
  const served = serveRenderer(resolve(import.meta.dirname, '../renderer'), () => windows.theme());
  windows.openDesk();
  app.on('activate', () => windows.openDesk());
  app.on('window-all-closed', () => app.quit());
  return {
    devUrl,
    preferences,
    windows,
    keepError,
    scriptGiven: devUrl === null ? served : Promise.resolve(),
  };
}
