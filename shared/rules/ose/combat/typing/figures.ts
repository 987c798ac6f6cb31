import {
  bandsFigure,
  diceFigure,
  titles,
  wholeFigure,
  withChanged,
  type FighterFigure,
} from '../../../fight/bridge/figures.ts';
import { sendsMissiles, usualMissiles } from '../../../fight/bridge/flying.ts';
import { attackTargetNumber } from '../../attack/attack.ts';
import { capabilities } from '../../capabilities.ts';
import { saveTarget } from '../../characters/saves.ts';
import { dicePattern, tables } from '../../tables.ts';
import { saveCategories, type ArmourClass, type SaveCategory, type SaveValues } from '../../terms.ts';
import type { OseStats, OseWeapon } from '../stats.ts';

/** The figures of this book's fighters, as they may be typed over. OSE-ATK-2, OSE-TBL-2, OSE-SAVE-4. */

type Figure = FighterFigure<OseStats>;

/** Written the way round it stands. */
function armour(
  title: string,
  key: 'ac' | 'acAgainstLarge',
  ac: ArmourClass,
  sheet: { ascending: string; descending: string },
): Figure {
  const limits = { min: -100, max: 100 };
  return 'ascending' in ac
    ? wholeFigure(`${title}, ascending`, ac.ascending, (ascending) => ({ [key]: { ascending } }), {
        ...limits,
        sheet: sheet.ascending,
      })
    : wholeFigure(title, ac.descending, (descending) => ({ [key]: { descending } }), {
        ...limits,
        sheet: sheet.descending,
      });
}

/** "3", "3+1", "½"; a normal human has none. */
function hitDice({ skill, kind }: OseStats): Figure[] {
  if (kind !== 'monster') return [];
  const hd = 'hd' in skill ? skill.hd : null;
  const plus = hd?.modifier ?? 0;
  const text =
    hd === null
      ? ''
      : `${hd.dice === 0.5 ? '½' : hd.dice}${plus === 0 ? '' : plus > 0 ? `+${plus}` : String(plus)}`;
  const written = 'Hit Dice such as 3, 3+1 or ½';
  return [
    {
      title: titles.hitDice,
      value: text,
      written,
      sheet: null,
      typed: (typed) => {
        const [, dice, half, modifier = '0'] =
          /^\s*(?:(\d{1,2})|(½|1\/2))\s*([+-]\d{1,2})?\*{0,4}\s*$/.exec(typed) ?? [];
        if (half === undefined && (dice === undefined || Number(dice) === 0))
          return `${titles.hitDice} are ${written}.`;
        if (half !== undefined) return { skill: { hd: { dice: 0.5 } } };
        return {
          skill: {
            hd: { dice: Number(dice), ...(Number(modifier) !== 0 && { modifier: Number(modifier) }) },
          },
        };
      },
    },
  ];
}

function thac0(stats: OseStats): Figure {
  const { skill, saves } = stats;
  const { target } = attackTargetNumber({ attacker: skill, ac: { descending: 0 }, thac0: true });
  // Those who saved by their Hit Dice still do.
  const kept = saves === undefined && !('thac0' in skill) ? { saves: skill } : {};
  return wholeFigure('THAC0', target, (typed) => ({ skill: { thac0: typed }, ...kept }), {
    min: -20,
    max: 30,
    sheet: 'thac0',
  });
}

/** What he must throw: as it is stated, else by his Hit Dice; null where nothing tells. */
export function savesIn({ skill, saves }: Pick<OseStats, 'skill' | 'saves'>): SaveValues | null {
  const who = saves ?? ('thac0' in skill ? null : skill);
  if (who === null) return null;
  return Object.fromEntries(
    saveCategories.map((category) => [category, saveTarget({ category, who }).target]),
  ) as SaveValues;
}

export const saveTitle = (category: SaveCategory): string =>
  `Save: ${capabilities.saves.find(({ id }) => id === category)?.title ?? category}`;

/** Nobody saves against what nothing is known of. */
const never = 20;

