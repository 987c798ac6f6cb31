import { listening, type Dice, type Roll } from './dice.ts';

export interface RecordingDice extends Dice {
  /** Everything rolled so far, in order. */
  readonly rolls: readonly Roll[];
}

/** Wraps other dice and keeps every face for the log; typed faces keep their source. */
export function recordingDice(inner: Dice & { lastSource?: () => Roll['source'] }): RecordingDice {
  const rolls: Roll[] = [];
  return {
    rolls,
    ...listening(inner),
    roll: (sides) => {
      const face = inner.roll(sides);
      rolls.push({ sides, face, source: inner.lastSource?.() ?? 'rolled' });
      return face;
    },
  };
}
