import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { DeskChild } from './desk-child.ts';

/**
 * Plays the fight of a campaign through the window's commands until it is killed. An act under way is left without its
 * last die every so often.
 */
const child = new DeskChild();

type Act = CommandInput<'combat.propose'>['acts'][number];

const harm = (n: number): Act[] => [
  { kind: 'overrule', change: n % 2 === 0 ? 'hurt' : 'heal', id: 'c1', amount: 3 },
  { kind: 'overrule', change: 'shots', id: 'c1', way: 'Short bow', left: 20 + (n % 5) },
];

await child.open();
for (let n = 0; ; n += 1) {
  const reply = await child.router.query('combat.board', {});
  if (!reply.ok) throw new Error(reply.error.message);
  const { fight, after } = reply.value as { fight: { id: number }; after: number };
  const at = { fightId: fight.id, after };
  if (n % 5 === 4) await child.told('journal.undo', {});
  else if (n % 5 === 3)
    await child.told('combat.stroke', { ...at, stroke: { kind: 'goOn' }, throwAll: true });
  else if (n % 5 === 2)
    await child.told('combat.propose', {
      ...at,
      acts: [{ kind: 'overrule', change: 'save', id: 'c1', category: 'death' }],
    });
  else await child.told('combat.propose', { ...at, acts: harm(n) });
}
