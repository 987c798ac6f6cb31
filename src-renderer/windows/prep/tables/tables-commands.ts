import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import { linkCommand } from '../../../lib/links/copy-link.ts';
import { pinCommand } from '../../../lib/pin-to-tonight.ts';
import { treasureOf } from './rolling/kept-outcome.ts';
import type { TablesDesk } from './tables-desk.svelte.ts';

export interface Hands {
  /** Puts the cursor into the search. */
  find: () => void;
  /** Goes to the Treasure page with what a roll gives. */
  rollTreasure: (treasure: NonNullable<ReturnType<typeof treasureOf>>) => void;
}

/** Everything the keys of the tables do. */
export function randomTableCommands(desk: TablesDesk, { find, rollTreasure }: Hands): ViewCommand[] {
  return [
    ...branchCommands(desk),
    ...keepCommands(desk, rollTreasure),
    ...listCommands(desk, find),
    ...(desk.line === null ? [] : [...rollCommands(desk), ...countCommands(desk), ...tableCommands(desk)]),
  ];
}

function listCommands(desk: TablesDesk, find: () => void): ViewCommand[] {
  const list = { group: 'Tables' };
  const write = { ...list, disabled: desk.shut };
  return [
    { ...list, id: 'table.find', title: 'Find a table', keys: '/', run: find },
    { ...write, id: 'table.new', title: 'New table', keys: 'N', run: () => void (desk.dialog = 'new') },
    {
      ...write,
      id: 'table.take',
      title: 'Take a table: own lists, starter content',
      keys: 'T',
      run: () => void (desk.dialog = 'take'),
    },
    {
      ...write,
      id: 'table.import',
      title: 'Import tables of other programs',
      keys: 'I',
      run: () => void (desk.dialog = 'import'),
    },
    {
      ...list,
      id: 'table.export',
      title: 'Export tables',
      keys: 'Y',
      disabled: desk.line === null ? 'There is no table yet.' : undefined,
      run: () => void (desk.dialog = 'export'),
    },
    ...(desk.branches.isOpen ? [] : walkCommands(desk)),
  ];
}

function walkCommands(desk: TablesDesk): ViewCommand[] {
  const look = { group: 'Tables', keyOnly: true, repeats: true };
  return [
    { ...look, id: 'table.next', title: 'Next table', keys: 'J', run: () => desk.stand(desk.at + 1) },
    { ...look, id: 'table.previous', title: 'Table before', keys: 'K', run: () => desk.stand(desk.at - 1) },
  ];
}

/** While a branch is chosen the letters that walk and add rows are its own. */
function branchCommands(desk: TablesDesk): ViewCommand[] {
  const { branches } = desk;
  const branch = { group: 'Branches of the last roll' };
  const look = { ...branch, keyOnly: true, repeats: true };
  return [
    {
      ...branch,
      id: 'table.branches',
      title: branches.isOpen ? 'Leave the branches of the last roll' : 'Choose a branch of the last roll',
      keys: 'B',
      disabled: branches.none,
      run: () => branches.toggle(),
    },
    ...(branches.isOpen
      ? [
          {
            ...look,
            id: 'table.branchNext',
            title: 'Next branch',
            keys: 'J',
            run: () => branches.stand(branches.at + 1),
          },
          {
            ...look,
            id: 'table.branchBefore',
            title: 'Branch before',
            keys: 'K',
            run: () => branches.stand(branches.at - 1),
          },
          {
            ...branch,
            id: 'table.branchAgain',
            title: 'Throw the branch again',
            keys: 'A',
            disabled: desk.shut,
            run: () => void desk.rollBranch(),
          },
          {
            ...look,
            repeats: false,
            id: 'table.branchesLeave',
            title: 'Leave the branches',
            keys: 'Escape',
            run: () => branches.toggle(),
          },
        ]
      : []),
  ];
}

/** What the last roll came to goes where it is wanted. */
function keepCommands(desk: TablesDesk, rollTreasure: Hands['rollTreasure']): ViewCommand[] {
  const treasure = desk.lastRoll && treasureOf(desk.lastRoll);
  const keep = {
    group: 'The last roll',
    disabled: desk.shut ?? (desk.lastRoll === null ? 'Nothing is rolled yet.' : undefined),
  };
  return [
    {
      ...keep,
      id: 'table.note',
      title: 'Into the log as a note',
      keys: 'G',
      run: () => void desk.noteLast(),
    },
    { ...keep, id: 'table.room', title: 'Into a room', keys: 'R', run: () => void (desk.dialog = 'keep') },
    { ...keep, id: 'table.meet', title: 'They are met', keys: 'E', run: () => void desk.meetLast() },
    {
      ...keep,
      id: 'table.treasure',
      title: 'Roll its treasure',
      keys: 'U',
      disabled:
        keep.disabled ?? (treasure === null ? 'It gives no treasure by letters or level.' : undefined),
      run: () => treasure && rollTreasure(treasure),
    },
  ];
}

