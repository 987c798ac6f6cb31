import { copyFileSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EncounterTable } from '../encounter-table.ts';

let table: EncounterTable;

beforeEach(() => {
  table = new EncounterTable();
});
afterEach(() => table.end());

const kept = (name: string): string => resolve(import.meta.dirname, '../../fixtures/kept', name);

interface OldRate {
  feet: number;
  reasons: unknown[];
}

/** As far as it is compared: what the released program showed of the open encounter. */
interface OldView extends Record<string, unknown> {
  steps: Record<string, unknown>[];
  number: { value: number };
  distance: { settled: { feet: number } };
  surprise: { settled: Record<string, unknown>; drops: unknown[]; dropsThrown: boolean };
  flight: Record<string, unknown> & { party: OldRate; monsters: OldRate | null; startFeet: number };
  pursuit: Record<string, unknown> & {
    feet: number;
    fleeingFeet: number;
    pursuingFeet: number;
    speedReasons: unknown[];
  };
}

/** What the released program said, and what is said in its place since. */
const reworded = {
  before: 'Whether they come after the party is the referee’s to say; unsaid, they do.',
  now: 'The referee says whether they come after the party; they do unless you say otherwise.',
};

const oldView = (name: string): OldView => {
  const text = readFileSync(kept(`${name}.encounter.json`), 'utf8');
  return JSON.parse(text.replaceAll(reworded.before, reworded.now)) as OldView;
};

async function open(name: string): Promise<void> {
  const path = join(table.folder, 'rich.turnkeeper');
  copyFileSync(kept(`${name}.turnkeeper`), path);
  await table.tell('app.openCampaign', { path });
}

const rows = (sql: string): unknown[] => table.desk.campaign.file.db.prepare(sql).all();

const rate = (old: OldRate | null) => old && { distance: old.feet, reasons: old.reasons };

describe.each(['rich-schema-3', 'rich-basic-fantasy-schema-3'])('the open encounter of %s', (name) => {
  test('stands as the released program showed it', async () => {
    await open(name);
    const old = oldView(name);
    const now = await table.meeting();
    const { who, counted, from, turn, step, foes, light, course, fight, rounds, takes, morale } = old;
    expect(now).toMatchObject({ who, counted, from, turn, step, foes, light, course, fight, rounds, takes });
    expect(now).toMatchObject({ morale, number: old.number.value, ground: 'dungeon', unit: 'feet' });
    expect(now.steps).toMatchObject(old.steps);
    const { party, monsters, startFeet, ...flight } = old.flight;
    expect(now.flight).toMatchObject({ ...flight, startGap: startFeet });
    expect([now.flight.party, now.flight.monsters]).toEqual([rate(party), rate(monsters)]);
  });

  test('keeps its pursuit, its surprise and its distance', async () => {
    await open(name);
    const old = oldView(name);
    const now = await table.meeting();
    const { feet, fleeingFeet, pursuingFeet, speedReasons, ...pursuit } = old.pursuit;
    expect(now.pursuit).toMatchObject({
      ...pursuit,
      gap: feet,
      fleeingRate: fleeingFeet,
      pursuingRate: pursuingFeet,
      rateReasons: speedReasons,
    });
    const { party, monsters, surprisedIds, surprisedFoes, effect } = old.surprise.settled;
    expect((await table.step('surprise')).result).toEqual({
      party,
      monsters,
      people: surprisedIds ?? [],
      foes: surprisedFoes,
    });
    const { drops, dropsThrown } = old.surprise;
    expect(now.surprise).toEqual({ about: [], asleep: [], effect, people: surprisedIds, drops, dropsThrown });
    expect((await table.step('distance')).amount).toBe(old.distance.settled.feet);
  });

  test('goes on from there', async () => {
    await open(name);
    const { pursuit } = await table.meeting();
    await table.tell('encounter.pursuitRound', { gap: 90 });
    expect((await table.meeting()).pursuit).toMatchObject({ round: (pursuit?.round ?? 0) + 1, gap: 90 });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 40 } });
    expect((await table.newest()).summary).toMatch(/^Distance again to /u);
    await table.tell('encounter.conclude', { outcome: 'over' });
    expect(await table.ask('encounter.view', {})).toBeNull();
  });
});

describe('what was settled before', () => {
  test('stands in rows, and what was gone back over in none', async () => {
    await open('rich-schema-3');
    expect(
      rows('SELECT step, figure, result, overruled FROM encounter_step WHERE encounter_id = 1 ORDER BY id'),
    ).toEqual([
      { step: 'number', figure: 5, result: '"2d4"', overruled: null },
      { step: 'foes', figure: 5, result: 'null', overruled: null },
      {
        step: 'surprise',
        figure: null,
        result:
          '{"party":{"surprised":true,"die":2},"monsters":{"surprised":false,"die":3},"people":[],"foes":null}',
        overruled: null,
      },
      { step: 'drops', figure: null, result: 'null', overruled: null },
      { step: 'distance', figure: 30, result: 'null', overruled: null },
      { step: 'reaction', figure: 5, result: '"hostile"', overruled: null },
      { step: 'course', figure: null, result: '"fight"', overruled: null },
      {
        step: 'morale',
        figure: null,
        result: '{"holds":false,"marks":[],"text":"they break: two down"}',
        overruled: 'The referee said they break.',
      },
    ]);
    expect(rows("SELECT 1 FROM encounter_step WHERE overruled LIKE '%surprised%'")).toEqual([]);
  });

  test('tells what called for a check of morale, and who of each side was surprised', async () => {
    await open('rich-basic-fantasy-schema-3');
    expect(
      rows(
        "SELECT result, overruled FROM encounter_step WHERE encounter_id = 1 AND step IN ('surprise', 'morale') ORDER BY id",
      ),
    ).toEqual([
      {
        result:
          '{"party":{"surprised":true,"die":null},"monsters":{"surprised":true,"die":null},"people":[1,3],"foes":2}',
        overruled: 'The referee said who is surprised.',
      },
      { result: '{"holds":true,"marks":["meeting"],"text":"they stand"}', overruled: null },
    ]);
  });

  test('the lines of old steps are of the one that settles, and the log shows them with the new', async () => {
    await open('rich-schema-3');
    const steps = rows(
      "SELECT json_extract(input, '$.step') AS step FROM journal WHERE kind = 'encounter.settle' ORDER BY seq",
    );
    expect(steps.length).toBeGreaterThan(5);
    expect(new Set(steps.map((line) => (line as { step: string }).step))).toEqual(
      new Set(['number', 'surprise', 'distance', 'reaction', 'morale']),
    );
    const before = (await table.ask('log.list', { kind: 'encounters', limit: 200 })).lines;
    expect(before.some(({ summary }) => summary.startsWith('Surprise, '))).toBe(true);
    await table.tell('encounter.settle', { step: 'surprise', said: { party: false, monsters: false } });
    const after = (await table.ask('log.list', { kind: 'encounters', limit: 200 })).lines;
    expect(after.length).toBe(before.length + 1);
  });
});
