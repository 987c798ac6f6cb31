import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { bundledFolder, modulesFolder } from './scripts/proof/bundled-paths.mjs';
import { rulesReference } from './scripts/reference/plugin.mjs';

/** A test that takes so long hangs: on a busy machine any may take many times what it takes alone. */
const patience = process.env['TURNKEEPER_ATTACK'] === 'whole' ? 1_800_000 : 900_000;

/** The proof bundles the tests first; a single test is run from its source. */
const isBundled = process.env['TURNKEEPER_BUNDLED'] === 'yes';

/** The tests as Node itself loads them, or as the runner does. */
const tests = (name: string, setup: string) => {
  if (!isBundled) return { include: [`test/${name}/**/*.test.ts`], setupFiles: [setup] };
  const folder = bundledFolder(import.meta.dirname, name);
  return {
    include: [`${folder}/**/*.test.js`],
    exclude: [`${folder}/${modulesFolder}/**`],
    setupFiles: [`${folder}/${modulesFolder}/setup.js`],
    server: { deps: { external: [new RegExp(`/${modulesFolder}/`)] } },
  };
};

const node = (name: string) => ({
  test: {
    name,
    environment: 'node' as const,
    // One world for all files: each makes what it needs, and takes back what it changed.
    isolate: false,
    testTimeout: patience,
    ...tests(name, 'test/fixtures/seed.ts'),
  },
});

export default defineConfig({
  test: {
    // Two runs at once would write over each other's.
    cache: false,
    projects: [
      node('unit'),
      node('conformance'),
      node('db'),
      node('ipc'),
      node('faults'),
      {
        plugins: isBundled
          ? []
          : [rulesReference(import.meta.dirname), svelte(), svelteTesting({ autoCleanup: false })],
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          // A world for each file: what a window keeps outside its page outlives a test there.
          testTimeout: patience,
          ...tests('renderer', 'test/renderer/setup.ts'),
        },
      },
    ],
  },
});
