import { createHash } from 'node:crypto';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { pictureUses } from '../../../shared/pictures.ts';
import type { Unread } from '../entry.ts';
import type { JsonPiece } from '../json/pieces.ts';
import { type PicturedFile, readPicture } from '../pictures/picture.ts';
import { packPicture } from './pack-format.ts';

/** The pictures of a pack: hostile until each is read. */
export class PackPictures {
  readonly #sound = new Map<string, PicturedFile>();
  readonly #refused = new Map<string, string>();
  readonly #used = new Map<string, PicturedFile>();

  constructor(pieces: readonly JsonPiece[]) {
    for (const piece of pieces) this.#learn(piece.read());
  }

  /** The digest of the picture that a part names, or null with why it has none. */
  wanted(name: string | null): { picture: string | null; unread: Unread[] } {
    const found = name === null ? undefined : this.#sound.get(name);
    if (found !== undefined) this.#used.set(found.sha256, found);
    if (name === null || found !== undefined) return { picture: found?.sha256 ?? null, unread: [] };
    const why = this.#refused.get(name) ?? 'No picture of that name is in the pack.';
    return { picture: null, unread: [{ path: 'picture', why }] };
  }

  /** Those that a part has. */
  get used(): PicturedFile[] {
    return [...this.#used.values()];
  }

  /** Of two of one name the first is meant. One that no part can name is nobody's. */
  #learn(given: unknown): void {
    const { success, data, error } = packPicture.safeParse(given);
    if (!success) {
      const name = typeof given === 'object' && given !== null && 'name' in given ? given.name : null;
      if (typeof name === 'string')
        this.#refuse(name, error.issues[0]?.message ?? 'It is not what it should be.');
      return;
    }
    if (this.#sound.has(data.name) || this.#refused.has(data.name)) return;
    const bytes = new Uint8Array(Buffer.from(data.data, 'base64'));
    try {
      const { mime, width, height } = readPicture(bytes, pictureUses.illustration.side);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      this.#sound.set(data.name, { mime, width, height, bytes, sha256 });
    } catch (cause) {
      if (!(cause instanceof TurnkeeperError)) throw cause;
      this.#refuse(data.name, cause.message.replace(' Nothing was stored.', ''));
    }
  }

  #refuse(name: string, why: string): void {
    if (!this.#sound.has(name) && !this.#refused.has(name)) this.#refused.set(name, why);
  }
}