function saves(stats: OseStats): Figure[] {
  const known = savesIn(stats);
  return saveCategories.map((category) => {
    const all = known ?? (Object.fromEntries(saveCategories.map((each) => [each, never])) as SaveValues);
    return wholeFigure(
      saveTitle(category),
      known?.[category],
      (value) => ({ saves: { values: { ...all, [category]: value } } }),
      { min: -20, max: 30, sheet: `save.${category}` },
    );
  });
}

function weapon({ weapons }: OseStats, one: OseWeapon): Figure[] {
  const { id, damage, range, bonus = 0, toHit = 0, perRound } = one;
  const changed = (change: Partial<OseWeapon>) => ({ weapons: withChanged(weapons, id, change) });
  return [
    diceFigure(titles.damage(id), damage, (dice) => changed({ damage: dice }), {
      takes: (text) => dicePattern(text) !== null,
    }),
    wholeFigure(titles.toHit(id), bonus + toHit, (value) => changed({ toHit: value - bonus }), {
      min: -100,
      max: 100,
    }),
    ...(perRound === undefined
      ? []
      : [
          wholeFigure(titles.blows(id), perRound, (value) => changed({ perRound: value }), {
            min: 1,
            max: 100,
          }),
        ]),
    ...(range === undefined
      ? []
      : [bandsFigure(titles.range(id), range, (bands) => changed({ range: bands }))]),
  ];
}

const score = (title: string, key: 'str' | 'dex' | 'wis', { [key]: value }: OseStats): Figure =>
  wholeFigure(title, value, (typed) => ({ [key]: typed }), { min: 1, max: 25 });

/** Every figure of a fighter that may be typed over. */
export function figuresOf(stats: OseStats): readonly Figure[] {
  const { acAgainstLarge, shieldBonus, attacks, initiativeModifier, kind } = stats;
  const { min, max } = tables.morale;
  return [
    armour(titles.armourClass, 'ac', stats.ac, { ascending: 'acAscending', descending: 'acDescending' }),
    ...(acAgainstLarge === undefined
      ? []
      : [
          armour(titles.againstLarge, 'acAgainstLarge', acAgainstLarge, {
            ascending: 'acAscending.large',
            descending: 'acDescending.large',
          }),
        ]),
    ...hitDice(stats),
    thac0(stats),
    ...saves(stats),
    wholeFigure(titles.turnFeet, stats.baseFeet, (baseFeet) => ({ baseFeet }), {
      max: 10_000,
      sheet: 'turnFeet',
    }),
    wholeFigure(titles.morale, stats.morale, (morale) => ({ morale }), { min, max }),
    wholeFigure(titles.initiative, initiativeModifier, (value) => ({ initiativeModifier: value }), {
      min: -100,
      max: 100,
      sheet: 'initiative',
    }),
    ...(kind === 'monster'
      ? [wholeFigure('Attacks a round', attacks ?? 1, (value) => ({ attacks: value }), { min: 1, max: 100 })]
      : [
          score('Strength', 'str', stats),
          score('Dexterity', 'dex', stats),
          score('Wisdom', 'wis', stats),
          wholeFigure('Shield', shieldBonus ?? 0, (value) => ({ shieldBonus: value }), { max: 20 }),
        ]),
    ...stats.weapons.flatMap((one) => weapon(stats, one)),
  ];
}

/** What a creature strikes with, thrown as far as the referee says; it is struck with all the same. OSE-CBT-6. */
export const flyingOf = ({ weapons }: OseStats): readonly Figure[] =>
  weapons.map(({ id, range, shots }) => {
    const changed = (change: Partial<OseWeapon>) => ({ weapons: withChanged(weapons, id, change) });
    if (range !== undefined)
      return wholeFigure(titles.missiles(id), shots, (value) => changed({ shots: value }));
    return bandsFigure(titles.range(id), undefined, (bands) => {
      const one = usualMissiles(id);
      return changed({ range: bands, melee: !sendsMissiles(id), ...(one !== undefined && { shots: one }) });
    });
  });
