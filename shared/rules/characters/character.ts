import type { ClassContent } from './class-content.ts';
import type { Reason } from '../common/reason.ts';

/** A person's facts, as far as rules ask for them. Ability scores are null where nobody knows them. */
export interface PersonFacts {
  classId: string | null;
  raceId: string | null;
  level: number;
  xp: number;
  /** The class as the sheet names it, also one that stands in no table. */
  className?: string;
  /** Left out where nobody counts them. */
  maxHp?: number;
  /** Where fights are counted in seconds: the sheet's own bonus to defence, and an unbroken shield's. */
  guard?: { defence: number; shield: number | null };
  /** What tires or ails them now; left out, they are at their best. */
  passing?: PassingReasons;
  abilities: Readonly<Record<AbilityName, number | null>>;
}

/** What a passing state changes, each part negative where it harms; on saves, the roll. */
export interface PassingReasons {
  attack: readonly Reason[];
  damage: readonly Reason[];
  saves: readonly Reason[];
  armourClass: readonly Reason[];
}

const atTheirBest: PassingReasons = { attack: [], damage: [], saves: [], armourClass: [] };

export const passingOf = ({ passing = atTheirBest }: PersonFacts): PassingReasons => passing;

export const abilityNames = [
  'strength',
  'intelligence',
  'wisdom',
  'dexterity',
  'constitution',
  'charisma',
] as const;
export type AbilityName = (typeof abilityNames)[number];

/** A thing worn or wielded. */
export interface GearFacts {
  name: string;
  kind: 'armour' | 'shield' | 'weapon' | 'other';
  acBonus: number;
  magicBonus: number;
  damage: string | null;
  /** It can be shot or thrown. */
  missile: boolean;
  /** It can be struck with; left out, whatever cannot be shot or thrown. */
  melee?: boolean;
}

export type FigureValue = number | string | null;
export type FigureGroup = 'defence' | 'attack' | 'saves' | 'skills' | 'movement' | 'other';

/** One figure of a sheet by the rules. Keys are stable: the referee's overrules are stored under them. */
export interface RuleFigure {
  key: string;
  title: string;
  group: FigureGroup;
  value: FigureValue;
  reasons: Reason[];
}

export interface AbilityReading {
  id: AbilityName;
  title: string;
  short: string;
  score: number | null;
  modifiers: { title: string; value: number | string }[];
}

export interface Judgement {
  classes: { id: string; problems: string[] }[];
  races: { id: string; problems: string[] }[];
  xpBonusPercent: number;
  /** What the first level rolls for hit points; null without a class. */
  hitDice: string | null;
  hitPointModifier: number;
  spellSlots: number[] | null;
  features: string[];
  languages: string[];
}

export interface LevelStep {
  to: number;
  xpNeeded: number;
  hitDice: string | null;
  hitPointModifier: number;
  reasons: Reason[];
}

export interface ClassOption {
  id: string;
  name: string;
  hitDice: string;
  requirements: string;
  primeRequisites: string;
  armour: string;
  weapons: string;
  confidence: 'source' | 'secondary' | 'memory' | 'derived';
}

type Figures = (
  person: PersonFacts,
  gear: readonly GearFacts[],
  content: ClassContent | null,
  settings: Readonly<Record<string, boolean | string | number>>,
) => RuleFigure[];

/** What a sheet of the system has beside the six scores: a percentile to each, and scores of its own. */
export interface OwnSheet {
  /** `percentile`: it has one too. */
  scores: readonly {
    id: 'looks' | 'honour';
    title: string;
    short: string;
    percentile: boolean;
  }[];
}

/**
 * What a system says of the people of a party. `content` is its starter content, null where there is none or where a
 * person has no class of it; then what needs a class is left out.
 */
export interface CharacterRules {
  /** "3d6", thrown for each ability in order. */
  abilityDice: string;
  alignments: readonly string[];
  /** Whether the campaign writes armour class upwards. */
  writesAscending: (settings: Readonly<Record<string, boolean | string | number>>) => boolean;
  /** Keys: acDescending, acAscending (numbers, as the system has them), thac0, attackBonus, save.<category id>,
   * skill.<id>, and what else the system has. A core figure that nobody can tell is null, so that it can be typed. */
  figures: Figures;
  /** Those of the group `defence` alone, for who wants a whole party's armour class. */
  defence: Figures;
  abilities: (person: PersonFacts, content: ClassContent | null) => AbilityReading[];
  /** Left out where the six scores are all there is. */
  own?: OwnSheet;
  classOptions: (content: ClassContent) => ClassOption[];
  raceOptions: (content: ClassContent) => { id: string; name: string; requirements: string }[];
  judge: (person: PersonFacts, content: ClassContent) => Judgement;
  /** The next level; null where there is none or the class is not known. */
  nextLevel: (person: PersonFacts, content: ClassContent) => LevelStep | null;
}
