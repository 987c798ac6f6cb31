const HEARTBEAT_MS = 15_000;
const AGAIN = 'Run the same command again; finished steps are kept.';

/** A set-up step that could not be done: which one, why, and what the reader can do about it. */
export class SetupFailure extends Error {
  /** @param {string} step @param {string} why @param {string} remedy */
  constructor(step, why, remedy) {
    super(`${step}: ${why}`);
    this.name = 'SetupFailure';
    this.step = step;
    this.why = why;
    this.remedy = remedy;
  }
}

/** @param {number} milliseconds */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Runs one slow step, printing its name, a sign of life while it lasts, and its time.
 * `remedy` says what to do when it fails, unless the error knows better.
 * @template Result
 * @param {string} name @param {() => Promise<Result>} work
 */
export async function step(name, work, remedy = AGAIN) {
  const started = Date.now();
  console.log(`> ${name} ...`);
  const heartbeat = setInterval(
    () => console.log(`  ... still at it (${seconds(Date.now() - started)})`),
    HEARTBEAT_MS,
  );
  try {
    const result = await work();
    console.log(`  done in ${seconds(Date.now() - started)}`);
    return result;
  } catch (/** @type {any} */ error) {
    console.log(`  failed after ${seconds(Date.now() - started)}`);
    if (error instanceof SetupFailure) throw error;
    throw new SetupFailure(name, error.message, error.remedy ?? remedy);
  } finally {
    clearInterval(heartbeat);
  }
}

/** Prints a failure for a person and ends the process with status 1. @param {unknown} error @returns {never} */
export function exitWithFailure(error) {
  if (error instanceof SetupFailure) {
    console.error(`\nStopped at: ${error.step}\nWhy: ${error.why}\nWhat to do: ${error.remedy}`);
  } else {
    console.error(error);
  }
  process.exit(1);
}
