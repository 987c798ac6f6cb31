import { mkdirSync } from 'node:fs';
import { app, protocol } from 'electron';
import { keepRejection, lastWords } from './last-words.ts';
import { schemePrivileges } from './scheme.ts';

/** What has to be said before Electron is ready: where the profile lives, the app's own scheme, no network. */
export function prepare(): void {
  const profile = process.env['TURNKEEPER_USER_DATA'];
  if (profile) {
    mkdirSync(profile, { recursive: true });
    app.setPath('userData', profile);
  }
  protocol.registerSchemesAsPrivileged([schemePrivileges]);
  app.commandLine.appendSwitch('disable-background-networking');
  app.commandLine.appendSwitch('disable-component-update');
  app.commandLine.appendSwitch('no-pings');
  // The program never opens a connection; in development only the local server of the renderer is reached.
  if (app.isPackaged || !process.env['TURNKEEPER_DEV_URL'])
    app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND');
  process.on('uncaughtException', lastWords);
  process.on('unhandledRejection', keepRejection);
}
