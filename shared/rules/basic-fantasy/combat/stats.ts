import type { OnHit } from '../../fight/magic/on-hit.ts';
import type { Recipe } from '../../fight/magic/recipe.ts';
import type { siegeEngines } from '../attack/modifiers.ts';
import type { ArmorMaterial, Creature, MissileRanges, SaveCategory, UndeadKind, Vehicle } from '../terms.ts';

export const rangedDeliveries = ['thrown', 'sling', 'bow', 'crossbow', 'other'] as const;
type RangedDelivery = (typeof rangedDeliveries)[number];

export const reloads = ['ordinary', 'light-crossbow', 'heavy-crossbow', 'siege'] as const;

/** In order of bulk. */
export const sizes = ['small', 'medium', 'large'] as const;
type Size = (typeof sizes)[number];

export const flaskKinds = ['oil', 'holy-water'] as const;

export const flights = ['winged', 'floater'] as const;

export const powerAims = ['foe', 'ally', 'self', 'any', 'none'] as const;

/** Of his stats, what comes and goes in a fight. */
export const conditions = ['blinded', 'deafened', 'invisible'] as const;

/** Words for conditions, and what they are to the rules. */
export const conditionFlags: Readonly<Record<string, Partial<Record<(typeof conditions)[number], boolean>>>> =
  {
    blinded: { blinded: true },
    blind: { blinded: true },
    deafened: { deafened: true },
    deaf: { deafened: true },
    invisible: { invisible: true },
  };

/** How a weapon is shot or thrown. Ranges in feet, as printed; outdoors the same figures are yards. */
export interface RangedUse {
  delivery: RangedDelivery;
  ranges: MissileRanges;
  /** What loading it takes; an ordinary weapon is always ready. */
  reload?: (typeof reloads)[number];
  /** Of a siege engine, such as 1/6. */
  siegeRate?: string;
  /** Ready to shoot when the fight begins; yes if left out. */
  loaded?: boolean;
}

/** What breaks where it lands. Oil is lit, and by a wick, unless it says otherwise. */
export interface Flask {
  kind: (typeof flaskKinds)[number];
  lit?: boolean;
  wick?: boolean;
}

/** A weapon, or one natural attack. */
export interface Weapon {
  id: string;
  /** Dice of damage; a flask has its own. */
  damage?: string;
  /** Strikes hand to hand; yes unless it is ranged or a flask. */
  melee?: boolean;
  /** How far it strikes hand to hand. Feet; 5 if left out. */
  reachFeet?: number;
  /** Long enough to meet one who closes; yes if left out where the reach is longer than the usual. */
  long?: boolean;
  ranged?: RangedUse;
  flask?: Flask;
  /** It is such an engine, with the engine's rate and attack modifier. */
  engine?: (typeof siegeEngines)[number];
  /** How many there are to throw or shoot. One of what is thrown, endless of what is shot, if left out. */
  pieces?: number;
  /** Added to attack and damage rolls; or to one of them. */
  bonus?: number;
  toHit?: number;
  damageBonus?: number;
  /** A hit deals no damage, and does only what it does besides. */
  noDamage?: boolean;
  /** What a hit does besides; bare words are the referee's to see to. */
  onHit?: string | OnHit<SaveCategory>;
  silver?: boolean;
  magic?: boolean;
  /** Its flat can subdue. */
  subdues?: boolean;
  /** Suited to a charge. */
  charge?: boolean;
  /** Can be set against a charge. */
  set?: boolean;
  /** Negative levels a hit gives. */
  drains?: number;
}

/** What spells and powers have in common. What no recipe says of them is the referee's. */
export interface Magic {
  id: string;
  /** At whom it may be used. */
  aim?: (typeof powerAims)[number];
  rangeFeet?: number;
  /** The target's save against it. */
  save?: SaveCategory;
  recipe?: Recipe;
}

