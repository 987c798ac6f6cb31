import { expect, type Locator, type Page } from '@playwright/test';

const longestWay = 150;

/** Two hands on a keyboard, and nothing else: no mouse, no call into the program. */
export class Hands {
  /** Keys pressed so far. */
  strokes = 0;
  readonly page: Page;
  readonly #pause: () => Promise<void>;

  /** `pause` is waited for after every key, so that somebody can watch. */
  constructor(page: Page, pause: () => Promise<void> = () => Promise.resolve()) {
    this.page = page;
    this.#pause = pause;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.strokes += 1;
      await this.#pause();
    }
  }

  async write(text: string): Promise<void> {
    for (const character of text) {
      await this.page.keyboard.type(character);
      this.strokes += 1;
      await this.#pause();
    }
  }

  /** Goes from field to field with Tab until the target has the focus. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let way = 0; way < longestWay; way += 1) {
      if (await hasFocus(target)) return;
      await this.page.keyboard.press('Tab');
      this.strokes += 1;
    }
    throw new Error(`Tab does not lead to ${target.toString()}.`);
  }

  /** Reaches a field and writes over what stands in it. */
  async fill(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.press('ControlOrMeta+a');
    if (text === '') await this.press('Delete');
    else await this.write(text);
  }

  /** Runs a command by its name. */
  async command(words: string): Promise<void> {
    await this.press('Control+k');
    await expect(this.page.getByRole('combobox', { name: 'Commands' })).toBeFocused();
    await this.write(words);
    await this.press('Enter');
    await expect(this.page.getByRole('combobox', { name: 'Commands' })).toBeHidden();
  }

  /** How many keys the work takes. */
  async countFor(work: () => Promise<void>): Promise<number> {
    const before = this.strokes;
    await work();
    return this.strokes - before;
  }
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
