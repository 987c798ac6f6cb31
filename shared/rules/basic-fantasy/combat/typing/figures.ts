import {
  bandsFigure,
  diceFigure,
  titles,
  wholeFigure,
  withChanged,
  type FighterFigure,
} from '../../../fight/bridge/figures.ts';
import { sendsMissiles, usualMissiles } from '../../../fight/bridge/flying.ts';
import { RulesError } from '../../../../errors.ts';
import { attackBonus } from '../../attack/attack.ts';
import { attackModifier } from '../../attack/modifiers.ts';
import { hitDiceParse } from '../../characters/hit-dice.ts';
import { capabilities } from '../../capabilities.ts';
import { saveCategories, type SaveCategory } from '../../terms.ts';
import { intervalOf } from '../fighter/arms.ts';
import { deliveredBy } from '../fighter/delivery.ts';
import { targetOf } from '../fighter/target.ts';
import type { Stats, Weapon } from '../stats.ts';

/** The figures of this book's fighters, as they may be typed over. BF-ATK-1, BF-ATK-3, BF-SAVE-1. */

type Figure = FighterFigure<Stats>;

const signed = { min: -100, max: 100 };

function isHitDice(text: string): boolean {
  try {
    hitDiceParse({ text });
    return true;
  } catch (thrown) {
    if (thrown instanceof RulesError) return false;
    throw thrown;
  }
}

/** With asterisks and a listed bonus. */
function hitDice({ creature }: Stats): Figure[] {
  if (creature.kind !== 'monster') return [];
  const { hitDice: text, ...rest } = creature;
  const written = 'Hit Dice such as 3+1 or 4**';
  return [
    {
      title: titles.hitDice,
      value: text,
      written,
      sheet: null,
      typed: (typed) =>
        isHitDice(typed.trim())
          ? { creature: { ...rest, hitDice: typed.trim() } }
          : `${titles.hitDice} are ${written}.`,
    },
  ];
}

export const saveTitle = (category: SaveCategory): string =>
  `Save: ${capabilities.saves.find(({ id }) => id === category)?.title ?? category}`;

/** What he must throw, before what race and levels lost add to the roll. */
function saves(stats: Stats): Figure[] {
  return saveCategories.map((category) => {
    const value = targetOf(stats, category);
    return wholeFigure(
      saveTitle(category),
      value,
      (typed) => ({ saves: { ...stats.saves, [category]: typed } }),
      { min: -20, max: 30, sheet: `save.${category}` },
    );
  });
}

function weapon({ weapons }: Stats, one: Weapon): Figure[] {
  const { id, damage, bonus = 0, toHit = 0, damageBonus = 0, ranged, engine } = one;
  const own = engine === undefined ? 0 : attackModifier({ siegeEngine: engine }).total;
  const changed = (change: Partial<Weapon>) => ({ weapons: withChanged(weapons, id, change) });
  return [
    ...(damage === undefined
      ? []
      : [diceFigure(titles.damage(id), damage, (dice) => changed({ damage: dice }))]),
    wholeFigure(
      titles.toHit(id),
      bonus + toHit + own,
      (value) => changed({ toHit: value - bonus - own }),
      signed,
    ),
    wholeFigure(
      `Added to damage of ${id}`,
      bonus + damageBonus,
      (value) => changed({ damageBonus: value - bonus }),
      signed,
    ),
    ...(ranged === undefined
      ? []
      : [
          bandsFigure(
            titles.range(id),
            [ranged.ranges.short ?? 0, ranged.ranges.medium, ranged.ranges.long],
            ([short, medium, long]) => changed({ ranged: { ...ranged, ranges: { short, medium, long } } }),
          ),
        ]),
  ];
}

/** As is said, whatever hands there are; else as is listed, which every hand that is missing lengthens. BF-ROF-5. */
function shotRounds({ roundsAShot, weapons }: Stats): Figure {
  const said = wholeFigure<Stats>(titles.roundsAShot, roundsAShot, (value) => ({ roundsAShot: value }), {
    min: 1,
  });
  const engine = weapons.find((one) => one.engine !== undefined);
  if (roundsAShot !== undefined || engine === undefined) return said;
  return { ...said, value: `${intervalOf(engine)} with all hands` };
}

