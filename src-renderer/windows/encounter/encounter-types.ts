import type { CommandInput, QueryOutput } from '../../../shared/ipc/contract.ts';

/** The parts of the encounter's view, by the names its components use. */
export type Meeting = NonNullable<QueryOutput<'encounter.view'>>;
export type MeetingStep = Meeting['steps'][number];
export type Weighed = NonNullable<QueryOutput<'encounter.preview'>>;
export type Circumstance = Weighed['options'][number];
export type WantedDice = Pick<Weighed['dice'][number], 'id' | 'title' | 'sides' | 'rolls'>;
export type Answers = NonNullable<CommandInput<'encounter.settle'>['answers']>;
export type Answer = Answers[string];
export type Foe = Meeting['foes']['all'][number];
export type Pursuit = NonNullable<Meeting['pursuit']>;
