import { spawn } from 'node:child_process';
import { endTree } from './end-program.mjs';

/**
 * Starts Electron in a process group of its own, so that Ctrl+C reaches it once, through `stop`:
 * Electron takes a second signal during its shutdown for a crash.
 * @param {string} executable @param {string[]} args @param {NodeJS.ProcessEnv} env
 */
export function spawnApp(executable, args, env) {
  const app = spawn(executable, args, { env, stdio: 'inherit', detached: process.platform !== 'win32' });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    if (process.platform === 'win32' && app.pid !== undefined) endTree(app.pid, 'SIGTERM');
    else app.kill('SIGTERM');
  };
  return { app, stop };
}

/** Calls `stop` when the terminal or its user ends this process. @param {() => void} stop */
export function onTermination(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}
