import type { RoomFoeState } from '../../../shared/ipc/book/room-foe.ts';
import type { RoomFoe } from './place-types.ts';

/** "4 × Goblin", "2d4 × Goblin", "Goblin". */
export function foeTitle({ who, number, numberDice }: RoomFoe): string {
  if (number !== null) return `${number} × ${who}`;
  return numberDice === '' ? who : `${numberDice} × ${who}`;
}

/** An encounter begins with them, or the referee says what became of them. */
export type FoeAct = 'meet' | RoomFoeState;

export const foeActWords: Record<FoeAct, string> = {
  meet: 'Meet them',
  there: 'There again',
  met: 'Met',
  gone: 'Gone',
  slain: 'Slain',
};

export const foeActs: Record<RoomFoeState, readonly FoeAct[]> = {
  there: ['meet', 'slain', 'gone'],
  met: ['meet', 'slain', 'gone', 'there'],
  gone: ['there'],
  slain: ['there'],
};
