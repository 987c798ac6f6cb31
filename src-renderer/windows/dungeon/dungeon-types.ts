import type { QueryOutput } from '../../../shared/ipc/contract.ts';

/** The parts of the dungeon's view, by the names its components use. */
export type DungeonView = QueryOutput<'dungeon.view'>;
export type Party = DungeonView['party'];
export type Character = Party['characters'][number];
export type Item = Party['pool'][number];
export type Delve = NonNullable<DungeonView['delve']>;
export type Light = Delve['lights'][number];
export type Prompt = Delve['prompts'][number];
export type Encounter = NonNullable<Delve['encounter']>;
export type TurnBox = Delve['hours'][number]['boxes'][number];
export type TreasurePreview = QueryOutput<'party.previewTreasure'>;
