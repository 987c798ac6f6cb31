import { join } from 'node:path';
import { setImportWorker } from '../../src-main/areas/import/read-in-worker.ts';
import { bundleForNode } from '../fixtures/bundle.ts';
import { readyWorkers, TestDesk } from './test-desk.ts';

/** Bundles the worker that reads imports beside the others. */
export async function readyImports(): Promise<void> {
  await readyWorkers();
  const folder = await bundleForNode({ 'import-worker': 'src-main/areas/import/import-worker.ts' });
  setImportWorker(join(folder, 'import-worker.js'));
}

/** A desk with a new campaign of a system on it. */
export async function deskWith(system: string): Promise<TestDesk> {
  const desk = new TestDesk();
  await desk.tell('app.createCampaign', { name: 'Barrow', path: desk.campaignPath, system });
  return desk;
}

export const readText = (desk: TestDesk, text: string, job = 'job') =>
  desk.tell('import.read', { job, source: { from: 'text', text } });

export const readFile = (desk: TestDesk, path: string, job = 'job') =>
  desk.tell('import.read', { job, source: { from: 'file', path } });
