import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';

// The floor of every start and memory figure: one window, one line of text, nothing else.
app.setPath('userData', process.env.TURNKEEPER_USER_DATA);
app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1440, height: 900, show: false });
  window.once('ready-to-show', () => window.show());
  window.loadFile(join(import.meta.dirname, 'index.html'));
});
app.on('window-all-closed', () => app.quit());
