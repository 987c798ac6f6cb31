import { join } from 'node:path';
import { app } from 'electron';

/** Where campaigns go unless the person says otherwise. */
export const campaignFolder = (): string => join(app.getPath('documents'), 'Turnkeeper');
