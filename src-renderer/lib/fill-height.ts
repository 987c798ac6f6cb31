/**
 * Lets a window's root fill what is left of the work area, so that its lists scroll and not the page. Where the room is
 * less than the root's own least height, the page scrolls after all.
 */
export function fillHeight(root: HTMLElement): (() => void) | undefined {
  const main = root.closest('main');
  if (main === null) return undefined;
  const fill = (): void => {
    const above = root.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop;
    const below = Number.parseFloat(getComputedStyle(root.parentElement ?? root).paddingBlockEnd) || 0;
    root.style.blockSize = `${Math.max(0, main.clientHeight - above - below)}px`;
  };
  const observer = new ResizeObserver(fill);
  const beside = root.parentElement;
  const watch = (): void => {
    observer.disconnect();
    observer.observe(main);
    for (const sibling of beside?.children ?? []) observer.observe(sibling);
    fill();
  };
  // Something may come to stand above it, or go: a look at the past has its banner there.
  const comings = new MutationObserver(watch);
  if (beside !== null) comings.observe(beside, { childList: true });
  watch();
  return () => {
    comings.disconnect();
    observer.disconnect();
  };
}
