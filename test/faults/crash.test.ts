import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCampaign } from '../../src-main/db/file/campaign-file.ts';
import type { CampaignFile } from '../../src-main/db/file/campaign-file.ts';
import { redo, undo } from '../../src-main/db/journal/journal.ts';
import { inForm, tellAttack } from '../fixtures/attack.ts';
import { bundleForNode } from '../fixtures/bundle.ts';
import { hear, standingBut, writeAndKill } from './children/kill.ts';
import { contents, integrityOf, newCampaign, sampleCampaign, scratchFolder } from '../fixtures/campaigns.ts';

const lanes = 2;
const killsPerLane = inForm(105, 400);

const count = (file: CampaignFile, sql: string): number => Number(file.db.prepare(sql).pluck().get());

const expectWholeSteps = (file: CampaignFile, standing: number): void => {
  const characters = Math.min(standing, 6);
  expect(count(file, 'SELECT seconds FROM clock')).toBe(sampleCampaign.startSeconds + 600 * standing);
  expect(count(file, 'SELECT count(*) FROM note')).toBe(standing);
  expect(count(file, 'SELECT count(*) FROM character')).toBe(characters);
  expect(count(file, 'SELECT count(*) FROM item')).toBe(2 * characters);
};

/** Opens what the kill left, holds it against what was said, and returns what truly stands. */
const examine = async (path: string, said: Set<number>): Promise<Set<number>> => {
  const file = openCampaign(path);
  await file.checked;
  const actual = standingBut(file, said);
  expectWholeSteps(file, actual.size);
  if (actual.size > 0) {
    const before = contents(file);
    undo(file);
    redo(file);
    expect(contents(file)).toBe(before);
  }
  file.close();
  expect(integrityOf(path)).toBe('ok');
  return actual;
};

/** A campaign so old that every page of it is read after each kill says no more than a young one. */
const killsPerCampaign = 15;

const runCampaign = async (script: string, name: string, kills: number) => {
  const first = newCampaign(scratchFolder(), name);
  const { path } = first;
  first.close();
  let standing = new Set<number>();
  let hot = 0;
  for (let kill = 0; kill < kills; kill++) {
    const said = await writeAndKill(
      script,
      path,
      Math.random() * (kill % 10 === 0 ? 150 : 25),
      kill % 10 === 0,
    );
    hear(standing, said);
    if (existsSync(`${path}-journal`) && statSync(`${path}-journal`).size > 0) hot++;
    standing = await examine(path, standing);
  }
  return { hot, steps: standing.size };
};

const runLane = async (script: string, lane: number): Promise<{ hot: number; steps: number }> => {
  const sum = { hot: 0, steps: 0 };
  for (let killed = 0; killed < killsPerLane; killed += killsPerCampaign) {
    const name = `lane-${lane}-${killed}.turnkeeper`;
    const { hot, steps } = await runCampaign(script, name, Math.min(killsPerCampaign, killsPerLane - killed));
    sum.hot += hot;
    sum.steps += steps;
  }
  return sum;
};

// Each of those killed is a program that starts: on a busy machine two seconds.
test(`a program killed ${lanes * killsPerLane} times in mid-write loses no acknowledged step and keeps no half one`, async () => {
  const folder = await bundleForNode({ writer: 'test/faults/children/writer.ts' });
  const started = performance.now();
  const running = Array.from({ length: lanes }, (_, lane) => runLane(join(folder, 'writer.js'), lane));
  const results = await Promise.all(running);
  const seconds = (performance.now() - started) / 1000;
  const hot = results.reduce((sum, lane) => sum + lane.hot, 0);
  const steps = results.reduce((sum, lane) => sum + lane.steps, 0);
  tellAttack(
    `writers: ${lanes * killsPerLane} killed in ${seconds.toFixed(0)} s, ${hot} with a hot journal, ${steps} steps stand, 0 lost`,
  );
  expect(hot).toBeGreaterThan(10);
  expect(steps).toBeGreaterThan(killsPerLane);
}, 900_000);
