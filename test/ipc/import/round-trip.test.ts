import fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CommandOutput } from '../../../shared/ipc/contract.ts';
import { importContext } from '../../../src-main/areas/import/import-context.ts';
import { readCampaign } from '../../../src-main/facts/campaign/read-campaign.ts';
import { loadClasses, loadEquipment } from '../../../src-main/content/content.ts';
import type { ReadEntry, ReadThing } from '../../../src-main/imports/entry.ts';
import { readAll } from '../../unit/imports/samples/contexts.ts';
import { spoils } from '../../unit/imports/samples/mutations.ts';
import { itemTable, ownFile, peopleTable, statText } from '../../unit/imports/samples/own-samples.ts';
import { allDocuments } from '../../unit/imports/samples/all-documents.ts';
import { deskWith, readFile, readText, readyImports } from '../import-desk.ts';
import type { TestDesk } from '../test-desk.ts';

beforeAll(readyImports);

let desk: TestDesk;
afterEach(() => desk.end());

const pool = { in: 'pool' } as const;

interface Exported {
  characters: { items: Nested[]; employer: string | null; [key: string]: unknown }[];
  items: Nested[];
}

interface Nested {
  contents: Nested[];
  [key: string]: unknown;
}

const exported = async (characterId: number | null, name = 'sheets.json'): Promise<Exported> => {
  const path = join(desk.folder, name);
  await desk.tell('sheet.export', { characterId, format: 'json', path, replace: true });
  return JSON.parse(readFileSync(path, 'utf8')) as Exported;
};

const nested = (things: readonly ReadThing[]): Nested[] => {
  const all = things.map(({ item }): Nested => ({ ...item, contents: [] }));
  things.forEach(({ inside }, index) => {
    const thing = all[index];
    if (inside !== null && thing !== undefined) all[inside]?.contents.push(thing);
  });
  return all.filter((_thing, index) => things[index]?.inside === null);
};

/** What the campaign must hold once the entries are taken, in the form of an export. */
const expected = (entries: readonly ReadEntry[]): Exported => {
  const taken = entries.filter(({ refused }) => refused === null);
  const people = taken.filter(({ person }) => person !== null);
  const ordered = [
    ...people.filter((each) => each.belongsTo === null),
    ...people.filter((each) => each.belongsTo !== null),
  ];
  return {
    characters: ordered.map(({ person, things }) => ({ ...person, employer: null, items: nested(things) })),
    items: taken.filter(({ person }) => person === null).flatMap(({ things }) => nested(things)),
  };
};

const contextNow = async () => {
  const campaign = readCampaign(desk.desk.campaign.file.sql);
  const { id } = campaign.system;
  return importContext(campaign, { classes: await loadClasses(id), equipment: await loadEquipment(id) });
};

const takeAndCompare = async (text: string): Promise<void> => {
  const reply = await desk.router.command('import.read', { job: 'job', source: { from: 'text', text } });
  if (!reply.ok) {
    expect(reply.error.code).not.toBe('internal');
    return;
  }
  const preview = reply.value as CommandOutput<'import.read'>;
  const { entries } = readAll(text, await contextNow());
  expect(preview.first.map(({ name, refused, unread }) => ({ name, refused, unread }))).toEqual(
    entries.slice(0, 100).map(({ name, refused, unread }) => ({
      name,
      refused,
      unread: unread.map(({ path, why }) => ({ path, why })),
    })),
  );
  if (preview.characters + preview.items === 0) return;
  await desk.tell('import.take', { token: preview.token, to: pool });
  const { characters, items } = await exported(null);
  const wanted = expected(entries);
  expect(characters.map((person) => ({ ...person, employer: null }))).toEqual(wanted.characters);
  expect(items).toEqual(wanted.items);
  await desk.tell('journal.undo', {});
};

describe('what is taken', () => {
  it.each(['ose', 'basic-fantasy', 'swords-wizardry', 'hackmaster'])(
    'is entry by entry what the preview showed, in a campaign of %s',
    async (system) => {
      desk = await deskWith(system);
      for (const text of [
        JSON.stringify(allDocuments),
        JSON.stringify(ownFile),
        statText,
        itemTable,
        peopleTable,
      ])
        await takeAndCompare(text);
      expect(desk.errors).toEqual([]);
    },
  );

  it('is that for spoilt files too', async () => {
    desk = await deskWith('ose');
    const documents = fc.array(fc.constantFrom<unknown>(...allDocuments, ...ownFile.items), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(documents, spoils, async (list, how) => {
        const copy: unknown = structuredClone(list);
        for (const spoil of how) spoil(copy);
        await takeAndCompare(JSON.stringify(copy));
      }),
      { seed: 20_261_122, numRuns: 60 },
    );
    expect(desk.errors).toEqual([]);
  });
});

describe('a sheet written by this program', () => {
  it('comes back whole, and is written again as it was', async () => {
    desk = await deskWith('ose');
    const people = 'name,class,level,hp\nHild,Fighter,2,9\n';
    await desk.tell('import.take', { token: (await readText(desk, people)).token, to: pool });
    await desk.tell('import.take', {
      token: (await readText(desk, JSON.stringify(ownFile))).token,
      to: pool,
    });
    const party = await desk.ask('party.view', {});
    const first = await exported(null);
    expect(first.characters.map(({ name, employer }) => [name, employer])).toEqual([
      ['Hild', null],
      ['Tam', 'Hild'],
    ]);
    const single = await exported(party.members[1]?.id ?? 0, 'tam.json');
    expect(single.characters).toEqual([first.characters[1]]);
    await desk.tell('journal.undo', {});
    await desk.tell('journal.undo', {});
    const again = await readFile(desk, join(desk.folder, 'sheets.json'));
    expect(again).toMatchObject({ unread: [], refused: 0, characters: 2, items: 1 });
    expect(again.first.flatMap(({ unread }) => unread)).toEqual([]);
    await desk.tell('import.take', { token: again.token, to: pool });
    expect(await exported(null, 'again.json')).toEqual(first);
  });

  it('is refused over a file that stands there, and into the campaign itself', async () => {
    desk = await deskWith('ose');
    const path = join(desk.folder, 'taken.json');
    writeFileSync(path, 'mine');
    const refusal = async (input: object) =>
      (await desk.refusal('sheet.export', { characterId: null, format: 'json', path, ...input })).code;
    expect(await refusal({})).toBe('file-exists');
    expect(await refusal({ path: desk.campaignPath, replace: true })).toBe('refused');
    expect(await refusal({ path: 'sheet.json' })).toBe('bad-input');
    expect(await refusal({ path: join(desk.folder, 'none', 'sheet.json') })).toBe('file-missing');
    expect(await refusal({ characterId: 99, replace: true })).toBe('not-found');
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });
});
