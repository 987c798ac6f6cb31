import type { QueryOutput } from '../../../../shared/ipc/contract.ts';

export type ListedPage = QueryOutput<'page.list'>['pages'][number];
export type PageView = QueryOutput<'page.view'>;
