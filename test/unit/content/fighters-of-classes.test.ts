import { describe, expect, test } from 'vitest';
import type { FigureValue } from '../../../shared/rules/characters/character.ts';
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
import { asItSeems } from '../../../src-main/facts/party/truth.ts';
import type { CharacterRow, ItemRow } from '../../../src-main/db/tables.ts';

const systems = ['ose', 'swords-wizardry', 'basic-fantasy'] as const;
type System = (typeof systems)[number];
type Settings = Record<string, boolean | string | number>;

function rulesOf(id: System, more: Settings = {}): CampaignRules {
  const system = systemById(id);
  if (!system) throw new Error(id);
  return {
    system,
    settings: { ...defaultSettings(system), ...more },
    exploration: { familiarMultiplier: 3, bodyPounds: 175 },
    encumbrance: system.encumbrance[0],
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
    ...asItSeems,
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

const noneBesides = {
  passingOf: () => undefined,
  castingTimes: new Map(),
  farthest: new Map(),
  spentBy: () => ({}),
};

/** What the sheet says, read by itself, and what the machine would throw and deal. */
function compared(rules: CampaignRules, one: Member, classes: ClassesFile) {
  const content = { classes };
  const shown = sheetFiguresOf(rules, one, content);
  const facts = fightingPerson(rules, one, content, noneBesides);
  const { stats, wanting } = personsStats(rules, facts, content);
  return { shown, stats, wanting, figures: rules.system.bridge.figures(stats) };
}

const valueOf = (
  figures: readonly { key: string; value: FigureValue }[],
  key: string,
): FigureValue | undefined => figures.find((each) => each.key === key)?.value;

/** Races a class may have; null where the system has none. */
const racesOf = (file: ClassesFile, classId: string): (string | null)[] => {
  const own = file.races.filter(({ classes }) => classes?.includes(classId) === true).map(({ id }) => id);
  return own.length === 0 ? [null] : own;
};

/** Powers of classes that are used as an act in a fight: all that may be asked of people. */
const classPowers: Readonly<Record<string, string>> = {
  'lay-on-hands': 'Lay on hands',
  'dispel-evil': 'Dispel evil',
  'shape-change': 'Shape change',
};

/** Of these the starter content prints from which level, not how often: it is asked, and nothing else is. */
const everUncounted: Record<System, readonly string[]> = {
  ose: [],
  'swords-wizardry': ['Uses of Shape change', 'Uses of Dispel evil'],
  'basic-fantasy': [],
};

/** What is rightly asked of one of this class and level. */
const uncountedOf = (file: ClassesFile, classId: string, level: number) =>
  (file.classes.find(({ id }) => id === classId)?.abilities ?? [])
    .filter(({ id, figures }) => id in classPowers && figures['per_day'] === undefined)
    .filter(({ figures }) => level >= Number(figures['from_level'] ?? 1))
    .map(({ id }) => ({ title: `Uses of ${classPowers[id] ?? id}`, taken: 'no end', sure: 'guessed' }));

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
            expect(wanting, who).toEqual(uncountedOf(classes, classId, level));
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
    const ever = classes.classes.flatMap(({ id: classId }) => uncountedOf(classes, classId, 20));
    expect(ever.map(({ title }) => title)).toEqual(everUncounted[id]);
  });

  test('each weapon hits and deals as its line on the sheet says', async () => {
    const [classes, equipment] = [await loadClasses(id), await loadEquipment(id)];
    if (!classes || !equipment) throw new Error('No content.');
    const rules = rulesOf(id, ascending[id]);
    let lines = 0;
    for (const { id: classId, levels } of classes.classes) {
      for (const raceId of racesOf(classes, classId)) {
        for (const { level } of levels.filter((_, at) => at % 4 === 0)) {
          for (const [at, weapon] of weapons(equipment).entries()) {
            const own = JSON.parse(weapon.facts) as Facts;
            const facts: Facts = { ...own, damage: own.damage ?? '1d6', magicBonus: at % 3 === 0 ? 1 : 0 };
            const items = [{ ...weapon, facts: JSON.stringify(facts) }];
            const score = scores[(level + at) % scores.length] ?? 9;
            const { shown, stats } = compared(
              rules,
              member({ classId, raceId, level, score, items }),
              classes,
            );
            const key = `weapon.${weapon.name.toLowerCase().slice(0, 40)}`;
            const shot = facts.range !== undefined || facts.rangeIncrement !== undefined;
            const ways = [
              ...(facts.melee === true || !shot
                ? [{ line: valueOf(shown, key), feet: 5, missile: false }]
                : []),
              ...(shot
                ? [
                    {
                      line: valueOf(shown, facts.melee === true ? `${key}.thrown` : key),
                      feet: 10,
                      missile: true,
                    },
                  ]
                : []),
            ];
            for (const { line, feet, missile } of ways) {
              const who = `${classId} ${raceId ?? ''} ${level} (${score}): ${weapon.name} ${missile ? 'shot' : 'struck'}, ${String(line)}`;
              const expected = readLine(String(line));
              const found = figuresOf(rules, stats, {
                way: weapon.name,
                kind: kinds[id][missile ? 1 : 0],
                feet,
              });
              // Strength counts with missiles by SW-MISS-1, where the referee has it so; the sheet leaves it out.
              const strong = missile && id === 'swords-wizardry' ? strengthOf(stats) : 0;
              const near = missile ? shortRange[id] : 0;
              const needed = Math.min(
                20,
                Math.max(id === 'swords-wizardry' ? 1 : 2, armour[id] - expected.bonus - near - strong),
              );
              expect(found?.needed, who).toBe(needed);
              expect(dealt(found?.damage ?? null), who).toEqual(expected.damage);
              lines += 1;
            }
          }
        }
      }
    }
    expect(lines).toBeGreaterThan(100);
  });
});

