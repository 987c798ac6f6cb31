import { scriptedDice } from '../../../shared/dice/scripted.ts';
import type { MeetingFacts, MeetingPerson } from '../../../shared/rules/meeting/terms.ts';
import type { StepFacts } from '../../../shared/rules/meeting/step.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import { defaultSettings } from '../../../shared/rules/system.ts';
import { systemById } from '../../../shared/rules/registry.ts';

/** The system by its id; a test that names an unknown one fails. */
export function systemOf(id: string) {
  const system = systemById(id);
  if (!system) throw new Error(`No system ${id}.`);
  return system;
}

export const person = (id: number, name: string, more: Partial<MeetingPerson> = {}): MeetingPerson => ({
  id,
  name,
  classId: null,
  raceId: null,
  className: '',
  charisma: null,
  constitution: null,
  dexterity: null,
  deafened: false,
  blinded: false,
  able: true,
  ...more,
});

export const factsOf = (id: string, more: Partial<MeetingFacts> = {}): MeetingFacts => ({
  ground: 'dungeon',
  unit: 'feet',
  settings: defaultSettings(systemOf(id)),
  party: [person(1, 'Darion')],
  partyLight: false,
  lightFeet: 0,
  partySurprised: null,
  monstersSurprised: null,
  foes: null,
  speaker: null,
  ...more,
});

export const stepFactsOf = (id: string, more: Partial<StepFacts> = {}): StepFacts => ({
  ...factsOf(id),
  counted: '7 × Orc',
  numberDice: '',
  creature: null,
  fogYards: null,
  strength: { total: 7, down: 0, gone: 0, alone: null, marks: [], mindless: false, successes: 0 },
  settled: new Map(),
  ...more,
});

/** Runs with these faces and no others: every one of them must be used. */
export function thrown<Result>(faces: readonly number[], run: (dice: Dice) => Result): Result {
  const dice = scriptedDice(faces);
  const result = run(dice);
  dice.finish();
  return result;
}
