import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app, ipcMain, session } from 'electron';

// Starts a program as it is, without a debugger, and ends it once its page has said when it was painted and usable.
const watch = join(import.meta.dirname, 'preload.cjs');
app.whenReady().then(() => session.defaultSession.setPreloads([watch]));
ipcMain.handle('watched-for', () => process.env.TURNKEEPER_BENCH_VIEW);
ipcMain.on('watched', (_event, times) => {
  const { user, system } = process.cpuUsage();
  console.log(`watched ${JSON.stringify({ ...times, busy: (user + system) / 1000 })}`);
  app.quit();
});
await import(pathToFileURL(process.env.TURNKEEPER_BENCH_MAIN).href);
