import { writeSync } from 'node:fs';
import { DeskChild } from './desk-child.ts';

/**
 * Marches to a river and sails on it, each on half of a day, and takes steps back through the windows' commands until it is
 * killed. Is told who goes, and in what.
 */
const child = new DeskChild();
const [riderId, shipId] = process.argv.slice(3).map(Number);

async function told(name: string, input: object): Promise<void> {
  const reply = await child.told(name, input);
  if (!reply.ok) throw new Error(`${name}: ${reply.error.message}`);
}

interface Road {
  aboardId: number | null;
  legs: readonly { ground: string }[];
  /** Null between two days. */
  today: object | null;
}

/** The next step of such a day, whatever was taken back before it. */
async function goOn(): Promise<void> {
  const reply = await child.router.query('travel.view', {});
  if (!reply.ok) throw new Error(reply.error.message);
  const { aboardId, legs, today } = reply.value as Road;
  const sails = today !== null;
  if (sails !== (aboardId !== null)) {
    await told('travel.ride', { rides: [{ riderId, onId: sails ? shipId : null }] });
    return;
  }
  const leg = sails
    ? { ground: 'river', way: 'open', miles: 900 }
    : { ground: 'clear', way: 'trail', miles: 12 };
  if (legs[0]?.ground === leg.ground) await told('travel.passDay', { kind: sails ? 'sail' : 'march' });
  else await told('travel.setCourse', { goal: 'Saltmouth', legs: [leg] });
}

await child.open();
writeSync(1, 'ready\n');
for (let n = 1; ; n += 1) await (n % 8 === 0 ? told('journal.undo', {}) : goOn());
