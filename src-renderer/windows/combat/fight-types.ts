import type { CommandInput, QueryOutput } from '../../../shared/ipc/contract.ts';

export type Board = NonNullable<QueryOutput<'combat.board'>>;
export type Row = Board['rows'][number];
export type Acts = NonNullable<QueryOutput<'combat.acts'>>;
export type Listed = Acts['own'][number];
export type Act = CommandInput<'combat.propose'>['acts'][number];
export type Stroke = CommandInput<'combat.stroke'>['stroke'];
export type Head = Board['fight'];
export type Weighed = NonNullable<QueryOutput<'combat.weigh'>>;
