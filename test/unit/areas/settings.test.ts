import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import { settingInWords } from '../../../src-main/facts/campaign/settings.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { defaultSettings } from '../../../shared/rules/system.ts';
import type { RuleSystem, Setting } from '../../../shared/rules/system.ts';
import { allScores, armour, contentOf, person, shield, weapon } from '../rules/character-table.ts';

type Settings = Record<string, boolean | string | number>;

const rating = { rating: 7, adjustment: 5, successes: 0 };
const foes = { total: 4, down: 2, gone: 0, alone: null, marks: [], mindless: false, successes: 0 };

/** Everything the sheet and a meeting say of a campaign with such settings. */
function said({ id, characters, meeting }: RuleSystem, settings: Settings): string {
  const gear = [
    weapon('Sword', '1d8'),
    weapon('Dagger', '1d4', { missile: true }),
    armour('Chain', 4),
    shield(),
  ];
  const content = id === 'hackmaster' ? null : contentOf(id);
  const { surprise, reaction, morale, flight } = meeting;
  return JSON.stringify([
    characters.figures(person('fighter', 5, allScores(17)), gear, content, settings),
    characters.writesAscending(settings),
    reaction.skipped({ settings, partySurprised: false, monstersSurprised: false }),
    surprise.drops?.settle([{ id: '1', held: ['sword', 'lantern'], natural: 1, pick: 1 }], settings),
    morale.text(settings, false),
    morale.due({ ...foes, settings }),
    morale.sides.length > 0 && morale.check({ ...rating, settings }, scriptedDice([5, 5])),
    flight('dungeon').obstacle(settings)?.text,
    meeting.fight(settings),
  ]);
}

function valuesOf(setting: Setting): readonly (boolean | string | number)[] {
  if (setting.kind === 'boolean') return [true, false];
  return setting.kind === 'choice' ? setting.choices.map(({ value }) => value) : [setting.min, setting.max];
}

const usedElsewhere = [
  'encumbrance',
  'familiarMultiplier',
  'dungeonCheckEvery',
  'dungeonChanceInSix',
  'checksRollThemselves',
  'effectsEndThemselves',
  'oddsShown',
  'bodyPounds',
  'wildernessChecksPerDay',
  'setOutHour',
  'marchHours',
  'forcedMarchHours',
  'oarHours',
  'sailHours',
  'windVariable',
  'riderWeight',
  'streams',
  'coursesByTheirMap',
  'roadBy',
  'roadDayInOneStep',
  'weather',
];

test('a figure is told with what stands behind it', () => {
  const [ose] = systems.filter(({ id }) => id === 'ose');
  const told = (key: string, value: number) => {
    const setting = ose?.settings.find((each) => each.key === key);
    return setting && settingInWords(setting, value);
  };
  expect(told('dungeonChanceInSix', 2)).toBe('2 in 6');
  expect(told('bodyPounds', 150)).toBe('150 lb');
  expect(told('dungeonCheckEvery', 3)).toBe('3');
});

describe.each(systems)('$id', (system) => {
  test.each(system.settings.map((setting) => [setting.key, setting] as const))(
    '%s is told to be in use where it changes what is shown',
    (key, setting) => {
      const usual = defaultSettings(system);
      const differs = valuesOf(setting).some(
        (value) => said(system, { ...usual, [key]: value }) !== said(system, usual),
      );
      expect(setting.inUse === true).toBe(differs || usedElsewhere.includes(key));
    },
  );
});
