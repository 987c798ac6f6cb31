import {
  Gaps,
  optionsOf,
  type CreaturesAttack,
  type Crossed,
  type FightingCreature,
} from '../../../fight/bridge/bridge.ts';
import { titles } from '../../../fight/bridge/figures.ts';
import { named } from '../../../fight/bridge/names.ts';
import { attackBonus } from '../../attack/attack.ts';
import { saveTarget } from '../../characters/saves.ts';
import {
  saveCategories,
  undeadKinds,
  type ClassId,
  type Creature,
  type SaveAs,
  type UndeadKind,
} from '../../terms.ts';
import { crossedThing, listedOf } from '../engines/listed.ts';
import type { Stats, Weapon } from '../stats.ts';
import { thac0Sum, usual } from './usual.ts';

/** From a stat block, or the list of engines and vehicles, to a fighter of this book. */

const drained = /energy drain \((\d+) levels?\)/;

function blow(gaps: Gaps, id: string, { damage, effect }: CreaturesAttack): Weapon {
  const levels = drained.exec(effect ?? '')?.[1];
  return {
    id,
    damage: String(gaps.or(damage, titles.damage(id), usual.damage)),
    ...(effect !== null && { onHit: effect }),
    ...(levels !== undefined && { drains: Number(levels) }),
  };
}

/** Each blow of a routine is made once: two claws are two attacks. */
const single = (attacks: readonly CreaturesAttack[]): CreaturesAttack[] =>
  attacks.flatMap((attack) =>
    Array.from({ length: Math.max(1, attack.count) }, () => ({ ...attack, count: 1 })),
  );

function harmedBy(words: string | null): NonNullable<Stats['onlyHitBy']> {
  if (words === null) return [];
  const silver = /silver/.test(words);
  const magic = /magic|normal weapons/.test(words);
  return [...(silver ? (['silver'] as const) : []), ...(magic ? (['magic'] as const) : [])];
}

const undeadKind = (name: string): UndeadKind | undefined =>
  undeadKinds.find((kind) => name.toLowerCase().startsWith(kind));

/** Another book's descending class is written here as 20 less. */
function armourOf(gaps: Gaps, ac: FightingCreature['ac']): number {
  if (ac?.ascending != null) return ac.ascending;
  if (ac?.descending != null)
    return gaps.number(null, titles.armourClass, descendingSum - ac.descending, 'converted');
  return gaps.number(null, titles.armourClass, usual.armourClass);
}

/** 11 is unarmoured here, and 9 where armour counts down. */
const descendingSum = 20;

const classNames: Readonly<Record<string, ClassId>> = {
  Fighter: 'fighter',
  Cleric: 'cleric',
  'Magic-User': 'magic-user',
  Thief: 'thief',
};

/** The row it saves by, where one is printed. BF-SAVE-10. */
function savesAs({ saveAs }: FightingCreature): { saveAs?: SaveAs } {
  if (saveAs === null) return {};
  if (saveAs.class === 'Normal Man') return { saveAs: 'normal-man' };
  const own = classNames[saveAs.class];
  return own === undefined || saveAs.level === null ? {} : { saveAs: { class: own, level: saveAs.level } };
}

/** The bonus that is printed, where the table has another. BF-HD-4. */
function listedBonus(
  { attackBonus: printed, thac0 }: FightingCreature,
  hitDice: string,
): Pick<Stats, 'attackBonus'> {
  const listed = printed ?? (thac0 === null ? null : thac0Sum - thac0);
  if (listed === null) return {};
  const { bonus: byTable } = attackBonus({ attacker: { kind: 'monster', hitDice } });
  return listed === byTable ? {} : { attackBonus: listed };
}

/** The figures that are printed, where the row has others. */
function listedSaves(facts: FightingCreature, hitDice: string): Pick<Stats, 'saves'> {
  const saver: Creature = { kind: 'monster', hitDice, ...savesAs(facts) };
  const other = saveCategories.flatMap((category) => {
    const printed = facts.saves?.[category];
    return printed === undefined || printed === saveTarget({ saver, category }).target
      ? []
      : [[category, printed] as const];
  });
  return other.length === 0 ? {} : { saves: Object.fromEntries(other) };
}

/** An engine's crew may have weapons of their own. */
function ofThing(gaps: Gaps, thing: NonNullable<ReturnType<typeof listedOf>>, facts: FightingCreature) {
  const { ac, attacks } = facts;
  const typed = {
    armourClass: ac === null ? null : armourOf(gaps, ac),
    blows: named(attacks.filter(({ damage }) => damage !== null)).map(({ id, attack }) =>
      blow(gaps, id, attack),
    ),
  };
  return crossedThing(thing, gaps, typed);
}

export function creature(facts: FightingCreature): Crossed<Stats> {
  const gaps = new Gaps();
  const { name, ac, hitDice, morale, categories } = facts;
  const thing = listedOf(facts);
  if (thing !== null) return ofThing(gaps, thing, facts);
  const blows = named(single(facts.attacks));
  const { routines } = optionsOf(blows);
  const text = String(gaps.or(hitDice?.text ?? null, titles.hitDice, usual.hitDice));
  const only = harmedBy(facts.hitOnlyBy);
  const kind = undeadKind(name);
  if (blows.length === 0) gaps.or(null, titles.attacks, 'none');
  if (morale === null) gaps.or(null, titles.morale, usual.morale);
  const stats: Stats = {
    creature: { kind: 'monster', hitDice: text, ...savesAs(facts) },
    ...listedBonus(facts, text),
    ...listedSaves(facts, text),
    armourClass: armourOf(gaps, ac),
    movementFeet: gaps.number(facts.walkFeetARound, titles.roundFeet, usual.feetARound),
    ...(facts.flyFeetARound !== undefined && { flies: 'winged' as const, flyFeet: facts.flyFeetARound }),
    ...(facts.turningFeet !== undefined && { turningFeet: facts.turningFeet }),
    constitution: null,
    group: name,
    ...(morale !== null && { morale }),
    weapons: blows.map(({ id, attack }) => blow(gaps, id, attack)),
    ...(routines.length === 1 && blows.length > 1 && { routine: routines[0] ?? [] }),
    ...(routines.length > 1 && { routines }),
    ...(categories.includes('undead') && {
      undead: { hitDice: text, ...(kind !== undefined && { kind }) },
    }),
    ...(only.length > 0 && { onlyHitBy: only }),
  };
  return { stats, wanting: gaps.wanting };
}
