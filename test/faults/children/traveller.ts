import { writeSync } from 'node:fs';
import { DeskChild } from './desk-child.ts';

/**
 * Marches, fills a map, imports maps and takes steps back through the windows' commands until it is killed. Begins with
 * what it is told to, after a first word.
 */
const child = new DeskChild();

async function told(name: string, input: object): Promise<unknown> {
  const reply = await child.told(name, input);
  if (reply.ok) return reply.value;
  // What lies there already cannot be filled with itself.
  if (reply.error.code === 'refused' && name === 'map.fill') return null;
  throw new Error(`${name}: ${reply.error.message}`);
}

const rows = Array.from({ length: 8000 }, (_, at) => `${at % 100},${Math.floor(at / 100)},forest`);
const vale = `col,row,terrain\n${rows.join('\n')}\n`;

/** What an import adds goes with the next one, so that the file stays small. */
async function importMap(): Promise<void> {
  const source = { from: 'text', text: vale };
  const { token } = (await told('import.readMap', { job: 'vale', source })) as { token: string };
  const { id } = (await told('import.takeMap', { token, name: 'The Vale', hexMiles: 6 })) as { id: number };
  await told('map.remove', { id });
}

/** The ground that a fill lays over all of the first map, in turn. */
const grounds = [1, 2, 5];

const deeds: Readonly<Record<string, (n: number) => Promise<unknown>>> = {
  march: () => told('travel.passDay', { kind: 'march' }),
  fill: (n) => {
    const code = grounds[n % grounds.length];
    return told('map.fill', { mapId: 1, layer: 'terrain', col: 40, row: 40, code });
  },
  import: importMap,
  undo: () => told('journal.undo', {}),
};
const names = Object.keys(deeds);

await child.open();
writeSync(1, 'ready\n');
for (let n = child.seq, at = names.indexOf(process.argv[3] ?? ''); ; n += 1, at += 1)
  await deeds[names[at % names.length] ?? 'march']?.(n);
