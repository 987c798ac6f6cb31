import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { MapView } from '../../../shared/ipc/map/map-views.ts';

export type MapList = QueryOutput<'map.list'>;
export type MapSheetView = MapView;
export type GroundView = MapList['grounds'][number];
export type MapMark = QueryOutput<'map.marks'>[number];
export type MapThings = NonNullable<QueryOutput<'map.things'>>;
/** What the players have of a map. */
export type TheirThings = NonNullable<QueryOutput<'map.theirs'>>;
export type SiteView = MapThings['sites'][number];
export type LineView = MapThings['lines'][number];
export type LabelView = MapThings['labels'][number];
export type RegionView = MapThings['regions'][number];
/** Where the company is on its map, and where it thinks it is. */
export type CompanyView = NonNullable<QueryOutput<'travel.where'>>;
export type HexView = NonNullable<QueryOutput<'map.hex'>>;
export type FoundOnMap = QueryOutput<'map.find'>['found'][number];
