import type { ViewCommand } from '../../../../lib/keys/shortcuts.svelte.ts';
import type { BestiaryDesk, CreatureLine } from '../bestiary-desk.svelte.ts';
import type { OwnDesk } from './own-desk.svelte.ts';

interface Surroundings {
  shut: string | undefined;
  /** Of the campaign; null until it is known. */
  system: string | null;
  intoRoom: (line: CreatureLine) => void;
}

/** What the keys make of creatures: the referee's own, variants, copies, foes of a room. */
export function ownCommands(
  desk: BestiaryDesk,
  own: OwnDesk,
  { shut, system, intoRoom }: Surroundings,
): ViewCommand[] {
  const group = 'Own creatures';
  const { line } = desk;
  const none = shut ?? (line === null ? 'No creature is chosen.' : undefined);
  const printed = none ?? (line?.own === true ? undefined : 'It stands in a book. V makes a variant of it.');
  const isAtHand = line !== null && (line.own || line.book === system);
  const id = line?.own === true ? Number(line.id.replace('own:', '')) : null;
  const at = line && { book: line.book, id: line.id };
  return [
    {
      group,
      id: 'prep.new',
      title: 'New creature',
      keys: 'N',
      disabled: shut,
      run: () => void own.begin({ of: 'new' }),
    },
    {
      group,
      id: 'prep.paste',
      title: 'Paste creatures',
      keys: 'P',
      disabled: shut,
      run: () => (own.pasting = true),
    },
    {
      group,
      id: 'prep.variant',
      title: 'Variant of this',
      keys: 'V',
      disabled: none,
      run: () => void (at && own.begin({ of: 'variant', ...at })),
    },
    {
      group,
      id: 'prep.copy',
      title: 'Copy of this',
      keys: 'C',
      disabled: none,
      run: () => void (at && own.begin({ of: 'copy', ...at })),
    },
    {
      group,
      id: 'prep.change',
      title: 'Change it',
      keys: 'Enter',
      disabled: printed,
      run: () => void (at && own.begin({ of: 'own', ...at })),
    },
    {
      group,
      id: 'prep.intoRoom',
      title: 'Into a room',
      keys: 'R',
      disabled: none ?? (isAtHand ? undefined : 'It stands in another book. C copies it into this one.'),
      run: () => line && intoRoom(line),
    },
    {
      group,
      id: 'prep.more',
      title: 'One Hit Die more',
      keys: '+',
      disabled: none,
      run: () => void (at && own.adjust(at, 'more')),
    },
    {
      group,
      id: 'prep.less',
      title: 'One Hit Die less',
      keys: '-',
      disabled: none,
      run: () => void (at && own.adjust(at, 'less')),
    },
    {
      group,
      id: 'prep.remove',
      title: 'Remove it',
      keys: 'Delete',
      disabled: printed,
      run: () => void (id !== null && own.remove(id)),
    },
  ];
}
