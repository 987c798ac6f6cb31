import { app } from 'electron';
import { Doorstep } from './desk/handed-over.ts';
import { lastWords } from './electron/last-words.ts';
import { prepare } from './electron/prepare.ts';
import { openFront } from './front.ts';
import { registerIpc } from './ipc/register.ts';

// Electron holds `ready` back until this module has run to its end, so nothing here may wait for it.
prepare();
const doorstep = new Doorstep();
// macOS hands files over this way, the first of them before the program is ready.
app.on('open-file', (event, path) => {
  event.preventDefault();
  doorstep.lay(path);
});
app
  .whenReady()
  .then(() => {
    const front = openFront(doorstep);
    if (front === null) return;
    // The program is read in while its window reads its own script; whatever the window asks meanwhile waits for it.
    const started = front.scriptGiven
      .then(() => import('./app.ts'))
      .then(({ start }) => start(front, doorstep));
    registerIpc(started, front.devUrl);
    app.on('second-instance', (_event, argv, folder) => {
      front.windows.openDesk();
      void started.then(({ handOver }) => handOver(argv, folder));
    });
    return started;
  })
  .catch(lastWords);
