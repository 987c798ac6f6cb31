import type { CommandInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Place } from '../../../shared/ipc/party-views.ts';

export type { Place };
export type PartyView = QueryOutput<'party.view'>;
export type Member = PartyView['members'][number];
export type Unit = PartyView['unit'];
export type InventoryView = QueryOutput<'inventory.view'>;
export type Thing = InventoryView['items'][number];
export type Purse = InventoryView['purse'];
export type MovePreview = QueryOutput<'inventory.preview'>;
export type MemberChange = MovePreview['members'][number];
export type Move = CommandInput<'inventory.move'>;
export type Ware = QueryOutput<'content.equipment'>['groups'][number]['wares'][number];
