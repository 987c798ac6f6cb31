import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { FileDraft } from '../../../lib/files/file-draft.svelte.ts';
import { safeFileName } from '../../../lib/files/file-names.ts';

/** A level on its way into a file. */
export class LevelExport extends FileDraft<'place.exportLevel'> {
  readonly #levelId: number;

  constructor(campaignPath: string, { id, title }: { id: number; title: string }) {
    super('place.exportLevel', campaignPath);
    this.#levelId = id;
    this.suggest(` ${safeFileName(title)}`, '.md', /\.md$/i);
  }

  protected override order(path: string, replace: boolean): CommandInput<'place.exportLevel'> {
    return { levelId: this.#levelId, path, replace };
  }

  protected override farewell(path: string): string {
    return `Exported to ${path}.`;
  }
}
