import type { QueryOutput } from '../../../shared/ipc/contract.ts';

export type Road = NonNullable<QueryOutput<'travel.view'>>;
export type RoadDay = Road['days'][number];
export type DayPreview = QueryOutput<'travel.preview'>;
export type Fleet = QueryOutput<'ship.view'>;
export type ShipView = Fleet['ships'][number];
/** A site of the hex in which the company stands. */
export type SiteHere = NonNullable<QueryOutput<'travel.where'>>['here'][number];
