import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figures.ts';
import { median } from './figures.ts';
import type { Program } from './program.ts';
import { openSample, start } from './program.ts';

const rounds = 9;
const patienceMs = 60_000;

/** One start without a debugger: milliseconds from spawning to the first contentful paint and to the view, painted. */
interface Started {
  paint: number;
  view: number;
}

/** What is started: its main script, the element that its usable view has, and a campaign. */
interface Kind {
  main: string;
  view: string;
  campaign?: string;
}

/** Starts without a debugger, each kind in turn: into a dungeon, and into the campaign of many log `lines`. */
export async function startFigures(program: Program, folder: string, lines: string): Promise<Figure[]> {
  const delve = join(folder, 'start.turnkeeper');
  const { app, page } = await start(program, program.root, join(folder, 'start'));
  await openSample(page, delve);
  await app.close();
  const own = join(program.root, 'out/main/index.js');
  const kinds = {
    bare: { main: join(program.root, 'test/bench/bare/main.mjs'), view: 'p' },
    floor: { main: join(program.root, 'test/bench/floor/main.mjs'), view: '[aria-current="time"]' },
    delve: { main: own, view: '[aria-current="time"]', campaign: delve },
    lines: { main: own, view: 'nav', campaign: lines },
  };
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  const starts = Object.fromEntries(names.map((name) => [name, [] as Started[]]));
  for (let round = 0; round <= rounds; round++)
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const started = await startedAs(program, join(folder, `start-${name}`), kinds[name]);
      // The first fills the caches.
      if (round > 0) starts[name]?.push(started);
    }
  const of = (name: keyof typeof kinds, what: keyof Started) =>
    median((starts[name] ?? []).map((started) => started[what]));
  return [
    ...(['lines', 'delve'] as const).map((name): Figure => ({
      name: `Start to first contentful paint, ${titles[name]}; floor: a bare Electron window`,
      measured: of(name, 'paint'),
      floor: of('bare', 'paint'),
      unit: 'ms',
      aim: 'at most 1.25x',
    })),
    ...(['lines', 'delve'] as const).map((name): Figure => ({
      name: `Start to the usable view painted, ${titles[name]}; floor: a page that asks SQLite one question`,
      measured: of(name, 'view'),
      floor: of('floor', 'view'),
      unit: 'ms',
      aim: 'at most 1.4x',
    })),
  ];
}

const titles = { lines: '10,000 log lines open', delve: 'in a dungeon' };

function startedAs(program: Program, profile: string, { main, view, campaign }: Kind): Promise<Started> {
  mkdirSync(profile, { recursive: true });
  const spawned = Date.now();
  const running = spawn(
    program.executable,
    [
      ...program.switches,
      join(program.root, 'test/bench/watched'),
      ...(campaign === undefined ? [] : [campaign]),
    ],
    {
      env: {
        ...process.env,
        HOME: profile,
        TURNKEEPER_USER_DATA: profile,
        TURNKEEPER_E2E: '1',
        TURNKEEPER_BENCH_MAIN: main,
        TURNKEEPER_BENCH_VIEW: view,
        TURNKEEPER_BENCH_FILE: join(profile, 'floor.db'),
      },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: patienceMs,
    },
  );
  let said = '';
  running.stdout.on('data', (part: Buffer) => (said += part.toString()));
  return new Promise((resolve, reject) => {
    running.on('close', () => {
      const [, times] = /^watched (.*)$/m.exec(said) ?? [];
      if (times === undefined) {
        reject(new Error(`${main} never showed ${view}.`));
        return;
      }
      const { paint, view: usable } = JSON.parse(times) as Started;
      resolve({ paint: paint - spawned, view: usable - spawned });
    });
  });
}
