import { expect, type Locator, type Page } from '@playwright/test';
import { field } from '../expedition/seat.ts';
import { goTo } from '../support/arrange.ts';
import { Hands } from '../support/hands.ts';
import { inDialog } from '../support/look.ts';
import type { Program } from '../support/program.ts';

/** What the card asks for, and what was thrown. */
export type Die = readonly [title: string | RegExp, face: number];

/** Two windows of one journey: the road at the desk, and beside it the map in a window of its own. */
export class JourneySeat {
  readonly program: Program;
  readonly system: string;
  desk: Hands;
  map: Hands;

  private constructor(program: Program, system: string, map: Page) {
    this.program = program;
    this.system = system;
    this.desk = new Hands(program.desk);
    this.map = new Hands(map);
  }

  static async sitDown(program: Program, system: string): Promise<JourneySeat> {
    return new JourneySeat(program, system, await windows(program));
  }

  get keys(): number {
    return this.desk.strokes + this.map.strokes;
  }

  /** The program is ended as a power cut ends it, and begun again where it was. */
  async killAndReopen(): Promise<void> {
    await this.program.kill();
    await this.program.launch();
    this.desk = new Hands(this.program.desk);
    this.map = new Hands(await windows(this.program));
  }

  /** The newest line of the log at the desk. */
  says(words: string | RegExp): Promise<void> {
    return expect(this.desk.page.getByText(words).first()).toBeVisible();
  }

  /** Where the company truly is, in the map's window. */
  standsAt(number: string): Promise<void> {
    return expect(this.company).toContainText(number);
  }

  get company(): Locator {
    return this.map.page.getByText(/^The company is /);
  }

  encounter(who: string): Locator {
    return this.desk.page.getByRole('region', { name: new RegExp(who) });
  }

  /** The map's cursor goes to a place by its name, or to a hex by its number. */
  async find(words: string): Promise<void> {
    const { map } = this;
    await map.press('/');
    await expect(inDialog(map.page)).toBeVisible();
    await map.write(words);
    await expect(inDialog(map.page).getByRole('option').first()).toBeVisible();
    await map.press('Enter');
    await expect(inDialog(map.page)).toBeHidden();
  }

  async courseTo(words: string): Promise<void> {
    await this.find(words);
    await this.map.press('g');
  }

  /** A day's card with real dice: the key of its kind, each die under its title, and the key that passes it. */
  async pass(key: string, ...dice: readonly Die[]): Promise<void> {
    const { desk } = this;
    await desk.press(key);
    for (const [title, face] of dice) {
      await expect(desk.page.getByRole('textbox', { name: title })).toBeFocused();
      await desk.write(String(face));
    }
    await expect(
      desk.page.getByRole('button', { name: /^(Pass the|Roll the rest, pass the) (day|night)/ }),
    ).toBeEnabled();
    await desk.press('Enter');
  }

  /** A step of an encounter with real dice; where the book leaves it open whether it is thrown, it is asked for first. */
  async throwDice(step: string, who: string, faces: readonly number[]): Promise<void> {
    const { desk } = this;
    const form = this.encounter(who).getByRole('form', { name: step });
    const settle = this.encounter(who).getByRole('button', { name: `${step}: settle`, exact: true });
    await expect(form.or(settle).first()).toBeVisible();
    if (!(await form.isVisible())) {
      await desk.reach(settle);
      await desk.press('Enter');
      await expect(form).toBeVisible();
    }
    await desk.press(...faces.map(String), 'Enter');
    await expect(form).toHaveCount(0);
  }

  fill(label: string, text: string): Promise<void> {
    return this.desk.fill(field(this.desk.page, label), text);
  }
}

async function windows(program: Program): Promise<Page> {
  await goTo(program.desk, 'Travel');
  const hands = new Hands(program.desk);
  const map = await program.newWindow(() => hands.press('Alt+7'));
  await new Hands(map).press('Shift+M');
  await expect(map.getByRole('application', { name: /^Map of/ })).toBeVisible();
  return map;
}
