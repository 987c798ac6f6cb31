import { dialogs } from './key-binding.ts';

const shut = `[hidden], [inert], details:not([open]) > :not(summary), ${dialogs}`;

/**
 * Leads the keyboard from where it is to the next figure that can say its reasons, or the one before, and round again.
 * False where the window shows none.
 */
export function walkFigures(way: 1 | -1): boolean {
  const figures = [...document.querySelectorAll<HTMLElement>('[data-why]')].filter(
    (figure) => figure.closest(shut) === null,
  );
  const lies = (figure: HTMLElement, side: number): boolean =>
    ((document.activeElement ?? document.body).compareDocumentPosition(figure) & side) !== 0;
  const figure =
    way === 1
      ? (figures.find((each) => lies(each, Node.DOCUMENT_POSITION_FOLLOWING)) ?? figures[0])
      : (figures.findLast((each) => lies(each, Node.DOCUMENT_POSITION_PRECEDING)) ?? figures.at(-1));
  figure?.focus();
  return figure !== undefined;
}
