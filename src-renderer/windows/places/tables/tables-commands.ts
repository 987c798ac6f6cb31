import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { TablesDesk } from './tables-desk.svelte.ts';

/** Everything the keys of the wandering tables do. */
export function tablesCommands(desk: TablesDesk): ViewCommand[] {
  if (desk.draft !== null) return editCommands(desk);
  return [...listCommands(desk), ...(desk.line === null ? [] : tableCommands(desk))];
}

function editCommands(desk: TablesDesk): ViewCommand[] {
  const rows = { group: 'The rows', inFields: true };
  return [
    { ...rows, id: 'tables.keep', title: 'Keep the rows', keys: 'Ctrl+Enter', run: () => void desk.keep() },
    {
      ...rows,
      id: 'tables.leave',
      title: 'Leave them as they were',
      keys: 'Escape',
      run: () => desk.leave(),
    },
    // Leaving the tables would lose what was written.
    ...(desk.held === undefined
      ? []
      : [
          {
            group: 'The rows',
            id: 'tables.held',
            title: 'Rooms',
            keys: 'B',
            disabled: desk.held,
            run: () => undefined,
          },
        ]),
    { group: 'The rows', id: 'tables.addRow', title: 'Add a row', keys: 'A', run: () => desk.draft?.add() },
  ];
}

function listCommands(desk: TablesDesk): ViewCommand[] {
  const group = 'Wandering tables';
  const look = { group, keyOnly: true, repeats: true };
  const none = desk.tables.length === 0 ? 'There is no table to write.' : undefined;
  return [
    {
      group,
      id: 'tables.new',
      title: 'New table',
      keys: 'N',
      disabled: desk.shut,
      run: () => desk.open('new'),
    },
    {
      group,
      id: 'tables.take',
      title: 'Take a table from the starter content',
      keys: 'C',
      disabled: desk.shut ?? desk.list?.noContent ?? undefined,
      run: () => desk.open('take'),
    },
    {
      group,
      id: 'tables.import',
      title: 'Read tables from a CSV file',
      keys: 'I',
      disabled: desk.shut,
      run: () => desk.open('import'),
    },
    {
      group,
      id: 'tables.export',
      title: 'Write tables to a CSV file',
      keys: 'X',
      disabled: none,
      run: () => desk.open('export'),
    },
    { ...look, id: 'tables.next', title: 'Next table', keys: 'J', run: () => desk.step(1) },
    { ...look, id: 'tables.previous', title: 'Table before', keys: 'K', run: () => desk.step(-1) },
  ];
}

function tableCommands(desk: TablesDesk): ViewCommand[] {
  const table = { group: 'This table', disabled: desk.shut };
  return [
    { ...table, id: 'tables.edit', title: 'Write the rows', keys: 'E', run: () => desk.edit() },
    { ...table, id: 'tables.throw', title: 'Throw on it', keys: 'T', run: () => desk.open('throw') },
    { ...table, id: 'tables.name', title: 'Name, dice and notes', keys: 'R', run: () => desk.open('name') },
    {
      ...table,
      id: 'tables.remove',
      title: 'Strike the table',
      keys: 'Delete',
      run: () => desk.open('remove'),
    },
  ];
}
