import { app, session } from 'electron';
import type { Session } from 'electron';
import { isOurs } from './addresses.ts';

/** No connection, no permission, no navigation, no window that is not ours. */
export function lockDown(devUrl: string | null): void {
  closeSession(session.defaultSession, devUrl);
  app.on('session-created', (created) => closeSession(created, devUrl));
  app.on('web-contents-created', (_event, contents) => {
    const onlyOurs = (event: { url: string; preventDefault: () => void }) => {
      if (!isOurs(event.url, devUrl)) event.preventDefault();
    };
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.on('will-navigate', onlyOurs);
    contents.on('will-redirect', onlyOurs);
    contents.on('will-frame-navigate', onlyOurs);
  });
}

function closeSession(closed: Session, devUrl: string | null): void {
  closed.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  closed.setPermissionCheckHandler(() => false);
  closed.setDevicePermissionHandler(() => false);
  closed.setSpellCheckerEnabled(false);
  closed.webRequest.onBeforeRequest({ urls: outside }, ({ url }, answer) => {
    answer({ cancel: !isDevServer(url, devUrl) });
  });
  closed.on('will-download', (event) => event.preventDefault());
}

/** Every address beyond our own scheme that a page could ask for; the program's own files never pass here. */
const outside = ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'ftp://*/*', 'file://*/*'];

const isDevServer = (url: string, devUrl: string | null) =>
  devUrl !== null && isOurs(url.replace(/^ws/, 'http'), devUrl);
