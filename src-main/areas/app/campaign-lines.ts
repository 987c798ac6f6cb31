import { resolve } from 'node:path';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { WorkerProgram } from '../../threads/worker-program.ts';
import type { LinesAnswer, LinesJob } from '../../db/lines/lines-job.ts';
import type { OpenCampaign } from '../../desk/open-campaign.ts';
import { requireNewPath } from '../../db/file/place-file.ts';
import type { TakenLines } from '../../db/lines/take-lines.ts';

export const linesWorker = new WorkerProgram('lines-worker');

const answerTo = async (job: LinesJob): Promise<LinesAnswer> => {
  const answer = await new Promise<LinesAnswer>((settle, reject) => {
    const worker = linesWorker.start({ workerData: job });
    worker.once('message', settle);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The worker of lines ended without an answer.')));
  });
  if ('failed' in answer)
    throw new TurnkeeperError(answer.failed.code, answer.failed.message, answer.failed.details);
  return answer;
};

/** Writes the whole campaign, as it stands, to a new file of lines while play goes on. Throws file-exists, file-missing, disk-full. */
export async function campaignIntoLines(
  campaign: Pick<OpenCampaign, 'onCopy'>,
  toNewPath: string,
  program: string,
): Promise<{ path: string; lines: number }> {
  const path = resolve(toNewPath);
  requireNewPath(path);
  const answer = await campaign.onCopy(path, (source) => answerTo({ way: 'out', source, path, program }));
  if ('written' in answer) return { path, ...answer.written };
  throw new Error('The worker of lines answered another question.');
}

/** Makes a campaign of lines, as `takeLines`, on another thread. */
export async function linesIntoCampaign(source: string, toNewPath: string): Promise<TakenLines> {
  const answer = await answerTo({ way: 'in', source, path: resolve(toNewPath) });
  if ('taken' in answer) return answer.taken;
  throw new Error('The worker of lines answered another question.');
}
