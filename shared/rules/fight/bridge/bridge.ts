import type { AbilityName, FigureValue } from '../../characters/character.ts';
import type { ClassContent } from '../../characters/class-content.ts';
import type { FighterFigure, TypedFigures } from './figures.ts';
import type { Offered, Said } from './offered.ts';

/**
 * From what a sheet or a stat block says to what a fight asks: each book has its own way across. Nothing is refused for
 * want of a figure; what nobody wrote down is named, with what stands in its place.
 */

/**
 * `printed` stands in the source, `derived` follows from what stands there, `converted` is another book's way of writing
 * it, `guessed` is the usual figure.
 */
export const sureness = ['printed', 'derived', 'converted', 'guessed'] as const;
export type Sureness = (typeof sureness)[number];

/** A figure that nobody wrote down. */
export interface Wanting {
  /** That of the figure it would be typed as. */
  readonly title: string;
  /** What stands in its place, in words. */
  readonly taken: string;
  readonly sure: Sureness;
}

/** A weapon that is wielded or at hand. Feet. */
export interface PersonsWeapon {
  /** As the thing is called; a second of its name is numbered. */
  readonly name: string;
  readonly wielded: boolean;
  readonly damage: string | null;
  /** Dealt with both hands, where that differs. */
  readonly damageTwoHanded: string | null;
  readonly hands: 1 | 2;
  readonly magicBonus: number;
  readonly range: readonly [short: number, medium: number, long: number] | null;
  readonly increment: number | null;
  /** The farthest it flies, once the referee has said so; left out before. */
  readonly farthest?: number;
  /** It is struck with. */
  readonly melee: boolean;
  /** It is thrown, and gone. */
  readonly thrown: boolean;
  /** In the words of the starter content: blunt, slow, two-handed ... */
  readonly qualities: readonly string[];
  /** Missiles that fit it, or pieces of it to throw; null where it needs none. */
  readonly shots: number | null;
}

export const deviceKinds = ['wand', 'rod', 'staff', 'potion', 'scroll', 'other'] as const;

/** A thing that is used up, or that has charges; of several of one name one device. */
export interface PersonsDevice {
  readonly name: string;
  readonly kind: (typeof deviceKinds)[number];
  /** Null where nobody has counted. */
  readonly uses: number | null;
}

/** A fighter of the party. */
export interface FightingPerson {
  readonly kind: 'character' | 'retainer' | 'mercenary' | 'beast';
  readonly classId: string | null;
  readonly className: string;
  readonly raceId: string | null;
  readonly level: number;
  /** Null where nobody knows the score. */
  readonly abilities: Readonly<Record<AbilityName, number | null>>;
  /** The figures of the sheet by their keys, with what the referee wrote over them. */
  readonly figures: Readonly<Record<string, FigureValue>>;
  /** Of those the referee wrote over, what the rules would have; left out where he wrote over none. */
  readonly byRule?: Readonly<Record<string, FigureValue>>;
  /** The wielded first. */
  readonly weapons: readonly PersonsWeapon[];
  /** What a shield on the arm adds to his armour class; 0 without one. */
  readonly shieldBonus: number;
  readonly armour: 'none' | 'light' | 'heavy';
  /** How much the armour itself betters the armour class, without shield and magic. */
  readonly armourBonus: number;
  /** Feet a turn and a round under the load borne; null where nobody knows. */
  readonly turnFeet: number | null;
  readonly roundFeet: number | null;
  /** As memorised, each as often as it is. */
  readonly spells: readonly {
    readonly name: string;
    readonly level: number;
    readonly copies: number;
    /** Seconds, once the referee has said so. */
    readonly castingTime?: number;
  }[];
  /** Wands, staffs, potions, scrolls, and whatever else has charges; left out where he has none. */
  readonly devices?: readonly PersonsDevice[];
  /** How often powers of his that come back with the day were used; left out where none was. */
  readonly spent?: Readonly<Record<string, number>>;
  /** 2 to 12, of a beast or hireling. */
  readonly morale: number | null;
  /** What tiredness, hunger and the like change just now, negative where it harms; nothing if left out. */
  readonly passing?: {
    readonly attack: number;
    readonly damage: number;
    readonly saves: number;
    readonly armourClass: number;
  };
  /** What the sheet says for fights counted in seconds; null where it says nothing. */
  readonly count: CountFigures | null;
  /** Of a cart or ship: as what it is listed or called, and its Hardness where the sheet has it; left out for all others. */
  readonly hull?: { readonly afloat: boolean; readonly called: string; readonly hardness: number | null };
  /** Figures that only fights ask for, as the referee typed them. */
  readonly typed?: TypedFigures;
}

