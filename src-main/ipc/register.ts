import { ipcMain } from 'electron';
import type { IpcMainInvokeEvent } from 'electron';
import type { Reply } from '../../shared/ipc/reply.ts';
import { isOurs } from '../electron/addresses.ts';
import type { Program } from '../app.ts';

const forbidden: Reply<never> = {
  ok: false,
  error: { code: 'forbidden', message: 'Only Turnkeeper’s own windows may ask.' },
};

/**
 * A reply as it crosses to the window: one text, which the bridge between the worlds hands over far quicker than an
 * object of thousands of parts. A reply that holds bytes goes as it is.
 */
const sent = (reply: Reply<unknown>): Reply<unknown> | string =>
  reply.ok && holdsBytes(reply.value) ? reply : JSON.stringify(reply);

const holdsBytes = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((part) => part instanceof Uint8Array);

/**
 * The only handlers of the two asking channels. They answer the main frames of our own windows and nobody else, from
 * the moment the program has `started`.
 */
export function registerIpc(started: Promise<Program>, devUrl: string | null): void {
  const fromUs = ({ senderFrame, sender }: IpcMainInvokeEvent) =>
    senderFrame !== null && senderFrame === sender.mainFrame && isOurs(senderFrame.url, devUrl);
  ipcMain.handle('query', (event, name: unknown, input: unknown) =>
    fromUs(event) ? started.then(({ router }) => router.query(name, input)).then(sent) : forbidden,
  );
  ipcMain.handle('command', (event, name: unknown, input: unknown) =>
    fromUs(event) ? started.then(({ router }) => router.command(name, input)).then(sent) : forbidden,
  );
}
