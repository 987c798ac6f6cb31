import type { QueryInput, QueryOutput } from '../../../shared/ipc/contract.ts';

export type LogLine = QueryOutput<'log.list'>['lines'][number];
export type LogKind = NonNullable<QueryInput<'log.list'>['kind']>;
export type LogFilter = Required<Pick<QueryInput<'log.list'>, 'search' | 'kind' | 'sessionId' | 'takenBack'>>;
export type SessionView = QueryOutput<'log.sessions'>[number];
