import type { QueryInput, QueryOutput } from '../../../shared/ipc/contract.ts';

export type LogLine = QueryOutput<'log.list'>['lines'][number];
/** Which lines are wanted. */
export type LogSearch = Required<Pick<QueryInput<'log.list'>, 'search' | 'kind' | 'sessionId' | 'takenBack'>>;
export type SessionView = QueryOutput<'log.sessions'>[number];
