import type { Unread } from './entry.ts';
import { shownText } from '../../shared/words/shown-text.ts';

const mostListed = 2000;
const mostNames = 20;

/** Why a field was not taken that is no loss. */
export const holdsNothingHere = 'It holds nothing.';
export const byRule = 'The rules work it out here.';

/** Fields that were not taken over. At most 2,000 stand one by one; a last line then counts the rest. */
export class UnreadList {
  readonly #listed: Unread[] = [];
  readonly #folded = new Map<string, number>();
  #more = 0;

  add(path: string, why: string): void {
    if (this.#listed.length < mostListed) this.#listed.push({ path, why });
    else this.#more += 1;
  }

  /** Counts a field that means something only to the program it came from. */
  fold(name: string): void {
    this.#folded.set(name, (this.#folded.get(name) ?? 0) + 1);
  }

  get all(): Unread[] {
    const lines = [...this.#listed];
    if (this.#more > 0) {
      const why = `${this.#more.toLocaleString('en')} more fields were not read.`;
      lines.push({ path: '...', why });
    }
    return [...lines, ...this.#foldedLine];
  }

  get #foldedLine(): Unread[] {
    const folded = [...this.#folded.values()].reduce((sum, each) => sum + each, 0);
    if (folded === 0) return [];
    const names = [...this.#folded.keys()].slice(0, mostNames).map(shownText).join(', ');
    const fields = folded === 1 ? '1 field' : `${folded.toLocaleString('en')} fields`;
    return [{ path: 'bookkeeping', why: `${fields} of the program it came from: ${names}.`, folded }];
  }
}

const rankOf = ({ why, folded }: Pick<Unread, 'why' | 'folded'>): number =>
  folded !== undefined ? 3 : why === holdsNothingHere ? 2 : why === byRule ? 1 : 0;

/** What is lost stands first, then what the rules work out, what holds nothing, and at the end the bookkeeping. */
export const lossesFirst = <Line extends Pick<Unread, 'why' | 'folded'>>(lines: readonly Line[]): Line[] =>
  [...lines].sort((one, other) => rankOf(one) - rankOf(other));
