import {
  diceFigure,
  titles,
  wholeFigure,
  withChanged,
  type FighterFigure,
} from '../../../fight/bridge/figures.ts';
import { sendsMissiles, usualMissiles } from '../../../fight/bridge/flying.ts';
import { weaponStyle } from '../../attack/weapons.ts';
import type { AC } from '../../terms.ts';
import { mostRoundsAShot, mostShotsARound, type SwordsStats, type SwordsWeapon } from '../fighter/stats.ts';

/** The figures of this book's fighters, as they may be typed over. SW-ATK-1, SW-MISS-1. */

type Figure = FighterFigure<SwordsStats>;

/** With the shield, which stands apart in the stats. */
function armour({ ac, style }: SwordsStats): Figure {
  const shown: AC = style === 'shield' ? weaponStyle({ style, ac }).ac : ac;
  const limits = { min: -100, max: 100 };
  const by = (from: number, to: number): number => to - from;
  if ('ascending' in ac && 'ascending' in shown) {
    const worn = by(ac.ascending, shown.ascending);
    return wholeFigure(
      `${titles.armourClass}, ascending`,
      shown.ascending,
      (value) => ({ ac: { ascending: value - worn } }),
      { ...limits, sheet: 'acAscending' },
    );
  }
  const plain = 'descending' in ac ? ac.descending : 0;
  const total = 'descending' in shown ? shown.descending : 0;
  return wholeFigure(
    titles.armourClass,
    total,
    (value) => ({ ac: { descending: value - by(plain, total) } }),
    { ...limits, sheet: 'acDescending' },
  );
}

/** A creature fights by what it adds; one of a class by his level. */
const skill = ({ skill: own, attackBonus }: SwordsStats): Figure =>
  'class' in own
    ? wholeFigure('Attack bonus', attackBonus, (value) => ({ attackBonus: value }), {
        min: -100,
        max: 100,
        sheet: 'attackBonus',
      })
    : wholeFigure(
        'Attack bonus',
        own.monsterHitDice < 1 ? 0 : own.monsterHitDice,
        (value) => ({ skill: { monsterHitDice: value <= 0 ? 0.5 : value } }),
        { max: 100, sheet: 'attackBonus' },
      );

function weapon({ weapons }: SwordsStats, one: SwordsWeapon): Figure[] {
  const {
    id,
    damage,
    toHit = 0,
    damageBonus = 0,
    rangeFeet,
    count = 1,
    rateOfFire = 1,
    roundsAShot = 1,
  } = one;
  const changed = (change: Partial<SwordsWeapon>) => ({ weapons: withChanged(weapons, id, change) });
  const signed = { min: -100, max: 100 };
  return [
    diceFigure(titles.damage(id), damage, (dice) => changed({ damage: dice })),
    wholeFigure(titles.toHit(id), toHit, (value) => changed({ toHit: value }), signed),
    wholeFigure(`Added to damage of ${id}`, damageBonus, (value) => changed({ damageBonus: value }), signed),
    wholeFigure(titles.blows(id), count, (value) => changed({ count: value }), { min: 1, max: 20 }),
    ...(rangeFeet === undefined
      ? []
      : [
          wholeFigure(titles.greatestRange(id), rangeFeet, (value) => changed({ rangeFeet: value }), {
            min: 1,
            max: 10_000,
          }),
          wholeFigure(`Shots a round of ${id}`, rateOfFire, (value) => changed({ rateOfFire: value }), {
            min: 1,
            max: mostShotsARound,
          }),
          wholeFigure(`Rounds a shot of ${id}`, roundsAShot, (value) => changed({ roundsAShot: value }), {
            min: 1,
            max: mostRoundsAShot,
          }),
        ]),
  ];
}

/** Every figure of a fighter that may be typed over. */
export function figuresOf(stats: SwordsStats): readonly Figure[] {
  const { dexterity, strengthToHit = 0, strengthDamage = 0, dexterityToHit = 0, interval } = stats;
  const signed = { min: -100, max: 100 };
  return [
    armour(stats),
    skill(stats),
    wholeFigure(titles.save, stats.save, (save) => ({ save }), { max: 30, sheet: 'save.single' }),
    wholeFigure(titles.roundFeet, stats.speedFeet, (speedFeet) => ({ speedFeet }), {
      max: 10_000,
      sheet: 'roundFeet',
    }),
    wholeFigure('Dexterity', dexterity, (value) => ({ dexterity: value }), { min: 1, max: 25 }),
    ...('class' in stats.skill
      ? [
          wholeFigure('Strength to hit', strengthToHit, (value) => ({ strengthToHit: value }), signed),
          wholeFigure('Strength to damage', strengthDamage, (value) => ({ strengthDamage: value }), signed),
          wholeFigure(
            'Dexterity to hit with missiles',
            dexterityToHit,
            (value) => ({ dexterityToHit: value }),
            signed,
          ),
        ]
      : [wholeFigure(titles.hitDice, stats.hitDice, (hitDice) => ({ hitDice }), { max: 100 })]),
    wholeFigure('Segments between actions', interval, (value) => ({ interval: value }), {
      min: 1,
      max: 600,
    }),
    ...stats.weapons.flatMap((one) => weapon(stats, one)),
    ...(stats.spells ?? []).map(({ id, level }) =>
      wholeFigure<SwordsStats>(
        titles.spellLevel(id),
        level,
        (value) => ({ spells: withChanged(stats.spells ?? [], id, { level: value }) }),
        { max: 9 },
      ),
    ),
  ];
}

/** What a creature strikes with, thrown as far as the referee says; it is struck with all the same. SW-MISS-1. */
export const flyingOf = ({ weapons }: SwordsStats): readonly Figure[] =>
  weapons.map(({ id, rangeFeet, shots }) => {
    const changed = (change: Partial<SwordsWeapon>) => ({ weapons: withChanged(weapons, id, change) });
    if (rangeFeet !== undefined)
      return wholeFigure(titles.missiles(id), shots, (value) => changed({ shots: value }));
    const flies = (feet: number) => {
      const one = usualMissiles(id);
      return changed({
        rangeFeet: feet,
        melee: !sendsMissiles(id),
        ...(one !== undefined && { shots: one }),
      });
    };
    return wholeFigure(titles.greatestRange(id), undefined, flies, { min: 1, max: 10_000 });
  });
