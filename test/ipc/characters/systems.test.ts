import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

async function open(system: string): Promise<void> {
  table = new TestDesk({ roll: (sides) => Math.ceil(sides / 2) });
  await table.tell('app.createCampaign', {
    name: 'Barrow',
    path: table.campaignPath,
    system,
    settings: { encumbrance: 'detailed' },
  });
}
afterEach(() => table.end());

type Options = QueryOutput<'character.options'>;
type ClassOption = Options['classes'][number];

const evenScores = {
  strength: 13,
  intelligence: 13,
  wisdom: 13,
  dexterity: 13,
  constitution: 13,
  charisma: 13,
};

const judge = (classId: string | null, raceId: string | null) =>
  table.ask('character.judge', { abilities: evenScores, classId, raceId });

const problemsOf = (all: readonly { id: string; problems: string[] }[], id: string | null) =>
  all.find((each) => each.id === id)?.problems ?? [];

/** The first race that may be of the class; null where the class is the race. */
async function raceFor({ races }: Options, { id }: ClassOption): Promise<string | null> {
  for (const race of races) {
    const judged = await judge(id, race.id);
    const problems = [...problemsOf(judged.classes, id), ...problemsOf(judged.races, race.id)];
    if (problems.length === 0) return race.id;
  }
  return null;
}

/** Chooses, has it judged and adds what came out; the dice of the first level show 3. */
async function create(options: Options, chosen: ClassOption) {
  const raceId = await raceFor(options, chosen);
  const judged = await judge(chosen.id, raceId);
  expect(problemsOf(judged.classes, chosen.id)).toEqual([]);
  expect(problemsOf(judged.races, raceId)).toEqual([]);
  const hp = Math.max(1, 3 + judged.hitPointModifier);
  const person: CommandInput<'character.add'> = {
    name: chosen.name,
    className: chosen.name,
    classId: chosen.id,
    raceId,
    level: 1,
    abilities: evenScores,
    hp,
    maxHp: hp,
    sheet: { languages: judged.languages },
  };
  const { id } = await table.tell('character.add', person);
  return { id, judged, view: await table.ask('character.view', { id }) };
}

const openSystems = ['ose', 'basic-fantasy', 'swords-wizardry'];

