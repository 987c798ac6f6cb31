import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const isCampaign = (word: string): boolean => word.toLowerCase().endsWith('.turnkeeper');

/** File managers of Linux hand files over as addresses. */
const pathOf = (word: string): string | null => {
  if (!word.toLowerCase().startsWith('file:')) return word;
  try {
    return fileURLToPath(word);
  } catch {
    // An address of another machine names no file here.
    return null;
  }
};

/** The campaign file among a command line's words, wherever that was started from. */
export function campaignNamed(argv: readonly string[], folder: string): string | null {
  const paths = argv.slice(1).flatMap((word) => pathOf(word) ?? []);
  const named = paths.find(isCampaign);
  return named === undefined ? null : resolve(folder, named);
}

/** Where macOS lays down the files that it was asked to open, also before anybody is there to take them. */
export class Doorstep {
  #last: string | null = null;
  #take: ((path: string) => void) | null = null;

  lay(path: string): void {
    if (this.#take === null) this.#last = path;
    else this.#take(path);
  }

  /** The file laid down last so far; each that comes from now on goes to `take`. */
  answer(take: (path: string) => void): string | null {
    this.#take = take;
    return this.#last;
  }
}
