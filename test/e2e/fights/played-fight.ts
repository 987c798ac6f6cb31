import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Person } from '../../fixtures/fights/people.ts';
import { arrange, goTo } from '../support/arrange.ts';
import { expect } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { stepsShown, type Program } from '../support/program.ts';

const grid = (page: Page): Locator => page.getByRole('treegrid', { name: 'Who fights' });
const row = (page: Page, name: string): Locator =>
  grid(page).getByRole('row', { name: new RegExp(`^${name},`) });
const card = (page: Page): Locator => page.getByRole('region', { name: 'The act at hand' });
const inHand = (page: Page): Locator => page.getByRole('dialog').or(card(page)).last();

/** When it is, and everybody as his row is read out. */
async function boardOf(page: Page): Promise<readonly (string | null)[]> {
  const when = await page.getByRole('main').locator('header p').first().textContent();
  const rows = await grid(page)
    .getByRole('row')
    .evaluateAll((all) =>
      all.map((each) => {
        const feet = each.querySelector('td.feet')?.textContent;
        return [each.getAttribute('aria-label'), feet].filter((part) => part).join(', at ');
      }),
    );
  return [when, ...rows];
}

interface Evening {
  readonly name: string;
  readonly system: string;
  readonly settings?: Readonly<Record<string, boolean | string | number>>;
  readonly people: readonly Person[];
}

/** What stands after a step: words of the rows named, and of the card. */
type After = Readonly<Record<string, string>>;

/**
 * The keys of a step, parted by spaces: `A C 1 7 Enter`. `"5 goblins"` is written letter by letter; before going on,
 * `[10 or more]` waits until the dialog that is open, else the card, shows these words.
 */
const pieces = (keys: string): string[] => keys.match(/\[[^\]]+\]|"[^"]+"|\S+/g) ?? [];

/** A worked fight (docs/fights.md) at the program's own window: the keys alone, every die typed, a second window beside. */
export class PlayedFight {
  readonly #program: Program;
  readonly #path: string;
  #page: Page;
  #hands: Hands;
  /** The window beside; null where there is none. */
  #beside: Page | null;
  /** The board as it stood after each step. */
  readonly #boards: (readonly (string | null)[])[] = [];
  #strokes = 0;
  /** The number of the newest step, which no other bears though it be taken back. */
  #newest = 0;

  private constructor(program: Program, path: string, beside: Page | null) {
    this.#program = program;
    this.#path = path;
    this.#page = program.desk;
    this.#hands = new Hands(this.#page);
    this.#beside = beside;
  }

  static async sitDown(program: Program, path: string, evening: Evening): Promise<PlayedFight> {
    await PlayedFight.#lay(program, path, evening);
    return new PlayedFight(program, path, await beside(program));
  }

  /** With the one window only. */
  static async sitDownAlone(program: Program, path: string, evening: Evening): Promise<PlayedFight> {
    await PlayedFight.#lay(program, path, evening);
    return new PlayedFight(program, path, null);
  }

  static async #lay(program: Program, path: string, evening: Evening): Promise<void> {
    const { name, system, settings = {}, people } = evening;
    await mkdir(dirname(path), { recursive: true });
    await rm(path, { force: true });
    await arrange(program.desk, [
      ['app.createCampaign', { name, path, system, settings }],
      ...people.map((person) => ['character.add', person] as const),
    ]);
    await goTo(program.desk, 'Combat');
  }

  /** Does the keys of one step, told with what they may cost at most, and holds both windows to what stands then. */
  async does(what: string, most: number, keys: string, after: After = {}): Promise<void> {
    const next = Math.max(this.#newest, await stepsShown(this.#page)) + 1;
    const cost = await this.#hands.countFor(() => this.#plays(keys));
    await expect.poll(() => stepsShown(this.#page), what).toBe(next);
    this.#newest = next;
    await expect(this.#page.getByRole('dialog'), what).toBeHidden();
    console.log(`${cost} of at most ${most} keys: ${what}`);
    expect(cost, what).toBeLessThanOrEqual(most);
    this.#strokes += cost;
    for (const [name, words] of Object.entries(after)) await this.#shows(name, words, what);
    this.#boards.push(await this.#agreed(what));
  }

  async #plays(keys: string): Promise<void> {
    for (const piece of pieces(keys)) {
      if (piece.startsWith('[')) await expect(inHand(this.#page)).toContainText(piece.slice(1, -1));
      else if (piece.startsWith('"') && piece.length > 1) await this.#hands.write(piece.slice(1, -1));
      else await this.#hands.press(piece);
    }
  }

  async #shows(name: string, words: string, what: string): Promise<void> {
    const where = name === 'card' ? card(this.#page) : row(this.#page, name);
    await expect(where, what).toContainText(words);
  }

  /** The board, which a window beside shows alike. */
  async #agreed(what: string): Promise<readonly (string | null)[]> {
    const board = await boardOf(this.#page);
    const other = this.#beside;
    if (other !== null) await expect.poll(() => boardOf(other), `${what}: the window beside`).toEqual(board);
    return board;
  }

  /** The power goes in the middle of it, and it goes on where it stood. */
  async powerCut(): Promise<void> {
    const before = await boardOf(this.#page);
    await this.#program.kill();
    await this.#program.launch(this.#path);
    await goTo(this.#program.desk, 'Combat');
    this.#page = this.#program.desk;
    this.#hands = new Hands(this.#page);
    await expect.poll(() => boardOf(this.#page)).toEqual(before);
    this.#beside = await beside(this.#program);
  }

  /** Keys that only look or choose: nothing is done by them, and nothing counted. `unfolds`: whose row is there after them. */
  async looks(keys: string, { unfolds }: { unfolds?: string } = {}): Promise<void> {
    await this.#plays(keys);
    if (unfolds !== undefined) await expect(row(this.#page, unfolds)).toBeVisible();
    const board = await boardOf(this.#page);
    await expect.poll(() => boardOf(this.#page)).toEqual(board);
    // Groups may stand unfolded now.
    if (this.#boards.length > 0) this.#boards[this.#boards.length - 1] = board;
  }

  /** One key takes the last act back. */
  async takesBack(): Promise<void> {
    this.#boards.pop();
    const before = this.#boards.at(-1);
    if (before === undefined) throw new Error('Nothing was done before.');
    await this.#comesTo('Control+z', before);
  }

  /** Everything goes back to the first act, and on again to the last; the windows agree at every step. */
  async thereAndBack(): Promise<void> {
    console.log(`${this.#strokes} keys in ${this.#boards.length} steps`);
    for (const board of this.#boards.slice(0, -1).reverse()) await this.#comesTo('Control+z', board);
    for (const board of this.#boards.slice(1)) await this.#comesTo('Control+Shift+z', board);
  }

  async #comesTo(key: string, board: readonly (string | null)[]): Promise<void> {
    await this.#hands.press(key);
    await expect.poll(() => boardOf(this.#page)).toEqual(board);
    await this.#agreed(key);
  }

  show(name: string): Promise<void> {
    return this.#program.show(name, this.#page);
  }
}

const beside = (program: Program): Promise<Page> =>
  program.newWindow(() => new Hands(program.desk).command('combat in its own window'));