interface Facts {
  damage?: string;
  magicBonus?: number;
  melee?: true;
  range?: object;
  rangeIncrement?: number;
}

const strengthOf = (stats: unknown): number => (stats as { strengthToHit?: number }).strengthToHit ?? 0;

/** As the lines of the sheet are written: bonuses upwards. */
const ascending: Record<System, Settings> = {
  ose: { variableWeaponDamage: true, ascendingAc: true },
  'swords-wizardry': { acMode: 'ascending', attackMethod: 'quick' },
  'basic-fantasy': {},
};
/** Of the man they strike at, upwards. */
const armour: Record<System, number> = { ose: 10, 'swords-wizardry': 10, 'basic-fantasy': 11 };
const shortRange: Record<System, number> = { ose: 1, 'swords-wizardry': 0, 'basic-fantasy': 1 };
const kinds: Record<System, readonly [melee: string, missile: string]> = {
  ose: ['attack', 'shoot'],
  'swords-wizardry': ['melee', 'missile'],
  'basic-fantasy': ['attack', 'shoot'],
};

const plain = (text: string): number => Number(text.replaceAll(/\s/g, '').replace('−', '-'));

/** Dice with what is added to them. */
function diceIn(text: string): { dice: string; plus: number } {
  const [, dice = '', plus = '0'] = /(\d+d\d+|\b\d+$)([+−-]\d+)?/.exec(text) ?? [];
  return { dice, plus: plain(plus) };
}

function readLine(line: string): { bonus: number; damage: { dice: string; plus: number } } {
  const [, bonus = '0'] = /to hit ([+−-]?\d+)/.exec(line) ?? [];
  return { bonus: plain(bonus), damage: diceIn(line.replace(/^[^,]*,?\s*/, '')) };
}

function dealt(damage: { dice: string; plus: number } | null): { dice: string; plus: number } | null {
  if (damage === null) return null;
  const { dice, plus } = diceIn(damage.dice);
  return { dice, plus: plus + damage.plus };
}

function figuresOf(
  rules: CampaignRules,
  stats: unknown,
  { way, kind, feet }: { way: string; kind: string; feet: number },
) {
  const { combat } = rules.system;
  const one = { hp: 9, maxHp: 9 };
  const state = combat.start({
    settings: rules.settings,
    fighters: [
      { ...one, id: 'c1', side: 'party', atFeet: 0, stats },
      { ...one, id: 'f1', side: 'foes', atFeet: feet, stats: strangersStats(rules, 'man').stats },
    ],
  });
  return combat.figures(state, { kind, actor: 'c1', target: 'f1', way });
}
