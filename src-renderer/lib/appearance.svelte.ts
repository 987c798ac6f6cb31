import type { QueryOutput } from '../../shared/ipc/contract.ts';

export type Preferences = QueryOutput<'app.view'>['preferences'];

/** Dresses the page: theme, text size and touch mode stand on the root element, where the tokens read them. */
export class Appearance {
  #systemDark = $state(false);
  readonly #media = window.matchMedia('(prefers-color-scheme: dark)');
  readonly #follow = (): void => {
    this.#systemDark = this.#media.matches;
  };

  constructor() {
    this.#follow();
    this.#media.addEventListener('change', this.#follow);
  }

  dispose(): void {
    this.#media.removeEventListener('change', this.#follow);
  }

  apply({ theme, scale, touch }: Preferences): void {
    const root = document.documentElement;
    root.dataset['theme'] = theme === 'system' ? (this.#systemDark ? 'lantern' : 'parchment') : theme;
    root.style.setProperty('--scale', String(scale / 100));
    root.toggleAttribute('data-touch', touch);
  }
}
