import type { ViewCommand } from '../../../../lib/keys/shortcuts.svelte.ts';
import { pinCommand } from '../../../../lib/pin-to-tonight.ts';
import type { BestiaryDesk } from '../bestiary-desk.svelte.ts';
import type { CreatureUse } from './creature-use.svelte.ts';

/** What the keys put a creature to. */
export function commandsOfUse(
  { line }: BestiaryDesk,
  use: CreatureUse,
  shut: string | undefined,
): ViewCommand[] {
  const disabled =
    shut ??
    (line === null ? 'No creature is chosen.' : undefined) ??
    (line?.atHand === false ? 'It stands in another book. C copies it into this one.' : undefined);
  const command = (way: Parameters<CreatureUse['put']>[0], title: string, keys: string): ViewCommand => ({
    group: 'Use',
    id: `prep.${way}`,
    title,
    keys,
    disabled,
    run: () => {
      if (line !== null) use.put(way, line);
    },
  });
  return [
    command('meet', 'Encounter', 'E'),
    command('fight', 'Into the fight', 'F'),
    command('muster', 'Into a muster', 'M'),
    command('room', 'Into a room', 'R'),
    command('recruit', 'Joins the party', 'A'),
    pinCommand(line && { kind: 'creature', id: line.id }, disabled),
  ];
}
