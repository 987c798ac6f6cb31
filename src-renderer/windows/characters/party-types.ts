import type { QueryOutput } from '../../../shared/ipc/contract.ts';

export type PartyView = QueryOutput<'party.view'>;
export type Member = PartyView['characters'][number];
export type Item = PartyView['pool'][number];
export type TreasurePreview = QueryOutput<'party.previewTreasure'>;
