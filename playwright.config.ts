import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './scripts/setup/display-for-tests.mjs',
  // Each test has a program and a home of its own; two at once keep two cores busy.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // These end only what hangs: how long things may take is no test's matter.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? 'test-results/playwright.json' }],
  ],
  use: { trace: 'retain-on-failure' },
  projects: [
    { name: 'e2e', testIgnore: '**/smoke/**' },
    { name: 'smoke', testMatch: '**/smoke/*.spec.ts' },
  ],
});
