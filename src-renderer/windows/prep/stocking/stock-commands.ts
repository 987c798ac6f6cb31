import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { StockDesk } from './stock-desk.svelte.ts';

interface Hands {
  /** Puts the cursor to the die that is asked for. */
  die: () => void;
  shut: string | undefined;
}

/** Everything the keys of the Stocking page do. */
export function stockCommands(desk: StockDesk, { die, shut }: Hands): ViewCommand[] {
  const { row, cell } = desk;
  const none = row === null ? 'No room is on the sheet.' : undefined;
  const sheet = { group: 'Sheet', disabled: none };
  const room = { group: 'Room', disabled: none };
  const one = { group: 'Cell', disabled: none };
  const move = { ...sheet, keyOnly: true, repeats: true };
  const given = row?.given[cell];
  const allComplete = desk.rows.every(({ complete }) => complete) ? 'Every room is complete.' : undefined;
  return [
    { ...room, id: 'stock.row', title: 'Roll this room', keys: 'Space', run: () => void desk.rollRow() },
    {
      ...sheet,
      id: 'stock.empty',
      title: 'Roll what is empty',
      keys: 'Shift+Space',
      disabled: none ?? allComplete,
      run: () => void desk.rollEmpty(),
    },
    {
      ...sheet,
      id: 'stock.emptied',
      title: 'Rooms emptied since',
      keys: 'E',
      disabled: desk.emptied.length === 0 ? 'No room has lost what it held.' : undefined,
      run: () => void desk.addEmptied(),
    },
    {
      ...sheet,
      id: 'stock.theme',
      title: 'Theme',
      keys: 'M',
      disabled: none ?? noTheme(desk),
      run: () => (desk.theming = true),
    },
    {
      ...room,
      id: 'stock.die',
      title: 'Type the die',
      keys: 'D',
      disabled: none ?? (row?.ask ? undefined : 'No die is wanted in this room.'),
      run: die,
    },
    {
      ...room,
      id: 'stock.lair',
      title: row?.given.lair === true ? 'As many as roam' : 'As many as a lair holds',
      keys: 'I',
      run: () => void desk.lair(),
    },
    {
      ...room,
      id: 'stock.keep',
      title: row && desk.isKept(row) ? 'Do not keep it' : 'Keep this room',
      keys: 'Enter',
      run: () => desk.keep(),
    },
    {
      ...sheet,
      id: 'stock.keepComplete',
      title: 'Keep all that are complete',
      keys: 'Shift+Enter',
      run: () => desk.keepComplete(),
    },
    {
      ...sheet,
      id: 'stock.write',
      title: 'Write what is kept into the book',
      keys: 'W',
      disabled: shut ?? none ?? desk.notYet,
      run: () => void desk.put(),
    },
    { ...one, id: 'stock.again', title: 'Throw this cell again', keys: 'A', run: () => void desk.again() },
    { ...one, id: 'stock.type', title: 'Type what is there', keys: 'T', run: () => (desk.typing = true) },
    {
      ...one,
      id: 'stock.lock',
      title: given?.locked === true ? 'Unlock it' : 'Lock it',
      keys: 'L',
      run: () => void desk.lock(),
    },
    {
      ...one,
      id: 'stock.strike',
      title: given?.struck === true ? 'Let it stand' : 'Nothing of it is there',
      keys: 'Delete',
      run: () => void desk.strike(),
    },
    { ...move, id: 'stock.down', title: 'Next room', keys: 'J', run: () => desk.stand(desk.at + 1) },
    { ...move, id: 'stock.up', title: 'Room before', keys: 'K', run: () => desk.stand(desk.at - 1) },
    { ...move, id: 'stock.right', title: 'Next cell', keys: 'ArrowRight', run: () => desk.turn(1) },
    { ...move, id: 'stock.left', title: 'Cell before', keys: 'ArrowLeft', run: () => desk.turn(-1) },
  ];
}

/** Why nobody can be made to come more often. */
function noTheme({ sheet }: StockDesk): string | undefined {
  const comers = sheet?.monsters?.comers;
  if (comers === undefined) return 'No table says who is there.';
  return typeof comers === 'string' ? comers : undefined;
}
