/** The folder of the checkout. */
export const projectRoot: string;

export interface Runtime {
  kind: 'override' | 'own' | 'fallback';
  /** Folder that holds the unpacked Electron. */
  dist: string;
  executable: string;
  version: string;
}

/** The Electron on this machine, or undefined when set-up has not provided one. */
export function findRuntime(): Runtime | undefined;

/** The executable that tests start: TURNKEEPER_ELECTRON, else the runtime found here. */
export function electronExecutable(): string;

/** Switches for this machine; they go before the app's path. */
export function electronSwitches(options?: { offScreen?: boolean }): string[];

/** What Playwright's `_electron.launch` needs; TURNKEEPER_APP names a packaged executable to test instead. */
export function launchTarget(extraArguments?: string[]): { executablePath: string; args: string[] };
