import type { ViewCommand } from '../../lib/shortcuts.svelte.ts';
import type { PartyDesk } from './party-desk.svelte.ts';

const nobody = 'Nobody is in the party yet.';

const selecting = (desk: PartyDesk): ViewCommand[] => [
  {
    id: 'party.next',
    title: 'Select the next character',
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

/** What the keys and the palette do in the Characters window, for the one selected. */
export function partyCommands(desk: PartyDesk): ViewCommand[] {
  const member = desk.selected;
  const disabled = member === null ? nobody : undefined;
  const name = member?.name ?? 'the selected character';
  const about = (
    id: string,
    keys: string,
    title: string,
    run: (chosen: NonNullable<typeof member>) => void,
  ): ViewCommand => ({
    id,
    title,
    group: 'Character',
    keys,
    disabled,
    run: () => {
      if (member !== null) run(member);
    },
  });
  return [
    {
      id: 'party.add',
      title: 'Add a character',
      group: 'Character',
      keys: 'N',
      run: () => desk.open({ kind: 'character', member: null }),
    },
    about('party.edit', 'E', `Edit ${name}`, (chosen) => desk.open({ kind: 'character', member: chosen })),
    about('party.addItem', 'I', `Add an item to ${name}`, ({ id }) =>
      desk.open({ kind: 'item', holderId: id, item: null }),
    ),
    about('party.give', 'G', `Give items of ${name}`, ({ id }) =>
      desk.open({ kind: 'give', from: id, itemIds: [] }),
    ),
    {
      id: 'party.givePool',
      title: 'Give out found treasure',
      group: 'Treasure',
      keys: 'T',
      disabled: desk.pool.length === 0 ? 'No found treasure is waiting.' : disabled,
      run: () => desk.open({ kind: 'give', from: null, itemIds: desk.pool.map(({ id }) => id) }),
    },
    {
      id: 'party.addPool',
      title: 'Add to the found treasure',
      group: 'Treasure',
      keys: 'F',
      run: () => desk.open({ kind: 'item', holderId: null, item: null }),
    },
    about('party.up', 'Alt+ArrowUp', `Move ${name} up`, (chosen) => void desk.move(chosen, -1)),
    about('party.down', 'Alt+ArrowDown', `Move ${name} down`, (chosen) => void desk.move(chosen, 1)),
    about('party.remove', 'Delete', `Remove ${name}`, (chosen) => void desk.remove(chosen)),
    ...selecting(desk),
  ];
}
