import type { QueryOutput } from '../../../shared/ipc/contract.ts';

export type PartyView = QueryOutput<'party.view'>;
export type Member = PartyView['members'][number];
export type Sheet = QueryOutput<'character.view'>;
export type SheetFigure = Sheet['figures'][number];
export type AbilityView = Sheet['abilities'][number];
export type CreationOptions = QueryOutput<'character.options'>;
export type Judgement = QueryOutput<'character.judge'>;
export type LevelPreview = QueryOutput<'character.previewLevel'>;
export type Ware = QueryOutput<'content.equipment'>['groups'][number]['wares'][number];
export type Equipment = QueryOutput<'content.equipment'>;
export type ContentCreature = QueryOutput<'content.creatures'>['creatures'][number];
