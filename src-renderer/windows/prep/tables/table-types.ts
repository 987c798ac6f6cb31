import type { CommandInput, QueryInput, QueryOutput } from '../../../../shared/ipc/contract.ts';

export type TableList = QueryOutput<'table.list'>;
export type ListedTable = TableList['tables'][number];
export type TableView = QueryOutput<'table.view'>;
export type RowView = TableView['rows'][number];
export type Throwing = QueryInput<'table.view'>;
export type Wanted = NonNullable<QueryOutput<'table.asks'>['wanted']>;
export type KeptRoll = QueryOutput<'table.rolls'>['rolls'][number];
export type NewRow = NonNullable<CommandInput<'table.add'>['rows']>[number];
