import { expect, type Locator } from '@playwright/test';
import type { Sight } from '../support/sight.ts';
import { atTheEnd, fatigue } from './evening.ts';
import type { Moment, Seat } from './seat.ts';

const lastStep = (sight: Sight): Locator => sight.clock.getByRole('button', { name: /^Undo/ });

/** One step back or forth by its key, seen through. */
async function step({ hands, sight }: Seat, key: 'Control+z' | 'Control+Shift+z'): Promise<void> {
  const before = await lastStep(sight).innerText();
  await hands.press(key);
  await expect(lastStep(sight)).not.toHaveText(before);
}

export const undoOnce: Moment = {
  name: 'Undo: the rest of turn 14 is taken back',
  keys: 1,
  play: async (seat) => {
    await step(seat, 'Control+z');
    await seat.sight.turn(14);
    await seat.sight.lights({ torch: 0, lantern: 13 });
    await expect(seat.sight.clock).toContainText('Fatigued');
  },
};

export const redoOnce: Moment = {
  name: 'Redo: turn 14 is rested again',
  keys: 1,
  play: async (seat) => {
    await step(seat, 'Control+Shift+z');
    await atTheEnd(seat);
  },
};

/** The last check and rest, the walk of turn 13, the taking and the finding of the treasure. */
const stepsSinceTurnTwelve = 5;

const backToTurnTwelve: Moment = {
  name: 'Undo back to turn 12: its fatigue stands again, Corin carries 90, lantern 14',
  keys: stepsSinceTurnTwelve,
  play: async (seat) => {
    const { sight } = seat;
    for (let back = 0; back < stepsSinceTurnTwelve; back += 1) await step(seat, 'Control+z');
    await sight.turn(13);
    await sight.undoNames(/Turn 12/);
    await sight.carries('Corin', 90);
    await sight.walks('Corin', 120, 40);
    await sight.lights({ torch: 0, lantern: 14 });
    await fatigue.play(seat);
  },
};

const forthAgain: Moment = {
  name: 'Redo all: as before, to the last coin',
  keys: stepsSinceTurnTwelve,
  play: async (seat) => {
    for (let forth = 0; forth < stepsSinceTurnTwelve; forth += 1) await step(seat, 'Control+Shift+z');
    await expect(seat.sight.clock.getByRole('button', { name: /^Redo/ })).toHaveAccessibleName(
      /nothing to do again/,
    );
    await atTheEnd(seat);
  },
};

/** Changing one's mind, from the last turn back to the twelfth and forth again. */
export const secondThoughts: readonly Moment[] = [undoOnce, redoOnce, backToTurnTwelve, forthAgain];
