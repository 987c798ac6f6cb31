import { join } from 'node:path';
import { BrowserWindow, nativeTheme, screen } from 'electron';
import type { DeskEvent } from '../shared/ipc/contract.ts';
import type { OwnWindow } from '../shared/ipc/vocabulary.ts';
import type { Preferences, WindowName } from './desk/preferences.ts';
import { clampedPlace } from './desk/window-place.ts';
import { origin } from './electron/addresses.ts';
import { comeBack } from './electron/come-back.ts';

const paper = { parchment: '#f3ecdf', lantern: '#13110e' };
const smallest = { width: 640, height: 480 };
const usual = { width: 1440, height: 900 };

/** The program's windows: the desk itself, and areas and the reference opened beside it. Each keeps its place on its monitor. */
export class Windows {
  readonly #preferences: Preferences;
  readonly #devUrl: string | null;
  readonly #keepError: (thrown: unknown) => void;
  readonly #open = new Map<WindowName, BrowserWindow>();

  constructor(preferences: Preferences, devUrl: string | null, keepError: (thrown: unknown) => void) {
    this.#preferences = preferences;
    this.#devUrl = devUrl;
    this.#keepError = keepError;
  }

  openDesk(): void {
    this.#show('desk', '');
  }

  openBeside(area: OwnWindow): void {
    this.#show(area, `?area=${area}&detached=1`);
  }

  broadcast(event: DeskEvent): void {
    for (const window of this.#open.values())
      if (!window.isDestroyed() && !window.webContents.isDestroyed()) window.webContents.send('event', event);
  }

  /** Brings the window to the front, opening it first if it is not there. */
  #show(name: WindowName, search: string): void {
    const there = this.#open.get(name);
    // A window may be gone a moment before it says so.
    if (there && !there.isDestroyed()) {
      if (there.isMinimized()) there.restore();
      there.focus();
      return;
    }
    const window = this.#build(name);
    this.#open.set(name, window);
    window.on('closed', () => {
      if (this.#open.get(name) === window) this.#open.delete(name);
    });
    comeBack(window, name, this.#keepError);
    window.loadURL(`${this.#devUrl ?? `${origin}/`}${search}`).catch(this.#keepError);
  }

  #build(name: WindowName): BrowserWindow {
    const place = this.#placeOf(name);
    const window = new BrowserWindow({
      ...usual,
      ...place,
      minWidth: smallest.width,
      minHeight: smallest.height,
      show: false,
      title: 'Turnkeeper',
      backgroundColor: paper[this.theme()],
      autoHideMenuBar: true,
      webPreferences: {
        preload: join(import.meta.dirname, '../preload/index.cjs'),
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webviewTag: false,
        spellcheck: false,
        navigateOnDragDrop: false,
      },
    });
    if (place?.maximised) window.maximize();
    window.once('ready-to-show', () => window.show());
    window.on('close', () => this.#keepPlace(name, window));
    return window;
  }

  #placeOf(name: WindowName) {
    const place = this.#preferences.data.windows[name];
    return (
      place &&
      clampedPlace(
        place,
        screen.getAllDisplays().map(({ workArea }) => workArea),
      )
    );
  }

  /** The theme in force: the person's choice, or the system's. */
  theme(): 'parchment' | 'lantern' {
    const { theme } = this.#preferences.data;
    if (theme !== 'system') return theme;
    return nativeTheme.shouldUseDarkColors ? 'lantern' : 'parchment';
  }

  #keepPlace(name: WindowName, window: BrowserWindow): void {
    const place = { ...window.getNormalBounds(), maximised: window.isMaximized() };
    try {
      this.#preferences.change({ windows: { ...this.#preferences.data.windows, [name]: place } });
    } catch (thrown) {
      this.#keepError(thrown);
    }
  }
}
