import { join } from 'node:path';
import { BrowserWindow, nativeTheme, screen } from 'electron';
import type { DeskEvent } from '../shared/ipc/contract.ts';
import type { OwnWindow } from '../shared/ipc/vocabulary.ts';
import type { Preferences, WindowName } from './desk/preferences.ts';
import { clampedPlace } from './desk/window-place.ts';
import { isOurs, origin } from './electron/addresses.ts';
import { comeBack, stayHome } from './electron/come-back.ts';
import { hideMenuBar } from './menu.ts';

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

  /** `look` names the entry to open at; a window that is there already is told of it. */
  openBeside(area: OwnWindow, look: string | null): void {
    const at = look === null ? '' : `&look=${encodeURIComponent(look)}`;
    const wasThere = this.#show(area, `?area=${area}&detached=1${at}`);
    if (wasThere && look !== null) this.#send(this.#open.get(area), { type: 'look', at: look });
  }

  broadcast(event: DeskEvent): void {
    for (const window of this.#open.values()) this.#send(window, event);
  }

  #send(window: BrowserWindow | undefined, event: DeskEvent): void {
    if (window && !window.isDestroyed() && !window.webContents.isDestroyed())
      window.webContents.send('event', event);
  }

  /** Brings the window to the front, opening it first if it is not there; says whether it was. */
  #show(name: WindowName, search: string): boolean {
    const there = this.#open.get(name);
    // A window may be gone a moment before it says so.
    if (there && !there.isDestroyed()) {
      if (there.isMinimized()) there.restore();
      there.focus();
      return true;
    }
    const window = this.#build(name);
    this.#open.set(name, window);
    window.on('closed', () => {
      if (this.#open.get(name) === window) this.#open.delete(name);
    });
    comeBack(window, name, this.#keepError);
    const home = `${this.#devUrl ?? `${origin}/`}${search}`;
    stayHome(window, home, (url) => isOurs(url, this.#devUrl));
    window.loadURL(home).catch(this.#keepError);
    return false;
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
    hideMenuBar(window);
    if (place?.maximised) window.maximize();
    // At once, on the colour of the paper: whoever waits sees that something comes.
    window.show();
    window.on('close', () => this.#keepPlace(name, window));
    return window;
  }

  #placeOf(name: WindowName) {
    const place = this.#preferences.data.windows[name];
    if (place === undefined) return undefined;
    const main = screen.getPrimaryDisplay();
    const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
    return clampedPlace(
      place,
      [main, ...others].map(({ workArea }) => workArea),
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
