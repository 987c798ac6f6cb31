import type { Hex } from '../../../../shared/hex/grid.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { distance } from '../../../../shared/hex/moves.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { query } from '../../../lib/bridge.ts';
import { status } from '../../../lib/status.svelte.ts';
import type { MapDesk } from '../map-desk.svelte.ts';

/** "54 miles by the best way, 3 days of march; 48 miles as the crow flies." */
export function wayWords(
  { refusal, miles, straightMiles, days }: QueryOutput<'travel.way'>,
  name: string,
): string {
  const straight = `${counted(straightMiles, 'mile')} as the crow flies`;
  if (refusal !== null) return `${name}: ${straight}. ${refusal.replace(' Nothing was changed.', '')}`;
  const march = days === null ? '' : `, ${counted(days, 'day')} of march`;
  return `${name}: ${counted(miles, 'mile')} by the best way${march}; ${straight}.`;
}

/** Says how far it is from where the company thinks it is; nothing happens. */
export async function measure(hex: Hex, name: string): Promise<void> {
  const reply = await query('travel.way', { through: [{ col: hex.col, row: hex.row }] });
  if (reply.ok) status.say(wayWords(reply.value, name));
  else status.refuse(reply.error.message);
}

/** As the players would, from where they think they are: the best way may lead over ground they do not have. */
export function measureOnTheirs({ map, standsAt }: MapDesk, hex: Hex, name: string): void {
  if (map === null || standsAt === null) return;
  const straightMiles = distance(map, standsAt, hex) * map.hexMiles;
  status.say(`${name}: ${counted(straightMiles, 'mile')} as the crow flies.`);
}
