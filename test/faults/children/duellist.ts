import { writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { query } from '../../../src-main/db/sql.ts';
import { Desk } from '../../../src-main/desk/desk.ts';
import { Preferences } from '../../../src-main/desk/preferences.ts';
import { Router } from '../../../src-main/ipc/router.ts';

/**
 * Plays the fight of a campaign through the window's commands until it is killed, and says what it did as soon as it is
 * committed: `done 12`, `undone 12`. An act under way is left without its last die every so often.
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

async function told(name: string, input: object): Promise<void> {
  const before = seqNow();
  await router.command(name, input);
  const now = seqNow();
  if (now > before) writeSync(1, `done ${now}\n`);
  for (let seq = before; seq > now; seq -= 1) writeSync(1, `undone ${seq}\n`);
}

type Act = CommandInput<'combat.propose'>['acts'][number];

const harm = (n: number): Act[] => [
  { kind: 'overrule', change: n % 2 === 0 ? 'hurt' : 'heal', id: 'c1', amount: 3 },
  { kind: 'overrule', change: 'shots', id: 'c1', way: 'Short bow', left: 20 + (n % 5) },
];

await router.command('app.openCampaign', { path });
for (let n = 0; ; n += 1) {
  const reply = await router.query('combat.board', {});
  if (!reply.ok) throw new Error(reply.error.message);
  const { fight, after } = reply.value as { fight: { id: number }; after: number };
  const at = { fightId: fight.id, after };
  if (n % 5 === 4) await told('journal.undo', {});
  else if (n % 5 === 3) await told('combat.stroke', { ...at, stroke: { kind: 'goOn' }, throwAll: true });
  else if (n % 5 === 2)
    await told('combat.propose', {
      ...at,
      acts: [{ kind: 'overrule', change: 'save', id: 'c1', category: 'death' }],
    });
  else await told('combat.propose', { ...at, acts: harm(n) });
}
