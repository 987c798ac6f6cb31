import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { FightDesk } from '../fight-desk.svelte.ts';
import { chipText, type Chip } from './chip.ts';

const press = (keys: string, id: string, title: string, run: () => void): ViewCommand => ({
  id: `combat.chip.${id}`,
  title,
  group: 'Circumstances',
  keys,
  keyOnly: true,
  repeats: true,
  run,
});

/** `C`, then the letter of a chip; the same with Shift keeps it on the fighter. */
export function chipCommand(desk: FightDesk, busy: string | undefined): ViewCommand {
  const { chips, shownChips } = desk;
  return {
    id: 'combat.circumstances',
    title: 'Circumstances: then the letter of one; with Shift it is kept',
    group: 'Acts',
    keys: 'C',
    disabled: busy ?? (shownChips.length === 0 ? 'This act asks for no circumstances.' : undefined),
    run: () => {
      desk.aiming = false;
      desk.hands.closeAll();
      chips.choosing = true;
    },
  };
}

/** The letters of the chips while one is chosen, and what changes a figure. They go before any other key. */
export function chipKeys(desk: FightDesk): ViewCommand[] {
  const { chips, shownChips } = desk;
  const edited = shownChips.find(({ known }) => known.key === chips.editing);
  return [...(chips.choosing ? letters(desk, shownChips) : []), ...(edited ? steps(desk, edited) : [])];
}

const letters = (desk: FightDesk, shown: readonly Chip[]): ViewCommand[] => [
  ...shown.flatMap((chip) => [
    press(chip.letter, chip.known.key, chipText(chip), () => desk.chips.press(chip)),
    press(
      `Shift+${chip.letter}`,
      `keep.${chip.known.key}`,
      `Keep, or take off: ${chip.known.title}`,
      () => void desk.keep(chip),
    ),
  ]),
  press('Escape', 'leave', 'Leave the circumstances', () => desk.chips.leave()),
];

const steps = ({ chips }: FightDesk, chip: Chip): ViewCommand[] => [
  press('ArrowUp', 'more', `${chip.known.title}: one more`, () => chips.step(chip, 1)),
  press('+', 'plus', `${chip.known.title}: one more`, () => chips.step(chip, 1)),
  press('ArrowDown', 'less', `${chip.known.title}: one less`, () => chips.step(chip, -1)),
  press('-', 'minus', `${chip.known.title}: one less`, () => chips.step(chip, -1)),
  press('Escape', 'done', 'Leave the figure as it stands', () => chips.leave()),
];
