import { realpathSync } from 'node:fs';

/** Windows starts programs by `c:` and `C:`, and in any case. */
export const isSamePath = (
  /** @type {string} */ one,
  /** @type {string} */ other,
  platform = process.platform,
) => (platform === 'win32' ? one.toLowerCase() === other.toLowerCase() : one === other);

/** Whether the module with this import.meta is the program itself and not imported by one. @param {ImportMeta} meta */
export const runsDirectly = (meta) =>
  process.argv[1] !== undefined && isSamePath(realpathSync(process.argv[1]), meta.filename);
