import type { Reference } from '../../../shared/rules/reference.ts';

/** The reference made while the program was built. It is a file of its own, read when the window first asks for it. */
export async function loadReference(): Promise<Reference> {
  const { default: text } = await import('virtual:rules-reference.json?raw');
  return JSON.parse(text) as Reference;
}
