import { spawn } from 'node:child_process';
import { endTree } from './end-program.mjs';

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number }} Options */

const TAIL_LINES = 40;

/** @param {string} text */
export const tail = (text, lines = TAIL_LINES) => text.trimEnd().split('\n').slice(-lines).join('\n');

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM'];
const GRACE_MS = 10_000;

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function interruptTree(child, signal) {
  if (child.pid !== undefined) endTree(child.pid, signal);
}

/**
 * Runs a program to its end and collects what it prints. Never throws for a failing program:
 * `code` is its status, or null when it could not start or was stopped after `timeoutMs`.
 * @param {string} program @param {string[]} args @param {Options} [options]
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function tryProgram(program, args, { cwd, env = process.env, timeoutMs } = {}) {
  return new Promise((settle) => {
    // A group of its own lets a time-out stop the children too.
    const detached = timeoutMs !== undefined && process.platform !== 'win32';
    const child = spawn(program, args, { cwd, env, detached, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    /** @param {Buffer} chunk */
    const collect = (chunk) => (output += chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    /** @param {NodeJS.Signals} signal */
    const onSignal = (signal) => {
      interruptTree(child, 'SIGINT');
      process.kill(process.pid, signal);
    };
    if (detached) for (const signal of SIGNALS) process.once(signal, onSignal);
    /** @type {NodeJS.Timeout[]} */
    const timers = [];
    /** @param {number} milliseconds @param {NodeJS.Signals} signal */
    const stopAfter = (milliseconds, signal) =>
      timers.push(setTimeout(() => interruptTree(child, signal), milliseconds));
    if (timeoutMs) {
      timers.push(setTimeout(() => (output += `\nstopped after ${timeoutMs / 1000} s`), timeoutMs));
      stopAfter(timeoutMs, 'SIGINT');
      stopAfter(timeoutMs + GRACE_MS, 'SIGKILL');
    }
    /** @param {number | null} code */
    const finish = (code) => {
      for (const timer of timers) clearTimeout(timer);
      for (const signal of SIGNALS) process.off(signal, onSignal);
      settle({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(null);
    });
    child.on('close', finish);
  });
}

/**
 * Like tryProgram, but a failing program throws an error that ends with what it printed last.
 * @param {string} program @param {string[]} args @param {Options} [options]
 */
export async function runProgram(program, args, options) {
  const { code, output } = await tryProgram(program, args, options);
  if (code !== 0) {
    throw new Error(`${[program, ...args].join(' ')} ended with ${code ?? 'no status'}\n${tail(output)}`);
  }
  return output;
}

/**
 * Runs npm with this very Node, whether or not the caller was started by npm.
 * @param {string[]} args @param {Options} [options]
 */
export function runNpm(args, options) {
  const cli = process.env['npm_execpath'];
  if (cli?.endsWith('npm-cli.js')) return runProgram(process.execPath, [cli, ...args], options);
  if (process.platform === 'win32')
    return runProgram(process.env['ComSpec'] ?? 'cmd.exe', ['/d', '/s', '/c', 'npm', ...args], options);
  return runProgram('npm', args, options);
}