describe.each(openSystems)('the people of %s', (system) => {
  beforeEach(() => open(system));

  test('a legal one of every class, as it was judged', async () => {
    const options = await table.ask('character.options', {});
    expect(options).toMatchObject({ guided: true, abilityDice: '3d6', startingGold: '3d6*10' });
    expect(options.classes.length).toBeGreaterThan(3);
    for (const chosen of options.classes) {
      const { judged, view } = await create(options, chosen);
      expect(view.remarks).toEqual([]);
      expect(view).toMatchObject({
        className: chosen.name,
        xpBonusPercent: judged.xpBonusPercent,
        spellSlots: judged.spellSlots,
        features: judged.features,
        abilities: judged.abilities,
        figures: judged.figures,
      });
      expect(view.member).toMatchObject({ ac: judged.ac, load: judged.load, rate: judged.rate });
      expect(judged.hitDice).toMatch(/^\dd\d+$/);
    }
  });

  test('every class climbs to its last level, each step as its preview said', async () => {
    const options = await table.ask('character.options', {});
    for (const chosen of options.classes) {
      const { id } = await create(options, chosen);
      await table.tell('character.edit', { id, changes: { xp: 100_000_000 } });
      expect(await climb(id)).toBeGreaterThan(6);
    }
  });

  test('a climb is taken back to the start and done again to the end', async () => {
    const options = await table.ask('character.options', {});
    const [chosen] = options.classes;
    if (!chosen) throw new Error('No class.');
    const before = contents(table.desk.campaign.file);
    const { id } = await create(options, chosen);
    await table.tell('character.edit', { id, changes: { xp: 100_000_000 } });
    const steps = (await climb(id)) + 2;
    const after = contents(table.desk.campaign.file);
    for (let step = 0; step < steps; step += 1) await table.tell('journal.undo', {});
    expect(contents(table.desk.campaign.file)).toBe(before);
    for (let step = 0; step < steps; step += 1) await table.tell('journal.redo', {});
    expect(contents(table.desk.campaign.file)).toBe(after);
  });

  test('scores that no class takes are told, and told on the sheet of who is it all the same', async () => {
    const low = Object.fromEntries(Object.keys(evenScores).map((name) => [name, 3]));
    const { classes, races } = await table.ask('character.judge', {
      abilities: low,
      classId: null,
      raceId: null,
    });
    const [refused] = [...classes, ...races].filter(({ problems }) => problems.length > 0);
    if (system !== 'swords-wizardry') expect(refused?.problems[0]).toMatch(/must be at least 9; it is 3\.$/);
    const bad = classes.find(({ problems }) => problems.length > 0);
    if (!bad) return;
    const { id } = await table.tell('character.add', {
      name: 'Nobody',
      className: bad.id,
      classId: bad.id,
      level: 4,
      abilities: low,
      hp: 1,
      maxHp: 1,
    });
    const { remarks } = await table.ask('character.view', { id });
    expect(remarks).toEqual(expect.arrayContaining(bad.problems));
    expect(remarks.some((remark) => /^Level 4 asks [\d,]+ XP; there are 0\.$/.test(remark))).toBe(true);
  });

  test('everything of the starter content joins with its figures', async () => {
    const { creatures, total } = await table.ask('content.creatures', { limit: 200 });
    expect(total).toBeGreaterThan(100);
    const lists = new Map(creatures.map((each) => [each.list, each]));
    const some = [...lists.values(), ...creatures.filter((_each, index) => index % 20 === 0)];
    for (const { list, id: contentId, name, kind } of some) {
      const before = contents(table.desk.campaign.file);
      const { id } = await table.tell('character.addFromContent', {
        list,
        id: contentId,
        kind,
        name: 'It',
        hp: 7,
      });
      const view = await table.ask('character.view', { id });
      expect(view).toMatchObject({ name: 'It', className: name, kind, hp: 7, maxHp: 7, remarks: [] });
      const [line] = (await table.ask('log.list', { limit: 1 })).lines;
      expect(line?.summary).toMatch(/^It joined the party, .+: 7 hit points\.$/);
      await table.tell('journal.undo', {});
      expect(contents(table.desk.campaign.file)).toBe(before);
    }
  });
});

/** Levels up until the rules know no further level, checking each step against its preview. */
async function climb(id: number): Promise<number> {
  let steps = 0;
  for (;;) {
    const before = await table.ask('character.view', { id });
    if (!before.canLevelUp) {
      expect(before.nextLevelXp).toBeNull();
      expect(await table.refusal('character.levelUp', { id })).toMatchObject({ code: 'refused' });
      return steps;
    }
    const preview = await table.ask('character.previewLevel', { id });
    const { hitPoints } = await table.tell('character.levelUp', { id });
    steps += 1;
    const after = await table.ask('character.view', { id });
    expect(after).toMatchObject({
      level: preview.to,
      hp: before.hp + hitPoints,
      maxHp: before.maxHp + hitPoints,
    });
    expect(after.level).toBe(before.level + 1);
    expect(hitPoints).toBeGreaterThanOrEqual(preview.hitDice === null ? preview.hitPointModifier : 1);
    expect(after.remarks).toEqual([]);
  }
}

