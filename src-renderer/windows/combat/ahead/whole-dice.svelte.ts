import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import { takeAloud } from '../../../lib/step.svelte.ts';

/** Whether a die is taken as soon as no further digit could belong to it, without Enter. */
class WholeDice {
  on = $state(false);

  /** From now on the other way, at every start of the program on this machine. */
  async turn(): Promise<void> {
    this.on = !this.on;
    const said = this.on
      ? 'A typed die is taken as soon as it is whole; Enter takes 1 and 2 of a d20.'
      : 'A typed die waits for Enter.';
    await takeAloud('app.setPreferences', { wholeDice: this.on }, () => said);
  }
}

export const wholeDice = new WholeDice();

/** The face at the head of what was typed, once it is whole, and what follows it; null while it may go on. */
export function wholeFace(typed: string, sides: number): { face: number; rest: string } | null {
  const { digits, rest } = /^ *(?<digits>\d+) *(?<rest>.*)$/.exec(typed)?.groups ?? {};
  if (digits === undefined || rest === undefined) return null;
  for (let length = 1; length <= digits.length; length += 1) {
    const face = Number(digits.slice(0, length));
    if (face < 1 || face > sides) return null;
    const more = digits.slice(length);
    // A space or another die behind it ends a face as well as its last possible digit does.
    const ends = face * 10 > sides || (more === '' && rest !== '');
    if (ends) return { face, rest: [more, rest].filter((part) => part !== '').join(' ') };
  }
  return null;
}

export const wholeDiceCommand = (): ViewCommand => ({
  id: 'combat.wholeDice',
  title: `Take a die as soon as it is whole: now ${wholeDice.on ? 'on' : 'off'}`,
  group: 'Acts',
  keys: 'Alt+D',
  run: () => void wholeDice.turn(),
});
