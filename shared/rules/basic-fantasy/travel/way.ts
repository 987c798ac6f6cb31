import type { Dice } from '../../../dice/dice.ts';
import { clamp } from '../../common/arithmetic.ts';
import type { Rolled } from '../../common/dice-tray.ts';
import { given, modifier, oneOf, signed } from '../../common/input.ts';
import { because, parts, type Reason, type Reasoned } from '../../common/reason.ts';
import type { PersonFacts } from '../../characters/character.ts';
import { terrains, type Terrain } from '../../travel/grounds.ts';
import { throwLost, type Leader, type Leading, type LostRisk } from '../../travel/rules.ts';
import { bonusOf } from '../characters/abilities.ts';
import { saves } from '../characters/attack.ts';
import { tables } from '../tables.ts';
import { classIds, type ClassLevel } from '../terms.ts';

const { saves: figures } = tables;
const { neverLostIn } = tables.outside.travel;
const rule = 'BF-ROAD-5';

/** On how many faces the save is missed: the lowest always, the highest never. BF-SAVE-2. */
const missedOn = (save: number, wisdom: number): number =>
  clamp(save - wisdom - 1, figures.fails, figures.succeeds - 1);

function riskOf(terrain: Terrain, save: number, wisdom: number, reasons: readonly Reason[]): LostRisk {
  if (neverLostIn.includes(terrain))
    return { chance: 0, sides: 20, rule, reasons: [because(terrain, 0, rule)] };
  return {
    chance: missedOn(save, wisdom),
    sides: 20,
    rule,
    reasons: [...reasons, ...parts(because('Wisdom', wisdom, rule))],
  };
}

/**
 * Whether the way is lost: a save against death ray, with the leader's modifier of Wisdom. Of the die's faces, those up to
 * the chance miss it. Dice: d20, unless nobody gets lost there. Throws `bad-die`, `bad-input`. BF-ROAD-5, BF-SAVE-2.
 */
function navigationLost(
  input: { terrain: Terrain; save: number; wisdom?: number; natural?: number },
  dice?: Dice,
): { chance: number; sides: number; lost: boolean } & Reasoned & Rolled {
  const terrain = oneOf(given(input).terrain, 'terrain', terrains);
  const save = signed(input.save, 'save');
  const wisdom = modifier(input.wisdom, 'wisdom');
  const reasons = [because('save against death ray', save, rule)];
  return throwLost(riskOf(terrain, save, wisdom, reasons), input.natural, dice);
}

const saveKey = 'save.death-ray-poison';

/** The classes that a sheet names; none of a class that stands in no table. */
function classesOf({ classId, className = '', level }: PersonFacts): ClassLevel[] {
  if (!Number.isSafeInteger(level) || level < 1) return [];
  const named = (classId ?? className).toLowerCase().replaceAll(' ', '-');
  return classIds.filter((id) => named.includes(id)).map((id) => ({ class: id, level }));
}

/** How well somebody leads: the referee's word, else by class, race and what ails them, else as a normal man. */
function leads(person: PersonFacts, said: number | null): Omit<Leader, 'name'> {
  const score = person.abilities.wisdom;
  const wisdom = score === null ? 0 : bonusOf(score);
  const { raceId } = person;
  const race = raceId === null ? null : { id: raceId, name: raceId };
  const own = saves(person, null, race, classesOf(person)).find(({ key }) => key === saveKey);
  const [normal = 0] = figures['normal-man'];
  return { save: said ?? (typeof own?.value === 'number' ? own.value : normal), wisdom };
}

/** What somebody who leads the way loses it by; where nobody can lead, as a normal man would. Throws `bad-input`. BF-ROAD-5. */
export function lostOnLand({ terrain, leader }: { terrain: Terrain; leader: Leader | null }): LostRisk {
  const [normal = 0] = figures['normal-man'];
  return leader === null
    ? riskOf(terrain, normal, 0, [because('nobody leads: as a normal man', normal, 'BF-NM-1')])
    : riskOf(terrain, leader.save, leader.wisdom, [
        because(`${leader.name}, save against death ray`, leader.save, rule),
      ]);
}

export const leading: Leading = { figure: saveKey, of: leads };

export const wayOps = { 'navigation.lost': navigationLost } as const;
