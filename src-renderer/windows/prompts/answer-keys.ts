import { isWholeFace } from '../../components/dice/dice-input.svelte.ts';
import { isInDialog, isTyping } from '../../lib/keys/key-binding.ts';

const dieFields = 'input[data-sides]:not(:disabled)';

/** The place where keys answer: the open step of an encounter, or the first prompt. */
export const answersIn = (side: HTMLElement): HTMLElement | null =>
  side.querySelector<HTMLElement>('[data-answers]');

/** The dice fields of the answer, in their order. */
const diceOf = (answers: Element): HTMLInputElement[] =>
  [...answers.querySelectorAll<HTMLInputElement>(dieFields)].filter(
    (field) => field.closest('[data-primary]') !== null,
  );

/**
 * A digit typed outside every field goes into the answer's first empty die, or else into what is to be filled in:
 * the cursor is put there before the key lands. Where the answer takes none, `next` brings up one that does.
 */
export function digitToDie(
  event: KeyboardEvent,
  place: () => HTMLElement | null,
  next: () => HTMLElement | null = () => null,
): void {
  if (!/^\d$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.defaultPrevented || isTyping(event) || isInDialog(event)) return;
  const answers = place();
  if (answers === null || takesDigit(answers)) return;
  const other = next();
  if (other !== null) takesDigit(other);
}

function takesDigit(answers: HTMLElement): boolean {
  if (focusDie(answers)) return true;
  const field = answers.querySelector<HTMLInputElement>('[data-fill] input:not(:disabled)');
  field?.focus();
  return field !== null;
}

/** Shift+Enter in a prompt's die: it means all of the kind, and not the one the die is for. */
export const meansAll = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  event.shiftKey &&
  event.target instanceof Element &&
  event.target.closest(`[data-prompt] ${dieFields}`) !== null;

/** The cursor into the answer's first empty die; false where the answer wants none. */
export function focusDie(answers: HTMLElement): boolean {
  const dice = diceOf(answers);
  const die = dice.find((one) => one.value === '') ?? dice[0];
  die?.focus();
  return die !== undefined;
}

/** One digit fills a d6: the cursor goes on to the next empty die, so that `3 4 Enter` answers two dice. */
export function nextDie(event: Event): void {
  const die = event.target;
  if (!(die instanceof HTMLInputElement) || die.form === null || !isFull(die)) return;
  const dice = diceOf(die.form);
  if (dice.includes(die))
    dice
      .slice(dice.indexOf(die) + 1)
      .find((input) => input.value === '')
      ?.focus();
}

const isFull = ({ value, dataset }: HTMLInputElement): boolean =>
  isWholeFace(value, Number(dataset['sides']));

/** Enter outside every field: sends the answer's dice, or puts the cursor into what must be filled in first. */
export function pressPrimary(answers: HTMLElement): boolean {
  const form = answers.querySelector<HTMLFormElement>('[data-primary] form, form[data-primary]');
  if (form !== null) {
    form.requestSubmit();
    return true;
  }
  const field = answers.querySelector<HTMLElement>('[data-fill] :is(input, button)');
  field?.focus();
  return field !== null;
}
