import type { CommandInput, CommandOutput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { HoardPlace } from '../../hoards/hoard-words.ts';
import { parseNumber } from '../../../components/fields/number-text.ts';
import { QuickSteps } from '../../../lib/step.svelte.ts';

export type Ways = QueryOutput<'treasure.ways'>;
export type At = QueryOutput<'treasure.at'>;
export type Card = CommandOutput<'treasure.propose'>;
export type CardLine = Card['lines'][number];
type Asked = CommandInput<'treasure.propose'>;
type Source = Asked['source'];
type Throws = NonNullable<Asked['throws']>;
type LineGiven = NonNullable<Asked['lines']>[number];

/** A place that is known before the roll, and what it is called. */
export interface KnownPlace {
  readonly place: NonNullable<HoardPlace>;
  readonly title: string;
}

/** What a table gives: letters, else what lies unguarded on a level. */
export type Given = { readonly letters: string } | { readonly level: number };

/** What a roll is asked for, as it is typed. */
class Wish {
  by = $state<Source['by']>('letters');
  letters = $state('');
  bearers = $state('1');
  /** Its name, as the list has it. */
  creature = $state('');
  count = $state('1');
  lair = $state(true);
  /** Of a dragon whose hoard it is; nothing: the chances as they are printed. */
  age = $state('');
  hitDice = $state('');
  level = $state('1');
  points = $state('');
}

const whole = (text: string, max: number): number | null => parseNumber(text, { min: 1, max }).value;

/** A roll of treasure: what it is for, how far its dice have gone, and what the referee makes of each line. */
export class TreasureDesk {
  readonly wish = new Wish();
  readonly step = new QuickSteps();
  /** The columns for low levels; null until somebody chose: as the party is. */
  lowChosen = $state<boolean | null>(null);
  card = $state.raw<Card | null>(null);
  at = $state(0);
  where = $state('');
  /** The line that is being typed. */
  typing = $state(false);
  /** It is asked where the roll is laid down. */
  laying = $state(false);
  #last: Promise<void> = Promise.resolve();
  #underWay = $state(0);
  /** Where the roll will lie, as the place it is rolled for; null where nobody said. */
  goesTo = $state.raw<KnownPlace | null>(null);
  /** What is rolled for once this roll is laid down or taken. */
  after = $state.raw<readonly Given[]>([]);
  /** What the roll on the card is of. */
  #source = $state.raw<Pick<Asked, 'source' | 'low'> | null>(null);
  /** What the book has; null until it is read. */
  ways = $state.raw<Ways | null>(null);

  get low(): boolean {
    return this.lowChosen ?? this.ways?.low ?? false;
  }

  /** The ways that this book has, the first where none of them is chosen. */
  get by(): Source['by'] {
    const { by } = this.wish;
    if (this.ways?.way === 'experience') return by === 'creature' ? by : 'experience';
    return by === 'experience' ? 'letters' : by;
  }

  /** What is known of dragons, where a letter that is asked for goes by one; null where none does. */
  get dragonAsked(): Ways['dragon'] {
    const { dragon = null, creatures = [] } = this.ways ?? {};
    if (dragon === null) return null;
    const wanted = this.wish.creature.trim().toLowerCase();
    const bears = creatures.find(({ name }) => name.toLowerCase() === wanted)?.treasure ?? '';
    const text = this.by === 'letters' ? this.wish.letters : this.by === 'creature' ? bears : '';
    const letters = text.toUpperCase().split(/[^A-Z]+/u);
    return letters.includes(dragon.letter) ? dragon : null;
  }

  /** Undefined where the chances stay as they are printed; null where half of it is missing. */
  get #dragon(): { age: number; hitDice: number } | undefined | null {
    const { age, hitDice } = this.wish;
    if (this.dragonAsked === null || (age.trim() === '' && hitDice.trim() === '')) return undefined;
    const read = { age: whole(age, this.dragonAsked.ages), hitDice: whole(hitDice, 100) };
    return read.age === null || read.hitDice === null ? null : { age: read.age, hitDice: read.hitDice };
  }

  /** What is asked for; null with what is missing. */
  get asked(): { source: Source | null; missing: string } {
    const { wish } = this;
    const unread = (missing: string) => ({ source: null, missing });
    const read = (source: Source) => ({ source, missing: '' });
    const dragon = this.#dragon;
    if (dragon === null) return unread('Say both the age and the Hit Dice of the dragon, or neither.');
    const ofDragon = dragon && { dragon };
    switch (this.by) {
      case 'letters': {
        const bearers = whole(wish.bearers, 1000);
        if (wish.letters.trim() === '') return unread('Say which letters: D, or P ×12, C.');
        return bearers === null
          ? unread('How many bear it?')
          : read({ by: 'letters', text: wish.letters, bearers, ...ofDragon });
      }
      case 'creature': {
        const creature = this.ways?.creatures.find(
          ({ name }) => name.toLowerCase() === wish.creature.trim().toLowerCase(),
        );
        const count = whole(wish.count, 1000);
        if (!creature) return unread('Say which creature.');
        return count === null
          ? unread('How many are they?')
          : read({ by: 'creature', id: creature.id, count, lair: wish.lair, ...ofDragon });
      }
      case 'unguarded': {
        const level = whole(wish.level, 100);
        return level === null ? unread('On which level?') : read({ by: 'unguarded', level });
      }
      case 'experience': {
        const points = whole(wish.points, 1_000_000);
        return points === null
          ? unread('By how many experience points?')
          : read({ by: 'experience', points });
      }
    }
  }

  /** Whether dice are on their way: what a key means is not known before they lie. */
  get isThrowing(): boolean {
    return this.#underWay > 0;
  }

  get line(): CardLine | null {
    return this.card?.lines[this.at] ?? null;
  }

  /** Why it cannot be taken yet. */
  get notYet(): string | undefined {
    if (this.card === null) return 'Nothing is rolled.';
    if (this.card.ask !== null) return 'A die is wanted. Enter throws it, Shift+Enter throws the rest.';
    return this.card.lines.some(({ finds, typed, struck }) => !struck && (finds.length > 0 || typed !== null))
      ? undefined
      : 'Nothing was there.';
  }

  stand(at: number): void {
    this.typing = false;
    this.at = Math.max(0, Math.min((this.card?.lines.length ?? 1) - 1, at));
  }

  /** What a table gives is asked for, one after the other, to lie at a place if one is known. */
  askFor(given: readonly Given[], goesTo: KnownPlace | null): Promise<void> {
    this.#turnTo(goesTo, given);
    return this.#inTurn(() => this.#beginNext());
  }

  /** What is rolled for at a place is asked for, and goes there; false where something is left to be said. */
  askAt(place: NonNullable<HoardPlace>, { title, asked }: At): boolean {
    const { wish } = this;
    this.#turnTo({ place, title }, []);
    this.step.failure = null;
    if (asked === null) return false;
    wish.by = asked.by;
    if (asked.by === 'creature') {
      wish.creature = asked.name;
      wish.count = asked.count === null ? '' : String(asked.count);
      wish.lair = asked.lair;
    } else wish.level = String(asked.level);
    if (this.asked.source === null) return false;
    void this.begin();
    return true;
  }

  /** Away from what was asked for before; dice of it that are on their way fall first, so that none comes back. */
  #turnTo(goesTo: KnownPlace | null, given: readonly Given[]): void {
    Object.assign(this.wish, { bearers: '1', age: '', hitDice: '' });
    void this.#inTurn(() => {
      this.card = null;
      this.goesTo = goesTo;
      this.after = given;
      return Promise.resolve();
    });
  }

  async #beginNext(): Promise<void> {
    const [next, ...after] = this.after;
    if (next === undefined) return;
    this.after = after;
    this.wish.by = 'letters' in next ? 'letters' : 'unguarded';
    if ('letters' in next) this.wish.letters = next.letters;
    else this.wish.level = String(next.level);
    const { source } = this.asked;
    if (source !== null) await this.#beginWith({ source, low: this.low }, 'none');
  }

  /** Begins anew with what is asked for. */
  begin(throws: Throws = 'none'): Promise<void> {
    const { source, missing } = this.asked;
    if (source === null) {
      this.step.failure = { code: 'bad-input', message: `${missing} Nothing was rolled.` };
      return Promise.resolve();
    }
    const of = { source, low: this.low };
    return this.#inTurn(() => this.#beginWith(of, throws));
  }

  #beginWith(of: Pick<Asked, 'source' | 'low'>, throws: Throws): Promise<void> {
    this.#source = of;
    this.card = null;
    this.at = 0;
    this.typing = false;
    return this.#propose([], throws);
  }

  /** The die that is asked for as it was typed; null: thrown by the program. */
  answer(face: number | null): Promise<void> {
    if (face === null) return this.throw('one');
    return this.#inTurn(async () => {
      const ask = this.card?.ask;
      if (!ask) return;
      const typed = (line: LineGiven) => ({ ...line, faces: [...(line.faces ?? []), { face, typed: true }] });
      await this.#propose(this.#given((line, at) => (at === ask.line ? typed(line) : line)));
    });
  }

  throw(throws: Throws): Promise<void> {
    return this.#inTurn(() => this.#propose(this.#given(), throws));
  }

  /** The chosen line anew: its dice are picked up again, and nothing is typed over it. */
  again(): Promise<void> {
    return this.#change(() => ({ faces: [], struck: false, typed: null }));
  }

  strike(): Promise<void> {
    return this.#change((line) => ({ ...line, struck: line.struck !== true }));
  }

  /** What is there in place of what the dice gave; empty: the dice count again. */
  write(text: string): Promise<void> {
    this.typing = false;
    return this.#change((line) => ({ ...line, typed: text.trim() === '' ? null : text }));
  }

  take(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#source === null || this.notYet !== undefined) return;
      const input = { ...this.#source, lines: this.#given(), where: this.where };
      if ((await this.step.take('treasure.take', input)) !== null) await this.#done();
    });
  }

  /** Lays the roll down as a hoard; true when it lies. */
  async lay(name: string, at: HoardPlace): Promise<boolean> {
    return (await this.#lay(name, at)) !== null;
  }

  /** Keeps the roll in the referee's hand under its own name; gives the hoard that it is then, null where it is not complete. */
  keep(): Promise<number | null> {
    return this.#lay('', null);
  }

  async #lay(name: string, at: HoardPlace): Promise<number | null> {
    let id: number | null = null;
    await this.#inTurn(async () => {
      if (this.#source === null || this.notYet !== undefined) return;
      const input = { ...this.#source, lines: this.#given(), name, at };
      id = (await this.step.take('treasure.place', input))?.value.id ?? null;
      if (id !== null) await this.#done();
    });
    return id;
  }

  /** What comes after it goes to the same place. */
  #done(): Promise<void> {
    this.card = null;
    if (this.after.length === 0) this.goesTo = null;
    return this.#beginNext();
  }

  /** Keys that come faster than answers wait for each other, so that no die is lost. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#underWay += 1;
    this.#last = this.#last.then(work).finally(() => (this.#underWay -= 1));
    return this.#last;
  }

  #change(change: (line: LineGiven) => LineGiven): Promise<void> {
    const chosen = this.at;
    return this.#inTurn(() =>
      this.#propose(
        this.#given((line, at) => (at === chosen ? change(line) : line)),
        'none',
        chosen,
      ),
    );
  }

  #given(change: (line: LineGiven, at: number) => LineGiven = (line) => line): LineGiven[] {
    const lines = this.card?.lines ?? [];
    return lines.map(({ faces, struck, typed }, at) => change({ faces, struck, typed }, at));
  }

  /** The choice goes to the line that wants a die, or stays. */
  async #propose(lines: LineGiven[], throws: Throws = 'none', stay: number | null = null): Promise<void> {
    if (this.#source === null) return;
    const taken = await this.step.take('treasure.propose', { ...this.#source, lines, throws }, () => null);
    if (taken === null) return;
    this.card = taken.value;
    const asked = taken.value.ask?.line;
    if (asked !== undefined && (stay === null || asked <= stay)) this.at = asked;
  }
}
