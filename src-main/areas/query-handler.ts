import type { z } from 'zod';
import type { CampaignQueryName, Queries } from '../../shared/ipc/contract.ts';
import type { Desk } from '../desk/desk.ts';

type Answer<Name extends CampaignQueryName> = z.output<Queries[Name]['output']>;

/** Reads the open campaign and answers one question; it may have to wait for the starter content. */
export type QueryHandler<Name extends CampaignQueryName> = (
  desk: Desk,
  input: z.output<Queries[Name]['input']>,
) => Answer<Name> | Promise<Answer<Name>>;

/** Every query whose name begins with one of the areas; a missing one does not compile. */
export type QueriesOf<Area extends string> = {
  [Name in CampaignQueryName as Name extends `${Area}.${string}` ? Name : never]: QueryHandler<Name>;
};
