import type { Page } from '@playwright/test';

/** What frames cost: the work of each on the page's own thread, and how far they stand apart. All in milliseconds. */
export interface Frames {
  readonly work: number[];
  readonly apart: number[];
}

/** Every frame while something is done to the page. Frames on which nothing is drawn are among them. */
export async function framesOf(page: Page, done: () => Promise<void>): Promise<Frames> {
  await page.evaluate(beginRecording);
  await done();
  return page.evaluate(() => window.framesRecorded?.() ?? { work: [], apart: [] });
}

declare global {
  interface Window {
    /** While frames are recorded: ends it. */
    framesRecorded?: () => Frames;
    keyPressed?: number;
  }
}

/** Runs in the page, so that it may use nothing from outside. */
function beginRecording(): void {
  const [work, apart]: [number[], number[]] = [[], []];
  let last: number | null = null;
  let over = false;
  requestAnimationFrame(function frame(at) {
    if (over) return;
    // Asked for in the frame before, it is the first to run in this one.
    requestAnimationFrame(frame);
    const began = performance.now();
    if (last !== null) apart.push(at - last);
    last = at;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => work.push(performance.now() - began);
    port2.postMessage(null);
  });
  window.framesRecorded = () => {
    over = true;
    return { work, apart };
  };
}

/** The floor of a frame: a ready picture as large as the window put on a canvas, so many times. */
export const bareFrames = async (page: Page, count: number): Promise<Frames> =>
  framesOf(page, () => page.evaluate(putReadyPicture, count));

async function putReadyPicture(count: number): Promise<void> {
  const canvas = document.createElement('canvas');
  const ready = document.createElement('canvas');
  for (const each of [canvas, ready]) [each.width, each.height] = [window.innerWidth, window.innerHeight];
  canvas.style.cssText = 'position:fixed;inset:0';
  const paint = ready.getContext('2d');
  for (let at = 0; at < 200 && paint; at += 1) {
    paint.fillStyle = `hsl(${at}deg 40% 50%)`;
    paint.fillRect((at * 37) % ready.width, (at * 53) % ready.height, 90, 60);
  }
  document.body.append(canvas);
  for (let at = 0; at < count; at += 1) {
    await new Promise(requestAnimationFrame);
    canvas.getContext('2d')?.drawImage(ready, at % 7, at % 5);
  }
  canvas.remove();
}

/** From a key of the keyboard to the end of the frame that shows such words in a place of the page. */
export async function shownAfter(page: Page, key: string, place: string, words: RegExp): Promise<number> {
  await page.evaluate(() =>
    window.addEventListener('keydown', () => (window.keyPressed = performance.now()), {
      once: true,
      capture: true,
    }),
  );
  await page.keyboard.press(key);
  return page.evaluate(
    async ({ place: where, source }) => {
      const said = new RegExp(source, 'u');
      while (!said.test(document.querySelector(where)?.textContent ?? ''))
        await new Promise(requestAnimationFrame);
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        requestAnimationFrame(() => port2.postMessage(null));
      });
      return performance.now() - (window.keyPressed ?? NaN);
    },
    { place, source: words.source },
  );
}
