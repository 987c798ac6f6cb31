import { setTimeout as wait } from 'node:timers/promises';
import { openSample } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import { stepsShown, type Program } from './support/program.ts';

const isWhole = process.env['TURNKEEPER_ATTACK'] === 'whole';
const kills = isWhole ? 60 : 3;

/** Takes steps as fast as the program answers, until it is killed; how many it said were taken. */
async function writeUntilKilled(program: Program, milliseconds: number): Promise<number> {
  const { desk } = program;
  let taken = 0;
  await desk.exposeFunction('heard', () => (taken += 1));
  const writing = desk
    .evaluate(async () => {
      const { turnkeeper, heard } = window as unknown as {
        turnkeeper: { command: (name: string, input: object) => Promise<unknown> };
        heard: () => Promise<void>;
      };
      for (;;) {
        const reply = await turnkeeper.command('log.addNote', { text: 'and on it went' });
        const words = typeof reply === 'string' ? reply : JSON.stringify(reply);
        if (!words.startsWith('{"ok":true')) throw new Error(words);
        await heard();
      }
    })
    .catch((thrown: unknown) => String(thrown));
  await wait(milliseconds);
  await program.kill();
  expect(await writing).toMatch(/closed|crashed/);
  return taken;
}

test(`the real program, killed ${kills} times in mid-write, loses no step it told of`, async ({
  program,
}) => {
  test.setTimeout(60_000 + kills * 15_000);
  await openSample(program.desk);
  let told = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const before = await stepsShown(program.desk);
    const taken = await writeUntilKilled(program, 100 + Math.random() * 600);
    await program.launch();
    const stand = (await stepsShown(program.desk)) - before;
    // Between the commit and the word there is room for one step, and for no more.
    expect(stand - taken).toBeGreaterThanOrEqual(0);
    expect(stand - taken).toBeLessThanOrEqual(1);
    told += taken;
  }
  const steps = await stepsShown(program.desk);
  await new Hands(program.desk).press('Control+z');
  await expect.poll(() => stepsShown(program.desk)).toBe(steps - 1);
  expect(told).toBeGreaterThan(kills);
  process.stdout.write(`attack: kills: ${kills} of the real program, ${told} steps told of, 0 lost\n`);
});
