import type { ViewCommand } from '../../../../lib/keys/shortcuts.svelte.ts';
import type { SitesDesk } from './sites-desk.svelte.ts';

interface Hands {
  /** Puts the cursor to the die that is asked for. */
  die: () => void;
  shut: string | undefined;
}

/** Everything the keys do to the sites of a map; the same keys do it to the rooms of a level. */
export function sitesCommands(desk: SitesDesk, { die, shut }: Hands): ViewCommand[] {
  const { row } = desk;
  const none = row === null ? 'No site is on the sheet.' : undefined;
  const sheet = { group: 'Sheet', disabled: none };
  const site = { group: 'Site', disabled: none };
  const move = { ...sheet, keyOnly: true, repeats: true };
  const untabled = none ?? (desk.tableId === null ? 'No table is chosen.' : undefined);
  const typed = row?.state === 'typed' ? 'It is typed. T changes it.' : undefined;
  return [
    {
      ...site,
      id: 'sites.roll',
      title: row?.ask === null ? 'Roll this site again' : 'Roll this site',
      keys: 'Space',
      disabled: untabled ?? typed,
      run: () => void desk.rollRow(),
    },
    {
      ...sheet,
      id: 'sites.empty',
      title: 'Roll what is empty',
      keys: 'Shift+Space',
      disabled:
        untabled ??
        (desk.rows.some(({ state }) => state === 'asked') ? undefined : 'Every site is rolled or typed.'),
      run: () => void desk.rollEmpty(),
    },
    {
      ...site,
      id: 'sites.die',
      title: 'Type the die',
      keys: 'D',
      disabled: none ?? (row?.ask ? undefined : 'No die is wanted at this site.'),
      run: die,
    },
    { ...site, id: 'sites.type', title: 'Type what is there', keys: 'T', run: () => (desk.typing = true) },
    {
      ...site,
      id: 'sites.keep',
      title: row && desk.isKept(row) ? 'Do not keep it' : 'Keep this site',
      keys: 'Enter',
      run: () => desk.keep(),
    },
    {
      ...sheet,
      id: 'sites.keepComplete',
      title: 'Keep all that are complete',
      keys: 'Shift+Enter',
      run: () => desk.keepComplete(),
    },
    {
      ...sheet,
      id: 'sites.write',
      title: 'Write what is kept into their notes',
      keys: 'W',
      disabled: shut ?? none ?? desk.notYet,
      run: () => void desk.put(),
    },
    { ...move, id: 'sites.down', title: 'Next site', keys: 'J', run: () => desk.stand(desk.at + 1) },
    { ...move, id: 'sites.up', title: 'Site before', keys: 'K', run: () => desk.stand(desk.at - 1) },
  ];
}
