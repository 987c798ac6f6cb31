import type { Page } from '@playwright/test';

/** A key pressed in the page, again and again, each time until what it changes has been painted. */

export interface Press {
  readonly key: string;
  readonly code: string;
  readonly count: number;
  /** What has the keyboard; the page itself if left out. */
  readonly on?: string;
  /** Places of the page: the press is over once each of them shows something else. */
  readonly shown: readonly string[];
  /** Milliseconds before each press: at least, and how much more from press to press; none if left out. */
  readonly pause?: { readonly least: number; readonly spread: number };
}

/** Milliseconds from each key press to the end of the frame that shows all of it. */
export const pressed = (page: Page, press: Press): Promise<number[]> =>
  page.evaluate(pressAndRepaint, { ...press, shown: [...press.shown] });

/** Runs in the page, so that it may use nothing from outside. Throws where a press changes nothing for five seconds. */
async function pressAndRepaint({ key, code, count, on = 'body', shown, pause }: Press): Promise<number[]> {
  const said = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  const now = () => shown.map((place) => Array.from(document.querySelectorAll(place), said).join('\n'));
  const samples: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    if (pause) {
      const wait = pause.least + (pause.spread === 0 ? 0 : (nth * 37) % pause.spread);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    const before = now();
    const began = performance.now();
    for (const way of ['keydown', 'keyup'])
      document
        .querySelector(on)
        ?.dispatchEvent(new KeyboardEvent(way, { key, code, bubbles: true, cancelable: true }));
    await new Promise<void>((resolve, reject) => {
      const tooLong = setTimeout(
        () => reject(new Error(`${code} changed nothing: ${before.join(' | ')}`)),
        5000,
      );
      const watch = new MutationObserver(() => {
        if (now().some((text, at) => text === before[at])) return;
        watch.disconnect();
        clearTimeout(tooLong);
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        });
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    samples.push(performance.now() - began);
  }
  return samples;
}
