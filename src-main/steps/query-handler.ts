import type { FileQueryName, NeedsOf, ParsedInput, QueryOutput } from '../../shared/ipc/contract.ts';
import type { ContentOf } from '../content/content-for.ts';
import type { Desk } from '../desk/desk.ts';

/**
 * Answers one question about the open campaign, with the starter content its entry in the contract says it needs. It
 * reads whatever it reads before it waits for another thread, so that what it read, and at which revision, is known.
 */
export type QueryOf<Name extends FileQueryName> = (
  desk: Desk,
  input: ParsedInput<Name>,
  content: ContentOf<NeedsOf<Name>>,
) => QueryOutput<Name> | Promise<QueryOutput<Name>>;

/** Every query whose name begins with one of the areas; a missing one does not compile. */
export type QueriesOf<Area extends string> = {
  [Name in FileQueryName as Name extends `${Area}.${string}` ? Name : never]: QueryOf<Name>;
};
