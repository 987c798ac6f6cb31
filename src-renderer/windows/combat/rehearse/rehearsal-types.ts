import type { QueryOutput } from '../../../../shared/ipc/contract.ts';

export type Rehearsed = NonNullable<QueryOutput<'combat.rehearsal'>>;
export type Run = Rehearsed['runs'][number];
export type RunFighter = Run['fighters'][number];
export type Choices = NonNullable<QueryOutput<'combat.rehearsalChoices'>>;
