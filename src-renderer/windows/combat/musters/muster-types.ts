import type { QueryOutput } from '../../../../shared/ipc/contract.ts';

export type Muster = QueryOutput<'combat.musters'>[number];
