import notice from '../../../NOTICE?raw';
import shipped from '../../../LICENCE-OGL-1.0a.txt?raw';
import { describe, expect, test } from 'vitest';
import type { Check } from './checks.ts';
import { armourClassSums, knownSources, separateLicences, uniqueIds } from './checks.ts';
import {
  abilityScores,
  encounterRolls,
  partyRolls,
  prepRolls,
  treasureRolls,
  windRolls,
} from './coverage.ts';
import { attackSums, levelsGetBetter, levelsInOrder, turningColumns } from './levels.ts';
import { classReferences, equipmentReferences, monsterReferences, tableReferences } from './references.ts';
import {
  contentFiles,
  contentKinds,
  contentOf,
  type ContentSystem,
  contentSystems,
  contentText,
  schemas,
  type StarterContent,
} from './starter-content.ts';

const whole = Object.fromEntries(contentSystems.map((system) => [system, contentOf(system)])) as Record<
  ContentSystem,
  StarterContent
>;

/** The element that must be there. */
function the<Element>(element: Element | null | undefined): Element {
  if (element === undefined || element === null) throw new Error('There is nothing here to spoil.');
  return element;
}

interface Spoilt {
  check: Check;
  system: ContentSystem;
  spoil: (content: StarterContent) => void;
  says: RegExp;
}

/** Each check with a copy that it must refuse. */
const spoilt: Record<string, Spoilt> = {
  'ids are unique': {
    check: uniqueIds,
    system: 'ose',
    spoil: ({ monsters }) => monsters.entries.push(the(monsters.entries[7])),
    says: /monsters: .* twice/,
  },
  'sources are named': {
    check: knownSources,
    system: 'ose',
    spoil: ({ monsters }) => (the(monsters.entries[0]).source = 'sw-monsters'),
    says: /sw-monsters/,
  },
  'licences stand apart': {
    check: separateLicences,
    system: 'swords-wizardry',
    spoil: (content) =>
      (content.equipment = { ...whole['basic-fantasy'].equipment, system: 'swords-wizardry' }),
    says: /share-alike matter/,
  },
  'share-alike stays share-alike': {
    check: separateLicences,
    system: 'basic-fantasy',
    spoil: (content) => (content.classes.licence = whole.ose.classes.licence),
    says: /OGL-1\.0a instead/,
  },
  'armour class both ways round makes 19': {
    check: armourClassSums,
    system: 'ose',
    spoil: ({ equipment }) => (the(equipment.armour[0]?.ac).ascending += 1),
    says: /equipment: AC/,
  },
  'monsters exist': {
    check: monsterReferences,
    system: 'basic-fantasy',
    spoil: ({ encounters }) => the(encounters.tables[0]?.rows[0]).monsters.push('jabberwock'),
    says: /jabberwock/,
  },
  'weapons, shots and fuel are sold': {
    check: equipmentReferences,
    system: 'swords-wizardry',
    spoil: ({ equipment }) => (the(equipment.light_sources[1]).fuel = 'whale-oil'),
    says: /whale-oil/,
  },
  'classes and races know each other': {
    check: classReferences,
    system: 'basic-fantasy',
    spoil: ({ classes }) => the(classes.races[1]?.classes).push('bard'),
    says: /bard/,
  },
  'tables lead to tables': {
    check: tableReferences,
    system: 'ose',
    spoil: ({ monsters }) => the(monsters.entries[0]).treasure.types.push('Z'),
    says: /treasure of monsters: no Z/,
  },
  'ability scores from 3 to 18': {
    check: abilityScores,
    system: 'ose',
    spoil: ({ classes }) => classes.abilities.dex.splice(3, 1),
    says: /dex/,
  },
  'encounter tables cover their dice': {
    check: encounterRolls,
    system: 'swords-wizardry',
    spoil: ({ encounters }) => the(encounters.tables[2]).rows.pop(),
    says: /ends before/,
  },
  'tables of parties cover their dice': {
    check: partyRolls,
    system: 'ose',
    spoil: ({ encounters }) => (the(encounters.npc_parties?.alignment).dice = '1d8'),
    says: /alignment/,
  },
  'tables of treasure cover their dice': {
    check: treasureRolls,
    system: 'ose',
    spoil: ({ encounters }) => (the(encounters.treasure.magic_items[3]?.rows[1]).min += 1),
    says: /follows where/,
  },
  'tables of prep cover their dice': {
    check: prepRolls,
    system: 'ose',
    spoil: ({ prep }) => prep.sentient_swords?.sensory.rows.pop(),
    says: /sentient_swords sensory: ends before/,
  },
  'a dragon has the same hoard in both files': {
    check: prepRolls,
    system: 'basic-fantasy',
    spoil: ({ prep }) => (the(prep.dragon_hoard).percent.gems = 5),
    says: /chance of gems/,
  },
  'hoards are worth the same in both files': {
    check: prepRolls,
    system: 'swords-wizardry',
    spoil: ({ prep }) => (the(prep.treasure_value).gp_from_monster_xp = '1d2+1'),
    says: /worth of hoards/,
  },
  'winds cover their dice': {
    check: windRolls,
    system: 'basic-fantasy',
    spoil: ({ equipment }) => the(equipment.travel.wind).shift(),
    says: /wind/,
  },
  'levels in order, XP rising': {
    check: levelsInOrder,
    system: 'ose',
    spoil: ({ classes }) => (the(classes.classes[2]?.levels[3]).xp = 10),
    says: /XP does not rise/,
  },
  'no level missing': {
    check: levelsInOrder,
    system: 'basic-fantasy',
    spoil: ({ classes }) => the(classes.classes[0]).levels.splice(4, 1),
    says: /out of order/,
  },
  'nobody gets worse': {
    check: levelsGetBetter,
    system: 'basic-fantasy',
    spoil: ({ classes }) => (the(classes.classes[1]?.levels[5]).attack_bonus = 1),
    says: /attack worse/,
  },
  'THAC0 and attack bonus make 19': {
    check: attackSums,
    system: 'swords-wizardry',
    spoil: ({ monsters }) => (the(monsters.entries[0]).thac0 = 3),
    says: /THAC0 3/,
  },
  'turning has every column': {
    check: turningColumns,
    system: 'ose',
    spoil: ({ classes }) => delete the(classes.turning?.rows[0]).results['2'],
    says: /turning at/,
  },
};

