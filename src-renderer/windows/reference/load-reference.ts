import type { CommandOutput } from '../../../shared/ipc/contract.ts';
import type { Reference } from '../../../shared/rules/reference.ts';
import { command } from '../../lib/bridge.ts';

export type ReferencePages = CommandOutput<'app.referencePages'>;

/** The reference made while the program was built. It is a file of its own, read when the window first asks for it. */
export async function loadReference(): Promise<Reference> {
  const { default: text } = await import('virtual:rules-reference.json?raw');
  return JSON.parse(text) as Reference;
}

/** Tables, creatures and wares of a system; none where they cannot be read, as the rules are there all the same. */
export async function loadPages(system: string): Promise<ReferencePages> {
  const reply = await command('app.referencePages', { system });
  return reply.ok ? reply.value : { pages: [], credits: [] };
}
