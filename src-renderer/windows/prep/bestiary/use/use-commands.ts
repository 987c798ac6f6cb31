import type { ViewCommand } from '../../../../lib/keys/shortcuts.svelte.ts';
import { linkCommand } from '../../../../lib/links/copy-link.ts';
import { pinCommand } from '../../../../lib/pin-to-tonight.ts';
import type { BestiaryDesk } from '../bestiary-desk.svelte.ts';
import type { CreatureUse } from './creature-use.svelte.ts';

/** What the keys put a creature to. */
export function commandsOfUse(
  { line }: BestiaryDesk,
  use: CreatureUse,
  shut: string | undefined,
): ViewCommand[] {
  const none = line === null ? 'No creature is chosen.' : undefined;
  const disabled =
    shut ??
    none ??
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
    command('table', 'Into a table', 'T'),
    command('recruit', 'Joins the party', 'A'),
    pinCommand(line && { kind: 'creature', id: line.id }, disabled),
    linkCommand(
      line && { name: line.name, is: (to) => to.kind === 'creature' && to.id === line.id },
      none ?? (line?.atHand === false ? 'Links lead to creatures of this campaign’s book.' : undefined),
    ),
    // A book of any system may be written out.
    { ...command('file', 'Into a file', 'Y'), disabled: shut ?? none },
  ];
}
