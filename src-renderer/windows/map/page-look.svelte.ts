import { onDestroy } from 'svelte';
import type { MapTheme } from '../../../shared/map/looks.ts';

/** Text of this many pixels is that of 100 percent. */
const usualText = 15;

/** How the page is dressed, for what no style sheet reaches: its theme, how large its letters and how fine its pixels are. */
export class PageLook {
  theme = $state<MapTheme>('parchment');
  letters = $state(1);
  ratio = $state(1);
  /** Counts up as letters come that were written in others until then. */
  fonts = $state(0);

  constructor() {
    const read = (): void => {
      const root = document.documentElement;
      this.theme = root.dataset['theme'] === 'lantern' ? 'lantern' : 'parchment';
      this.letters = (Number.parseFloat(getComputedStyle(root).fontSize) || usualText) / usualText;
      this.ratio = window.devicePixelRatio;
    };
    read();
    const dressed = new MutationObserver(read);
    dressed.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] });
    window.addEventListener('resize', read);
    const lettersCame = (): void => {
      this.fonts += 1;
    };
    // Where nothing is drawn no letters come either.
    const fonts = 'fonts' in document ? document.fonts : null;
    fonts?.addEventListener('loadingdone', lettersCame);
    onDestroy(() => {
      fonts?.removeEventListener('loadingdone', lettersCame);
      dressed.disconnect();
      window.removeEventListener('resize', read);
    });
  }
}
