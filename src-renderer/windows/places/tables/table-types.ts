import type { CommandInput, CommandOutput, QueryOutput } from '../../../../shared/ipc/contract.ts';

export type TableList = QueryOutput<'wander.list'>;
export type ListedTable = TableList['tables'][number];
export type TableView = QueryOutput<'wander.table'>;
export type RowView = TableView['rows'][number];
export type ContentTables = QueryOutput<'wander.content'>;
export type ContentTable = ContentTables['tables'][number];
export type NewRow = CommandInput<'wander.setRows'>['rows'][number];
export type Thrown = CommandOutput<'wander.roll'>;
