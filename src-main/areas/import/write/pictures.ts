import { keepAsset } from '../../../db/assets.ts';
import type { CampaignFile } from '../../../db/file/campaign-file.ts';
import type { ReadImport } from '../read-in-worker.ts';

/** The pictures that came with what is taken: each is kept once something of it is taken that has it. */
export class Pictures {
  readonly #file: CampaignFile;
  readonly #came: ReadImport['pictures'];

  constructor(file: CampaignFile, came: ReadImport['pictures']) {
    this.#file = file;
    this.#came = came;
  }

  /** The id under which it is kept; null for none. */
  keep(sha256: string | null): number | null {
    const picture = sha256 === null ? undefined : this.#came.get(sha256);
    if (picture === undefined) return null;
    const { mime, width, height, bytes } = picture;
    return keepAsset(this.#file, { mime, width, height, bytes });
  }
}
