import { spawn } from 'node:child_process';

const TAIL_LINES = 40;

export const tail = (text, lines = TAIL_LINES) => text.trimEnd().split('\n').slice(-lines).join('\n');

const SIGNALS = ['SIGINT', 'SIGTERM'];
const GRACE_MS = 10_000;

/** Asks a program and its children to end; a runner then stops what it has started. */
function interruptTree(child, signal) {
  if (process.platform === 'win32') return child.kill(signal);
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Runs a program to its end and collects what it prints. Never throws for a failing program:
 * `code` is its status, or null when it could not start or was stopped after `timeoutMs`.
 */
export function tryProgram(program, args, { cwd, env = process.env, timeoutMs } = {}) {
  return new Promise((settle) => {
    // A group of its own lets a time-out stop the children too.
    const detached = timeoutMs !== undefined && process.platform !== 'win32';
    const child = spawn(program, args, { cwd, env, detached, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const onSignal = (signal) => {
      interruptTree(child, 'SIGINT');
      process.kill(process.pid, signal);
    };
    if (detached) for (const signal of SIGNALS) process.once(signal, onSignal);
    const timers = [];
    const stopAfter = (milliseconds, signal) =>
      timers.push(setTimeout(() => interruptTree(child, signal), milliseconds));
    if (timeoutMs) {
      timers.push(setTimeout(() => (output += `\nstopped after ${timeoutMs / 1000} s`), timeoutMs));
      stopAfter(timeoutMs, 'SIGINT');
      stopAfter(timeoutMs + GRACE_MS, 'SIGKILL');
    }
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

/** Like tryProgram, but a failing program throws an error that ends with what it printed last. */
export async function runProgram(program, args, options) {
  const { code, output } = await tryProgram(program, args, options);
  if (code !== 0) {
    throw new Error(`${[program, ...args].join(' ')} ended with ${code ?? 'no status'}\n${tail(output)}`);
  }
  return output;
}

/** Runs npm with this very Node, whether or not the caller was started by npm. */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return runProgram(process.execPath, [cli, ...args], options);
  if (process.platform === 'win32')
    return runProgram(process.env.ComSpec ?? 'cmd.exe', ['/d', '/s', '/c', 'npm', ...args], options);
  return runProgram('npm', args, options);
}
