import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { rulesReference } from './scripts/reference/plugin.mjs';

const node = (name: string, timeout = 20_000) => ({
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    environment: 'node' as const,
    testTimeout: timeout,
  },
});

export default defineConfig({
  test: {
    // Two runs at once would write over each other's.
    cache: false,
    projects: [
      node('unit'),
      node('conformance'),
      node('db', 120_000),
      node('ipc', 120_000),
      node('faults', 180_000),
      {
        plugins: [rulesReference(import.meta.dirname), svelte(), svelteTesting()],
        test: { name: 'renderer', include: ['test/renderer/**/*.test.ts'], environment: 'happy-dom' },
      },
    ],
  },
});
