import type { BrowserWindow } from 'electron';
import { Deaths } from '../desk/deaths.ts';

const calm = (address: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Turnkeeper</title>
<meta name="viewport" content="width=device-width">
<body style="font: 1.1rem/1.6 serif; max-width: 34rem; margin: 18vh auto; padding: 0 1.5rem; color-scheme: light dark">
<main><h1>This window has stopped</h1>
<p>Its process ended again and again. Every step is saved, and other windows play on.</p>
<p><a href="${address}">Try again</a>, or close this window and start Turnkeeper anew.</p></main></body></html>`;

/**
 * Loads a window anew whose process has died, where it stood; one that dies again and again shows a page without any
 * script instead. `keep` writes each death down.
 */
export function comeBack(window: BrowserWindow, name: string, keep: (thrown: unknown) => void): void {
  const deaths = new Deaths();
  let address = '';
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    // A process that goes with its window has nothing to come back to.
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    keep(new Error(`The process of the window ${name} is gone: ${reason} (${exitCode}).`));
    const shown = window.webContents.getURL();
    if (!shown.startsWith('data:')) address = shown;
    const again = deaths.comesBack(new Date());
    // Not within the event: the page is still being taken down.
    setImmediate(() => {
      if (window.isDestroyed()) return;
      if (again) window.webContents.reload();
      else window.loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(calm(address))}`).catch(keep);
    });
  });
}

/** A window shows the program and nothing else: what got past every refusal to leave it, an empty page, is left again. */
export function stayHome(window: BrowserWindow, home: string, isHome: (url: string) => boolean): void {
  window.webContents.on('did-navigate', (_event, url) => {
    if (isHome(url) || url.startsWith('data:')) return;
    setImmediate(() => {
      if (!window.isDestroyed()) window.loadURL(home).catch(() => undefined);
    });
  });
}
