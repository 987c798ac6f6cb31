import { bool, flag, given, list, oneOf, refuse, whole } from '../../../common/input.ts';
import { abilityModifier, type AbilityUse } from '../../characters/abilities.ts';
import { bothNotations } from '../../attack/armour-class.ts';
import { attackTargetNumber } from '../../attack/attack.ts';
import { feetPerYard } from '../../measures.ts';
import { movementRates } from '../../exploration/movement.ts';
import { saveTarget } from '../../characters/saves.ts';
import type { Undead } from '../../characters/turning.ts';
import { tables } from '../../tables.ts';
import { saveCategories, type ArmourClass, type Attacker, type SaveValues } from '../../terms.ts';
import {
  checkedPowers,
  checkedRoutines,
  checkedSpells,
  checkedWeapons,
  figure,
  MOST,
  orElse,
  type Power,
  type Spell,
  type Weapon,
} from './arms.ts';
import { conditions, fighterKinds, type Condition, type FighterKind, type OseStats } from '../stats.ts';

interface Fatigue {
  readonly attackModifier: number;
  readonly damageModifier: number;
  readonly acWorsening: number;
}

/** A combatant's stats, checked, copied and worked out once. */
export interface Build {
  readonly kind: FighterKind;
  readonly ac: ArmourClass;
  readonly acAgainstLarge: ArmourClass;
  readonly large: boolean;
  readonly shieldBonus: number;
  readonly skill: Attacker;
  /** Whole Hit Dice of a monster; 0 for anyone else. */
  readonly monsterHd: number;
  readonly weapons: readonly Weapon[];
  readonly attacks: number;
  readonly routines: readonly (readonly string[])[];
  /** Some weapons shoot or are thrown; some are slow and some are not. */
  readonly shoots: boolean;
  readonly mixedPace: boolean;
  /** Encounter rate. Feet a round. */
  readonly rate: number;
  /** Modifiers of strength, dexterity and wisdom: to melee, missiles, initiative, saves against magic. */
  readonly strength: number;
  readonly marksmanship: number;
  readonly quickness: number;
  readonly will: number;
  /** Added to hit with missiles beside dexterity. */
  readonly missileToHit: number;
  readonly spells: readonly Spell[];
  readonly powers: readonly Power[];
  /** 0 for one who turns no undead. */
  readonly turnsAs: number;
  readonly undead: Undead | null;
  readonly saves: SaveValues | null;
  readonly morale: number | null;
  readonly intelligent: boolean;
  readonly harmedBy: ('silver' | 'magical')[];
  readonly fatigue: Fatigue;
  readonly cover: number | 'complete';
  readonly rank: number;
  readonly height: number;
  readonly conditions: readonly Condition[];
}

const scored = (score: number | undefined, use: AbilityUse): number =>
  score === undefined ? 0 : abilityModifier({ score, use }).value;

function armour(ac: ArmourClass): ArmourClass {
  const both = bothNotations(ac);
  const worth = whole(both[both.notation], 'ac', { min: -MOST, max: MOST });
  return both.notation === 'ascending' ? { ascending: worth } : { descending: worth };
}

/** His row: by Hit Dice with their plus, by THAC0, or a normal human's. OSE-TBL-2, 3. */
function skilled(skill: Attacker, ac: ArmourClass): Attacker {
  attackTargetNumber({ attacker: skill, ac });
  if ('thac0' in skill) return { thac0: whole(skill.thac0, 'skill.thac0', { min: -MOST, max: MOST }) };
  if (!('hd' in skill)) return { normalHuman: true };
  const { dice, modifier = 0 } = skill.hd;
  if (dice > MOST) refuse('skill.hd.dice', `at most ${MOST}`);
  return { hd: { dice, modifier } };
}

/** What a fighter saves by: what is stated, else the row of his Hit Dice. */
function savesOf({ saves }: OseStats, skill: Attacker): SaveValues | null {
  const who = saves ?? ('thac0' in skill ? null : skill);
  if (!who) return null;
  const entries = saveCategories.map((category) => [category, saveTarget({ category, who }).target]);
  return Object.fromEntries(entries) as SaveValues;
}

