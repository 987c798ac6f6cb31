import type { CommandInput, CommandOutput, QueryOutput } from '../../../shared/ipc/contract.ts';

export type ImportPreview = CommandOutput<'import.read'>;
export type ImportEntry = ImportPreview['first'][number];
export type EditionState = NonNullable<ImportEntry['edition']>['state'];
export type EditionCounts = NonNullable<ImportPreview['editions']>;
export type Standing = NonNullable<CommandInput<'import.take'>['standing']>;
export type ImportSource = CommandInput<'import.read'>['source'];
export type CreaturesTo = NonNullable<CommandInput<'import.read'>['creatures']>;
export type Taken = CommandOutput<'import.take'>;
export type Place = CommandInput<'import.take'>['to'];
export type PartyView = QueryOutput<'party.view'>;