/** Of an engine: whom it wants, and how long it takes. */
const ofCrew = (stats: Stats): Figure[] =>
  stats.crew === undefined
    ? []
    : [
        wholeFigure<Stats>(titles.crew, stats.crew, (value) => ({ crew: value }), { min: 1 }),
        shotRounds(stats),
      ];

/** Of a vehicle. Its hit points are those of its row. */
const ofHull = ({ armourClass, movementFeet }: Stats, hull: NonNullable<Stats['hull']>): Figure[] => [
  wholeFigure<Stats>(titles.armourClass, armourClass, (value) => ({ armourClass: value }), signed),
  wholeFigure<Stats>(titles.hardness, hull.hardness, (hardness) => ({ hull: { ...hull, hardness } })),
  wholeFigure<Stats>(titles.roundFeet, movementFeet, (value) => ({ movementFeet: value }), { max: 10_000 }),
];

/** Every figure of a fighter that may be typed over. */
export function figuresOf(stats: Stats): readonly Figure[] {
  const { armourClassAgainstLarge, creature, strBonus, dexBonus, conBonus, hull } = stats;
  if (hull) return ofHull(stats, hull);
  const bonus = stats.attackBonus ?? attackBonus({ attacker: creature }).bonus;
  const scores =
    creature.kind === 'monster'
      ? []
      : [
          wholeFigure<Stats>('Strength bonus', strBonus ?? 0, (value) => ({ strBonus: value }), signed),
          wholeFigure<Stats>('Dexterity bonus', dexBonus ?? 0, (value) => ({ dexBonus: value }), signed),
          wholeFigure<Stats>('Constitution bonus', conBonus ?? 0, (value) => ({ conBonus: value }), signed),
        ];
  return [
    wholeFigure(titles.armourClass, stats.armourClass, (armourClass) => ({ armourClass }), {
      ...signed,
      sheet: 'acAscending',
    }),
    ...(armourClassAgainstLarge === undefined
      ? []
      : [
          wholeFigure<Stats>(
            titles.againstLarge,
            armourClassAgainstLarge,
            (value) => ({ armourClassAgainstLarge: value }),
            { ...signed, sheet: 'acAscending.large' },
          ),
        ]),
    ...hitDice(stats),
    wholeFigure('Attack bonus', bonus, (value) => ({ attackBonus: value }), {
      ...signed,
      sheet: 'attackBonus',
    }),
    ...saves(stats),
    wholeFigure(titles.roundFeet, stats.movementFeet, (movementFeet) => ({ movementFeet }), {
      max: 10_000,
      sheet: 'roundFeet',
    }),
    wholeFigure(titles.morale, stats.morale, (morale) => ({ morale }), { min: 2, max: 12 }),
    wholeFigure(titles.initiative, stats.initiative ?? 0, (initiative) => ({ initiative }), signed),
    ...scores,
    ...ofCrew(stats),
    ...stats.weapons.flatMap((one) => weapon(stats, one)),
  ];
}

/** What a creature strikes with, thrown as far as the referee says; it is struck with all the same. BF-MIS-1. */
export const flyingOf = ({ weapons }: Stats): readonly Figure[] =>
  // What an engine sends nobody counts.
  weapons
    .filter(({ engine }) => engine === undefined)
    .map(({ id, ranged, pieces }) => {
      const changed = (change: Partial<Weapon>) => ({ weapons: withChanged(weapons, id, change) });
      if (ranged !== undefined)
        return wholeFigure(titles.missiles(id), pieces, (value) => changed({ pieces: value }));
      return bandsFigure(titles.range(id), undefined, ([short, medium, long]) => {
        const one = usualMissiles(id);
        return changed({
          ranged: { ...deliveredBy(id, one !== undefined), ranges: { short, medium, long } },
          melee: !sendsMissiles(id),
          ...(one !== undefined && { pieces: one }),
        });
      });
    });
