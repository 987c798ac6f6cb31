import type { QueryOutput } from '../../../shared/ipc/contract.ts';

export type Effect = QueryOutput<'effect.list'>['effects'][number];

/** Its letter on the turn sheet, and the word for it. */
export const kindMarks: Record<Effect['kind'], { letter: string; word: string }> = {
  spell: { letter: 'S', word: 'spell' },
  potion: { letter: 'P', word: 'potion' },
  condition: { letter: 'O', word: 'condition' },
  other: { letter: 'O', word: 'other effect' },
};

export const effectName = ({ name, who }: Pick<Effect, 'name' | 'who'>): string => `${name}, ${who}`;

/** "6 turns, turn 12, 11:50": what is left, and when that is over. */
export const lastsText = ({ left, ends, over }: Pick<Effect, 'left' | 'ends' | 'over'>): string =>
  over || ends === '' ? left : `${left} (${ends})`;

/** "3 effects, 1 over" */
export function countText(effects: readonly Pick<Effect, 'over'>[]): string {
  const over = effects.filter((effect) => effect.over).length;
  const all = `${effects.length} ${effects.length === 1 ? 'effect' : 'effects'}`;
  return over === 0 ? all : `${all}, ${over} over`;
}
