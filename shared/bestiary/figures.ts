import type { MonstersFile } from '../content/schemas/monsters.ts';
import type { BlockRules, SheetRules } from '../rules/bestiary/rules.ts';
import type { ChallengeLevel } from '../rules/bestiary/tables.ts';
import type { RuleSystem } from '../rules/system.ts';
import type { Figure } from './marks.ts';

export type Monster = MonstersFile['entries'][number];

type BestiarySystem = Pick<RuleSystem, 'id' | 'title' | 'bestiary'>;
/** A system whose creatures are blocks of figures. */
export type BlockSystem = BestiarySystem & { readonly bestiary: BlockRules };
/** A system that has no open creatures. */
export type SheetSystem = BestiarySystem & { readonly bestiary: SheetRules };

/** A creature in one system's own terms; null is what nobody knows. */
export interface CreatureFigures {
  hitDice: Figure<Monster['hd']>;
  armourClass: Figure<Monster['ac']>;
  /** THAC0 is null where the book counts upwards only. */
  attack: Figure<{ bonus: number; thac0: number | null } | null>;
  saves: Figure<{ as: Monster['save_as']; figures: NonNullable<Monster['saves']> } | null>;
  morale: Figure<{ score: number; alternates: Monster['morale_alternates'] } | null>;
  movement: Figure<Monster['movement']>;
  alignment: Figure<{ any: Monster['alignment']; usual: Monster['alignment'][number] | null }>;
  numberAppearing: Figure<Monster['number_appearing']>;
  experience: Figure<{ points: number; alternates: Monster['xp_alternates'] } | null>;
  /** Null where the book has none. */
  challengeLevel: Figure<ChallengeLevel | null> | null;
  /** `worth`: gold pieces as dice, where the book does not go by letters. */
  treasure: Figure<Monster['treasure'] & { worth: string | null }>;
  attacks: Figure<{ list: Monster['attacks']; text: string }>;
  special: Figure<Monster['special']>;
}

/** What is suggested for a sheet that no open book fills. */
export interface SheetFigures {
  hitDice: Figure<Monster['hd']>;
  defence: Figure<number | null>;
  attack: Figure<number | null>;
  damageReduction: Figure<number>;
  /** Seconds from one attack to the next. */
  speed: Figure<number>;
  reachFeet: Figure<number>;
  size: Figure<string>;
  /** Damage as dice that penetrate. */
  attacks: Figure<Monster['attacks']>;
  special: Figure<Monster['special']>;
}
