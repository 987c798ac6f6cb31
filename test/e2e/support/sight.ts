import { expect, type Locator, type Page } from '@playwright/test';

interface Lights {
  torch: number;
  lantern: number;
}

/** What can be read off a window: every question waits until the answer is on screen. */
export class Sight {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get clock(): Locator {
    return this.page.getByRole('banner');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get prompts(): Locator {
    return this.page.getByRole('region', { name: 'Prompts', exact: true });
  }

  prompt(title: RegExp): Locator {
    return this.prompts
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  /** The turn under way, on the sheet and on the clock. */
  async turn(turn: number): Promise<void> {
    await expect(this.page.getByText(`Turn ${turn}`, { exact: true })).toBeVisible();
    await expect(this.clock).toContainText(`Turn ${turn}, `);
  }

  async time(time: string): Promise<void> {
    await expect(this.clock).toContainText(`Day 1, ${time}`);
  }

  async lights(turnsLeft: Lights): Promise<void> {
    for (const kind of ['torch', 'lantern'] as const) {
      const turns = turnsLeft[kind];
      if (turns > 0) await expect(this.clock).toContainText(new RegExp(`${kind} ${turns}\\b`));
      else await expect(this.clock).not.toContainText(new RegExp(`${kind} \\d`));
    }
  }

  async rest(when: string): Promise<void> {
    await expect(this.clock).toContainText(`Rest due ${when}`);
  }

  box(turn: number): Locator {
    return this.page.getByRole('gridcell', { name: new RegExp(`^Turn ${turn};`) });
  }

  async noPrompts(): Promise<void> {
    await expect(this.prompts).toContainText('Nothing is due.');
  }

  /** A character's row, in whichever party table is on screen. */
  row(name: string): Locator {
    const named = { name: new RegExp(`^${name}`) };
    const head = this.page.getByRole('rowheader', named).or(this.page.getByRole('gridcell', named));
    return this.page.getByRole('main').getByRole('row').filter({ has: head }).first();
  }

  /** How far one may walk, in feet a turn and (a round). */
  async walks(name: string, turn: number, round: number): Promise<void> {
    await expect(this.row(name)).toContainText(`${turn}' (${round}')`);
  }

  async carries(name: string, coins: number): Promise<void> {
    await expect(this.row(name)).toContainText(new RegExp(`(^|\\D)${coins.toLocaleString('en')}(\\D|$)`));
  }

  async undoNames(summary: RegExp): Promise<void> {
    await expect(this.clock.getByRole('button', { name: /^Undo/ })).toHaveText(summary);
  }
}
