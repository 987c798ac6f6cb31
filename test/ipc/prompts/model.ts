import type { CommandInput } from '../../../shared/ipc/contract.ts';

/** What the table owes the referee, kept apart from the program: the causes of prompts and what was said to them. */

const turnSeconds = 600;
const daySeconds = 86_400;
const everyTurns = 2;
const forGood = Number.MAX_SAFE_INTEGER;

interface ModelEffect {
  id: number;
  name: string;
  from: number;
  until: number;
  ended: boolean;
}

export interface PromptModel {
  clock: number;
  /** Completed turns, null outside. */
  turn: number | null;
  effects: ModelEffect[];
  settledDay: number;
  rolled: number[];
  /** By cause: the moment it asks again. */
  held: Record<string, number>;
}

export const freshModel = (clock: number): PromptModel => ({
  clock,
  turn: 0,
  effects: [],
  settledDay: 0,
  rolled: [],
  held: {},
});

/** Every cause that asks now, each named once. */
export function causesOf(model: PromptModel): string[] {
  return [...effectCauses(model), ...dayCauses(model), ...checkCauses(model)]
    .filter((cause) => (model.held[cause] ?? 0) <= model.clock)
    .sort();
}

function effectCauses({ clock, effects }: PromptModel): string[] {
  return effects
    .filter(({ ended }) => !ended)
    .flatMap(({ id, from, until }) => {
      if (until <= clock) return [`effectEnded ${id} ${until}`];
      return until - clock <= turnSeconds && until - from > turnSeconds ? [`effectLow ${id} ${until}`] : [];
    });
}

const dayCauses = ({ clock, settledDay }: PromptModel): string[] =>
  Math.floor(clock / daySeconds) > settledDay ? [`dayEnd ${settledDay + 1}`] : [];

function checkCauses({ turn, rolled }: PromptModel): string[] {
  if (turn === null) return [];
  const due = Array.from({ length: turn + 1 }, (_, at) => at + 1).filter((each) => each % everyTurns === 0);
  return due.filter((each) => !rolled.includes(each)).map((each) => `wanderingCheck ${each}`);
}

interface Shown {
  kind: string;
  turn: number;
  key: string;
  effectIds: readonly number[];
}

/** The causes a prompt stands for, in the model's words. */
export function causesShown(prompt: Shown, { effects }: PromptModel): string[] {
  const untilOf = (id: number) => effects.find((effect) => effect.id === id)?.until ?? -1;
  if (prompt.effectIds.length > 0) return prompt.effectIds.map((id) => `${prompt.kind} ${id} ${untilOf(id)}`);
  if (prompt.kind === 'dayEnd') return [prompt.key.replace(':', ' ')];
  return prompt.kind === 'wanderingCheck' ? [`wanderingCheck ${prompt.turn}`] : [];
}

export function passTurn(model: PromptModel): void {
  model.clock += turnSeconds;
  if (model.turn !== null) model.turn += 1;
}

export function answer(model: PromptModel, prompt: Shown, said: CommandInput<'prompt.answer'>['answer']) {
  if (prompt.kind === 'dayEnd' && said === 'dismiss') {
    model.settledDay = Math.floor(model.clock / daySeconds);
    return;
  }
  const until = said === 'delay' ? model.clock + turnSeconds : forGood;
  for (const cause of causesShown(prompt, model)) model.held[cause] = until;
}

/** A delve is left: its checks are owed no more. */
export function leave(model: PromptModel): void {
  model.turn = null;
  forgetChecks(model);
}

export function enter(model: PromptModel): void {
  model.turn = 0;
  forgetChecks(model);
}

function forgetChecks(model: PromptModel): void {
  model.rolled = [];
  model.held = Object.fromEntries(
    Object.entries(model.held).filter(([cause]) => !cause.startsWith('wanderingCheck')),
  );
}
