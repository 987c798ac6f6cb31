import type { CommandInput, CommandOutput, QueryOutput } from '../../../shared/ipc/contract.ts';

export type DeedOptions = NonNullable<QueryOutput<'deed.options'>>;
export type DeedPerson = DeedOptions['people'][number];
export type DeedChance = NonNullable<DeedPerson['sheer']>;
export type DeedRule = DeedOptions['rules'][number];
export type DeedTry = DeedOptions['tries'][number];
export type DeedInput = CommandInput<'deed.try'>['deeds'][number];
export type DeedDone = CommandOutput<'deed.try'>;
