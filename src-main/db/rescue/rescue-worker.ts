import { parentPort, workerData } from 'node:worker_threads';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { openFailure } from '../failures.ts';
import type { RescueAnswer } from './rescue-file.ts';
import { rescue } from './rescue.ts';

const { source, path } = workerData as { source: string; path: string };
const answer = (message: RescueAnswer): void => parentPort?.postMessage(message);

try {
  answer({ rescued: rescue(source, path) });
} catch (cause) {
  const told = openFailure(cause, path);
  if (!(told instanceof TurnkeeperError)) throw told;
  answer({ failed: { code: told.code, message: told.message } });
}
