import { BrowserWindow, dialog } from 'electron';

const campaigns = [{ name: 'Turnkeeper campaign', extensions: ['turnkeeper'] }];

/** Asks for a path with the system's own dialog; null when the person cancels. */
export async function choosePath(
  purpose: 'open' | 'save' | 'export',
  suggestion: string,
): Promise<string | null> {
  const parent = BrowserWindow.getFocusedWindow();
  if (purpose === 'open') {
    const options: Electron.OpenDialogOptions = {
      properties: ['openFile'],
      filters: campaigns,
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
  return filePath || null;
}
