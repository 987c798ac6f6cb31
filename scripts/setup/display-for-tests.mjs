import { startVirtualDisplay } from './display.mjs';

/** Playwright's global set-up: on Linux the tests run on a screen of their own, the same for everyone. */
export default async function displayForTests() {
  if (process.platform !== 'linux') return undefined;
  const { env, stop } = await startVirtualDisplay();
  Object.assign(process.env, env);
  delete process.env['WAYLAND_DISPLAY'];
  return stop;
}