/** Without an aim or a recipe only told, at whomever it is. With a recipe alone it may be aimed at anybody. */
export interface Spell extends Magic {
  level: number;
  /** How often it is prepared; once if left out. */
  times?: number;
}

/** A breath, a gaze, a wand, a horn: used in place of the attacks of the round. At foes if no aim is said. */
export interface Power extends Magic {
  /** How often it is left; without end if left out. */
  uses?: number;
}

export interface Undead {
  /** Absent: turned by the column of its Hit Dice. */
  kind?: UndeadKind;
  hitDice: string;
  /** Yes if left out. */
  corporeal?: boolean;
}

/** What the fight needs to know of a combatant. Bonuses are the signed ability modifiers, 0 if left out. */
export interface Stats {
  creature: Creature;
  /** Ascending, with armour, shield and dexterity. */
  armourClass: number;
  /** Against the large, where it differs. */
  armourClassAgainstLarge?: number;
  armourMaterial?: ArmorMaterial;
  /** Encounter movement a round. Feet, outdoors yards. */
  movementFeet: number;
  /** In place of what the table has for the creature. */
  attackBonus?: number;
  /** What must be thrown, in place of its row; race and lost levels still change the roll. */
  saves?: Readonly<Partial<Record<SaveCategory, number>>>;
  /** Added to hit with missiles beside dexterity. */
  missileToHit?: number;
  strBonus?: number;
  dexBonus?: number;
  conBonus?: number;
  /** Rounds of running hang on it; null or left out for a creature without the score. */
  constitution?: number | null;
  /** Added to initiative beside dexterity. */
  initiative?: number;
  race?: 'human' | 'dwarf' | 'elf' | 'halfling';
  /** Identical monsters of a side bear one name: they share an initiative roll and check morale together. */
  group?: string;
  /** 2 to 12; absent for those whose nerve the players decide. */
  morale?: number;
  moraleAdjustment?: number;
  weapons: readonly Weapon[];
  /** Ids of the natural attacks of one round, each made once. Absent: one attack with any weapon. */
  routine?: readonly string[];
  /** Several such routines: whoever has begun one leaves the others until the next round. */
  routines?: readonly (readonly string[])[];
  /** Hands an engine wants; it has the hit points of all of them. */
  crew?: number;
  /** From one shot of an engine to the next, whoever serves it. */
  roundsAShot?: number;
  /** A vehicle: each side has half of its hit points. */
  hull?: Pick<Vehicle, 'kind' | 'hardness'>;
  spells?: readonly Spell[];
  powers?: readonly Power[];
  /** Cleric level for turning the undead. */
  turnsAs?: number;
  undead?: Undead;
  size?: Size;
  /** How many wrestlers it counts for, where its size misleads. */
  wrestlerUnits?: number;
  /** Of human shape, for wrestling; yes if left out. */
  humanoid?: boolean;
  /** Fights with fists and feet; yes if left out, but not for monsters. */
  brawls?: boolean;
  extraGraspingAppendages?: number;
  /** The weapon whose touch everyone suffers who wrestles it. */
  touchAttack?: string;
  onlyHitBy?: readonly ('silver' | 'magic')[];
  fireResistant?: boolean;
  blinded?: boolean;
  deafened?: boolean;
  invisible?: boolean;
  /** Of the body, as the referee sees it. */
  concealmentPercent?: number;
  coverPercent?: number;
  /** The rank he stands in; the first if left out. Past a rank before him only long weapons strike. */
  rank?: number;
  /** Above the ground. Feet. */
  height?: number;
  /** How it flies, if it does; and so far a round. Feet, outdoors yards. */
  flies?: (typeof flights)[number];
  flyFeet?: number;
  /** Between two changes of facing. Feet; 5 if left out. */
  turningFeet?: number;
  nightsShortOfSleep?: number;
  negativeLevels?: number;
  /** Sides of the Hit Die a drained level costs; 8 if left out. */
  hitDie?: number;
  /** Anything else on attack rolls. */
  attackModifier?: number;
}
