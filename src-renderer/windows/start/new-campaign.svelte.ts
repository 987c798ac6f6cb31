import { command } from '../../lib/bridge.ts';
import { campaignPathFor, type Folder } from '../../lib/file-names.ts';
import { Submission } from '../../lib/submission.svelte.ts';

/** The form for a new campaign: the path follows the name until the referee types a path. */
export class NewCampaign {
  name = $state('');
  system = $state('');
  #typedPath = $state<string | null>(null);
  readonly create = new Submission('app.createCampaign');
  readonly #folder: () => Folder;

  constructor(folder: () => Folder, system: string) {
    this.#folder = folder;
    this.system = system;
  }

  get path(): string {
    return this.#typedPath ?? campaignPathFor(this.#folder(), this.name);
  }

  set path(path: string) {
    this.#typedPath = path;
  }

  async browse(): Promise<void> {
    const reply = await command('app.choosePath', { purpose: 'save', suggestion: this.path });
    if (!reply.ok) this.create.failure = reply.error;
    else if (reply.value.path !== null) this.path = reply.value.path;
  }

  async submit(): Promise<void> {
    await this.create.send({ name: this.name, path: this.path, system: this.system, settings: {} });
  }
}
