import { test as base } from '@playwright/test';
import { Program, type Start } from './program.ts';
import { sceneOf } from './scene.ts';

interface Fixtures {
  start: Start;
  program: Program;
  /** Starts further programs; all of them end with the test. */
  anotherProgram: (start?: Start) => Promise<Program>;
}

/** A test with the program running; when it ends, the program is closed and must have run without a fault. */
export const test = base.extend<Fixtures>({
  start: [{}, { option: true }],
  program: async ({ start }, use, { errors }) => {
    const program = await Program.start(start);
    await use(program);
    for (const error of errors)
      error.message = `${await sceneOf(program.desk).catch(() => 'no window')}: ${error.message ?? ''}`;
    await program.end();
  },
  anotherProgram: async ({}, use) => {
    const started: Program[] = [];
    await use(async (start) => {
      const program = await Program.start(start);
      started.push(program);
      return program;
    });
    for (const program of started) await program.end();
  },
});

export { expect } from '@playwright/test';
