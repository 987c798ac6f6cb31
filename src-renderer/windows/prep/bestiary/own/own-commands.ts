import type { ViewCommand } from '../../../../lib/keys/shortcuts.svelte.ts';
import type { BestiaryDesk } from '../bestiary-desk.svelte.ts';
import type { OwnDesk } from './own-desk.svelte.ts';

const group = 'Own creatures';

/** What makes creatures of nothing that stands in the list. */
export function newCommands(own: OwnDesk, shut: string | undefined): ViewCommand[] {
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
      id: 'prep.import',
      title: 'Import creatures',
      keys: 'I',
      disabled: shut,
      run: () => (own.importing = true),
    },
  ];
}

/** What the keys make of the chosen creature: a variant, a copy, another of the referee's own. */
export function ownCommands(desk: BestiaryDesk, own: OwnDesk, shut: string | undefined): ViewCommand[] {
  const { line } = desk;
  const none = shut ?? (line === null ? 'No creature is chosen.' : undefined);
  const printed = none ?? (line?.own === true ? undefined : 'It stands in a book. V makes a variant of it.');
  const id = line?.own === true ? Number(line.id.replace('own:', '')) : null;
  const at = line && { book: line.book, id: line.id };
  return [
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
    // Of an own one its picture takes the key, which stands on the card.
    ...(printed === undefined
      ? []
      : [
          {
            group,
            id: 'prep.noPicture',
            title: 'Choose a picture',
            keys: 'G',
            disabled: printed,
            run: () => undefined,
          },
        ]),
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