function fatigueOf(fatigue: OseStats['fatigue']): Fatigue {
  if (fatigue === undefined) return { attackModifier: 0, damageModifier: 0, acWorsening: 0 };
  const { attackModifier, damageModifier, acWorsening } = given(fatigue, 'fatigue');
  return {
    attackModifier: figure(attackModifier, 'fatigue.attackModifier'),
    damageModifier: figure(damageModifier, 'fatigue.damageModifier'),
    acWorsening: orElse(acWorsening, 'fatigue.acWorsening', 0),
  };
}

function undeadOf(undead: OseStats['undead']): Undead | null {
  if (undead === undefined) return null;
  const { hd, special } = given(undead, 'undead');
  return { hd: orElse(hd, 'undead.hd', 1), special: flag(special, 'undead.special') };
}

function coverOf(cover: OseStats['cover']): number | 'complete' {
  if (cover === undefined || cover === 'complete') return cover ?? 0;
  return whole(cover, 'cover', { min: Math.min(...tables.combat.coverModifier), max: 0 });
}

function moraleOf(rating: number | undefined): number | null {
  const { min, max } = tables.morale;
  return rating === undefined ? null : whole(rating, 'morale', { min, max });
}

/** What strength, dexterity and wisdom add. */
function abilities({ str, dex, wis, initiativeModifier }: OseStats) {
  return {
    strength: scored(str, 'strMelee'),
    marksmanship: scored(dex, 'dexMissile'),
    quickness:
      initiativeModifier === undefined
        ? scored(dex, 'dexInitiative')
        : figure(initiativeModifier, 'initiativeModifier'),
    will: scored(wis, 'wisMagicSaves'),
  };
}

/** Stats checked and worked out; outdoors rates and ranges are yards. Throws `bad-input`. */
export function checkedBuild(stats: OseStats, outdoors: boolean): Build {
  const { baseFeet = tables.outside.defaultBaseFeet, intelligent, harmedBy = [] } = given(stats, 'stats');
  const kind = oneOf(stats.kind, 'kind', fighterKinds);
  const times = outdoors ? feetPerYard : 1;
  const ac = armour(stats.ac);
  const skill = skilled(stats.skill, ac);
  const attacks = orElse(stats.attacks, 'attacks', 1);
  const base = whole(baseFeet, 'baseFeet', { min: 0, max: 1e6 });
  const weapons = checkedWeapons(stats, kind, attacks, times);
  const rates = movementRates({ baseFeet: base, environment: outdoors ? 'wilderness' : 'dungeon' });
  return {
    kind,
    ac,
    acAgainstLarge: stats.acAgainstLarge === undefined ? ac : armour(stats.acAgainstLarge),
    large: flag(stats.large, 'large'),
    shieldBonus: orElse(stats.shieldBonus, 'shieldBonus', 0),
    skill,
    monsterHd: kind === 'monster' && 'hd' in skill ? skill.hd.dice : 0,
    weapons,
    attacks,
    routines: checkedRoutines(stats, weapons),
    shoots: weapons.some(({ range }) => range !== null),
    mixedPace: new Set(weapons.map(({ slow }) => slow)).size > 1,
    rate: rates.encounterPerRound * times,
    ...abilities(stats),
    missileToHit: figure(stats.missileToHit, 'missileToHit'),
    spells: checkedSpells(stats, times),
    powers: checkedPowers(stats, times),
    turnsAs: orElse(stats.turnsAs, 'turnsAs', 0),
    undead: undeadOf(stats.undead),
    saves: savesOf(stats, skill),
    morale: moraleOf(stats.morale),
    intelligent: intelligent === undefined ? kind !== 'monster' : bool(intelligent, 'intelligent'),
    harmedBy: Array.from(list(harmedBy, 'harmedBy'), (one) => oneOf(one, 'harmedBy', ['silver', 'magical'])),
    fatigue: fatigueOf(stats.fatigue),
    cover: coverOf(stats.cover),
    rank: orElse(stats.rank, 'rank', 1, 1),
    height: orElse(stats.height, 'height', 0),
    conditions: conditions.filter((condition) => flag(stats[condition], condition)),
  };
}
