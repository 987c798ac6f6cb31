import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @import { ChildProcess } from 'node:child_process'
 * @import { Socket } from 'node:net'
 * @typedef {ChildProcess & { stderr: Socket, stdio: { 3: Socket } }} Server
 */

const SCREEN = '1600x1000x24';
const START_LIMIT_MS = 20_000;

/** @param {string | Buffer} content */
const field = (content) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length);
  return Buffer.concat([length, Buffer.from(content)]);
};

/** One X authority record that fits any display of this machine, so that nobody else can look in. */
function authorityRecord() {
  const anyHost = Buffer.from([0xff, 0xff]);
  return Buffer.concat([anyHost, field(''), field(''), field('MIT-MAGIC-COOKIE-1'), field(randomBytes(16))]);
}

/** @type {(server: Server) => Promise<string>} */
function displayNumber(server) {
  return new Promise((settle, refuse) => {
    let errors = '';
    let number = '';
    const timer = setTimeout(
      () => refuse(new Error(`Xvfb did not start in time\n${errors}`)),
      START_LIMIT_MS,
    );
    server.stderr.on('data', (chunk) => (errors += chunk));
    server.on('error', refuse);
    server.on('exit', (code) => refuse(new Error(`Xvfb ended with ${code}\n${errors}`)));
    server.stdio[3].on('data', (chunk) => {
      number += chunk;
      if (!number.includes('\n')) return;
      clearTimeout(timer);
      settle(number.trim());
    });
  });
}

/** Whether programs started from here have a screen to show windows on. */
export const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env['DISPLAY']) || Boolean(process.env['WAYLAND_DISPLAY']);

/** Starts Xvfb on a free display. Returns the environment for its programs and a function that stops it. */
export async function startVirtualDisplay() {
  const folder = mkdtempSync(join(tmpdir(), 'turnkeeper-display-'));
  const authority = join(folder, 'authority');
  writeFileSync(authority, authorityRecord(), { mode: 0o600 });
  const server = /** @type {Server} */ (
    spawn(
      'Xvfb',
      // No reset: a screen that starts anew when its last program leaves refuses the one that comes just then.
      ['-displayfd', '3', '-screen', '0', SCREEN, '-noreset', '-nolisten', 'tcp', '-auth', authority],
      // Detached: Ctrl+C must not take the screen away before the programs on it have ended.
      { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], detached: true },
    )
  );
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  try {
    const number = await displayNumber(server);
    // Only Xvfb's end is of interest now: it must not keep this process alive.
    server.unref();
    server.stderr.unref();
    server.stdio[3].destroy();
    return { env: { DISPLAY: `:${number}`, XAUTHORITY: authority }, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
