import { watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { basename, dirname } from 'node:path';

const lookEveryMs = 5000;

const watchFolder = (path: string, look: () => void): FSWatcher | null => {
  try {
    const watcher = watch(dirname(path), { persistent: false }, (kind, name) => {
      if (kind === 'rename' && (name === null || name === basename(path))) look();
    });
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return null;
  }
};

/** Calls `look` when a file's name comes or goes, and every few seconds, as no network drive tells. Returns what ends it. */
export const watchFile = (path: string, look: () => void): (() => void) => {
  const watcher = watchFolder(path, look);
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    watcher?.close();
  };
};
