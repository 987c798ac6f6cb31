import { ipcMain } from 'electron';
import type { IpcMainInvokeEvent } from 'electron';
import type { Result } from '../../shared/errors.ts';
import { isOurs } from '../electron/addresses.ts';
import type { Router } from './router.ts';

const forbidden: Result<never> = {
  ok: false,
  error: { code: 'forbidden', message: 'Only Turnkeeper’s own windows may ask.' },
};

/**
 * The only handlers of the two asking channels. They answer the main frames of our own windows and nobody else, from
 * the moment the first campaign is `opened`.
 */
export function registerIpc(router: Router, devUrl: string | null, opened: Promise<unknown>): void {
  const fromUs = ({ senderFrame, sender }: IpcMainInvokeEvent) =>
    senderFrame !== null && senderFrame === sender.mainFrame && isOurs(senderFrame.url, devUrl);
  ipcMain.handle('query', (event, name: unknown, input: unknown) =>
    fromUs(event) ? opened.then(() => router.query(name, input)) : forbidden,
  );
  ipcMain.handle('command', (event, name: unknown, input: unknown) =>
    fromUs(event) ? opened.then(() => router.command(name, input)) : forbidden,
  );
}
