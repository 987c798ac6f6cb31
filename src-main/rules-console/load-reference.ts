import type { Reference } from '../../shared/rules/reference.ts';

/** The reference made while the console was bundled, read only when something is explained or listed. */
export async function loadReference(): Promise<Reference> {
  const { default: text } = await import('virtual:rules-reference.json?raw');
  return JSON.parse(text) as Reference;
}
