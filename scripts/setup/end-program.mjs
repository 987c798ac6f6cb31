import { spawnSync } from 'node:child_process';

const own = {
  platform: process.platform,
  /** @type {(pid: number, signal: NodeJS.Signals) => void} */
  kill: (pid, signal) => void process.kill(pid, signal),
  /** @type {(program: string, args: string[]) => void} */
  run: (program, args) => void spawnSync(program, args, { stdio: 'ignore' }),
};

/**
 * Asks a program and all that it started to end, or with SIGKILL ends them. Windows knows no signals: there its
 * windows are asked to close, as a person would, so that it can put its things away.
 * @param {number} pid of a program with a group of its own @param {NodeJS.Signals} signal
 */
export function endTree(pid, signal, { platform, kill, run } = own) {
  if (platform === 'win32') {
    run('taskkill', ['/pid', String(pid), '/t', ...(signal === 'SIGKILL' ? ['/f'] : [])]);
    return;
  }
  try {
    kill(-pid, signal);
  } catch (/** @type {any} */ error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
