import { join } from 'node:path';
import { app, dialog } from 'electron';
import { ErrorLog } from '../desk/error-log.ts';

export const logFolder = (): string => join(app.getPath('userData'), 'logs');

/** What the program does about an error nobody expected: keeps it, says so, and ends. Nothing finished is lost. */
export function lastWords(thrown: unknown): void {
  const id = keep(thrown);
  // A box would wait for ever where nobody sits before the screen.
  if (!process.env['TURNKEEPER_E2E'])
    dialog.showErrorBox(
      'Turnkeeper has to close',
      `Something went wrong inside the program (error ${id}). Every finished step is saved. Open it again to play on; ${logFolder()} says more.`,
    );
  app.exit(1);
}

/** A promise nobody waited for stops nothing; its error is kept. */
export function keepRejection(thrown: unknown): void {
  keep(thrown);
}

function keep(thrown: unknown): string {
  console.error(thrown);
  return new ErrorLog(logFolder()).keep(thrown, new Date());
}
