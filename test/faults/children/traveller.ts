import { writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { query } from '../../../src-main/db/sql.ts';
import { Desk } from '../../../src-main/desk/desk.ts';
import { Preferences } from '../../../src-main/desk/preferences.ts';
import { Router } from '../../../src-main/ipc/router.ts';

/**
 * Marches, fills a map, imports maps and takes steps back through the windows' commands until it is killed, and says what
 * it did as soon as it is committed: `done 12`, `undone 12`. Begins with what it is told to, after a first word.
 */
const path = process.argv[2] ?? '';
const desk = new Desk(
  {
    version: '0.0.0',
    campaignFolder: dirname(path),
    dice: { roll: (sides) => 1 + Math.floor(Math.random() * sides) },
    now: () => new Date(),
    broadcast: () => undefined,
    choosePath: () => Promise.resolve(null),
    remember: () => undefined,
    openWindow: () => undefined,
    printPdf: () => Promise.reject(new Error('No window can print here.')),
    drawPng: () => Promise.reject(new Error('No window can draw here.')),
    keepError: (error) => {
      throw error;
    },
  },
  new Preferences(join(dirname(path), 'profile')),
);
const router = new Router(desk);
const newest = query
  .selectFrom('journal')
  .select(({ fn }) => fn.max('seq').as('seq'))
  .where('status', '=', 'done');
const seqNow = (): number => desk.campaign.file.sql.get(newest)?.seq ?? 0;

async function told(name: string, input: object): Promise<unknown> {
  const before = seqNow();
  const reply = await router.command(name, input);
  // What lies there already cannot be filled with itself.
  if (!reply.ok && reply.error.code === 'refused' && name === 'map.fill') return null;
  if (!reply.ok) throw new Error(`${name}: ${reply.error.message}`);
  const now = seqNow();
  if (now > before) writeSync(1, `done ${now}\n`);
  for (let seq = before; seq > now; seq -= 1) writeSync(1, `undone ${seq}\n`);
  return reply.value;
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

await router.command('app.openCampaign', { path });
writeSync(1, 'ready\n');
for (let n = seqNow(), at = names.indexOf(process.argv[3] ?? ''); ; n += 1, at += 1)
  await deeds[names[at % names.length] ?? 'march']?.(n);