function rollCommands(desk: TablesDesk): ViewCommand[] {
  const roll = { group: 'Roll', disabled: desk.unrolled };
  const columns = desk.table?.columns.length ?? 1;
  const modifiers = desk.table?.modifiers.length ?? 0;
  return [
    {
      ...roll,
      id: 'table.roll',
      title: 'Roll, die by die',
      keys: 'Space',
      run: () => void desk.roll('asked'),
    },
    {
      ...roll,
      id: 'table.rollAll',
      title: 'Roll all by the program',
      keys: 'Shift+Space',
      run: () => void desk.roll('program'),
    },
    {
      ...roll,
      id: 'table.column',
      title: 'The next column',
      keys: 'C',
      disabled: columns < 2 ? 'The table has one column.' : undefined,
      run: () => desk.turnColumn(),
    },
    {
      ...roll,
      id: 'table.modifiers',
      title: 'The next modifier',
      keys: 'X',
      disabled: modifiers === 0 ? 'The table has no modifiers. H writes them.' : undefined,
      run: () => desk.turnChips(),
    },
    {
      ...roll,
      id: 'table.leaves',
      title: desk.leaves ? 'Hide the odds of what may come' : 'Odds of all that may come',
      keys: 'O',
      disabled: undefined,
      run: () => void (desk.leaves = !desk.leaves),
    },
    {
      ...roll,
      id: 'table.map',
      title: desk.map ? 'Hide where it leads' : 'Where it leads',
      keys: 'M',
      disabled: undefined,
      run: () => void (desk.map = !desk.map),
    },
    {
      ...roll,
      id: 'table.examples',
      title: 'Ten examples',
      keys: 'D',
      disabled: undefined,
      run: () => desk.example(),
    },
    {
      ...roll,
      id: 'table.namesAfter',
      title: 'Ten names after these',
      keys: 'Shift+D',
      disabled: desk.unnamed,
      run: () => desk.nameAfter(),
    },
    ...(desk.hand.pending === null
      ? []
      : [
          {
            group: 'Roll',
            id: 'table.letGo',
            title: 'Let the roll go',
            keys: 'Escape',
            inFields: true,
            run: () => desk.hand.letGo(),
          },
        ]),
  ];
}

/** `3 Space` rolls three times. While a die is asked for, figures are its own. */
function countCommands({ hand }: TablesDesk): ViewCommand[] {
  if (hand.pending !== null) return [];
  const count = { group: 'Roll', keyOnly: true };
  return [
    ...Array.from('0123456789').map((digit) => ({
      ...count,
      id: `table.count${digit}`,
      title: `Type ${digit}: so often the next roll`,
      keys: digit,
      run: () => hand.type(Number(digit)),
    })),
    ...(hand.count === 0
      ? []
      : [
          {
            ...count,
            id: 'table.countOut',
            title: 'Rub out the last figure',
            keys: 'Backspace',
            run: () => hand.rubOut(),
          },
          {
            ...count,
            id: 'table.countOff',
            title: 'Roll once',
            keys: 'Escape',
            run: () => void (hand.count = 0),
          },
        ]),
  ];
}

function tableCommands(desk: TablesDesk): ViewCommand[] {
  const table = { group: 'This table', disabled: desk.shut };
  const row = {
    ...table,
    disabled: desk.shut ?? (desk.row === null ? 'It has no rows. A writes one.' : undefined),
  };
  const look = { group: 'This table', keyOnly: true, repeats: true };
  return [
    {
      ...look,
      id: 'table.rowDown',
      title: 'Next row',
      keys: 'ArrowDown',
      run: () => desk.standOnRow(desk.rowAt + 1),
    },
    {
      ...look,
      id: 'table.rowUp',
      title: 'Row before',
      keys: 'ArrowUp',
      run: () => desk.standOnRow(desk.rowAt - 1),
    },
    { ...row, id: 'table.write', title: 'Write the row', keys: 'W', run: () => desk.write(desk.row) },
    ...(desk.branches.isOpen
      ? []
      : [{ ...table, id: 'table.addRow', title: 'Add a row', keys: 'A', run: () => desk.write(null) }]),
    {
      ...row,
      id: 'table.removeRow',
      title: 'Remove the row',
      keys: 'Ctrl+Delete',
      run: () => void desk.removeRow(),
    },
    {
      ...table,
      id: 'table.paste',
      title: 'Paste lines as rows',
      keys: 'P',
      run: () => void (desk.dialog = 'paste'),
    },
    {
      ...table,
      id: 'table.head',
      title: 'Name, dice, purpose',
      keys: 'H',
      run: () => void (desk.dialog = 'head'),
    },
    {
      ...table,
      id: 'table.spread',
      title: 'Spread the rows over the dice, or by weights',
      keys: 'Shift+E',
      disabled: desk.unspread,
      run: () => void (desk.dialog = 'spread'),
    },
    { ...table, id: 'table.copy', title: 'Copy the table', keys: 'V', run: () => void desk.copy() },
    {
      ...table,
      id: 'table.shuffle',
      title: 'Shuffle: cards and struck rows come back',
      keys: 'S',
      run: () => void desk.shuffle(),
    },
    linkCommand(
      desk.line && { name: desk.line.name, is: (to) => to.kind === 'randomTable' && to.id === desk.line?.id },
      undefined,
    ),
    pinCommand(desk.line && { kind: 'table', id: desk.line.id }, desk.shut),
    {
      ...table,
      id: 'table.remove',
      title: 'Remove the table',
      keys: 'Delete',
      run: () => void (desk.dialog = 'remove'),
    },
  ];
}
