import { choosePath } from '../../lib/files/choose-path.ts';
import { campaignPathFor, type Folder } from '../../lib/files/file-names.ts';
import { QuickSteps } from '../../lib/step.svelte.ts';

/** The form for a new campaign: the path follows the name until the referee types a path. */
export class NewCampaign {
  name = $state('');
  system = $state('');
  #typedPath = $state<string | null>(null);
  readonly steps = new QuickSteps();
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
    this.path = (await choosePath(this.steps, 'save', this.path)) ?? this.path;
  }

  async submit(): Promise<void> {
    const { name, path, system } = this;
    await this.steps.take('app.createCampaign', { name, path, system, settings: {} });
  }
}
