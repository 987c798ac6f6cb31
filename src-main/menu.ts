import { Menu, type MenuItemConstructorOptions } from 'electron';

/**
 * The program brings its own keys and palette, so the menu holds little: help, and on macOS what quitting and editing
 * text need. Elsewhere it shows itself when Alt is pressed.
 */
export function setMenu(openReference: () => void): void {
  const help: MenuItemConstructorOptions = {
    role: 'help',
    // The key is the window's own; the menu only tells it.
    submenu: [
      { label: 'Rules reference', accelerator: 'F1', registerAccelerator: false, click: openReference },
    ],
  };
  const usual: MenuItemConstructorOptions[] = [
    { role: 'appMenu' },
    { role: 'editMenu' },
    { role: 'windowMenu' },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(process.platform === 'darwin' ? [...usual, help] : [help]));
}
