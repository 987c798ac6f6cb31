import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { logQueries } from '../../shared/ipc/desk/log.ts';
import { loadClasses, loadEncounters, loadEquipment, loadMonsters } from '../../src-main/content/content.ts';
import { timed } from './figures.ts';

/** A thread of its own has read no content yet, but has built the contract, as the program has. */
const { system, root } = workerData as { system: string; root: string };
logQueries['log.list'].input.parse({ limit: 1 });

const kinds = ['classes', 'equipment', 'monsters', 'encounters'];
const bare = () =>
  Promise.all(kinds.map((kind) => readFile(join(root, 'shared/content', `${system}.${kind}.json`))));
const whole = () =>
  Promise.all([loadClasses(system), loadEquipment(system), loadMonsters(system), loadEncounters(system)]);

const floor = await timed(bare);
const forACharacter = await timed(() => Promise.all([loadClasses(system), loadEquipment(system)]));
const rest = await timed(whole);
parentPort?.postMessage({ floor, forACharacter, all: forACharacter + rest });
