/** The places a run of Enter keys stops at, in the order of the form: each element with `data-stop`. */

const controls = 'input:not([type=hidden]):not(:disabled), select, textarea, button';

/** The last one, which makes the character, stands at the foot of the dialog. */
const stopsIn = (form: HTMLElement): HTMLElement[] => [
  ...(form.closest('[role=dialog]') ?? form).querySelectorAll<HTMLElement>('[data-stop]'),
];

export const stopOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-stop]') : null;

/** Puts the focus where that stop is filled in: on what is chosen or may be in a group, else on its first control. */
export function focusStop(stop: HTMLElement | undefined | null): void {
  const chosen = stop?.querySelector<HTMLElement>('input[type=radio]:checked');
  const allowed = stop?.querySelector<HTMLElement>('input[type=radio]:not([data-problems])');
  const first = chosen ?? allowed ?? stop?.querySelector<HTMLElement>(controls);
  first?.focus();
  if (first instanceof HTMLInputElement && first.type === 'text') first.select();
  const shown = document.getElementById(stop?.dataset['shows'] ?? '') ?? stop;
  shown?.scrollIntoView({ block: shown === stop ? 'nearest' : 'start' });
}

export function focusNextStop(form: HTMLElement, stop: HTMLElement): void {
  const stops = stopsIn(form);
  focusStop(stops[stops.indexOf(stop) + 1]);
}

export const focusStopNamed = (form: HTMLElement, name: string): void =>
  focusStop(stopsIn(form).find((stop) => stop.dataset['stop'] === name));
