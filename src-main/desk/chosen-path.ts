import { basename, extname } from 'node:path';
import type { PathPurpose } from './ports.ts';

const campaign = '.turnkeeper';

/** The path as it was chosen, with the ending that the dialogs of Linux leave off; nothing is ever written over. */
export function chosenPath(path: string, purpose: PathPurpose, suggestion: string): string {
  if (purpose === 'save') return path.toLowerCase().endsWith(campaign) ? path : path + campaign;
  if (purpose === 'export' && extname(basename(path)) === '') return path + extname(suggestion);
  return path;
}
