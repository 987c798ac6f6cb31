import { passingOf } from '../../characters/character.ts';
import type { CharacterRules, GearFacts, PersonFacts, RuleFigure } from '../../characters/character.ts';
import { withSign } from '../../common/arithmetic.ts';
import { abilityReadings } from '../../characters/class-characters.ts';
import { because, parts, sumOf } from '../../common/reason.ts';
import { defenseDie } from '../attack/defence.ts';
import { painThreshold } from '../harm/pain.ts';
import { tables } from '../tables.ts';

const points = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : null;

const count = (value: number | null | undefined): number | null => {
  const known = points(value);
  return known !== null && known >= 0 ? known : null;
};

/** The die rolled against one attacker in front, with or without a shield. */
function defence(person: PersonFacts, gear: readonly GearFacts[]): RuleFigure {
  const { guard } = person;
  const shield = guard?.shield ?? null;
  const { die, modifier, reasons } = defenseDie({
    frontSideAttackers: 1,
    shield: shield !== null || gear.some(({ kind }) => kind === 'shield'),
  });
  const own = parts(
    because('defence of the sheet', points(guard?.defence) ?? 0, 'HM-DEF-1'),
    because('shield', points(shield) ?? 0, 'HM-DEF-3'),
    ...passingOf(person).armourClass,
  );
  const total = modifier + sumOf(own);
  const more = total === 0 ? '' : withSign(total);
  return {
    key: 'defence',
    title: 'Defence roll',
    group: 'defence',
    value: `${die}${more}`,
    reasons: [...reasons, ...own],
  };
}

/** What a single wound may take before it calls for a check. */
function pain({ maxHp, classId, className, level }: PersonFacts): RuleFigure[] {
  const most = count(maxHp);
  const levels = count(level);
  if (most === null || levels === null) return [];
  const isFighter = classId === 'fighter' || className?.trim().toLowerCase() === 'fighter';
  const kind = isFighter ? 'fighter' : 'character';
  const { threshold, reasons } = painThreshold({ maxHp: most, kind, level: levels });
  return [
    { key: 'thresholdOfPain', title: 'Threshold of pain', group: 'defence', value: threshold, reasons },
  ];
}

const guard = (person: PersonFacts, gear: readonly GearFacts[]): RuleFigure[] => [
  defence(person, gear),
  ...pain(person),
];

/** Half the constitution, which a check against trauma must not exceed. */
function trauma({ abilities }: PersonFacts): RuleFigure[] {
  const constitution = count(abilities.constitution);
  if (constitution === null) return [];
  return [
    {
      key: 'traumaCheck',
      title: 'Trauma check, at most',
      group: 'saves',
      value: Math.floor(constitution / tables.trauma.conDivisor),
      reasons: [
        { source: 'constitution', value: constitution, rule: 'HM-PAIN-3' },
        { source: 'divided by', value: tables.trauma.conDivisor, rule: 'HM-PAIN-3' },
      ],
    },
  ];
}

const none = { strength: [], intelligence: [], wisdom: [], dexterity: [], constitution: [], charisma: [] };

/** Characters without tables of classes: what the sheet cannot tell, the referee types. */
export const characters: CharacterRules = {
  abilityDice: '3d6',
  alignments: [],
  writesAscending: () => true,
  figures: (person, gear) => [...guard(person, gear), ...trauma(person)],
  defence: guard,
  abilities: (person) => abilityReadings(person, null, none),
  own: {
    scores: [
      { id: 'looks', title: 'Looks', short: 'LKS', percentile: true },
      { id: 'honour', title: 'Honour', short: 'HON', percentile: false },
    ],
  },
  classOptions: () => [],
  raceOptions: () => [],
  judge: () => ({
    classes: [],
    races: [],
    xpBonusPercent: 0,
    hitDice: null,
    hitPointModifier: 0,
    spellSlots: null,
    features: [],
    languages: [],
  }),
  nextLevel: () => null,
};