test('three systems have five files each, the program its lists, and nothing else is there', () => {
  const wanted = contentSystems.flatMap((system) => contentKinds.map((kind) => `${system}.${kind}.json`));
  expect([...contentFiles].sort()).toEqual([...wanted, 'own.lists.json'].sort());
});

describe.each(contentSystems)('%s', (system) => {
  test.each(contentKinds)('says of itself that it holds its %s', (kind) => {
    expect(whole[system][kind]).toMatchObject({ system, kind });
  });

  const checks = new Map(Object.entries(spoilt).map(([name, { check }]) => [check, name]));
  test.each([...checks].map(([check, name]) => [name, check] as const))('%s', (_name, check) => {
    expect(check(whole[system])).toEqual([]);
  });
});

describe('a wrong copy is caught', () => {
  test.each(Object.entries(spoilt))('%s', (_name, { check, system, spoil, says }) => {
    const copy = structuredClone(whole[system]);
    spoil(copy);
    expect(check(copy).join('\n')).toMatch(says);
    expect(check(whole[system])).toEqual([]);
  });
});

describe('the schema refuses', () => {
  const wrong: Record<string, [(typeof contentKinds)[number], (text: string) => string, RegExp]> = {
    'a key with a typing slip': ['equipment', (text) => text.replace('"cost_gp"', '"cots_gp"'), /cots_gp/],
    'a key left out': ['monsters', (text) => text.replace(/"morale": \d+,/, ''), /morale/],
    'dice that are none': [
      'monsters',
      (text) => text.replace('"damage": "1d6"', '"damage": "1t6"'),
      /2d6\+1/,
    ],
    'a confidence nobody knows': [
      'classes',
      (text) => text.replace('"confidence": "source"', '"confidence": "rumour"'),
      /confidence/,
    ],
    'null for a number': ['classes', (text) => text.replace(/"hit_die": \d/, '"hit_die": null'), /hit_die/],
    'a number for null or a word': [
      'encounters',
      (text) => text.replace('"number": null', '"number": 3'),
      /number/,
    ],
    'a figure nobody knows': [
      'classes',
      (text) => text.replace('"range_feet"', '"range_fete"'),
      /range_fete/,
    ],
    'an id with capitals': [
      'equipment',
      (text) => text.replace('"id": "chainmail"', '"id": "Chainmail"'),
      /lower case/,
    ],
    'no licence': ['monsters', (text) => text.replace('"section15"', '"section16"'), /section1/],
    'another schema': [
      'monsters',
      (text) => text.replace('starter-content/1', 'starter-content/2'),
      /starter-content/,
    ],
  };
  test.each(Object.entries(wrong))('%s', (_name, [kind, spoil, says]) => {
    const text = contentText('ose', kind);
    const copy = spoil(text);
    expect(copy).not.toBe(text);
    const parsed = schemas[kind].safeParse(JSON.parse(copy));
    expect(JSON.stringify(parsed.error?.issues)).toMatch(says);
  });
});

describe('licences', () => {
  test.each(['ose', 'swords-wizardry'] as const)('every copyright notice of %s is shipped', (system) => {
    for (const kind of contentKinds) {
      const { licence } = whole[system][kind];
      if (licence.id !== 'OGL-1.0a') throw new Error(`${system}.${kind} is under ${licence.id}.`);
      for (const line of licence.section15) expect(shipped.split('\n')).toContain(line);
      expect(shipped).toContain(`shared/content/${system}.*.json`);
    }
  });

  test('share-alike content is credited, linked and marked as changed', () => {
    expect(notice).toContain('shared/content/basic-fantasy.*.json');
    expect(notice).toMatch(/Basic Fantasy\s+Role-Playing Game/);
    expect(notice).toContain('Chris Gonnerman and contributors');
    expect(notice).toContain('https://creativecommons.org/licenses/by-sa/4.0/');
    expect(notice).toMatch(/Changed: figures\s+re-arranged as data/);
  });
});
