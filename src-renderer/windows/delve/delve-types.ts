import type { QueryOutput } from '../../../shared/ipc/contract.ts';

/** The parts of a delve and of its company, by the names their components use. */
export type Company = QueryOutput<'dungeon.company'>;
export type Party = Company['party'];
export type Character = Party['members'][number];
export type Unit = Party['unit'];
export type Item = QueryOutput<'inventory.view'>['items'][number];
export type Delve = NonNullable<QueryOutput<'dungeon.delve'>['delve']>;
export type Person = QueryOutput<'dungeon.delve'>['people'][number];
export type Light = Delve['lights'][number];
export type Prompt = Delve['prompts'][number];
export type Encounter = NonNullable<Delve['encounter']>;
export type TurnBox = Delve['hours'][number]['boxes'][number];
export type MovePreview = QueryOutput<'inventory.preview'>;
