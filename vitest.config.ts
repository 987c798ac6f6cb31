import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { rulesReference } from './scripts/reference/plugin.mjs';

/** A test that takes so long hangs: on a busy machine any may take many times what it takes alone. */
const patience = process.env['TURNKEEPER_ATTACK'] === 'whole' ? 1_800_000 : 900_000;

const node = (name: string) => ({
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    environment: 'node' as const,
    setupFiles: ['test/fixtures/seed.ts'],
    // One world for all files: each makes what it needs, and takes back what it changed.
    isolate: false,
    testTimeout: patience,
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
        plugins: [rulesReference(import.meta.dirname), svelte(), svelteTesting()],
        test: {
          name: 'renderer',
          include: ['test/renderer/**/*.test.ts'],
          setupFiles: ['test/renderer/patience.ts', 'test/fixtures/seed.ts'],
          environment: 'happy-dom',
          // A world for each file: what a window keeps outside its page outlives a test there.
          testTimeout: patience,
        },
      },
    ],
  },
});
