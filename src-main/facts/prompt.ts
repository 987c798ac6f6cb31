import type { z } from 'zod';
import type { promptView } from '../../shared/ipc/play/dungeon-views.ts';

export type Prompt = z.output<typeof promptView>;

/** A prompt's usual answers to what only some prompts have. */
export const plain = {
  reasons: [],
  chanceInSix: null,
  lightId: null,
  bearerId: null,
  lightKind: null,
  burnDice: null,
  effectIds: [],
  canAccept: true,
  waits: null,
};
