/** Leads the keyboard from one figure that can say its reasons to the next, and round again. */
export function nextFigure(): void {
  const all = [...document.querySelectorAll<HTMLElement>('main [data-why]')].filter(
    (figure) => figure.closest('[hidden], details:not([open])') === null,
  );
  const at = all.findIndex((figure) => figure === document.activeElement);
  all[(at + 1) % all.length]?.focus();
}
