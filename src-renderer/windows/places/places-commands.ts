import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import { treasureCommand } from '../hoards/treasure-here.ts';
import { pinCommand } from '../../lib/pin-to-tonight.ts';
import type { PlacesDesk } from './places-desk.svelte.ts';
import { dungeonRemoval, levelRemoval, roomRemoval } from './removals.ts';

interface Hands {
  /** Puts the cursor into the quick find. */
  find: () => void;
}

/** Everything the keys of the place book do. */
export function placesCommands(desk: PlacesDesk, hands: Hands): ViewCommand[] {
  const tab: ViewCommand = {
    id: 'places.tab',
    title: desk.tab === 'rooms' ? 'Wandering tables' : 'Rooms',
    group: 'Places',
    keys: 'B',
    run: () => (desk.tab = desk.tab === 'rooms' ? 'tables' : 'rooms'),
  };
  if (desk.tab === 'tables') return [tab];
  return [...bookCommands(desk), ...moveCommands(desk, hands), ...roomCommands(desk), tab];
}

/** The book's dungeons and levels. */
export function bookCommands(desk: PlacesDesk): ViewCommand[] {
  const { shut, dungeon, at } = desk;
  const book = { group: 'The book' };
  const noDungeon = shut ?? (dungeon === null ? 'There is no dungeon yet. D begins one.' : undefined);
  const noLevel = shut ?? (at === null ? 'There is no level yet. V adds one.' : undefined);
  return [
    {
      ...book,
      id: 'places.room',
      title: 'New room',
      keys: 'N',
      disabled: noLevel,
      run: () => desk.open({ kind: 'room', room: null }),
    },
    {
      ...book,
      id: 'places.dungeon',
      title: 'New dungeon',
      keys: 'D',
      disabled: shut,
      run: () => desk.open({ kind: 'dungeon', dungeon: null }),
    },
    {
      ...book,
      id: 'places.level',
      title: 'New level',
      keys: 'V',
      disabled: noDungeon,
      run: () => dungeon && desk.open({ kind: 'level', level: null, dungeon }),
    },
    {
      ...book,
      id: 'places.import',
      title: 'Read a dungeon from a file',
      keys: 'I',
      disabled: shut,
      run: () => desk.open({ kind: 'import' }),
    },
    {
      ...book,
      id: 'places.editDungeon',
      title: 'Name and notes of the dungeon',
      keys: 'Shift+D',
      disabled: noDungeon,
      run: () => desk.open({ kind: 'dungeon', dungeon }),
    },
    {
      ...book,
      id: 'places.editLevel',
      title: 'Name, depth and wanderers of the level',
      keys: 'Shift+V',
      disabled: noLevel,
      run: () => at && desk.open({ kind: 'level', ...at }),
    },
    {
      ...book,
      id: 'places.plan',
      title: 'Picture of the level',
      keys: 'L',
      disabled: at === null ? noLevel : undefined,
      run: () => desk.open({ kind: 'picture' }),
    },
    {
      ...book,
      id: 'places.exportLevel',
      title: 'Export the level as Markdown',
      keys: 'Y',
      disabled: at === null ? 'There is no level yet. V adds one.' : undefined,
      run: () => at && desk.open({ kind: 'export', level: exported(at) }),
    },
    {
      ...book,
      id: 'places.removeDungeon',
      title: 'Strike the dungeon from the book',
      disabled: noDungeon,
      run: () => dungeon && desk.open(dungeonRemoval(dungeon)),
    },
    {
      ...book,
      id: 'places.removeLevel',
      title: 'Strike the level from the book',
      disabled: noLevel,
      run: () => at && desk.open(levelRemoval(at.level)),
    },
  ];
}

const exported = ({ dungeon, level }: NonNullable<PlacesDesk['at']>) => ({
  id: level.id,
  title: `${dungeon.name}, ${level.name}`,
});

function moveCommands(desk: PlacesDesk, hands: Hands): ViewCommand[] {
  const look = { group: 'Looking', keyOnly: true, repeats: true };
  return [
    { id: 'places.find', title: 'Find a room', group: 'Looking', keys: 'F', run: hands.find },
    { ...look, id: 'places.next', title: 'Next room', keys: 'J', run: () => desk.stepRoom(1) },
    { ...look, id: 'places.previous', title: 'Room before', keys: 'K', run: () => desk.stepRoom(-1) },
    { ...look, id: 'places.nextLevel', title: 'Next level', keys: 'Shift+J', run: () => desk.stepLevel(1) },
    {
      ...look,
      id: 'places.levelBefore',
      title: 'Level before',
      keys: 'Shift+K',
      run: () => desk.stepLevel(-1),
    },
  ];
}

/** What is done to the room that is open. */
export function roomCommands(desk: PlacesDesk): ViewCommand[] {
  const { room } = desk;
  const group = 'This room';
  const disabled = desk.shut ?? (room === null ? 'No room is open. N adds one.' : undefined);
  const outside =
    desk.book?.underWay === true ? undefined : 'The party is not in a dungeon. Enter one first.';
  const here = room?.here === true ? 'The party stands here already.' : undefined;
  const add = (as: 'door' | 'trap' | 'treasure' | 'other') => () =>
    desk.open({ kind: 'feature', as, id: null });
  return [
    {
      group,
      disabled,
      id: 'places.notes',
      title: 'Write the notes',
      keys: 'E',
      run: () => (desk.writing = true),
    },
    {
      group,
      disabled: disabled ?? outside ?? here,
      id: 'places.goHere',
      title: 'The party goes here',
      keys: 'G',
      run: () => void desk.goHere(),
    },
    {
      group,
      disabled,
      id: 'places.foe',
      title: 'Add foes',
      keys: 'M',
      run: () => desk.open({ kind: 'foe', id: null }),
    },
    { group, disabled, id: 'places.door', title: 'Add a door', keys: 'O', run: add('door') },
    { group, disabled, id: 'places.trap', title: 'Add a trap', keys: 'T', run: add('trap') },
    { group, disabled, id: 'places.treasure', title: 'Add treasure', keys: 'U', run: add('treasure') },
    { group, disabled, id: 'places.other', title: 'Add something else', keys: 'H', run: add('other') },
    {
      group,
      disabled,
      id: 'places.editRoom',
      title: 'Key and name',
      keys: 'R',
      run: () => desk.open({ kind: 'room', room }),
    },
    {
      group,
      disabled,
      id: 'places.up',
      title: 'Move the room up',
      keys: 'Ctrl+ArrowUp',
      run: () => void desk.moveRoom(-1),
    },
    {
      group,
      disabled,
      id: 'places.down',
      title: 'Move the room down',
      keys: 'Ctrl+ArrowDown',
      run: () => void desk.moveRoom(1),
    },
    treasureCommand(room && { spot: 'room', id: room.id }, disabled),
    pinCommand(room && { kind: 'room', id: room.id }, disabled),
    {
      group,
      disabled,
      id: 'places.removeRoom',
      title: 'Strike the room from the book',
      keys: 'Delete',
      run: () => room && desk.open(roomRemoval(room)),
    },
  ];
}
