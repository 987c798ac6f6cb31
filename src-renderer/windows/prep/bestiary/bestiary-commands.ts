import type { CreatureSort } from '../../../../shared/ipc/prep/creature-views.ts';
import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { BestiaryDesk } from './bestiary-desk.svelte.ts';

interface Hands {
  /** Puts the cursor into the search. */
  find: () => void;
}

export const sortTitles: Record<CreatureSort, string> = {
  found: 'as found',
  name: 'by name',
  hd: 'by hit dice',
  ac: 'by armour class',
  morale: 'by morale',
  xp: 'by experience',
};
export const sorts = Object.keys(sortTitles) as CreatureSort[];

/** Everything the keys of the bestiary do. */
export function bestiaryCommands(desk: BestiaryDesk, { find }: Hands): ViewCommand[] {
  const list = { group: 'Bestiary' };
  const card = {
    group: 'Creature',
    disabled: desk.line === null ? 'No creature is chosen.' : undefined,
  };
  const isOwn = desk.creature?.in === desk.creature?.book && !desk.kept.besideOwn;
  const next = sorts[(sorts.indexOf(desk.kept.sort) + 1) % sorts.length] ?? 'found';
  return [
    { ...list, id: 'prep.find', title: 'Find a creature', keys: '/', run: find },
    {
      ...list,
      id: 'prep.others',
      title: desk.kept.others ? 'This system’s creatures only' : 'Creatures of other systems too',
      keys: 'O',
      run: () => (desk.kept.others = !desk.kept.others),
    },
    { ...list, id: 'prep.sort', title: `Sort ${sortTitles[next]}`, keys: 'S', run: () => desk.sortBy(next) },
    {
      ...list,
      id: 'prep.turnSort',
      title: 'The other way round',
      keys: 'Shift+S',
      disabled: desk.kept.sort === 'found' ? 'It is sorted as found. S sorts by a figure.' : undefined,
      run: () => desk.sortBy(desk.kept.sort),
    },
    {
      ...list,
      id: 'prep.next',
      title: 'Next creature',
      keys: 'J',
      repeats: true,
      keyOnly: true,
      run: () => desk.stand(desk.at + 1),
    },
    {
      ...list,
      id: 'prep.previous',
      title: 'Previous creature',
      keys: 'K',
      repeats: true,
      keyOnly: true,
      run: () => desk.stand(desk.at - 1),
    },
    { ...card, id: 'prep.turn', title: 'By the next system', keys: ']', run: () => desk.turn(1) },
    {
      ...card,
      id: 'prep.beside',
      title: desk.kept.besideOwn ? 'One book alone' : 'Its own book beside',
      keys: 'B',
      disabled: card.disabled ?? (isOwn ? 'It is shown by its own book. ] turns to another.' : undefined),
      run: () => (desk.kept.besideOwn = !desk.kept.besideOwn),
    },
    { ...card, id: 'prep.turnBack', title: 'By the system before', keys: '[', run: () => desk.turn(-1) },
  ];
}
