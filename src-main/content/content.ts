import type { z } from 'zod';
import type { ListsFile } from '../../shared/content/schemas/lists.ts';
import { TurnkeeperError } from '../../shared/errors.ts';

/** Each file is a chunk of its own beside the program, read when it is first asked for. */
const files = import.meta.glob<string>('../../shared/content/*.json', { query: '?raw', import: 'default' });

/** The file as the schema has it. A damaged one is refused whole, with its first fault named. */
export function parseContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  text: string,
): z.output<Schema> {
  const parsed = schema.safeParse(jsonOf(name, text), { jitless: true });
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw damaged(name, `${first?.path.join('.') ?? ''}: ${first?.message ?? ''}`);
}

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw damaged(name, error instanceof Error ? error.message : 'not JSON');
  }
}

const damaged = (name: string, fault: string) =>
  new TurnkeeperError(
    'internal',
    `The starter content ${name} that came with the program is damaged (${fault}). Your campaign is untouched, and everything can be typed by hand. Install the program again to mend it.`,
    { content: fault },
  );

/** A loader of one kind of content. It reads a system's file once, and tries again after a failure. */
function loaderOf<Schema extends z.ZodType>(kind: string, schemaOf: () => Promise<Schema>) {
  const loaded = new Map<string, Promise<z.output<Schema>>>();
  return (systemId: string): Promise<z.output<Schema> | null> => {
    const known = loaded.get(systemId);
    if (known) return known;
    const name = `${systemId}.${kind}`;
    const read = files[`../../shared/content/${name}.json`];
    if (!read) return Promise.resolve(null);
    const reading = Promise.all([schemaOf(), read()]).then(([schema, text]) =>
      parseContent(name, schema, text),
    );
    loaded.set(systemId, reading);
    reading.catch(() => loaded.delete(systemId));
    return reading;
  };
}

// The schemas come with the files: building them would slow every start of the program.
const classes = async () => (await import('../../shared/content/schemas/classes.ts')).classesFile;
const equipment = async () => (await import('../../shared/content/schemas/equipment.ts')).equipmentFile;
const monsters = async () => (await import('../../shared/content/schemas/monsters.ts')).monstersFile;
const encounters = async () => (await import('../../shared/content/schemas/encounters.ts')).encountersFile;
const lists = async () => (await import('../../shared/content/schemas/lists.ts')).listsFile;
const prep = async () => (await import('../../shared/content/schemas/prep.ts')).prepFile;

/** What comes with the program for a system; null where there is nothing, as for a system without an open licence. */
export const loadClasses = loaderOf('classes', classes);
export const loadEquipment = loaderOf('equipment', equipment);
export const loadMonsters = loaderOf('monsters', monsters);
export const loadEncounters = loaderOf('encounters', encounters);
export const loadPrep = loaderOf('prep', prep);

const loadListsOf = loaderOf('lists', lists);

/** The program's own lists, the same for every system. */
export async function loadOwnLists(): Promise<ListsFile> {
  const file = await loadListsOf('own');
  if (file === null) throw damaged('own.lists', 'it is not there');
  return file;
}
