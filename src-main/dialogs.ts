import { BrowserWindow, dialog } from 'electron';
import { chosenPath } from './desk/chosen-path.ts';
import type { PathPurpose } from './desk/ports.ts';

const campaigns = [{ name: 'Turnkeeper campaign', extensions: ['turnkeeper'] }];
const toOpen = [
  { name: 'Turnkeeper campaign, or one written as text', extensions: ['turnkeeper', 'jsonl'] },
  { name: 'Every file', extensions: ['*'] },
];
const imports = [
  { name: 'Characters, things and maps', extensions: ['json', 'csv', 'txt', 'wxx', 'tmx', 'tmj'] },
  { name: 'Every file', extensions: ['*'] },
];

/** Asks for a path with the system's own dialog; null when the person cancels. */
export async function choosePath(purpose: PathPurpose, suggestion: string): Promise<string | null> {
  const parent = BrowserWindow.getFocusedWindow();
  if (purpose === 'open' || purpose === 'import') {
    const options: Electron.OpenDialogOptions = {
      properties: ['openFile'],
      filters: purpose === 'open' ? toOpen : imports,
      defaultPath: suggestion,
    };
    const { filePaths } = await (parent
      ? dialog.showOpenDialog(parent, options)
      : dialog.showOpenDialog(options));
    return filePaths[0] ?? null;
  }
  const options: Electron.SaveDialogOptions = {
    defaultPath: suggestion,
    ...(purpose === 'save' && { filters: campaigns }),
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  };
  const { filePath } = await (parent
    ? dialog.showSaveDialog(parent, options)
    : dialog.showSaveDialog(options));
  return filePath ? chosenPath(filePath, purpose, suggestion) : null;
}
