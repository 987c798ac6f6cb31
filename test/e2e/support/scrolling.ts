import type { Page } from '@playwright/test';

/**
 * Every part of the page that scrolls though the window has room for more of it just below it or to its right: what it
 * is, how much of it is out of sight, and how many pixels lie free. Room is where its own surroundings are bare, and
 * what its dialog might still grow by.
 */
export const barsBesideRoom = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const step = 4;
    /** What any two parts have between them. */
    const gap = 24;

    const bare = (part: Element, points: readonly (readonly [number, number])[]): boolean =>
      points.every(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && hit !== part && hit.contains(part);
      });

    /** All that is bare from the part's edge to the window's, gaps left out. */
    function room(from: number, to: number, isBare: (at: number) => boolean): number {
      let [all, run] = [0, 0];
      for (let at = from + 2; at < to; at += step) {
        if (isBare(at)) run += step;
        else [all, run] = [all + Math.max(0, run - gap), 0];
      }
      return all + Math.max(0, run - gap);
    }

    /** What a dialog might still grow by before it fills nine tenths of the window. */
    function growth(part: Element): number {
      const dialog = part.closest('[role=dialog]');
      return dialog === null ? 0 : 0.9 * innerHeight - dialog.getBoundingClientRect().height - gap;
    }

    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const found: string[] = [];
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
      if (width < 20 || height < 20) continue;
      const { overflowX, overflowY } = getComputedStyle(part);
      const [down, across] = [part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth];
      const xs = [left + 8, (left + right) / 2, right - 8];
      const ys = [top + 8, (top + bottom) / 2, Math.min(bottom, innerHeight) - 8];
      const free = {
        down:
          scrolls(overflowY) && down > 1
            ? Math.max(
                growth(part),
                room(bottom, innerHeight, (y) =>
                  bare(
                    part,
                    xs.map((x) => [x, y] as const),
                  ),
                ),
              )
            : 0,
        across:
          scrolls(overflowX) && across > 1
            ? room(right, innerWidth, (x) =>
                bare(
                  part,
                  ys.map((y) => [x, y] as const),
                ),
              )
            : 0,
      };
      const name = part.getAttribute('aria-label') ?? part.className;
      const told = `${part.tagName.toLowerCase()} "${name}"`;
      if (free.down > step) found.push(`${told}: ${down} px below, ${Math.round(free.down)} free`);
      if (free.across > step) found.push(`${told}: ${across} px to the right, ${free.across} free`);
    }
    return found;
  });
