import { Menu } from 'electron';
import type { BrowserWindow } from 'electron';
import { menuTemplate } from './electron/menu-template.ts';
import type { MenuActs } from './electron/menu-template.ts';

export function setMenu(acts: MenuActs): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, acts)));
}

/** F10 shows the menu bar and hides it again. Alt does not: it would take the keys from the window amid Alt+1. */
export function hideMenuBar(window: BrowserWindow): void {
  window.setMenuBarVisibility(false);
  window.webContents.on('before-input-event', (_event, { type, key, shift, control, alt, meta }) => {
    if (type === 'keyDown' && key === 'F10' && !(shift || control || alt || meta))
      window.setMenuBarVisibility(!window.isMenuBarVisible());
  });
}
