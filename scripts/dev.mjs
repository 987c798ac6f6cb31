/** Development: the renderer from Vite's server with hot reload, main and preload rebuilt and restarted on change. */
import './setup/require-node.mjs';
import { mainConfig, preloadConfig, rendererConfig } from './build.mjs';
import { electronSwitches, projectRoot } from './electron-runtime.mjs';
import { ensureSetup } from './setup.mjs';
import { hasDisplay, startVirtualDisplay } from './setup/display.mjs';
import { onTermination, spawnApp } from './setup/run-app.mjs';
import { exitWithFailure } from './setup/step.mjs';

/** @import { Runtime } from './electron-runtime.mjs' */

const SETTLE_MS = 150;

/**
 * Keeps one app running; `restart` ends the one before, waits for its end and starts the next.
 * @param {Runtime} runtime @param {NodeJS.ProcessEnv} env @param {(code: number) => void} whenClosed
 */
function keepApp(runtime, env, whenClosed) {
  /** @type {ReturnType<typeof spawnApp> | undefined} */
  let current;
  const launch = () => {
    const launched = spawnApp(
      runtime.executable,
      [...electronSwitches({ offScreen: !hasDisplay() }), projectRoot, ...process.argv.slice(2)],
      env,
    );
    current = launched;
    launched.app.on('exit', (code) => launched === current && whenClosed(code ?? 1));
  };
  return {
    restart() {
      const before = current;
      if (!before) return launch();
      current = undefined;
      before.app.once('exit', launch);
      before.stop();
    },
    stop: () => current?.stop(),
  };
}

/** @param {import('vite').InlineConfig} config @param {() => void} onBuilt */
async function watch(config, onBuilt) {
  const { build } = await import('vite');
  const watcher = await build({ ...config, build: { ...config.build, watch: {} } });
  if (!('on' in watcher)) throw new Error('Vite built once and does not watch.');
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error.message);
    if (event.code === 'BUNDLE_END') onBuilt();
  });
}

async function serveRenderer() {
  const { createServer } = await import('vite');
  const server = await createServer({ ...(await rendererConfig()), logLevel: 'info' });
  await server.listen();
  // Vite ends the process at once on this signal; the app has to be ended first (see onTermination below).
  process.removeAllListeners('SIGTERM');
  return server.resolvedUrls?.local[0];
}

async function dev() {
  const runtime = await ensureSetup({ build: false });
  const url = await serveRenderer();
  const display = hasDisplay() ? {} : (await startVirtualDisplay()).env;
  const app = keepApp(runtime, { ...process.env, ...display, TURNKEEPER_DEV_URL: url }, (code) =>
    process.exit(code),
  );
  onTermination(app.stop);
  // Both bundles must be there before the first start; later rebuilds close together restart once.
  const built = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @param {string} name */
  const onBuilt = (name) => () => {
    built.add(name);
    clearTimeout(timer);
    if (built.size === 2) timer = setTimeout(() => app.restart(), SETTLE_MS);
  };
  await watch(await mainConfig(), onBuilt('main'));
  await watch(await preloadConfig(), onBuilt('preload'));
}

await dev().catch(exitWithFailure);
