import type { Path, Reading } from '../reading.ts';
import type { ActorItem } from './document.ts';

/** A text of the source is at most as long as all notes together. */
const longest = 8000;
const noRoom = 'There was no room left for it in the notes.';

/** Links and rolls of the virtual table as what they say: "@UUID[Item.x]{Sling}", "[[/roll 1d6 # Damage]]". */
const unlinked = (text: string): string =>
  text
    .replaceAll(/@[A-Za-z]{1,20}\[[^\]\n]{0,200}\]\{([^}\n]{0,200})\}/g, '$1')
    .replaceAll(
      /\[\[(?:\/[a-z]{1,12} )?([^\]#\n]{1,200}?) ?(?:#[^\]\n]{0,200})?\]\](?:\{([^}\n]{0,200})\})?/g,
      (_all, roll, said) => String(said ?? roll),
    );

/** A text of a document; null where it has none, or one that cannot be kept. */
export const proseOf = (body: Reading, path: Path, most = longest): string | null => {
  const text = body.lines(path, longest);
  if (text === null) return null;
  const plain = unlinked(text);
  return plain.length <= most ? plain : body.refuse(path, noRoom);
};

/** The notes of somebody, a line or a text at a time, as long as there is room. */
export class Notes {
  #text = '';

  get text(): string {
    return this.#text;
  }

  /** False where there is no room for it. */
  say(line: string | null): boolean {
    if (line === null || line === '') return true;
    const text = this.#text === '' ? line : `${this.#text}\n${line}`;
    if (text.length > longest) return false;
    this.#text = text;
    return true;
  }

  /** What a field of the document tells; where there is no room for it, it is left there. */
  tell(body: Reading, path: Path): void {
    if (!this.say(proseOf(body, path))) body.refuse(path, noRoom);
  }

  /** Something somebody can do, with what is told of it on the same line. False where there is nothing to tell. */
  describe({ name, body }: ActorItem, details: readonly (string | null)[] = []): boolean {
    const path = ['description'];
    const prose = proseOf(body, path)?.replaceAll(/\s+/g, ' ') ?? null;
    const known = details.filter((each) => each !== null && each !== '').join(', ');
    if (prose === null && known === '') return false;
    if (this.say(`${name}: ${[known, prose ?? ''].filter((each) => each !== '').join('. ')}`)) return true;
    if (prose !== null) body.refuse(path, noRoom);
    return known !== '' && this.say(`${name}: ${known}`);
  }

  /** Names on one line behind their label. */
  list(label: string, items: readonly ActorItem[]): void {
    if (items.length === 0 || this.say(`${label}: ${items.map(({ name }) => name).join(', ')}`)) return;
    for (const { reading } of items) reading.refuse(['name'], noRoom);
  }
}