describe('a system without starter content', () => {
  beforeEach(() => open('hackmaster'));

  test('has everything typed: what the count needs is on the sheet', async () => {
    const options = await table.ask('character.options', {});
    expect(options).toMatchObject({ guided: false, classes: [], races: [], startingGold: null });
    expect(options.abilities).toHaveLength(6);
    const judged = await judge(null, null);
    expect(judged).toMatchObject({ classes: [], races: [], hitDice: null, spellSlots: null });
    const { id } = await table.tell('character.add', {
      name: 'Brand',
      className: 'Fighter',
      level: 3,
      abilities: { constitution: 14 },
      hp: 31,
      maxHp: 34,
      sheet: {
        count: {
          attack: 4,
          defence: 2,
          damageReduction: 3,
          shield: { kind: 'medium', defence: 4, intact: true },
          weapons: [{ name: 'Shortsword', damage: '2d8p', speed: 10, jabSpeed: 8, reachFeet: 3.5 }],
        },
      },
    });
    const view = await table.ask('character.view', { id });
    expect(view).toMatchObject({ countsSeconds: true, canLevelUp: false, nextLevelXp: null, remarks: [] });
    expect(view.sheet.count?.weapons[0]).toMatchObject({ name: 'Shortsword', speed: 10, jabSpeed: 8 });
    await table.tell('character.edit', {
      id,
      changes: { sheet: { count: { ...view.sheet.count, shield: null } } },
    });
    expect((await table.ask('log.list', { limit: 1 })).lines[0]?.summary).toBe(
      'Brand: figures of the count changed.',
    );
    expect(await table.refusal('character.levelUp', { id })).toMatchObject({ code: 'refused' });
    const fighter = { name: 'X', className: 'Fighter', level: 1, hp: 10, maxHp: 10 };
    const { id: other } = await table.tell('character.add', fighter);
    const threshold = (await table.ask('character.view', { id: other })).figures.find(
      ({ key }) => key === 'thresholdOfPain',
    );
    expect(threshold?.value).toBeGreaterThan(0);
    expect(await table.ask('content.equipment', {})).toMatchObject({ groups: [], attribution: null });
    expect(await table.ask('content.creatures', {})).toEqual({ creatures: [], total: 0, attribution: null });
  });
});

describe('the scores that only some sheets have', () => {
  const own = { percentiles: { strength: 52, looks: 100 }, scores: { looks: 11, honour: 40 } };
  const brand = { name: 'Brand', className: 'Fighter', level: 1, hp: 30, maxHp: 30 };

  test('are typed, told as they change, and taken out again', async () => {
    await open('hackmaster');
    const asked = await table.ask('character.options', {});
    expect(asked.ownSheet?.scores.map(({ id, percentile }) => [id, percentile])).toEqual([
      ['looks', true],
      ['honour', false],
    ]);
    const { id } = await table.tell('character.add', { ...brand, sheet: { own } });
    const view = await table.ask('character.view', { id });
    expect(view.sheet.own).toEqual(own);
    expect(view.ownSheet).toEqual(asked.ownSheet);
    const before = contents(table.desk.campaign.file);
    const percentiles = { strength: 60, looks: 100 };
    const edit = (changed: typeof view.sheet.own) =>
      table.tell('character.edit', { id, changes: { sheet: { own: changed } } });
    await edit({ percentiles, scores: { looks: 11, honour: 38 } });
    const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;
    expect(await newest()).toBe('Brand: honour 38, was 40; percentile of strength 60, was 52.');
    await table.tell('journal.undo', {});
    expect(contents(table.desk.campaign.file)).toBe(before);
    await edit(null);
    expect(await newest()).toMatch(/looks not known, was 11; .*percentile of looks not known, was 100/);
    expect((await table.ask('character.view', { id })).sheet.own).toBeNull();
  });

  test('are bounded, and no rule reads them', async () => {
    await open('hackmaster');
    const { id } = await table.tell('character.add', brand);
    const figures = async () => (await table.ask('character.view', { id })).figures;
    const before = await figures();
    for (const bad of [
      { percentiles: { strength: 0 } },
      { percentiles: { wits: 3 } },
      { scores: { looks: -1 } },
    ])
      expect(
        await table.refusal('character.edit', { id, changes: { sheet: { own: bad } } }),
        JSON.stringify(bad),
      ).toMatchObject({ code: 'bad-input' });
    await table.tell('character.edit', { id, changes: { sheet: { own } } });
    expect(await figures()).toEqual(before);
  });

  test.each(openSystems)('%s has none', async (system) => {
    await open(system);
    expect((await table.ask('character.options', {})).ownSheet).toBeNull();
  });
});

test.each(systems.map(({ id }) => id))(
  'the wares of %s come in its own unit, with whom they are owed to',
  async (id) => {
    await open(id);
    const { groups, unit, attribution } = await table.ask('content.equipment', {});
    expect(unit).toEqual(systems.find((system) => system.id === id)?.weights.unit);
    expect(groups.length > 0).toBe(openSystems.includes(id));
    expect(attribution !== null).toBe(openSystems.includes(id));
    if (attribution) expect(attribution.text.length).toBeGreaterThan(40);
  },
);
