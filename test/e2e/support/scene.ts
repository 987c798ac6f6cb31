import type { Page } from '@playwright/test';

/** What stands in a window, in one line: where it is, what it says, where the hands are, which dialogs are open. */
export const sceneOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = (element: Element | null): string => {
      if (element === null || element === document.body) return 'nothing';
      const name = element.getAttribute('aria-label') ?? element.id;
      return `${element.tagName.toLowerCase()} ${name === '' ? element.textContent.trim().slice(0, 40) : name}`;
    };
    const texts = (selector: string): string =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim()).join(' / ');
    return [
      `at ${texts('h1') || 'no place'}`,
      `says "${texts('[role=status]').slice(0, 160)}"`,
      `the hands are in ${named(document.activeElement)}`,
      `dialogs: ${texts('[role=dialog] h2, [role=alertdialog] h2') || 'none'}`,
    ].join('; ');
  });
