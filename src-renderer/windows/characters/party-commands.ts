import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import type { PartyDesk } from './party-desk.svelte.ts';
import type { Member } from '../../lib/party/party-types.ts';
import { isPerson } from './party-words.ts';

const nobody = 'Nobody is in the party yet.';

const selecting = (desk: PartyDesk): ViewCommand[] => [
  {
    id: 'party.next',
    title: 'Select the next one',
    group: 'Select',
    keys: 'J',
    repeats: true,
    keyOnly: true,
    run: () => desk.step(1),
  },
  {
    id: 'party.previous',
    title: 'Select the one before',
    group: 'Select',
    keys: 'K',
    repeats: true,
    keyOnly: true,
    run: () => desk.step(-1),
  },
];

const joining = (desk: PartyDesk): ViewCommand[] => [
  {
    id: 'party.add',
    title: 'Make a new character, step by step',
    group: 'Join',
    keys: 'N',
    run: () => void desk.openNew(),
  },
  {
    id: 'party.quick',
    title: 'Add a character from a sheet',
    group: 'Join',
    keys: 'Shift+N',
    run: () => desk.open({ kind: 'quick' }),
  },
  {
    id: 'party.creatures',
    title: 'Add a beast, cart, ship, hireling or monster',
    group: 'Join',
    keys: 'B',
    run: () => desk.open({ kind: 'creatures' }),
  },
  {
    id: 'party.import',
    title: 'Import characters and things',
    group: 'Join',
    keys: 'I',
    run: () => desk.open({ kind: 'import' }),
  },
];

/** What can be done for the one selected, by its key. */
function aboutOne(desk: PartyDesk, member: Member | null): ViewCommand[] {
  const name = member?.name ?? 'the one selected';
  const about = (
    id: string,
    keys: string,
    title: string,
    run: (chosen: Member) => void,
    refusal?: (chosen: Member) => string | undefined,
  ): ViewCommand => ({
    id: `party.${id}`,
    title,
    group: 'Sheet',
    keys,
    disabled: member === null ? nobody : refusal?.(member),
    run: () => {
      if (member !== null) run(member);
    },
  });
  const levelless = ({ kind, name: who }: Member): string | undefined =>
    isPerson(kind) ? undefined : `${who} earns no experience.`;
  const counts = desk.sheet?.countsSeconds === true;
  const fight = about('fight', 'F', `Fighting figures of ${name}`, (chosen) =>
    desk.open({ kind: 'count', member: chosen }),
  );
  return [
    about('hitPoints', 'H', `Set the hit points of ${name}`, () => desk.askHitPoints()),
    about('edit', 'E', `Edit ${name}`, (chosen) =>
      desk.open({ kind: 'edit', member: chosen, section: 'person' }),
    ),
    about('xp', 'X', `Give XP to ${name}`, (chosen) => desk.open({ kind: 'xp', member: chosen }), levelless),
    about(
      'level',
      'U',
      `Level up ${name}`,
      (chosen) => desk.open({ kind: 'level', member: chosen }),
      levelless,
    ),
    about('wound', '-', `Heal or damage ${name} and others: hit points`, (chosen) =>
      desk.open({ kind: 'wound', member: chosen }),
    ),
    about('state', 'Shift+G', `Dead, down, left behind, away: ${name} and others`, (chosen) =>
      desk.open({ kind: 'state', member: chosen }),
    ),
    about('condition', 'G', `Add a condition to ${name}`, () => desk.askCondition()),
    ...(counts ? [fight] : []),
    about('print', 'P', `Print or export the sheet of ${name}`, (chosen) =>
      desk.open({ kind: 'export', member: chosen }),
    ),
    about('up', 'Alt+ArrowUp', `Move ${name} up`, (chosen) => void desk.move(chosen, -1)),
    about('down', 'Alt+ArrowDown', `Move ${name} down`, (chosen) => void desk.move(chosen, 1)),
    about('remove', 'Delete', `Remove ${name}`, (chosen) => desk.open({ kind: 'remove', member: chosen })),
  ];
}

const together = (desk: PartyDesk): ViewCommand[] => [
  {
    id: 'party.printAll',
    title: 'Print or export the whole party on one page',
    group: 'Party',
    disabled: desk.selected === null ? nobody : undefined,
    run: () => desk.open({ kind: 'export', member: null }),
  },
  {
    id: 'party.award',
    title: 'Divide treasure and award XP',
    group: 'Party',
    keys: 'R',
    disabled: desk.selected === null ? nobody : undefined,
    run: () => desk.open({ kind: 'reward' }),
  },
  {
    id: 'party.march',
    title: desk.shows === 'march' ? 'Back to the sheets' : 'Marching order',
    group: 'Party',
    keys: 'O',
    disabled: desk.shows === 'march' || desk.selected !== null ? undefined : nobody,
    run: () => desk.turn(),
  },
];

/** What changes nothing works in a campaign open for reading only. */
const readers = new Set(['party.print', 'party.printAll', 'party.march', 'party.next', 'party.previous']);

/** What the keys and the palette do in the Characters window. */
export const partyCommands = (desk: PartyDesk): ViewCommand[] =>
  [...joining(desk), ...aboutOne(desk, desk.selected), ...together(desk), ...selecting(desk)].map((each) =>
    readers.has(each.id) ? each : { ...each, disabled: desk.shut ?? each.disabled },
  );
