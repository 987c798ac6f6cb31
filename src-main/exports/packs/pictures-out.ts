import { readAsset } from '../../db/assets.ts';
import type { Sql } from '../../db/sql.ts';
import type { PackPicture } from '../../imports/pack/pack-format.ts';

/** The pictures that go out with a pack, each once, called by the digest of its bytes. */
export class PicturesOut {
  readonly #sql: Sql;
  readonly #isWanted: boolean;
  readonly #out = new Map<string, PackPicture>();

  constructor(sql: Sql, isWanted: boolean) {
    this.#sql = sql;
    this.#isWanted = isWanted;
  }

  /** Of the picture of a part; null where it has none or it stays. */
  nameOf({ picture_id: id }: { readonly picture_id: number | null }): string | null {
    const asset = id === null || !this.#isWanted ? undefined : readAsset(this.#sql, id);
    if (asset === undefined) return null;
    const { sha256: name, bytes } = asset;
    if (!this.#out.has(name)) this.#out.set(name, { name, data: Buffer.from(bytes).toString('base64') });
    return name;
  }

  get all(): PackPicture[] {
    return [...this.#out.values()];
  }
}