/** Of a sheet: what a fight counted in seconds asks. Speeds in seconds, reach in feet. */
export interface CountFigures {
  readonly attack: number;
  readonly defence: number;
  readonly initiative: number;
  readonly strengthDamage: number;
  readonly damageReduction: number;
  readonly size: string;
  readonly shield: { readonly kind: string; readonly defence: number; readonly intact: boolean } | null;
  readonly weapons: readonly {
    readonly name: string;
    readonly damage: string;
    readonly speed: number;
    readonly jabSpeed: number | null;
    readonly reachFeet: number | null;
    readonly attack: number;
    readonly damageModifier: number;
  }[];
}

/** An attack of a stat block. Those of one option are made together. */
export interface CreaturesAttack {
  readonly name: string;
  readonly count: number;
  readonly damage: string | null;
  readonly effect: string | null;
  readonly option: number;
}

/** A creature of the starter content or one the referee typed; what is not known is null. */
export interface FightingCreature {
  readonly name: string;
  readonly categories: readonly string[];
  readonly ac: { readonly descending: number | null; readonly ascending: number | null } | null;
  /** What is added to its defence, where a book has no armour class. */
  readonly defence?: number;
  readonly hitDice: {
    readonly dice: number;
    readonly die: number;
    readonly modifier: number;
    /** As printed. */
    readonly text: string;
  } | null;
  readonly thac0: number | null;
  readonly attackBonus: number | null;
  readonly attacks: readonly CreaturesAttack[];
  readonly walkFeetATurn: number | null;
  readonly walkFeetARound: number | null;
  /** Left out where it does not fly. */
  readonly flyFeetARound?: number;
  /** What it flies, or walks, between two turns. */
  readonly turningFeet?: number;
  readonly morale: number | null;
  readonly saves: Readonly<Record<string, number>> | null;
  /** The class and level it saves as, where no figures are printed. */
  readonly saveAs: { readonly class: string; readonly level: number | null } | null;
  /** What its entry names besides; left out where nothing. */
  readonly special?: readonly string[];
  /** What its attacks and powers do, as the referee once said, by their names. */
  readonly said?: Readonly<Record<string, Said>>;
  /** How often powers that come back with the day were used. */
  readonly spent?: Readonly<Record<string, number>>;
  /** Nothing else harms it: in the words of the entry. */
  readonly hitOnlyBy: string | null;
  /** As the referee typed them. */
  readonly typed?: TypedFigures;
}

/** A fighter's stats in the book's own terms, and what of them nobody wrote down. */
export interface Crossed<Stats> {
  readonly stats: Stats;
  readonly wanting: readonly Wanting[];
  /** What the cards of its powers offer. */
  readonly offered?: readonly Offered[];
  /** What its entry says of it that no figure holds, as printed. */
  readonly notes?: readonly string[];
}

/** What fights without being a creature: an engine with a crew, a vehicle. */
export interface FightingThing {
  readonly name: string;
  /** Hands serve it, and its hit points are theirs. */
  readonly crewed: boolean;
  /** Of its row; null where they are thrown for each of the crew. */
  readonly hp: number | null;
  /** How often those of its row hold the figure that is listed. */
  readonly times: number;
}

type Settings = Readonly<Record<string, boolean | string | number>>;

export interface Bridge<Stats = unknown> {
  person(facts: FightingPerson, settings: Settings, content: ClassContent | null): Crossed<Stats>;
  creature(facts: FightingCreature, settings: Settings): Crossed<Stats>;
  /** Those the book lists; left out where it lists none. */
  readonly things?: readonly FightingThing[];
  /** Every figure of such stats that may be typed over; the pack of a person says what flies, and how many there are. */
  figures(stats: Stats, of?: 'person' | 'creature'): readonly FighterFigure<Stats>[];
}

/** The routines of a creature: the ids of the attacks of each option; and how many blows its busiest one has. */
export function optionsOf(blows: readonly { readonly id: string; readonly attack: CreaturesAttack }[]): {
  routines: string[][];
  most: number;
} {
  const options = [...new Set(blows.map(({ attack }) => attack.option))];
  const each = options.map((option) => blows.filter(({ attack }) => attack.option === option));
  const counts = each.map((routine) => routine.reduce((sum, { attack }) => sum + attack.count, 0));
  return { routines: each.map((routine) => routine.map(({ id }) => id)), most: Math.max(1, ...counts) };
}

/** Notes what is wanting as a fighter's stats are put together. */
export class Gaps {
  readonly wanting: Wanting[] = [];

  /** The figure, or what stands in its place. */
  or<Value extends string | number>(
    value: FigureValue | undefined,
    title: string,
    usual: Value,
    sure: Sureness = 'guessed',
  ): Value | Exclude<FigureValue, null> {
    if (value !== null && value !== undefined) return value;
    this.wanting.push({ title, taken: String(usual), sure });
    return usual;
  }

  /** Likewise of a number; words written over it count as nothing. */
  number(value: FigureValue | undefined, title: string, usual: number, sure?: Sureness): number {
    return Number(this.or(typeof value === 'number' ? value : null, title, usual, sure));
  }
}
