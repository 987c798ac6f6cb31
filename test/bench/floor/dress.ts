import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

/** A place that a turn changes: the text of an element or one of its attributes, before and after. */
interface Place {
  path: number[];
  attribute: string | null;
  values: [string | null, string | null];
}

/**
 * Writes the page a program shows, without its script, beside what a turn changes on it. What is left is the least
 * that drawing a turn costs in these nodes and styles. Answers with the page's path.
 */
export async function dressedPage(page: Page, root: string, folder: string): Promise<string> {
  const { html, places, elements } = await page.evaluate(undress);
  const assets = `${pathToFileURL(join(root, 'out/renderer')).href}/`;
  const script = pathToFileURL(join(root, 'test/bench/floor/page.js')).href;
  const path = join(folder, 'dressed.html');
  writeFileSync(
    path,
    html
      .replace('<head>', `<head><base href="${assets}">`)
      .replace(
        '</body>',
        `<script id="places" type="application/json">${JSON.stringify(places).replaceAll('<', '\\u003c')}</script><script src="${script}"></script></body>`,
      ),
  );
  console.log(`The dressed page: ${elements} elements, ${places.length} places that a turn changes.`);
  return path;
}

/** In the page: passes two turns by key; takes the page after the first, and what the second changed. */
async function undress(): Promise<{ html: string; places: Place[]; elements: number }> {
  const pass = async () => {
    const before = document.querySelector('[aria-current="time"]')?.textContent;
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true, cancelable: true }),
    );
    while (document.querySelector('[aria-current="time"]')?.textContent === before)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => setTimeout(resolve, 1000));
  };
  const pathOf = (element: Element): number[] => {
    const path: number[] = [];
    for (let at = element; at.parentElement !== null; at = at.parentElement)
      path.unshift([...at.parentElement.children].indexOf(at));
    return path;
  };
  await pass();
  for (const dead of document.querySelectorAll('script, link[rel=modulepreload]')) dead.remove();
  const taken = document.documentElement.cloneNode(true) as HTMLElement;
  await pass();
  const places: Place[] = [];
  const compare = (was: Element, is: Element): void => {
    const names = new Set([...was.getAttributeNames(), ...is.getAttributeNames()]);
    for (const attribute of names) {
      const values: Place['values'] = [was.getAttribute(attribute), is.getAttribute(attribute)];
      if (values[0] !== values[1]) places.push({ path: pathOf(is), attribute, values });
    }
    if (was.children.length === 0 && is.children.length === 0 && was.textContent !== is.textContent)
      places.push({ path: pathOf(is), attribute: null, values: [was.textContent, is.textContent] });
    if (was.children.length === is.children.length)
      [...was.children].forEach((child, index) => {
        const now = is.children[index];
        if (now?.tagName === child.tagName) compare(child, now);
      });
  };
  compare(taken, document.documentElement);
  return { html: `<!doctype html>${taken.outerHTML}`, places, elements: taken.querySelectorAll('*').length };
}
