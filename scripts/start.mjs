import './setup/require-node.mjs';
import { electronSwitches, projectRoot } from './electron-runtime.mjs';
import { ensureSetup } from './setup.mjs';
import { hasDisplay, startVirtualDisplay } from './setup/display.mjs';
import { onTermination, spawnApp } from './setup/run-app.mjs';
import { sandboxObstacle } from './setup/sandbox.mjs';
import { exitWithFailure } from './setup/step.mjs';

async function displayEnvironment() {
  if (hasDisplay()) return {};
  console.log(
    'There is no screen here: Turnkeeper opens on a virtual one (Xvfb), which nobody sees. Ctrl+C ends it.',
  );
  return (await startVirtualDisplay()).env;
}

async function start() {
  const offScreen = !hasDisplay();
  const runtime = await ensureSetup();
  const obstacle = await sandboxObstacle(runtime.dist);
  if (obstacle) console.error(obstacle);
  const env = { ...process.env, ...(await displayEnvironment()) };
  const { app, stop } = spawnApp(
    runtime.executable,
    [...electronSwitches({ offScreen }), projectRoot, ...process.argv.slice(2)],
    env,
  );
  onTermination(stop);
  app.on('error', exitWithFailure);
  app.on('exit', (code, signal) => {
    if (signal) console.error(`Turnkeeper was ended by ${signal}.`);
    process.exit(code ?? 1);
  });
}

await start().catch(exitWithFailure);
