import { realpathSync } from 'node:fs';

/** Whether the module with this import.meta is the program itself and not imported by one. @param {ImportMeta} meta */
export const runsDirectly = (meta) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === meta.filename;
