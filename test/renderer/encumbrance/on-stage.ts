import { onTestFinished, vi } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import type { PartyView } from '../../../src-renderer/lib/party/party-types.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { shellSample } from '../lib/samples.ts';
import { movePreview, party, sampleInventory } from './gear-samples.ts';

const frameHeight = 400;
const rowHeight = 40;

/** happy-dom lays nothing out: a long list is told here how high its frame and its rows are. */
export function layOut(): void {
  const sizeOf = (element: Element): number =>
    element.hasAttribute('aria-rowcount') || element.getAttribute('role') === 'list'
      ? frameHeight
      : rowHeight;
  class LaidOut implements ResizeObserver {
    readonly #told: ResizeObserverCallback;
    constructor(told: ResizeObserverCallback) {
      this.#told = told;
    }
    observe(target: Element): void {
      const contentRect = { width: 600, height: sizeOf(target) } as DOMRectReadOnly;
      const entry = { target, contentRect } as ResizeObserverEntry;
      queueMicrotask(() => this.#told([entry], this));
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', LaidOut);
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get: () => document.body,
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent');
  });
}

/** A fake main process with a party and its things, and the window's keys listening as they do in the program. */
export function stage(view: PartyView = party(), readOnly = false): FakeBridge {
  layOut();
  const bridge = installFakeBridge();
  bridge.answer('party.view', view);
  bridge.answer('inventory.view', ({ place }) => sampleInventory(place));
  bridge.answer('inventory.preview', movePreview());
  bridge.answer('shell.view', shellSample({ readOnly }));
  shortcuts.onrefused = (reason) => status.refuse(reason);
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  return bridge;
}
