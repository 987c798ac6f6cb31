import type { QueryOutput } from '../../../shared/ipc/contract.ts';

/** The parts of the dungeon's view, by the names its components use. */
export type DungeonView = QueryOutput<'dungeon.view'>;
export type Party = DungeonView['party'];
export type Character = Party['members'][number];
export type Unit = Party['unit'];
export type Item = QueryOutput<'inventory.view'>['items'][number];
/** What the clock, the prompts and the encounter need of a delve. */
export type Delve = NonNullable<QueryOutput<'dungeon.delve'>['delve']>;
/** The same with how far the party walks. */
export type WalkedDelve = NonNullable<DungeonView['delve']>;
export type Person = QueryOutput<'dungeon.delve'>['people'][number];
export type Light = Delve['lights'][number];
export type Prompt = Delve['prompts'][number];
export type Encounter = NonNullable<Delve['encounter']>;
export type TurnBox = Delve['hours'][number]['boxes'][number];
export type MovePreview = QueryOutput<'inventory.preview'>;
