import type { CommandOutput } from '../../../../shared/ipc/contract.ts';
import {
  partTitles,
  somebodyParts,
  somebodyText,
  type SomebodyPart,
} from '../../../../shared/pages/somebody.ts';
import { Step } from '../../../lib/step.svelte.ts';

type Thrown = CommandOutput<'prep.somebody'>['thrown'][number];
type Spot = CommandOutput<'prep.somebody'>['spots'][number];

export interface Cell {
  text: string;
  /** Where it comes from, in words. */
  from: string;
}
type Cells = Readonly<Record<SomebodyPart, Cell>>;

const blank: Cell = { text: '', from: '' };

/** Of the program's own lists nothing is said: they are what is thrown on where there is no other. */
function fromWords({ table, isOwn, text }: Thrown): string {
  if (text === '') return `nothing stood there in ${table}`;
  return isOwn ? '' : `your table ${table}`;
}

/** Somebody met by chance, as a window holds them until they are kept: nothing of them stands anywhere else. */
export class Somebody {
  readonly throwing = new Step('prep.somebody', () => null);
  readonly keeping = new Step('page.add');
  cells = $state.raw<Cells | null>(null);
  /** The part the keys stand on. */
  at = $state(0);
  /** That part is being typed over. */
  typing = $state(false);
  /** What the dice said last, for who hears it. */
  told = $state('');
  kept = $state.raw<{ id: number; name: string; spot: Spot | null } | null>(null);
  /** Where a link to them can stand, and which is taken; beyond the last of them: none. */
  spots = $state.raw<readonly Spot[]>([]);
  #spotAt = $state(0);
  readonly #openRoom: () => number | null;

  constructor(openRoom: () => number | null) {
    this.#openRoom = openRoom;
  }

  /** Null: no link is put anywhere. */
  get spot(): Spot | null {
    return this.spots[this.#spotAt] ?? null;
  }

  /** The next place at hand, behind the last of them nowhere, then the first again. */
  nextSpot(): void {
    this.#spotAt = (this.#spotAt + 1) % (this.spots.length + 1);
  }

  get part(): SomebodyPart {
    return shownParts[this.at] ?? 'name';
  }

  /** Somebody else altogether. */
  async meet(): Promise<void> {
    this.kept = null;
    this.keeping.clear();
    await this.#throw({});
    this.at = 0;
  }

  /** One part anew, the others as they stand. */
  async again(part: SomebodyPart): Promise<void> {
    const { cells } = this;
    if (cells === null) return;
    const others = somebodyParts.filter((each) => each !== part);
    await this.#throw(Object.fromEntries(others.map((each) => [each, cells[each].text])));
  }

  async #throw(said: Partial<Record<SomebodyPart, string>>): Promise<void> {
    const taken = await this.throwing.take({ said, open: this.#openRoom() });
    if (taken === null) return;
    const cells: Record<SomebodyPart, Cell> = { ...(this.cells ?? everyBlank()) };
    for (const thrown of taken.value.thrown)
      cells[thrown.part] = { text: thrown.text, from: fromWords(thrown) };
    this.cells = cells;
    this.#follow(taken.value.spots);
    this.told = taken.value.thrown.map(({ part, text }) => `${partTitles[part]}: ${text}.`).join(' ');
  }

  /** What was chosen stays, as long as it is at hand. */
  #follow(spots: readonly Spot[]): void {
    const before = this.spot === null ? null : JSON.stringify(this.spot.spot);
    const isOff = this.spots.length > 0 && before === null;
    const still = spots.findIndex(({ spot }) => JSON.stringify(spot) === before);
    this.spots = spots;
    this.#spotAt = isOff ? spots.length : Math.max(0, still);
  }

  move(by: 1 | -1): void {
    this.at = Math.max(0, Math.min(shownParts.length - 1, this.at + by));
  }

  /** Shut without a change where it was not changed. */
  write(part: SomebodyPart, text: string): void {
    this.typing = false;
    if (this.cells === null || text.trim() === this.cells[part].text) return;
    this.cells = { ...this.cells, [part]: { text: text.trim(), from: 'your word' } };
  }

  /** Into the notebook; the players' half of the page stays empty. */
  async keep(): Promise<void> {
    const { cells, spot } = this;
    if (cells === null || this.kept !== null) return;
    const texts = Object.fromEntries(somebodyParts.map((part) => [part, cells[part].text])) as Record<
      SomebodyPart,
      string
    >;
    const added = await this.keeping.take({
      ...{ title: texts.name, kind: 'person', text: somebodyText(texts) },
      linkFrom: spot?.spot ?? null,
    });
    if (added !== null) this.kept = { id: added.value.id, name: texts.name, spot };
  }
}

const everyBlank = (): Record<SomebodyPart, Cell> =>
  Object.fromEntries(somebodyParts.map((part) => [part, blank])) as Record<SomebodyPart, Cell>;

/** As they are read: the name first. */
export const shownParts: readonly SomebodyPart[] = [
  'name',
  ...somebodyParts.filter((part) => part !== 'name'),
];
