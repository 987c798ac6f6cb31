import type { MenuItemConstructorOptions } from 'electron';

export interface MenuActs {
  openReference: () => void;
  openCampaign: () => void;
}

/**
 * The program brings its own keys and palette, so the menu holds little: help, and on macOS what files, quitting and
 * editing text need there.
 */
export function menuTemplate(platform: NodeJS.Platform, acts: MenuActs): MenuItemConstructorOptions[] {
  const help: MenuItemConstructorOptions = {
    role: 'help',
    // The key is the window's own; the menu only tells it.
    submenu: [
      { label: 'Rules reference', accelerator: 'F1', registerAccelerator: false, click: acts.openReference },
    ],
  };
  if (platform !== 'darwin') return [help];
  const file: MenuItemConstructorOptions = {
    label: 'File',
    submenu: [
      { label: 'Open Campaign…', accelerator: 'Command+O', click: acts.openCampaign },
      { role: 'recentDocuments', submenu: [{ role: 'clearRecentDocuments' }] },
      { type: 'separator' },
      { role: 'close' },
    ],
  };
  return [{ role: 'appMenu' }, file, { role: 'editMenu' }, { role: 'windowMenu' }, help];
}
