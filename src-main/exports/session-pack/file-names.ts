import { safeName } from '../../../shared/words/file-name.ts';

const most = 120;
/** Room for a number behind it. */
const mostBare = most - 5;

/** What a notebook program reads as a part of a link. */
const readInLinks = /[#^[\]]+/g;

/**
 * Names for the files of one pack: kept by every system, and no two alike in the whole of it, whatever their folders, so that
 * a link by its name means one file alone.
 */
export class FileNames {
  readonly #taken = new Set<string>();

  /** Without an ending; a name that is taken gets a number. */
  free(title: string): string {
    const plain = title.replace(readInLinks, ' ');
    const name = safeName(plain, { most: mostBare, otherwise: 'Untitled', behind: '_' });
    let free = name;
    for (let nth = 2; this.#taken.has(free.toLowerCase()); nth += 1) free = `${name} ${nth}`;
    this.#taken.add(free.toLowerCase());
    return free;
  }
}
