import { app } from 'electron';
import { lastWords } from './electron/last-words.ts';
import { prepare } from './electron/prepare.ts';

// Electron holds `ready` back until this module has run to its end, so nothing here may wait for it.
// The program is read in meanwhile.
prepare();
Promise.all([import('./app.ts'), app.whenReady()])
  .then(([{ start }]) => start())
  .catch(lastWords);
