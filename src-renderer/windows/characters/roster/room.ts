/** Tells a list how much room there is below its place in the work area, as `--room`. */
export function keepRoom(list: HTMLElement): (() => void) | undefined {
  const main = list.closest('main');
  const anchor = list.parentElement;
  if (main === null || anchor === null) return undefined;
  const measure = (): void => {
    const above = anchor.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop;
    const below = Number.parseFloat(getComputedStyle(list).marginBlockEnd) || 0;
    list.style.setProperty('--room', `${Math.max(0, main.clientHeight - above - below)}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(main);
  for (const sibling of anchor.parentElement?.children ?? []) observer.observe(sibling);
  measure();
  return () => observer.disconnect();
}

/** Scrolls a list, and nothing around it, so that the row stands in it below the heading that sticks to its top. */
export function reveal(row: HTMLElement): void {
  const list = row.closest<HTMLElement>('[data-roster]');
  if (list === null) return;
  const heading =
    row.closest('[role=rowgroup]')?.querySelector<HTMLElement>('[data-heading]')?.offsetHeight ?? 0;
  const { top, bottom } = row.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top + heading) list.scrollTop -= frame.top + heading - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}
