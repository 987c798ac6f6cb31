import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { app, BrowserWindow, ipcMain } from 'electron';

// The least that does what the program does: a window, a page with a script, and a database that is asked and written durably.
app.setPath('userData', process.env.TURNKEEPER_USER_DATA);
const db = new BetterSqlite3(process.env.TURNKEEPER_BENCH_FILE);
db.pragma('journal_mode = DELETE');
db.pragma('synchronous = EXTRA');
db.exec('CREATE TABLE IF NOT EXISTS step (id INTEGER PRIMARY KEY, said TEXT NOT NULL) STRICT');
const newest = db.prepare('SELECT count(*) AS turn FROM step');
const pass = db.prepare('INSERT INTO step (said) VALUES (?)');

ipcMain.handle('newest', () => newest.get().turn);
ipcMain.handle('pass', () => {
  pass.run('A turn has passed.');
  return newest.get().turn;
});

app.whenReady().then(() => {
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    show: false,
    webPreferences: { preload: join(import.meta.dirname, 'preload.cjs') },
  });
  window.once('ready-to-show', () => window.show());
  window.loadFile(process.env.TURNKEEPER_BENCH_PAGE ?? join(import.meta.dirname, 'index.html'));
});
app.on('window-all-closed', () => app.quit());
